import type { Locator } from 'playwright-core'
import type { FieldError } from '../../../generated/field-errors.ts'
import { alertsIn, becomes, isWorking } from './form-facts.ts'
import type { Gate } from './gate.ts'
import type { Visit } from './visit.ts'

/** Somebody before a form in a dialog; the gate holds what the form sends. */
export type DialogWorld = { readonly visit: Visit; readonly gate: Gate }

/** What a dialog is called, and the button that sends it. */
type DialogWords = { readonly title: string; readonly submit: string }

/** What the form holds, as far as it is to be seen. */
export type DialogContext<Draft> = {
  readonly draft: Draft
  readonly initial: Draft
  readonly errors: readonly FieldError[]
}

/** What tells the dialog of one form from that of another. */
export type DialogParts<Draft> = {
  readonly words: (world: DialogWorld, context: DialogContext<Draft>) => DialogWords
  /** What is in the fields, and what they say is wrong. */
  readonly read: (world: DialogWorld, dialog: Locator) => Promise<unknown>
  /** What has to be in the fields. */
  readonly wanted: (world: DialogWorld, context: DialogContext<Draft>) => unknown
}

type Given<Draft> = { readonly context: DialogContext<Draft> }

/** What a person sees of a form in a dialog, and of the question that it asks before it goes. */
export function dialogViews<Draft>({ words, read, wanted }: DialogParts<Draft>) {
  /** The dialog is there with what was typed; its button works or waits, and it says nothing but `alerts`. */
  async function isThere(
    world: DialogWorld,
    { context }: Given<Draft>,
    { isBusy = false, alerts = [] }: { readonly isBusy?: boolean; readonly alerts?: readonly string[] } = {},
  ): Promise<void> {
    const { title, submit } = words(world, context)
    const dialog = world.visit.page.getByRole('dialog', { name: title, exact: true })
    const button = dialog.getByRole('button', { name: submit, exact: true })
    await dialog.waitFor()
    await becomes(
      async () => ({
        fields: await read(world, dialog),
        isBusy: await isWorking(button),
        alerts: await alertsIn(dialog),
        asks: await question(world).isVisible(),
      }),
      { fields: wanted(world, context), isBusy, alerts, asks: false },
    )
  }
  return {
    editing: (world: DialogWorld, given: Given<Draft>) => isThere(world, given),
    saving: async (world: DialogWorld, given: Given<Draft>) => {
      await world.gate.arrived()
      await isThere(world, given, { isBusy: true })
    },
    /** It came back with these words. */
    setBack: (world: DialogWorld, given: Given<Draft>, alert: string) => isThere(world, given, { alerts: [alert] }),
    leaving: (world: DialogWorld) => question(world).getByText(world.visit.say('jobDetails.leave.text')).waitFor(),
    /** No dialog is there, nor a question; only a toast says whether anything was sent. */
    gone: async ({ visit: { page } }: DialogWorld, news: readonly string[]) =>
      becomes(async () => ({ dialogs: await page.locator('dialog').count(), news: await newsOn(page) }), {
        dialogs: 0,
        news,
      }),
  }
}

/** The ways out of a dialog, for those who typed something and those who did not. */
export const leaves = {
  keep: (world: DialogWorld) => press(question(world), world.visit.say('jobDetails.leave.keep')),
  abandon: (world: DialogWorld) => press(question(world), world.visit.say('jobDetails.leave.discard')),
}

/** A dialog has no files; the page that posts a job walks what comes of them. */
export const filesElsewhere = {
  'files.picked': 'elsewhere',
  'file.removed': 'elsewhere',
  'file.retried': 'elsewhere',
  'upload.reported': 'elsewhere',
} as const

/** Presses a button inside of something. */
export function press(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).click()
}

function question({ visit: { page, say } }: DialogWorld): Locator {
  return page.getByRole('alertdialog', { name: say('jobDetails.leave.title'), exact: true })
}

/** What the toasts say. */
function newsOn(page: Visit['page']): Promise<readonly string[]> {
  return page.locator('[popover]').getByRole('status').allInnerTexts()
}
