import { randomInt } from 'node:crypto'
import { type Plan, walkAtRandom } from 'statechart-kit/random/walks'
import { type Walkable } from 'statechart-kit/random/try-walk'
import type { Described } from 'statechart-kit/core/moment'
import {
  everybody,
  newModel,
  askers,
  businesses,
  customers,
  pickOf,
  type Model,
  serverWorld,
  type World,
} from './walks.ts'
import { writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { storyText, walksTable } from 'statechart-kit/random/report'
import { againOf } from '../../../qa/walks-request.ts'
import { testApp } from '../support/app.ts'
import { castOf } from './cast-wire.ts'
import { LIFE_DAYS, eventTypes, isCalled } from './requests.ts'
import type { JobEvent, JobEventType, JobFacts } from '../../../machines/job/types.ts'
import fc, { type Arbitrary } from 'fast-check'
import { jobPolicy, relationTo } from '../../../machines/job/policy.ts'
import { expectedOf, wordsOf } from './starting-states.ts'

/** An event in words: `Bolt: bid.placed 120.50 on job 1`. */
function told(event: JobEvent, job: number): string {
  const who = 'id' in event.by ? event.by.id : 'Somebody without a token'
  const whose = 'businessId' in event ? ` of ${event.businessId}` : ''
  const amount = 'amount' in event ? event.amount : 'amountSeen' in event ? event.amountSeen : undefined
  return `${who}: ${event.type}${whose}${amount === undefined ? '' : ` ${amount.toFixed(2)}`} on job ${job + 1}`
}

/** Something that may come next: it tells what happens before it does it, and throws where the world does not do as the model. */
type Step = {
  readonly isPossible: (model: Model) => boolean
  readonly run: (model: Model, world: World, tell: (words: string) => void) => Promise<void>
  readonly kind: string
}

const MOST_JOBS = 5
const AMOUNTS = [90, 100, 120.5, 0.3]

/** Something that is always possible, unless told otherwise. */
const step = (kind: string, run: Step['run'], isPossible: Step['isPossible'] = () => true): Step => ({
  kind,
  run,
  isPossible,
})

function check(expected: string, got: string): void {
  if (expected !== got) throw new Error(`expected ${expected}, got ${got}`)
}

const posts = fc.nat({ max: customers.length - 1 }).map((pick) =>
  step(
    'job.posted',
    async (model, world, tell) => {
      const title = `job ${model.count() + 1}`
      const owner = pickOf(customers, pick)
      tell(`${owner} posts ${title}`)
      await world.post(owner, title)
      model.post(owner, title)
    },
    (model) => model.count() < MOST_JOBS,
  ),
)

/** Who asks for what: mostly those who may, sometimes anybody, by numbers that mean something on every job. */
type Choice = Readonly<{ job: number; isAnybody: boolean; who: number; whose: number; amount: number; seen: Seen }>
type Seen = 'now' | 'unseen' | number

const choice: Arbitrary<Choice> = fc.record({
  job: fc.nat({ max: MOST_JOBS - 1 }),
  isAnybody: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  who: fc.nat({ max: askers.length - 1 }),
  whose: fc.nat({ max: businesses.length - 1 }),
  amount: fc.constantFrom(...AMOUNTS),
  seen: fc.oneof(
    { weight: 3, arbitrary: fc.constant('now' as const) },
    { weight: 1, arbitrary: fc.constant('unseen' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...AMOUNTS) },
  ),
})

const happenings = (type: JobEventType): Arbitrary<Step> =>
  choice.map((chosen) =>
    step(
      type,
      async (model, world, tell) => {
        const job = chosen.job % model.count()
        const facts = model.factsOf(job)
        const event = eventFor(type, facts, chosen)
        const { answer, next } = expectedOf(facts, event)
        tell(told(event, job))
        check(answer, await world.happen(event, job))
        if (answer === '200') model.apply(event, job, next)
        check(`job ${job + 1} ${wordsOf(next)}`, `job ${job + 1} ${await world.read(facts.ownerId, job)}`)
      },
      (model) => model.count() > 0,
    ),
  )

function eventFor(type: JobEventType, facts: JobFacts, { isAnybody, who, whose, amount, seen }: Choice): JobEvent {
  const lawful = askers.filter((party) => jobPolicy[type].by.includes(relationTo(facts, party)))
  const by = pickOf(isAnybody || lawful.length === 0 ? askers : lawful, who)
  if (type === 'bid.placed' || type === 'bid.edited') return { type, by, amount }
  if (type === 'business.invited') return { type, by, businessId: pickOf(businesses, whose) }
  if (type !== 'bid.accepted' && type !== 'bid.declined' && type !== 'bid.reconsidered') return { type, by }
  const bidders = facts.bids.map(({ businessId }) => businessId)
  const businessId = pickOf(isAnybody || bidders.length === 0 ? businesses : bidders, whose)
  if (type === 'bid.reconsidered') return { type, by, businessId }
  const now = facts.bids.find((bid) => bid.businessId === businessId)?.amount
  const amountSeen = seen === 'now' ? now : seen
  return { type, by, businessId, ...(typeof amountSeen === 'number' ? { amountSeen } : {}) }
}

const passes = fc.integer({ min: 1, max: 8 }).map((days) =>
  step('time passes', async (model, world, tell) => {
    tell(days === 1 ? 'A day passes' : `${days} days pass`)
    await world.pass(days)
    model.pass(days)
  }),
)

const sweeps = fc.constant(
  step('the server sweeps', async (model, world, tell) => {
    tell('The server ends what is past its time')
    await world.sweep()
    model.sweep()
  }),
)

const looks = fc.nat({ max: everybody.length - 1 }).map((pick) =>
  step('somebody looks', async (model, world, tell) => {
    const { id } = pickOf(everybody, pick)
    tell(`${id} looks at the jobs and the news`)
    check(JSON.stringify(model.look(id)), JSON.stringify(await world.look(id)))
  }),
)

/** Everything that may come next in a walk. What no call does comes with the days and the sweep. */
const steps: Arbitrary<Step> = fc.oneof(posts, ...eventTypes.filter(isCalled).map(happenings), passes, sweeps, looks)

/** The plan that `npm run test:walks` asks for; otherwise a few walks that nobody has gone before. */
function planFrom(env: Readonly<Record<string, string | undefined>>): Plan {
  return {
    seed: Number(env['WALKS_SEED'] ?? randomInt(2 ** 31)),
    runs: Number(env['WALKS_RUNS'] ?? 8),
    steps: Number(env['WALKS_STEPS'] ?? 60),
    path: env['WALKS_PATH'],
  }
}

const described = (words: string, kind: string): Described => ({ words, kind, state: '' })

/** Walks through a world, which is to do as the machine says. */
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
  const walks = await walkAtRandom(throughWorld(world), plan)
  const told = process.env['WALKS_TOLD']
  if (told !== undefined) writeFileSync(told, walksTable([{ name: 'server', walks }]))
  expect(walks.story && storyText('server', walks.story, againOf('--on server', plan, walks.story))).toBeNull()
})
