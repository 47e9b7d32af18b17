import type { Locator } from 'playwright-core'
import { formActs, press, type FormParts, type FormWorld, type Given } from './form-stage.ts'

type PageParts<Draft> = Omit<FormParts<Draft>, 'place' | 'submit'> & {
  readonly title: (say: FormWorld['visit']['say']) => string
  readonly submit: (say: FormWorld['visit']['say']) => string
}

/** What a person does to a form that fills a page, and what is to be seen of it and of the question before it is left. */
export function pageActs<Draft extends object>({ title, submit, ...parts }: PageParts<Draft>) {
  const place = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('form', { name: title(say), exact: true })
  const acts = formActs<Draft>({ ...parts, place, submit })
  const question = ({ visit: { page, say } }: FormWorld): Locator =>
    page.getByRole('alertdialog', { name: say('ui.leaveTitle'), exact: true })
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
    isThere: (world: FormWorld, given: Given<Draft>) => acts.isThere(world, given),
    sending: acts.sending,
    leaving: (world: FormWorld) => question(world).getByText(world.visit.say('ui.leaveText')).waitFor(),
    /** The page has been left. */
    isGone: (world: FormWorld) => place(world).waitFor({ state: 'detached' }),
    /** A toast says so. */
    tells: ({ visit: { page } }: FormWorld, words: string) =>
      page.locator('[popover]').getByRole('status').getByText(words, { exact: true }).waitFor(),
  }
}
