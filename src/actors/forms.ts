import { fromPromise } from 'xstate'
import type { createForm, FormInput, KeptDraft, SaveRequest } from '../../machines/form/index.ts'
import type { Outcome } from '../../machines/outcome.ts'
import { uploadMachine } from '../../machines/upload.ts'
import type { Backstage } from './backstage.ts'
import { restored, type DraftKeeper } from './drafts.ts'

export { isDirty } from '../../machines/form/index.ts'

export type FormParts<Draft extends object, Slot extends string, Saved extends object> = {
  /** The chart, as its room draws it. */
  readonly chart: ReturnType<typeof createForm<Draft, Slot, Saved>>
  readonly save: (request: SaveRequest<Draft, Slot>, signal: AbortSignal) => Promise<Outcome<Saved>>
  /** What the form starts with; `kept` and `newKey` are seen to here. */
  readonly input: Omit<FormInput<Draft, Slot>, 'kept' | 'newKey'>
  /** Under which name the draft outlives the page, for whoever is logged in; none where it need not. */
  readonly draftName?: string
  /** Fields that must never be written to the device. */
  readonly secrets?: readonly (keyof Draft & string)[]
}

/** A form on real parts: what to give to `useActorRef(machine, { input })`. */
export type FormSetup<Draft extends object, Slot extends string, Saved extends object> = ReturnType<
  typeof formOf<Draft, Slot, Saved>
>

/** Joins the form chart with saving, uploading, and a draft that survives a reload. */
export function formOf<Draft extends object, Slot extends string, Saved extends object>(
  backstage: Backstage,
  { chart, save, input, draftName, secrets = [] }: FormParts<Draft, Slot, Saved>,
) {
  const { drafts, newKey, session } = backstage
  const owner = session.getSnapshot().context.session?.user.id ?? null
  const keeper: DraftKeeper | null = draftName === undefined ? null : drafts.of(owner, draftName)
  const machine = chart.provide({
    actors: {
      save: fromPromise(({ input: request, signal }) => save(request, signal)),
      upload: uploadOf(backstage),
    },
    actions: {
      keepDraft: (_, kept) => keeper?.keep(withoutSecrets(kept, input.initial, secrets)),
      dropDraft: () => keeper?.drop(),
    },
  })
  const slots = Object.keys(input.slots).filter((name): name is Slot => Object.hasOwn(input.slots, name))
  const kept = keeper && restored(keeper.read(), input.initial, slots)
  return { machine, input: { ...input, newKey, kept } satisfies FormInput<Draft, Slot> }
}

function uploadOf({ run }: Backstage) {
  return uploadMachine.provide({
    actors: {
      send: fromPromise(({ input, signal }) =>
        run(
          signal,
          () => import('../services/files.ts'),
          ({ sendFile }) => sendFile(input),
        ),
      ),
    },
  })
}

function withoutSecrets<Draft extends object, Slot extends string>(
  { draft, files }: KeptDraft<Draft, Slot>,
  initial: Draft,
  secrets: readonly (keyof Draft & string)[],
): KeptDraft<Draft, Slot> {
  const shown = { ...draft }
  for (const name of secrets) shown[name] = initial[name]
  return { draft: shown, files }
}
