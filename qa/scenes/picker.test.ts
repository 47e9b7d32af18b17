import type { pickerMachine, PickerContext } from '../../machines/picker.ts'
import { readCategories } from '../../server/places/categories.ts'
import { readLocations } from '../../server/places/locations.ts'
import { newAddress, newBusiness, type Account } from '../support/api.ts'
import { PASSWORD } from '../support/sign-up.ts'
import { picker } from '../models/picker.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { type Stage, walkScene } from './support/walk.ts'
import { language } from '../support/language.ts'
import type { Visit } from './support/visit.ts'

type Place = {
  readonly who: () => Promise<Account | null>
  readonly path: string
  /** What has to be done on that page before its field is there. */
  readonly enter?: (visit: Visit) => Promise<void>
  /** Everything that can be chosen, and what a person calls it. */
  readonly options: readonly string[]
  readonly nameOf: (visit: Visit, option: string) => string
  readonly label: (visit: Visit) => string
  readonly placeholder: (visit: Visit) => string
  /** What is said when the search finds nothing. */
  readonly none: (visit: Visit, search: string) => string
}

type Given = { readonly context: PickerContext }

function stageOf(place: Place): Stage<typeof pickerMachine, { readonly visit: Visit }> {
  const { nameOf, label } = place
  const field = (visit: Visit) => visit.page.getByLabel(label(visit), { exact: true })
  const dialog = (visit: Visit) => visit.page.getByRole('dialog', { name: label(visit), exact: true })
  const search = (visit: Visit) => dialog(visit).getByRole('searchbox', { name: visit.say('ui.search'), exact: true })

  /** The field shows what was chosen: the form knows of it at once. */
  const chips = (visit: Visit): Promise<readonly string[]> =>
    // The dialog has the same label.
    visit.page.locator('button').and(field(visit)).locator('span > span').allInnerTexts()
  const wantedChips = (visit: Visit, chosen: readonly string[]): readonly string[] =>
    chosen.length === 0 ? [place.placeholder(visit)] : chosen.map((each) => nameOf(visit, each))

  /** What is found, those that stand in front before the others, each part in the order of the language. */
  const wantedNames = (visit: Visit, { search: typed, first }: PickerContext): readonly string[] => {
    const words = nameOf(visit, typed).toLocaleLowerCase(language)
    const sorted = (options: readonly string[]): readonly string[] =>
      options
        .map((option) => nameOf(visit, option))
        .filter((name) => name.toLocaleLowerCase(language).includes(words))
        .toSorted(new Intl.Collator(language).compare)
    return [...sorted(first), ...sorted(place.options.filter((option) => !first.includes(option)))]
  }

  async function isThere(visit: Visit, { context }: Given, isRefused: boolean): Promise<void> {
    const { say } = visit
    const { chosen, max, search: typed } = context
    const names = wantedNames(visit, context)
    const list = dialog(visit)
    await list.waitFor()
    await becomes(
      async () => {
        // By their kind: Playwright works out the role of each element by itself, of 1,000 cities in seconds.
        const options = await list.locator('input[type=checkbox]').evaluateAll((boxes) =>
          boxes.map((box) => ({
            name: box.closest('label')?.textContent ?? '',
            isChecked: box instanceof HTMLInputElement && box.checked,
          })),
        )
        return {
          search: await search(visit).inputValue(),
          names: options.map(({ name }) => name),
          checked: options.flatMap(({ name, isChecked }) => (isChecked ? [name] : [])),
          none: await list.getByRole('status').allInnerTexts(),
          counter: await list.getByText(say('ui.outOf', { count: chosen.length, max }), { exact: true }).isVisible(),
          isRefused: await list.getByText(say('ui.atMost', { count: max }), { exact: true }).isVisible(),
          field: await chips(visit),
        }
      },
      {
        search: nameOf(visit, typed),
        names,
        checked: names.filter((name) => chosen.some((each) => nameOf(visit, each) === name)),
        none: names.length === 0 ? [place.none(visit, typed)] : [],
        counter: true,
        isRefused,
        field: wantedChips(visit, chosen),
      },
    )
  }

  return {
    open: async (openVisit) => {
      const visit = await openVisit(await place.who())
      await visit.page.goto(place.path)
      await place.enter?.(visit)
      await field(visit).press('Enter')
      // What goes by its cross comes again from its field.
      await dialog(visit)
        .getByRole('button', { name: visit.say('ui.close'), exact: true })
        .click()
      await dialog(visit).waitFor({ state: 'detached' })
      await field(visit).press('Enter')
      return { visit }
    },
    does: {
      'search.typed': ({ visit }, event) => search(visit).fill(nameOf(visit, event.search)),
      'option.toggled': ({ visit }, { option }) =>
        dialog(visit)
          .getByRole('checkbox', { name: nameOf(visit, option), exact: true })
          .press('Space'),
    },
    answers: {},
    sees: {
      choosing: ({ visit }, given) => isThere(visit, given, false),
      refused: ({ visit }, given) => isThere(visit, given, true),
    },
  }
}

const business = remembered(() => newBusiness())

const categories = stageOf({
  who: async () => null,
  path: '/signup-business',
  // They are asked for in the second step.
  enter: async ({ page, say }) => {
    const person = { name: 'Luis Ortega', email: newAddress('luis'), phone: '+1 512 555 0148', password: PASSWORD }
    for (const [name, value] of Object.entries(person)) await page.locator(`[name=${name}]`).fill(value)
    await page.getByRole('button', { name: say('signup.continue'), exact: true }).click()
  },
  options: readCategories('/nowhere/categories.json').map(({ name }) => name),
  nameOf: ({ say }, option) => say.category(option),
  label: ({ say }) => say('fields.categories'),
  placeholder: ({ say }) => say('fields.categoriesChoose'),
  none: ({ say }, search) => say('ui.noResults', { search }),
})

const cities = stageOf({
  who: business,
  path: '/profile-business-details',
  options: readLocations('/nowhere/locations.json').tree()['United States']?.['Texas'] ?? [],
  nameOf: (_, option) => option,
  label: ({ say }) => say('businessDetails.cities'),
  placeholder: ({ say }) => say('businessDetails.citiesChoose'),
  none: ({ say }) => say('businessDetails.citiesNotFound'),
})

walkScene(picker, 'categories', categories)
walkScene(picker, 'cities', cities)
