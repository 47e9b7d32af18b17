import { randomInt } from 'node:crypto'
import { type Plan, type Walks, walkAtRandom } from 'statechart-kit/random/walks'
import { type Walkable } from 'statechart-kit/random/try-walk'
import type { Described } from 'statechart-kit/core/moment'
import { steps, type Step } from './walk/commands.ts'
import { newModel } from './walk/model.ts'
import type { World } from './walk/world.ts'
import { writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { storyText, walksTable } from 'statechart-kit/random/report'
import { againOf } from '../../../qa/walks-request.ts'
import { testApp } from '../support/app.ts'
import { castOf } from './cast-wire.ts'
import { LIFE_DAYS } from './event-matrix.ts'
import { everybody } from './walk/world.ts'
import { serverWorld } from './walk/server-world.ts'

/** The plan that `npm run test:walks` asks for; otherwise a few walks that nobody has gone before. */
export function planFrom(env: Readonly<Record<string, string | undefined>>): Plan {
  return {
    seed: Number(env['WALKS_SEED'] ?? randomInt(2 ** 31)),
    runs: Number(env['WALKS_RUNS'] ?? 8),
    steps: Number(env['WALKS_STEPS'] ?? 60),
    path: env['WALKS_PATH'],
  }
}

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

const server = await testApp({ settings: { jobExpiryDays: LIFE_DAYS, biddingRequiresSubscription: false } })
afterAll(server.close)
// Long ago, for each walk takes its days from here; what the database makes up by its own clock comes later.
server.clock.now = new Date('2015-01-01T12:00:00Z')
const world = serverWorld(await castOf(server, everybody))

test('whatever people do in whatever order, the server does as the machine says', async () => {
  const plan = planFrom(process.env)
  const walks = await walk(world, plan)
  const told = process.env['WALKS_TOLD']
  if (told !== undefined) writeFileSync(told, walksTable([{ name: 'server', walks }]))
  expect(walks.story && storyText('server', walks.story, againOf('--on server', plan, walks.story))).toBeNull()
})
