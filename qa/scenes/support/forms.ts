import type { Locator } from 'playwright-core'
import type { OperationId } from '../../../generated/operations.ts'
import { awaken, arrivals } from 'statechart-kit/walk/page-idle'
import { newCustomer, UNUSED, type Account } from '../../support/api.ts'
import type { OpenVisit } from './visit.ts'
import { formActs, press, type FormParts, type FormWorld, type Given } from './form-stage.ts'
import { becomes, textsOf } from './form-facts.ts'

type PageParts<Draft> = Omit<FormParts<Draft>, 'place' | 'submit'> & {
  readonly title: (say: FormWorld['visit']['say']) => string
  readonly submit: (say: FormWorld['visit']['say']) => string
  /** What helps, said after why it failed. */
  readonly wayOn?: (say: FormWorld['visit']['say'], given: Given<Draft>) => readonly string[]
}

/** A customer before a form. */
export type CustomerAtForm = FormWorld & { readonly customer: Account }

/** A new customer opens such a page; the gate stands before what it sends. */
export function newCustomerAt(address: string, operation: OperationId) {
  return async (openVisit: OpenVisit): Promise<CustomerAtForm> => {
    const customer = await newCustomer(undefined, UNUSED)
    const visit = await openVisit(customer)
    const gate = await visit.gateOn(operation)
    await visit.page.goto(address)
    await awaken(visit.page, visit.page.getByRole('main').locator('form'))
    return { visit, gate, customer }
  }
}

/** What a person does to a form that fills a page, and what is to be seen of it and of the question before it is left. */
export function pageActs<Draft extends object>({ title, submit, wayOn = () => [], ...parts }: PageParts<Draft>) {
  const place = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('form', { name: title(say), exact: true })
  const acts = formActs<Draft>({ ...parts, place, submit })
  const question = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('alertdialog', { name: say('ui.leaveTitle'), exact: true })
  const isThere = (world: FormWorld, given: Given<Draft>): Promise<void> =>
    acts.isThere(world, given, wayOn(world.visit.say, given))
  return {
    does: {
      'draft.changed': (world: FormWorld, { changes }: { readonly changes: Partial<Draft> }) =>
        acts.fill(world, place(world), changes),
      'field.left': (world: FormWorld, { field }: { readonly field: string }) =>
        acts.leaveField(world, place(world), field),
      'form.submitted': (world: FormWorld) => press(place(world), submit(world.visit.say)),
    },
    /** The ways out of a page that asks first; one that was saved leaves of its own accord. */
    leaves: {
      'form.closed': async (world: FormWorld) => {
        if (await place(world).isVisible()) {
          await world.visit.page.getByRole('link', { name: world.visit.say('ui.back'), exact: true }).click()
        }
      },
      'form.kept': (world: FormWorld) => press(question(world), world.visit.say('ui.stay')),
      'form.abandoned': (world: FormWorld) => press(question(world), world.visit.say('ui.leave')),
    },
    /** All but what is seen once it is saved; closed, the page has been left. */
    sees: {
      'open.editing': isThere,
      'open.failed': isThere,
      leaving: (world: FormWorld) => question(world).getByText(world.visit.say('ui.leaveText')).waitFor(),
      sending: acts.sending,
      closed: (world: FormWorld) => place(world).waitFor({ state: 'detached' }),
    },
    /** A toast says so. */
    tells: ({ visit: { page } }: FormWorld, words: string) =>
      page.locator('[popover]').getByRole('status').getByText(words, { exact: true }).waitFor(),
  }
}

export type DialogParts<Draft> = Omit<FormParts<Draft>, 'place'> & {
  readonly title: (say: FormWorld['visit']['say'], given: Given<Draft>) => string
  readonly cancel: (say: FormWorld['visit']['say']) => string
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
