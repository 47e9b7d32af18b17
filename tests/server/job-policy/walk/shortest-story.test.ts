import { expect, test } from 'vitest'
import type { JobEvent, JobFacts } from '../../../../machines/job/types.ts'
import { expectedOf, type Expected } from '../expected.ts'
import { fakeWorld } from './fake.ts'
import type { Walks } from 'statechart-kit/random/walks'
import { walk } from './walks.ts'

const PLAN = { seed: 20_261_123, runs: 200, steps: 60 }

type Mistake = readonly [what: string, rule: (facts: JobFacts, event: JobEvent) => Expected, story: unknown[]]

/** Rules with one mistake each, and the story that shows it. */
const mistakes: readonly [Mistake, ...Mistake[]] = [
  [
    'a changed bid is accepted as it was seen before',
    (facts, event) => {
      if (event.type !== 'bid.accepted') return expectedOf(facts, event)
      const { amountSeen: _, ...blind } = event
      return expectedOf(facts, blind)
    },
    [
      'Ana posts job 1',
      'Bolt bids 90.00 on job 1',
      // Whichever other amount came first.
      expect.stringMatching(/^Ana accepts the bid of Bolt on job 1 as (?!90\.00)/),
      'expected 409 BID_CHANGED, got 200',
    ],
  ],
  [
    'a job past its time takes bids',
    (facts, event) =>
      expectedOf(
        event.type === 'bid.placed' && facts.status === 'expired' ? { ...facts, status: 'open' } : facts,
        event,
      ),
    ['Ana posts job 1', '7 days pass', 'Bolt bids 90.00 on job 1', 'expected 409 JOB_EXPIRED, got 200'],
  ],
]

test.each(mistakes)('it is found that %s', async (_, rule, story) => {
  const found = await walk(fakeWorld(rule), PLAN)
  expect(storyOf(found)).toEqual(story)
})

test('the path at the end of a story shows it again, and only it', async () => {
  const [[, rule]] = mistakes
  const { story } = await walk(fakeWorld(rule), PLAN)
  const again = await walk(fakeWorld(rule), { ...PLAN, path: story?.path })
  expect(again).toMatchObject({ walks: 1, story })
})

test('a world that breaks off is told with all that came before', async () => {
  const happen = async () => Promise.reject(new Error('the connection was closed'))
  const found = await walk({ ...fakeWorld(expectedOf), happen }, PLAN)
  expect(storyOf(found)).toEqual(['Ana posts job 1', expect.stringContaining(' job 1'), 'the connection was closed'])
})

test('nothing is found where all is as the machine says, and what was done is counted', async () => {
  const { walks, steps, story, happened, fared } = await walk(fakeWorld(expectedOf), { ...PLAN, runs: 20 })
  expect({ walks, story, fared: [...fared.values()] }).toEqual({
    walks: 20,
    story: null,
    fared: [{ held: 20, broken: 0, inconclusive: 0 }],
  })
  expect([...happened.values()].reduce((sum, each) => sum + each, 0)).toBe(steps)
  expect([...happened.keys()]).toEqual(expect.arrayContaining(['job.posted', 'bid.placed', 'time passes']))
})

/** What happened, and what was wrong in the end. */
function storyOf({ story }: Walks): readonly unknown[] {
  const [, ...moments] = story?.moments ?? []
  return [...moments.map(({ words }) => words), story?.reason]
}
