import { setup } from 'xstate'
import { port, typed } from '../../../machines/typed.ts'
import type { Model } from '../../../qa/kit/model.ts'
import { sceneOf } from '../../../qa/kit/scene.ts'

type KettleEvent = { readonly type: 'switch.pressed'; readonly cups: number } | { readonly type: 'lid.opened' }

/** A small machine with one of everything: an event with a guard, an answer, a delay, and something that holds everywhere. */
const machine = setup({
  types: typed<{ events: KettleEvent }>(),
  actors: { boil: port<string, number>('boil') },
  guards: { isFilled: ({ event }) => event.type === 'switch.pressed' && event.cups > 0 },
  delays: { cooling: 1000 },
}).createMachine({
  id: 'kettle',
  initial: 'cold',
  on: { 'lid.opened': '.cold' },
  states: {
    cold: { on: { 'switch.pressed': { guard: 'isFilled', target: 'heating' } } },
    heating: { invoke: { src: 'boil', input: 1, onDone: 'hot' } },
    hot: { after: { cooling: 'cold' } },
  },
})

/** The kettle at work in a kitchen, and in an office where nobody opens its lid; `cups` is how full it is switched on. */
export function kettleWith(cups: number): Model {
  const sceneIn = (name: string, lid: readonly { readonly type: 'lid.opened' }[]) =>
    sceneOf(machine, {
      name,
      about: `The kettle in the ${name}, "as it is".`,
      input: undefined,
      events: { 'switch.pressed': [{ type: 'switch.pressed', cups }], 'lid.opened': lid },
      answers: { boil: ['steam, much'] },
      calls: { 'switch.pressed': ['placeBid'] },
      digest: [],
    })
  return {
    name: 'kettle',
    about: 'Hot water.',
    scenes: [sceneIn('office', []), sceneIn('kitchen', [{ type: 'lid.opened' }])],
    headless: {},
  }
}
