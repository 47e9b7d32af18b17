import type { Locator } from 'playwright-core'
import type { FormContext, FormTag } from '../../../machines/draft.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { becomes, alertsIn, fieldFacts, isWorking, wrongIn, type FieldFacts } from './form-facts.ts'
import type { Gate } from './network-gate.ts'
import { seesExpired } from './toasts.ts'
import type { Visit } from './visit.ts'

/** Somebody before something that is filled in; the gate holds what it sends. */
export type FormWorld = { readonly visit: Visit; readonly gate: Gate }

/** A field as a person finds, fills and reads it. */
export type FieldParts<Value> = {
  readonly find: (place: Locator, say: Translate) => Locator
  readonly fill: (control: Locator, value: Value, say: Translate) => Promise<unknown>
  readonly read: (control: Locator) => Promise<FieldFacts>
  /** What has to stand there for a value of the draft. */
  readonly shown: (value: Value, say: Translate) => string
}

/** A field that is typed into, by its label. */
export function textField(label: (say: Translate) => string): FieldParts<string> {
  return {
    find: (place, say) => place.getByLabel(label(say), { exact: true }),
    fill: anew,
    read: fieldFacts,
    shown: (value) => value,
  }
}

/** Types something, be it what stands there already: that is to be heard of, too. */
async function anew(control: Locator, value: string): Promise<void> {
  if (value !== '' && (await control.inputValue()) === value) await control.fill('')
  await control.fill(value)
}

export type FieldTable<Draft> = { readonly [Name in keyof Draft & string]: FieldParts<Draft[Name]> }

/** What tells one form from another. */
export type FormParts<Draft> = {
  /** The form itself: on its page or in its dialog. */
  readonly place: (world: FormWorld, given: Given<Draft>) => Locator
  readonly fields: FieldTable<Draft>
  /** Whether a field is on the screen, where not all of them are. */
  readonly shows?: (name: string) => boolean
  readonly submit: (say: Translate, given: Given<Draft>) => string
  /** What it was that failed, said before a reason that does not tell. */
  readonly failed?: (say: Translate) => string
}

export type Given<Draft> = {
  readonly context: Pick<FormContext<Draft, unknown>, 'draft' | 'errors' | 'failure'>
  readonly hasTag: (tag: FormTag) => boolean
}

/** What a person does to a form, and what is to be seen of it. */
export function formActs<Draft extends object>({
  place,
  fields,
  shows = () => true,
  submit,
  failed,
}: FormParts<Draft>) {
  const names = Object.keys(fields).filter(
    (name): name is keyof Draft & string => Object.hasOwn(fields, name) && shows(name),
  )

  /** The form is there with what was filled in; its button works or waits; what is wrong is said, and nothing else. */
  const isThere = async (world: FormWorld, given: Given<Draft>, more: readonly string[] = []): Promise<void> => {
    const { say, page } = world.visit
    const { draft, errors, failure } = given.context
    if (failure?.type === 'unauthorized') return seesExpired(world.visit)
    const form = place(world, given)
    await form.waitFor()
    const alert =
      given.hasTag('failed') && failure ? [failureText(say, failure, 'form', failed?.(say)), ...more].join(' ') : null
    await becomes(
      async () => ({
        fields: await Promise.all(names.map((name) => fields[name].read(fields[name].find(form, say)))),
        isBusy: await isWorking(form.getByRole('button', { name: submit(say, given), exact: true })),
        alerts: await alertsIn(form),
        asks: await page.getByRole('alertdialog').isVisible(),
      }),
      {
        fields: names.map((name) => ({
          value: fields[name].shown(draft[name], say),
          wrong: wrongIn(errors, name, say),
        })),
        isBusy: given.hasTag('busy'),
        alerts: alert === null ? [] : [alert],
        asks: false,
      },
    )
  }

  const fieldCalled = ({ visit: { say } }: FormWorld, form: Locator, name: string): Locator => {
    const field = names.find((each) => each === name)
    if (field === undefined) throw new Error(`There is no field ${name} here`)
    return fields[field].find(form, say)
  }

  return {
    isThere,
    sending: async (world: FormWorld, given: Given<Draft>): Promise<void> => {
      await world.gate.arrived()
      await isThere(world, given)
    },
    fill: async (world: FormWorld, form: Locator, changes: Partial<Draft>): Promise<void> => {
      for (const name of names) {
        const value = changes[name]
        if (value !== undefined)
          await fields[name].fill(fields[name].find(form, world.visit.say), value, world.visit.say)
      }
    },
    leaveField: (world: FormWorld, form: Locator, name: string): Promise<void> =>
      fieldCalled(world, form, name).press('Tab'),
    /** Leaves a field for none: of a long form the next one would be left as well, by whatever is done then. */
    leaveForNone: async (world: FormWorld, form: Locator, name: string): Promise<void> => {
      await fieldCalled(world, form, name).focus()
      await world.visit.page.getByRole('heading', { level: 1 }).click()
    },
  }
}

/** Presses a button inside of something. */
export function press(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).click()
}
