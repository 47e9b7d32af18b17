import { fromPromise } from 'xstate'
import { createRegistration } from '../../machines/registration.ts'
import type { StoredDraft, RegistrationInput, RegistrationRequest } from '../../machines/registration-context.ts'
import { uploadMachine } from '../../machines/upload.ts'
import { lazy } from '../shared/lazy.ts'
import type { Service } from '../services/client.ts'
import type { Environment } from './environment.ts'
import { draftStoreOf, restored } from './drafts.ts'
import { runService } from './run-service.ts'

type RegistrationParts<Draft extends object, Slot extends string, Saved extends object> = Omit<
  RegistrationInput<Draft, Slot>,
  'kept' | 'newKey'
> & {
  readonly call: (request: RegistrationRequest<Draft, Slot>) => Service<Saved>
  /** Called once that is done. */
  readonly onDone?: (request: RegistrationRequest<Draft, Slot>) => void
  /** The storage name of the draft, which outlives the page. */
  readonly draftName: string
  /** Fields that must never be stored on the device. */
  readonly secrets?: readonly (keyof Draft & string)[]
}

/** Connects the registration chart to the call that sends it, to uploading, and a stored draft that survives a reload. */
export function registrationOf<Draft extends object, Slot extends string, Saved extends object>(
  environment: Environment,
  { call, onDone, draftName, secrets = [], ...input }: RegistrationParts<Draft, Slot, Saved>,
) {
  const store = draftStoreOf(environment, draftName)
  const machine = createRegistration<Draft, Slot, Saved>().provide({
    actors: {
      save: fromPromise(async ({ input: request, signal }) => {
        const outcome = await runService(environment, signal, call(request))
        if (outcome.type === 'done') onDone?.(request)
        return outcome
      }),
      upload: uploadOf(environment),
    },
    actions: {
      keepDraft: (_, draft) => store.write(withoutSecrets(draft, input.initial, secrets)),
      dropDraft: () => store.drop(),
    },
  })
  const slots = Object.keys(input.slots).filter((name): name is Slot => Object.hasOwn(input.slots, name))
  const kept = restored(store.read(), input.initial, slots)
  return { machine, input: { ...input, newKey: environment.newKey, kept } satisfies RegistrationInput<Draft, Slot> }
}

const sending = lazy(async () => (await import('../services/files.ts')).sendFile)
const shrinking = lazy(async () => (await import('../services/shrink.ts')).shrink)

function uploadOf(environment: Environment) {
  return uploadMachine.provide({
    actors: {
      send: fromPromise(async ({ input: { shrinks, ...input }, signal }) => {
        const sendFile = await sending.fetch().catch(() => null)
        if (sendFile === null) return { type: 'offline' as const }
        return runService(environment, signal, sendFile({ ...input, prepare: shrinks && canShrink() ? shrink : null }))
      }),
    },
  })
}

async function shrink(file: File, signal: AbortSignal): Promise<File> {
  const code = await shrinking.fetch()
  return code(file, signal)
}

/** Older browsers cannot; their pictures go up as they are. */
const canShrink = (): boolean => 'createImageBitmap' in globalThis && 'OffscreenCanvas' in globalThis

function withoutSecrets<Draft extends object, Slot extends string>(
  { draft, files }: StoredDraft<Draft, Slot>,
  initial: Draft,
  secrets: readonly (keyof Draft & string)[],
): StoredDraft<Draft, Slot> {
  const shown = { ...draft }
  for (const name of secrets) shown[name] = initial[name]
  return { draft: shown, files }
}
