import { afterAll, expect, test } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import { jobMachine } from '../../../machines/job/machine.ts'
import { callOfEvent } from '../../../qa/models/job.ts'
import { parties, setAside, relations } from '../../../qa/models/job-samples.ts'
import { restingStates } from 'statechart-kit/core/transitions'
import { propertiesOf } from '../../support/body-arbitrary.ts'
import { operations } from '../../support/contract.ts'
import { testApp } from '../support/app.ts'
import { answerTo, castOf, post, readFacts } from './cast-wire.ts'
import { places, wordsOf, type Place } from './starting-states.ts'
import { columnByLaw, columnByServer, isOfTheClock, LIFE_DAYS, longBefore, type Column } from './event-matrix.ts'
import { eventTypes, REASON } from './requests.ts'

const server = await testApp({ settings: { jobExpiryDays: LIFE_DAYS } })
afterAll(server.close)
const present = server.clock.now
server.clock.now = longBefore(present)
const cast = await castOf(server, [...relations.map((relation) => parties[relation]), ...Object.values(setAside)])
server.clock.now = present

test('the machine leads to each of its states', () => {
  expect([...new Set(places.map(({ state }) => state))].toSorted()).toEqual([...restingStates(jobMachine)].toSorted())
})

test.each(eventTypes)('%s, asked for by everybody in every state, is answered as the machine says', async (type) => {
  const table: Record<string, Column> = {}
  const fill = async (place: Place) => {
    table[place.name] = await columnByServer(cast, place, type)
  }
  for (const place of places.filter((one) => isOfTheClock(one, type))) await fill(place)
  await Promise.all(places.filter((one) => !isOfTheClock(one, type)).map(fill))
  expect(table).toEqual(Object.fromEntries(places.map((place) => [place.name, columnByLaw(place, type)])))
})

/** What some calls want besides the job. */
const besides: { readonly [Id in OperationId]?: object } = {
  sendMessage: { text: 'Which day suits you?' },
  markMessagesSeen: { upTo: 1 },
  reportMessage: { number: 2, reason: REASON },
}

test('no other call that names a job does anything to it, whoever makes it', async () => {
  const job = await post(cast, 'owner')
  const asking = cast.person('other-business')
  await asking.must('sendMessage', { jobId: job.id, text: 'May I come and look?' })
  await cast.person('owner').must('sendMessage', { jobId: job.id, businessId: asking.id, text: 'Please do.' })
  const before = wordsOf(await readFacts(cast, 'owner', job))
  const others = operations
    .filter(({ id }) => !Object.values<string>(callOfEvent).includes(id))
    .flatMap(({ id, body }) => {
      const name = propertiesOf(body ?? {}).find(([property]) => /^job_?id$/i.test(property))?.[0]
      return name === undefined ? [] : [{ id, body: { [name]: job.id, ...besides[id] } }]
    })
  const askers = relations
    .filter((relation) => relation !== 'system' && relation !== 'operator')
    .map((relation) => cast.clientOf(parties[relation]))
  const answers = await Promise.all(
    others.map(async ({ id, body }) => {
      const given = await Promise.all(askers.map(async (client) => answerTo(client, { operation: id, body })))
      return [id, given.includes('200')] as const
    }),
  )
  // Each of them is asked for in earnest: it says yes to somebody.
  expect(answers.filter(([, isHeard]) => !isHeard)).toEqual([])
  expect(answers.length).toBeGreaterThan(0)
  expect(wordsOf(await readFacts(cast, 'owner', job))).toBe(before)
})
