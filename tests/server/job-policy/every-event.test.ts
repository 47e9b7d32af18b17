import { afterAll, expect, test } from 'vitest'
import type { OperationId } from '../../../generated/operations.ts'
import { jobMachine } from '../../../machines/job/machine.ts'
import { callOfEvent } from '../../../qa/models/job.ts'
import { parties, setAside, relations } from '../../../qa/models/job-samples.ts'
import { restingStates } from 'statechart-kit/core/transitions'
import { propertiesOf } from '../../support/body-arbitrary.ts'
import { operations } from '../../support/contract.ts'
import { DAY, testApp } from '../support/app.ts'
import { answerTo, castOf, post, readFacts, command, perform } from './cast-wire.ts'
import { places, wordsOf, type Place, expectedOf, askings } from './starting-states.ts'
import { eventTypes, LIFE_DAYS, REASON, isCalled, isCommanded, type Posted } from './requests.ts'
import type { JobEvent, JobEventType, PartyRelation } from '../../../machines/job/types.ts'
import { runTask } from '../support/background.ts'

const server = await testApp({ settings: { jobExpiryDays: LIFE_DAYS } })
afterAll(server.close)
/** From now to a time such that what was posted then has expired by now. */
const LONG_BEFORE = -(LIFE_DAYS + 1) * DAY
const everybody = [...relations.map((relation) => parties[relation]), ...Object.values(setAside)]
const cast = await server.later(LONG_BEFORE, async () => castOf(server, everybody))

/** What came of each event, by who asked for it. */
type Column = Readonly<Record<string, string>>

test('the machine leads to each of its states', () => {
  expect([...new Set(places.map(({ state }) => state))].toSorted()).toEqual([...restingStates(jobMachine)].toSorted())
})

test.each(eventTypes)('%s, asked for by everybody in every state, is answered as the machine says', async (type) => {
  const table: Record<string, Column> = {}
  const fill = async (place: Place) => {
    table[place.name] = await columnByServer(place, type)
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
  reportJob: { kind: 'spam' },
}

test('no other call that names a job does anything to it, by anybody', async () => {
  const job = await post(cast, 'owner')
  const asking = cast.person('other-business')
  await asking.must('sendMessage', { jobId: job.id, text: 'May I come and look?' })
  await cast.person('owner').must('sendMessage', { jobId: job.id, businessId: asking.id, text: 'Please do.' })
  const before = wordsOf(await readFacts(cast, 'owner', job))
  const others = operations
    .filter(({ id, path }) => !Object.values<string>(callOfEvent).includes(id) && !path.startsWith('/operator/'))
    .flatMap(({ id, body }) => {
      const name = propertiesOf(body ?? {}).find(([property]) => /^job_?id$/i.test(property))?.[0]
      return name === undefined ? [] : [{ id, body: { [name]: job.id, ...besides[id] } }]
    })
  const askers = relations
    .filter((relation) => relation !== 'system' && relation !== 'operator')
    .map((relation) => cast.clientOf(parties[relation]))
  const ask = async ({ id, body }: (typeof others)[number]) =>
    [id, await Promise.all(askers.map(async (client) => answerTo(client, { operation: id, body })))] as const
  // Who blocks the customer no longer finds the job, so that comes last.
  const isBlock = ({ id }: (typeof others)[number]): boolean => id === 'blockCustomer'
  const answers = await Promise.all(others.filter((call) => !isBlock(call)).map(ask))
  answers.push(...(await Promise.all(others.filter(isBlock).map(ask))))
  // Each of them is asked for in earnest: it says yes to somebody.
  expect(answers.filter(([, given]) => !given.includes('200'))).toEqual([])
  expect(answers.length).toBeGreaterThan(0)
  expect(wordsOf(await readFacts(cast, 'owner', job))).toBe(before)
})

/** Who can ask for this at all: system and operator have no token, and what no call does nobody else can ask for. */
function askersFor(type: JobEventType): readonly PartyRelation[] {
  return relations.filter((relation) => {
    if (relation === 'operator') return isCommanded(type)
    return relation === 'system' ? !isCalled(type) && !isCommanded(type) : isCalled(type)
  })
}

type Row = readonly [label: string, event: JobEvent]

function rowsOf(type: JobEventType): readonly Row[] {
  const rows = askersFor(type).flatMap((relation) => {
    const events = askings(type, relation)
    return events.map((event) => [events.length === 1 ? relation : `${relation}: ${askedWords(event)}`, event] as const)
  })
  // Of two that are called alike one would hide what becomes of the other.
  if (new Map(rows).size < rows.length) throw new Error(`two ways to ask for ${type} are called alike`)
  return rows
}

function askedWords(event: JobEvent): string {
  const asker = event.by.role === 'business' ? event.by.id : ''
  if (event.type === 'rating.changed' || event.type === 'rating.answered')
    return `${asker} as ${event.revisionSeen ?? 'any'}`
  if (event.type === 'assignment.ended') return `${asker} with ${event.businessSeen ?? 'any'}`
  if (!('businessId' in event)) return asker
  const isSeen = 'amountSeen' in event && event.amountSeen !== undefined
  return `the bid of ${event.businessId}${isSeen ? ` as ${event.amountSeen}` : ''}`
}

/** What the machine says to everybody who asks for an event in a place. */
function columnByLaw(place: Place, type: JobEventType): Column {
  const cells = rowsOf(type).map(([label, event]) => {
    const { answer, next } = expectedOf(place.facts, event)
    return [label, `${type === 'job.expired' ? '' : `${answer}, `}${wordsOf(next)}`] as const
  })
  return Object.fromEntries(cells)
}

/** By place, the job about which all ask who are to be refused, for whatever: none of them may do anything to it. */
const untouched = new Map<Place, Promise<Posted>>()

function untouchedIn(place: Place): Promise<Posted> {
  const job = untouched.get(place) ?? bringTo(place)
  untouched.set(place, job)
  return job
}

/** What the server says to everybody who asks for an event in a place: each who is allowed has a job of its own. */
async function columnByServer(place: Place, type: JobEventType): Promise<Column> {
  const rows = rowsOf(type)
  const isAllowed = ([, event]: Row): boolean => expectedOf(place.facts, event).answer === '200'
  const refused = rows.filter((row) => !isAllowed(row))
  const column: Record<string, string> = {}
  for (const together of [...(refused.length > 0 ? [refused] : []), ...rows.filter(isAllowed).map((row) => [row])]) {
    const answers: [label: string, answer: string | null][] = []
    let job = await (together === refused && type !== 'job.expired' ? untouchedIn(place) : bringTo(place, type))
    for (const [label, event] of together) {
      const done = await happen(event, job)
      answers.push([label, done.answer])
      job = done.job
    }
    const facts = wordsOf(await readFacts(cast, place.facts.ownerId, job))
    for (const [label, answer] of answers) column[label] = `${answer === null ? '' : `${answer}, `}${facts}`
  }
  return column
}

/** Whether the server's clock is moved on the way or at the end, which it is for one job at a time only. */
function isOfTheClock({ story }: Place, next?: JobEventType): boolean {
  return next === 'job.expired' || story.some(({ type }) => type === 'job.expired')
}

/** A new job in this place, old enough to expire where it is to. */
async function bringTo(place: Place, next?: JobEventType): Promise<Posted> {
  const { clock } = server
  const present = clock.now
  if (isOfTheClock(place, next)) server.pass(LONG_BEFORE)
  try {
    let job = await post(cast, place.facts.ownerId)
    for (const event of place.story) {
      if (event.type === 'job.expired') clock.now = present
      const done = await happen(event, job)
      if (done.answer !== null && done.answer !== '200') throw new Error(`${event.type} was answered ${done.answer}`)
      job = done.job
    }
    return job
  } finally {
    clock.now = present
  }
}

/** An event happens to a job: by its call, by an operator's command, or by the server's own task, which answers nobody. */
async function happen(event: JobEvent, job: Posted): Promise<{ answer: string | null; job: Posted }> {
  const { type, by } = event
  if (by.role === 'operator' && isCommanded(type)) return { answer: await command(cast, type, job), job }
  if (isCalled(type)) return await perform(cast, event, job)
  await runTask(server, 'expire jobs')
  return { answer: null, job }
}
