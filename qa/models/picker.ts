import { Rules } from '../../generated/rules.ts'
import { pickerMachine } from '../../machines/picker.ts'
import type { Model, Scene } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import { isSent } from './property-helpers.ts'
import { sceneOf } from './api.ts'

type Place = {
  readonly name: string
  readonly about: string
  readonly max: number
  /** What the form has from the start. */
  readonly chosen: readonly string[]
  /** What is toggled, in this order; the last one is one too many. */
  readonly options: readonly string[]
  readonly search: string
}

function scene({ name, about, max, chosen, options, search }: Place): Scene {
  return sceneOf(pickerMachine, {
    name,
    about,
    input: { max, chosen },
    events: {
      'search.typed': [{ type: 'search.typed', search }],
      'option.toggled': options.map((option) => ({ type: 'option.toggled', option }) as const),
    },
    answers: {},
    digest: ['chosen.length', 'search'],
    offers: {
      // One after the other, and what was taken last may be given back; only what the search finds is there.
      'option.toggled': ({ context }, { option }) => {
        const next = context.chosen.length - chosen.length
        return [next - 1, next].includes(options.indexOf(option)) && option.includes(context.search)
      },
    },
  })
}

type Now = Moment<typeof pickerMachine>

export const picker: Model = {
  name: 'picker',
  about: 'A list to choose several from.',
  scenes: [
    scene({
      name: 'categories',
      about: 'The trades of a business that signs up.',
      max: Rules.SignupBusiness.categories.maxItems,
      chosen: [],
      options: ['Plumbing', 'Roofing', 'Painting', 'Tiling'],
      search: 'Plumbing',
    }),
    scene({
      name: 'cities',
      about: 'The cities of a business that has one.',
      max: Rules.EditBusiness.cities.maxItems,
      chosen: ['Austin'],
      options: ['Dallas', 'Houston', 'El Paso', 'Lubbock', 'Waco'],
      search: 'no such place',
    }),
  ],
  properties: {
    'never more are chosen than there may be, and none twice': always(
      ({ snapshot: { context } }: Now) =>
        context.chosen.length <= context.max && new Set(context.chosen).size === context.chosen.length,
    ),
    'the opener hears of each change, and of nothing else': always(
      ({ before, snapshot, emitted }: Now) =>
        emitted.length === (snapshot.context.chosen === before.context.chosen ? 0 : 1) &&
        emitted.every(({ chosen }) => chosen === snapshot.context.chosen),
    ),
    'nothing moves under a finger': never(
      (now: Now) => now.snapshot.context.first !== now.before.context.first && !isSent(now, 'search.typed'),
    ),
  },
  headless: {},
  excused: {
    'refused: * option.toggled[2]':
      'Refused is whoever has as many as there may be; with one less the list is open again.',
  },
}
