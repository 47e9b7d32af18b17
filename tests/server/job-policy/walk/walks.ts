import type { Described, Plan, Walkable, Walks } from 'statechart-kit/random/walks'
import { walkAtRandom } from 'statechart-kit/random/walks'
import { steps, type Step } from './commands.ts'
import { newModel } from './model.ts'
import type { World } from './world.ts'

/** Walks at random through a world, which is to do as the machine says. */
export function walk(world: World, plan: Plan): Promise<Walks> {
  return walkAtRandom(throughWorld(world), plan)
}

const described = (words: string, kind: string): Described => ({ words, kind, state: '' })

function throughWorld(world: World): Walkable<Step, Described> {
  return {
    choices: steps,
    properties: {},
    smooth: 'the server does as the machine of the job says',
    endings: 0,
    begin: async () => {
      await world.clear()
      const model = newModel()
      return {
        start: described('nothing has happened', 'starts'),
        take: async ({ kind, isPossible, run }, add) => {
          if (isPossible(model)) await run(model, world, (words) => add(described(words, kind)))
        },
        // Every call is answered by the time that its step is over.
        ending: () => 'atRest',
        close: async () => undefined,
      }
    },
  }
}
