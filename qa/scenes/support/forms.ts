import type { Locator } from 'playwright-core'
import type { MessageCode } from '../../../generated/codes.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { createForm } from '../../../machines/form.ts'
import type { Failure } from '../../../machines/outcome.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import type { Acknowledged } from '../../../src/services/types.ts'
import { awaken, arrivals } from 'statechart-kit/walk/page-idle'
import { form } from '../../models/form.ts'
import { newCustomer, UNUSED, type Account } from '../../support/api.ts'
import { formActs, press, type FormParts, type FormWorld, type Given } from './form-acts.ts'
import { becomes, textsOf } from './form-facts.ts'
import { ownedBy } from './stored.ts'
import type { Visit } from './visit.ts'
import { type Stage, walkScene } from './walk.ts'

type PageParts<Draft> = Omit<FormParts<Draft>, 'place' | 'submit'> & {
  readonly title: (say: Translate) => string
  readonly submit: (say: Translate) => string
  readonly call: OperationId
  /** Whose page it is: by default that of a new customer. */
  readonly owner?: () => Promise<Account>
  /** Whether the owner is logged in there; by default they are. */
  readonly isIn?: boolean
  readonly path: string | ((owner: Account) => Promise<string>)
  /** Whether it can be left at any time; by default it asks before it goes with what was filled in. */
  readonly isLeftFreely?: boolean
  /** What helps, said after why it failed. */
  readonly wayOn?: (say: Translate, failure: Failure | null) => readonly string[]
  /** What is asked after the button, and answered with yes. */
  readonly confirms?: (visit: Visit) => Promise<unknown>
  /** What opens it again once it is saved. */
  readonly reopens?: (visit: Visit) => Promise<void>
  /** What is seen where the server refuses it in a way of its own; undefined otherwise. */
  readonly refused?: (visit: Visit, failure: Failure) => Promise<void> | undefined
  readonly saved: (visit: Visit) => Promise<unknown>
  /** Looks whether the server keeps what was filled in. */
  readonly stored: (owner: Account, draft: Draft) => Promise<unknown>
}

type FormStage<Draft extends object, Saved extends object, World extends FormWorld> = Stage<
  ReturnType<typeof createForm<Draft, Saved>>,
  World
>

/** A form that fills a page, with the question before it is left. */
export function pageStage<Draft extends object, Saved extends object = Acknowledged>({
  title,
  submit,
  call,
  owner: newOwner = () => newCustomer(undefined, UNUSED),
  isIn = true,
  path,
  isLeftFreely = false,
  wayOn = () => [],
  confirms,
  reopens,
  refused,
  saved,
  stored,
  ...parts
}: PageParts<Draft>): FormStage<Draft, Saved, FormWorld & { readonly owner: Account }> {
  type World = FormWorld & { readonly owner: Account }
  const place = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('form', { name: title(say), exact: true })
  const acts = formActs<Draft>({ ...parts, place, submit })
  const question = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('alertdialog', { name: say('ui.leaveTitle'), exact: true })
  const isThere = (world: World, given: Given<Draft>): Promise<void> => {
    const context = { ...given.context, draft: ownedBy(given.context.draft, world.owner) }
    const own = { context, hasTag: given.hasTag.bind(given) }
    return acts.isThere(world, own, wayOn(world.visit.say, context.failure))
  }
  return {
    open: async (openVisit) => {
      const owner = await newOwner()
      const visit = await openVisit(isIn ? owner : null)
      const gate = await visit.gateOn(call)
      await visit.page.goto(typeof path === 'string' ? path : await path(owner))
      await awaken(visit.page, visit.page.getByRole('main').locator('form'))
      return { visit, gate, owner }
    },
    does: {
      'draft.changed': (world, { changes }) => acts.fill(world, place(world), ownedBy(changes, world.owner)),
      'field.left': (world, { field }) => acts.leaveField(world, place(world), field),
      'form.submitted': async (world) => {
        await press(place(world), submit(world.visit.say))
        await confirms?.(world.visit)
      },
      // One that was saved leaves of its own accord.
      'form.closed': isLeftFreely
        ? 'elsewhere'
        : async (world) => {
            if (await place(world).isVisible())
              await world.visit.page.getByRole('link', { name: world.visit.say('ui.back'), exact: true }).click()
          },
      'form.kept': isLeftFreely ? 'elsewhere' : (world) => press(question(world), world.visit.say('ui.stay')),
      'form.abandoned': isLeftFreely ? 'elsewhere' : (world) => press(question(world), world.visit.say('ui.leave')),
      'form.opened': reopens ? ({ visit }) => reopens(visit) : 'elsewhere',
    },
    answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      'open.editing': isThere,
      'open.failed': (world, given) => {
        const { failure } = given.context
        return (failure && refused?.(world.visit, failure)) ?? isThere(world, given)
      },
      leaving: (world) => question(world).getByText(world.visit.say('ui.leaveText')).waitFor(),
      sending: async (world, given) => {
        await world.gate.arrived()
        await isThere(world, given)
      },
      saved: async ({ visit }) => void (await saved(visit)),
      closed: (world) => place(world).waitFor({ state: 'detached' }),
    },
    stored: {
      [call]: async ({ owner }: World, { before }: Sent<Draft>) => void (await stored(owner, before.context.draft)),
    },
  }
}

/** What was sent. */
type Sent<Draft> = { readonly before: Given<Draft> }

/** A toast of a page says so. */
export const tells = ({ page, say }: Visit, code: MessageCode): Promise<void> =>
  page.locator('[popover]').getByRole('status').getByText(say.code(code), { exact: true }).waitFor()

export type DialogParts<Draft> = Omit<FormParts<Draft>, 'place'> & {
  readonly title: (say: Translate, given: Given<Draft>) => string
  readonly cancel: (say: Translate) => string
}

/** What a person does to a form in a dialog, and what is to be seen of it and of the question before it goes. */
export function dialogActs<Draft extends object>({ title, cancel, ...parts }: DialogParts<Draft>) {
  const place = ({ visit: { page, say } }: FormWorld, given: Given<Draft>): Locator =>
    page.getByRole('dialog', { name: title(say, given), exact: true })
  const acts = formActs<Draft>({ ...parts, place })
  const dialog = ({ visit: { page } }: FormWorld): Locator => page.getByRole('dialog')
  const question = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('alertdialog', { name: say('jobActs.leave.title'), exact: true })
  /** No dialog is there, nor a question; only a toast says whether anything was sent. */
  const gone = ({ visit: { page } }: FormWorld, ...news: readonly string[]): Promise<void> =>
    becomes(
      async () => ({
        dialogs: await page.locator('dialog').count(),
        news: await textsOf(page.locator('[popover]').getByRole('status')),
      }),
      { dialogs: 0, news },
    )
  const isThere = (world: FormWorld, given: Given<Draft>): Promise<void> => acts.isThere(world, given)
  return {
    does: {
      'draft.changed': (world: FormWorld, { changes }: { readonly changes: Partial<Draft> }) =>
        acts.fill(world, dialog(world), changes),
      'field.left': async (world: FormWorld, { field }: { readonly field: string }) => {
        // The rules of a dialog come after it; nothing is wrong before.
        await arrivals(world.visit.page, { calls: 0 })
        await acts.leaveField(world, dialog(world), field)
      },
      'form.submitted': (world: FormWorld) => dialog(world).locator('[type=submit]').click(),
      'form.closed': (world: FormWorld) => press(dialog(world), cancel(world.visit.say)),
      'form.kept': (world: FormWorld) => press(question(world), world.visit.say('jobActs.leave.keep')),
      'form.abandoned': (world: FormWorld) => press(question(world), world.visit.say('jobActs.leave.discard')),
    },
    isThere: acts.isThere,
    /** All but what is seen once it is saved. */
    sees: {
      'open.editing': isThere,
      'open.failed': isThere,
      leaving: (world: FormWorld) => question(world).getByText(world.visit.say('jobActs.leave.text')).waitFor(),
      sending: acts.sending,
      closed: (world: FormWorld) => gone(world),
    },
    gone,
  }
}

/** What tells one dialog from another, besides what is in it. */
export type DialogScene<Draft, More> = DialogParts<Draft> & {
  readonly call: OperationId
  /** Makes what has to be there, and says whose screen it is on. */
  readonly people: () => Promise<readonly [account: Account, more: More]>
  readonly path: (more: More) => string
  /** What is pressed on that screen; nothing where it opens by itself. */
  readonly opens?: (visit: Visit, more: More) => Promise<unknown>
  /** The toast once it is saved, if only that says so. */
  readonly news?: MessageCode
  /** What is to be seen besides, once it is saved. */
  readonly saved?: (world: FormWorld & More, given: Given<Draft>) => Promise<unknown>
  /** Looks whether the server keeps what was filled in. */
  readonly stored: (more: More, draft: Draft) => Promise<unknown>
  /** The same of calls that are made by the way. */
  readonly storedBeside?: { readonly [Call in OperationId]?: (more: More) => Promise<void> }
}

/** Walks the scene of a dialog. */
export function walkDialog<Draft extends object, More extends object>(
  scene: string,
  { call, people, path, opens, news, saved, stored, storedBeside, ...parts }: DialogScene<Draft, More>,
): void {
  const acts = dialogActs<Draft>(parts)
  const stage: FormStage<Draft, Acknowledged, FormWorld & More> = {
    open: async (openVisit) => {
      const [account, more] = await people()
      const visit = await openVisit(account)
      const gate = await visit.gateOn(call)
      await visit.page.goto(path(more))
      await opens?.(visit, more)
      return { visit, gate, ...more }
    },
    does: { ...acts.does, 'form.opened': 'elsewhere' },
    answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
    sees: {
      ...acts.sees,
      saved: async (world, given) => {
        if (news) await acts.gone(world, world.visit.say.code(news))
        await saved?.(world, given)
      },
    },
    stored: {
      ...storedBeside,
      [call]: async (more: More, { before }: Sent<Draft>) => void (await stored(more, before.context.draft)),
    },
  }
  walkScene(form, scene, stage)
}
