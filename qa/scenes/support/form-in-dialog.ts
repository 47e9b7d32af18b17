import type { Locator } from 'playwright-core'
import { arrivals } from 'statechart-kit/walk/page-idle'
import { becomes, textsOf } from './form-facts.ts'
import { formActs, press, type FormParts, type FormWorld, type Given } from './form-stage.ts'

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
