import type { Locator, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { createRegistration } from '../../../machines/registration.ts'
import type { FileRow, RegistrationContext, Step } from '../../../machines/registration-context.ts'
import type { FormTag } from '../../../machines/draft.ts'
import { done, type Outcome } from '../../../machines/outcome.ts'
import type { UploadReport } from '../../../machines/upload.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { photo } from '../../support/samples.ts'
import { sentIn } from '../../support/request-bodies.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { arrivals } from 'statechart-kit/walk/page-idle'
import type { Account } from '../../support/api.ts'
import { isUploaded, ownedBy } from './stored.ts'
import { becomes, textsOf, wrongIn } from './form-facts.ts'
import { formActs, press, type FormParts, type FormWorld } from './form-acts.ts'
import type { Gate } from './network-gate.ts'
import { readSlot, slotControl, wantedSlot, type SlotParts } from './slot-facts.ts'
import type { Stage } from './walk.ts'
import type { OpenVisit, Visit } from './visit.ts'

/** Somebody before a page that takes files: one gate holds what it sends in the end, the other its files. */
export type RegistrationWorld = FormWorld & {
  readonly uploads: Gate
  /** Their own address, where the samples have one that stands for it. */
  readonly email: string
  /** Who comes, where they have an account already. */
  readonly account?: Account | undefined
}

export type RegistrationStage<Draft extends object, Slot extends string, Saved extends object> = Stage<
  ReturnType<typeof createRegistration<Draft, Slot, Saved>>,
  RegistrationWorld
>

export type RegistrationParts<Draft extends object, Slot extends string> = Pick<
  FormParts<Draft>,
  'fields' | 'failed'
> & {
  /** Who comes, and the address that is theirs. */
  readonly arrive: (openVisit: OpenVisit) => Promise<Pick<RegistrationWorld, 'visit' | 'email' | 'account'>>
  readonly path: string
  /** Once it is saved one goes on editing; any other page then leads elsewhere by itself. */
  readonly staysOpen?: boolean
  /** A reload after saving shows all of what was saved, and nothing else. */
  readonly isFoundAgain?: boolean
  readonly save: OperationId
  readonly title: (say: Translate) => string
  readonly submit: (say: Translate) => string
  /** What goes on to the next step, and what the steps are called. */
  readonly steps?: {
    readonly next: (say: Translate) => string
    readonly nameOf: (say: Translate, step: Step) => string
  }
  /** Leads elsewhere; by default the arrow in the bar. */
  readonly leave?: (world: RegistrationWorld) => Promise<void>
  /** What stands below the button while it waits for files, and while it sends. */
  readonly waiting: (say: Translate, count: number) => string
  readonly sending: (say: Translate) => string
  readonly slots: { readonly [Name in Slot]: SlotParts }
  /** What a file is called on the screen. */
  readonly nameOf: (say: Translate, file: NamedFile) => string
  /** What the toasts say once it is saved, without so many files. */
  readonly news: (say: Translate, lost: number) => readonly string[]
  /** Looks whether the server keeps what was filled in, with the files that had arrived. */
  readonly stored: (
    world: RegistrationWorld,
    sent: { readonly draft: Draft; readonly files: readonly FileRow<Slot>[] },
  ) => Promise<void>
  /** What is there once the page is left, after it was saved or without. */
  readonly left: (visit: Visit, isSaved: boolean) => Promise<unknown>
}

/** How long a call takes that nobody holds; milliseconds. */
const CALLS = 1500

/** A file by its id; `isKnown` once the server tells of it. */
type NamedFile = { readonly id: string; readonly isKnown: boolean }

type Given<Draft extends object, Slot extends string> = {
  readonly context: Pick<
    RegistrationContext<Draft, Slot, unknown>,
    'draft' | 'errors' | 'failure' | 'files' | 'initialFiles' | 'saved' | 'slots' | 'step' | 'stepOf' | 'wasSubmitted'
  >
  readonly hasTag: (tag: FormTag) => boolean
  readonly value: unknown
}

/** Those who have seen the news of what was sent last. */
const informed = new WeakSet<Visit>()

/** A page that takes files: how one gets there, what is done there and seen. */
export function registrationStage<Draft extends object, Slot extends string>(parts: RegistrationParts<Draft, Slot>) {
  const { slots, title, steps } = parts
  const slotNames = Object.keys(slots).filter((name): name is Slot => Object.hasOwn(slots, name))
  const place = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('form', { name: title(say), exact: true })
  const acts = formActs<Draft>({ ...parts, place })
  /** The same for what a step shows. */
  const actsAt = ({ step, stepOf }: Given<Draft, Slot>['context']) => {
    const submit = steps && step !== 'trust' ? steps.next : parts.submit
    return formActs<Draft>({ ...parts, submit, place, shows: (name) => stepOf === null || stepOf[name] === step })
  }
  const question = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('alertdialog', { name: say('ui.leaveTitle'), exact: true })
  const controlOf = (world: FormWorld, slot: Slot): Locator => slotControl(place(world), slots[slot], world.visit.say)
  const toasts = ({ page }: Visit): Locator => page.locator('[popover] > [role]')
  const actOn =
    (word: 'ui.removeNamed' | 'ui.retryNamed') =>
    async (world: RegistrationWorld, { id }: { readonly id: string }): Promise<void> => {
      const { say } = world.visit
      // Once it is saved it may go by another name.
      const [fresh, known] = [false, true].map((isKnown) => {
        const name = say(word, { name: parts.nameOf(say, { id, isKnown }) })
        return place(world).getByRole('button', { name, exact: true })
      })
      if (known && fresh) await ((await known.isVisible()) && !(await fresh.isVisible()) ? known : fresh).click()
    }

  /** The page has come, and with the first touch what there is to choose from. */
  async function settles(world: RegistrationWorld): Promise<void> {
    await place(world).waitFor()
    await world.visit.page.mouse.move(1, 1)
    await arrivals(world.visit.page, { calls: CALLS })
  }

  /** The page is there with everything that was typed and picked, and says what it works on. */
  async function isThere(world: RegistrationWorld, given: Given<Draft, Slot>): Promise<void> {
    const { context, value } = given
    const { say } = world.visit
    const { errors, wasSubmitted, initialFiles, step, stepOf } = context
    const files = context.files.map((row) => {
      const isKnown = initialFiles.some(({ url }) => url === row.url)
      return { ...row, name: parts.nameOf(say, { id: row.id, isKnown }) }
    })
    await actsAt(context).isThere(world, {
      context: { ...context, draft: ownedBy(context.draft, world) },
      hasTag: (tag) => given.hasTag(tag),
    })
    if (context.failure?.type === 'unauthorized') return
    const isBusy = given.hasTag('busy')
    const isFixed = value === 'submitting'
    const waiting = files.filter(({ status }) => status === 'sending').length
    const works = isFixed ? parts.sending(say) : parts.waiting(say, waiting)
    const shown = slotNames.filter((slot) => stepOf === null || stepOf[slot] === step)
    await becomes(
      async () => ({
        slots: await Promise.all(shown.map((slot) => readSlot(controlOf(world, slot)))),
        step: await textsOf(world.visit.page.locator('[aria-current=step]')),
        works: await place(world).getByRole('status').last().textContent(),
      }),
      {
        slots: shown.map((slot) =>
          wantedSlot(
            slots[slot],
            {
              rows: files.filter((row) => row.slot === slot),
              rules: context.slots[slot],
              wrong: wrongIn(errors, slot, say),
              wasSubmitted,
              isBusy,
              isFixed,
            },
            say,
          ),
        ),
        step: steps && step !== null ? [steps.nameOf(say, step)] : [],
        works: isBusy ? works : '',
      },
    )
  }

  return {
    open: async (openVisit: OpenVisit): Promise<RegistrationWorld> => {
      const { visit, ...who } = await parts.arrive(openVisit)
      const gate = await visit.gateOn(parts.save)
      const uploads = await visit.gateOn('uploadFile')
      const world = { visit, ...who, gate, uploads }
      await visit.page.goto(parts.path)
      await settles(world)
      return world
    },
    stored: {
      [parts.save]: (world: RegistrationWorld, { before: { context } }: { readonly before: Given<Draft, Slot> }) => {
        const files = context.files.filter(({ status }) => status === 'done')
        return parts.stored(world, { draft: ownedBy(context.draft, world), files })
      },
      uploadFile: async (_: RegistrationWorld, { request }: { readonly request: Request }) =>
        isUploaded(request, (await picked('picked.jpg')).buffer),
    },
    does: {
      'draft.changed': (world: RegistrationWorld, { changes }: { readonly changes: Partial<Draft> }) =>
        acts.fill(world, place(world), ownedBy(changes, world)),
      'field.left': (world: RegistrationWorld, { field }: { readonly field: string }) =>
        acts.leaveForNone(world, place(world), field),
      'form.submitted': async (world: RegistrationWorld) => {
        const { say } = world.visit
        const next = steps && place(world).getByRole('button', { name: steps.next(say), exact: true })
        if (next && (await next.isVisible())) await next.click()
        else await press(place(world), parts.submit(say))
      },
      'step.left': (world: RegistrationWorld) => press(place(world), world.visit.say('ui.back')),
      /** What is saved for good is left by the page itself. */
      'form.closed': async (world: RegistrationWorld) => {
        const { visit } = world
        if (!parts.staysOpen && ((await toasts(visit).count()) > 0 || (await place(world).count()) === 0)) return
        if (parts.leave) await parts.leave(world)
        else await visit.page.getByRole('link', { name: visit.say('ui.back'), exact: true }).click()
      },
      'form.kept': (world: RegistrationWorld) => press(question(world), world.visit.say('ui.stay')),
      'form.abandoned': (world: RegistrationWorld) => press(question(world), world.visit.say('ui.leave')),
      'draft.discarded': (world: RegistrationWorld) => press(place(world), world.visit.say('ui.discard')),
      /** It goes on by itself; a reload shows what was saved, where that is to be seen. */
      'form.opened': async (world: RegistrationWorld): Promise<void> => {
        if (parts.isFoundAgain !== true || (await toasts(world.visit).count()) === 0) return
        await world.visit.page.reload()
        await settles(world)
      },
      'files.picked': async (
        world: RegistrationWorld,
        { slot, files }: { readonly slot: Slot; readonly files: readonly File[] },
      ) => controlOf(world, slot).setInputFiles(await Promise.all(files.map(({ name }) => picked(name)))),
      'file.removed': actOn('ui.removeNamed'),
      'file.retried': actOn('ui.retryNamed'),
      'upload.reported': async ({ uploads }: RegistrationWorld, { status, url, failure }: UploadReport) => {
        if (status !== 'done' && status !== 'failed') throw new Error('The chart of an upload shows the others')
        await uploads.answer(failure ?? done({ url }))
      },
    },
    answers: {
      save: ({ gate }: RegistrationWorld, outcome: Outcome<unknown>) => gate.answer(outcome),
      upload: 'sends events' as const,
    },
    sees: {
      'open.filling': isThere,
      'open.you': isThere,
      'open.business': isThere,
      'open.trust': isThere,
      'open.failed': isThere,
      'open.uploading': isThere,
      leaving: (world: RegistrationWorld) => question(world).getByText(world.visit.say('ui.leaveText')).waitFor(),
      submitting: async (world: RegistrationWorld, given: Given<Draft, Slot>) => {
        informed.delete(world.visit)
        const sent = sentIn(await world.gate.arrived()) ?? ''
        const arrived = given.context.files.filter(({ status }) => status === 'done')
        expect(sent.match(/\/v1\/files\//g) ?? []).toHaveLength(arrived.length)
        await isThere(world, given)
      },
      registered: async ({ visit }: RegistrationWorld, { context: { files } }: Given<Draft, Slot>) => {
        const lost = files.filter(({ status }) => status === 'failed').length
        const news = parts.news(visit.say, lost)
        // It goes by itself after five seconds: once it was seen it need not be seen again.
        if (!informed.has(visit)) await becomes(() => textsOf(toasts(visit)), news)
        informed.add(visit)
        // Where no toast says that it worked, the next screen does.
        if (news.length === 0) await parts.left(visit, true)
      },
      closed: async (world: RegistrationWorld, { context: { saved } }: Given<Draft, Slot>) => {
        await parts.left(world.visit, saved !== null)
        await place(world).waitFor({ state: 'detached' })
      },
    },
  }
}

/** Every file that somebody picks has this colour. */
export const picked = (name: string) => photo(name, 'teal')
