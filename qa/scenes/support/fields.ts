import type { Locator } from 'playwright-core'
import type { Translate } from '../../../src/i18n/translate.ts'
import { fieldFacts, textsOf, type FieldFacts } from './form-facts.ts'
import { press, type FieldParts } from './form-acts.ts'

/** Chosen from a list that the browser opens. */
export function select(label: (say: Translate) => string): FieldParts<string> {
  return {
    find: (place, say) => place.getByLabel(label(say), { exact: true }),
    fill: (control, value) => control.selectOption(value),
    read: fieldFacts,
    shown: (value) => value,
  }
}

/** A number on a slider. */
export function slider(label: (say: Translate) => string): FieldParts<number> {
  return {
    find: (place, say) => place.getByLabel(label(say), { exact: true }),
    fill: (control, value) => control.fill(String(value)),
    read: fieldFacts,
    shown: String,
  }
}

type Choice = {
  readonly label: (say: Translate) => string
  /** Of the dialog. */
  readonly title: (say: Translate) => string
  /** What stands there while nothing is chosen. */
  readonly none: (say: Translate) => string
  readonly nameOf?: (say: Translate, value: string) => string
}

/** One of many, chosen in a dialog. */
function choice({ label, title, none, nameOf = (_, value) => value }: Choice): FieldParts<string> {
  return {
    find: (place, say) => place.getByLabel(label(say), { exact: true }),
    fill: async (control, value, say) => {
      await control.click()
      const name = nameOf(say, value)
      const dialog = control.page().getByRole('dialog', { name: title(say), exact: true })
      await dialog.getByRole('combobox', { name: say('ui.search') }).fill(name)
      await dialog.getByRole('option', { name, exact: true }).click()
    },
    read: chosenFacts,
    shown: (value, say) => (value === '' ? none(say) : nameOf(say, value)),
  }
}

/** Before there is a state it asks for that. */
export const city = choice({
  label: (say) => say('ui.place.city'),
  title: (say) => say('ui.place.cityTitle'),
  none: (say) => say('ui.place.cityNeedsState'),
})

const anyTrade = choice({
  label: (say) => say('postJob.category'),
  title: (say) => say('postJob.categoryChoose'),
  none: (say) => say('postJob.allTrades'),
  nameOf: (say, value) => say.category(value),
})

/** The trade of a job: on a pressed tile, or on the last one, which has all trades. */
export const category: FieldParts<string> = {
  ...anyTrade,
  read: async (control) => {
    const [pressed] = await control.locator('xpath=..').locator('[aria-pressed=true]').allInnerTexts()
    const facts = await chosenFacts(control)
    return { ...facts, value: pressed ?? facts.value }
  },
}

type Several = {
  readonly label: (say: Translate) => string
  /** What stands there while nothing is chosen. */
  readonly none: (say: Translate) => string
  readonly nameOf?: (say: Translate, value: string) => string
}

/** Several of a list, ticked in a dialog. */
export function several({ label, none, nameOf = (_, value) => value }: Several): FieldParts<readonly string[]> {
  return {
    find: (place, say) => place.getByLabel(label(say), { exact: true }),
    fill: async (control, values, say) => {
      const chosen = await chipsIn(control)
      const wanted = values.map((value) => nameOf(say, value))
      const isOther = (one: readonly string[], other: readonly string[]) => one.filter((each) => !other.includes(each))
      await control.click()
      const dialog = control.page().getByRole('dialog', { name: label(say), exact: true })
      const gone = isOther(chosen, wanted).filter((each) => each !== none(say))
      for (const name of [...gone, ...isOther(wanted, chosen)]) {
        await dialog.getByLabel(say('ui.search')).fill(name)
        await dialog.getByRole('checkbox', { name, exact: true }).click()
      }
      await press(dialog, say('ui.done'))
    },
    read: async (control) => ({ ...(await chosenFacts(control)), value: (await chipsIn(control)).join(', ') }),
    shown: (values, say) => (values.length === 0 ? none(say) : values.map((value) => nameOf(say, value)).join(', ')),
  }
}

type Boxes<Value> = {
  readonly label: (say: Translate) => string
  readonly values: readonly Value[]
  readonly nameOf: (say: Translate, value: Value) => string
}

/** A box for each of a few values; those that are ticked are chosen. */
export function boxes<Value extends string>({ label, values, nameOf }: Boxes<Value>): FieldParts<readonly Value[]> {
  return {
    find: (place, say) => place.getByRole('group', { name: label(say), exact: true }),
    fill: async (group, wanted, say) => {
      const boxOf = (value: Value) => group.getByRole('checkbox', { name: nameOf(say, value), exact: true })
      const ticked = await Promise.all(values.map((value) => boxOf(value).isChecked()))
      // What is chosen already is taken back and ticked again: the form hears of that, too.
      const [first] = values.every((value, index) => ticked[index] === wanted.includes(value)) ? values : []
      if (first !== undefined) await boxOf(first).click()
      for (const value of values) await boxOf(value).setChecked(wanted.includes(value))
    },
    read: chosenIn,
    shown: (wanted, say) => wanted.map((value) => nameOf(say, value)).join(', '),
  }
}

/** The title of the rating, whoever did the job. */
export const ratingOf = (say: Translate): RegExp =>
  new RegExp(say('jobActs.rating.title', { name: '.+' }).replace('?', String.raw`\?`))

/** Five stars. */
export const stars: FieldParts<number> = {
  find: (place, say) => place.getByRole('group', { name: say('jobActs.rating.stars') }),
  fill: async (group, count, say) => {
    const starOf = (radio: Locator) => group.locator('label').filter({ has: radio }).first()
    const wanted = group.page().getByRole('radio', { name: say('ui.stars', { count }), exact: true })
    // What is chosen already is chosen again: the form hears of that, too.
    if (await group.getByRole('radio', { name: say('ui.stars', { count }), exact: true }).isChecked())
      await starOf(group.page().getByRole('radio', { checked: false })).click()
    await starOf(wanted).click()
  },
  read: async (group) => ({
    value: String(
      (await group.getByRole('radio').evaluateAll((each) => each.findIndex((star) => star.matches(':checked')))) + 1,
    ),
    wrong: (await textsOf(group.locator('p')))[0] ?? null,
  }),
  shown: String,
}

/** A box to tick, found by how its words begin. */
export function tick(label: (say: Translate) => string): FieldParts<boolean> {
  return {
    find: (place, say) => place.getByRole('checkbox', { name: label(say) }),
    fill: async (control, value) => {
      // What is chosen already is taken back and chosen again: the form hears of that, too.
      if ((await control.isChecked()) === value) await control.setChecked(!value)
      await control.setChecked(value)
    },
    read: async (control) => ({ ...(await fieldFacts(control)), value: `${await control.isChecked()}` }),
    shown: (value) => `${value}`,
  }
}

/** Chooses each of a few in turn and one of them last: the form hears of all, be it chosen already, and keeps that. */
export async function chooseLast(group: Locator, name: string): Promise<void> {
  for (const each of await group.getByRole('radio').all()) await each.check()
  await group.getByRole('radio', { name, exact: true }).check()
}

/** Yes or no. */
export function yesOrNo(label: (say: Translate) => string): FieldParts<boolean | null> {
  return {
    find: (place, say) => place.getByRole('group', { name: label(say), exact: true }),
    fill: (group, value, say) => chooseLast(group, say(value ? 'ui.yes' : 'ui.no')),
    read: chosenIn,
    shown: (value, say) => (value === null ? '' : say(value ? 'ui.yes' : 'ui.no')),
  }
}

/** What is chosen in a group, and what is wrong with it. */
async function chosenIn(group: Locator): Promise<FieldFacts> {
  return {
    value: (await textsOf(group.locator('label', { has: group.page().locator(':checked') }))).join(', '),
    wrong: await group.evaluate((element) => {
      const told = element.getAttribute('aria-describedby')
      return told === null ? null : (document.getElementById(told)?.textContent ?? '')
    }),
  }
}

/** What a button that opens a dialog says is chosen. */
async function chosenFacts(control: Locator): Promise<FieldFacts> {
  return { ...(await fieldFacts(control)), value: (await control.textContent()) ?? '' }
}

/** The chosen ones, or what stands in their place. */
function chipsIn(control: Locator): Promise<readonly string[]> {
  return control.locator('span > span').allTextContents()
}
