import type { JobEvent, JobEventType, Standing } from '../../../machines/job/types.ts'
import { standings } from '../../../qa/models/job-samples.ts'
import { runTask } from '../support/background.ts'
import { command, perform, post, readFacts, type Cast } from './cast-wire.ts'
import { expectedOf, wordsOf } from './expected.ts'
import { askings, type Place } from './places.ts'
import { isCalled, isCommanded, type Posted } from './ways.ts'

/** What came of each event, by who asked for it. */
export type Column = Readonly<Record<string, string>>

/** A job's life in these tests, and how long ago those that are to expire were posted. */
export const LIFE_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

/** So long before a time that what was posted then has expired by now. */
export const longBefore = (time: Date): Date => new Date(time.getTime() - (LIFE_DAYS + 1) * DAY)

/** Who can ask for this at all: system and operator have no token, and what no call does nobody else can ask for. */
function askersFor(type: JobEventType): readonly Standing[] {
  return standings.filter((standing) => {
    if (standing === 'operator') return isCommanded(type)
    return standing === 'system' ? !isCalled(type) && !isCommanded(type) : isCalled(type)
  })
}

const rowsOf = (type: JobEventType): readonly (readonly [label: string, event: JobEvent])[] =>
  askersFor(type).flatMap((standing) => {
    const events = askings(type, standing)
    return events.map((event) => [events.length === 1 ? standing : `${standing}: ${askedWords(event)}`, event] as const)
  })

function askedWords(event: JobEvent): string {
  if (event.type === 'rating.changed' || event.type === 'rating.answered') return `as ${event.revisionSeen ?? 'any'}`
  if (event.type === 'assignment.ended' && event.by.role !== 'business') return `with ${event.businessSeen ?? 'any'}`
  if (!('businessId' in event)) return event.by.role === 'business' ? event.by.id : ''
  const isSeen = 'amountSeen' in event && event.amountSeen !== undefined
  return `the bid of ${event.businessId}${isSeen ? ` as ${event.amountSeen}` : ''}`
}

/** What the machine says to everybody who asks for an event in a place. */
export function columnByLaw(place: Place, type: JobEventType): Column {
  const cells = rowsOf(type).map(([label, event]) => {
    const { answer, next } = expectedOf(place.facts, event)
    return [label, `${type === 'job.expired' ? '' : `${answer}, `}${wordsOf(next)}`] as const
  })
  return Object.fromEntries(cells)
}

/** What the server says to everybody who asks for an event in a place. A job that something happened to is followed by a new one. */
export async function columnByServer(cast: Cast, place: Place, type: JobEventType): Promise<Column> {
  const column: Record<string, string> = {}
  let job: Posted | undefined
  for (const [label, event] of rowsOf(type)) {
    job ??= await bringTo(cast, place, event)
    const done = await happen(cast, event, job)
    const facts = wordsOf(await readFacts(cast, place.facts.ownerId, job))
    column[label] = `${done.answer === null ? '' : `${done.answer}, `}${facts}`
    job = facts === wordsOf(place.facts) && done.answer !== '200' ? done.job : undefined
  }
  return column
}

/** Whether the server's clock is moved on the way or at the end, which it is for one job at a time only. */
export function isOfTheClock(place: Place, type: JobEventType): boolean {
  return [...place.story.map((event) => event.type), type].includes('job.expired')
}

/** A new job in this place, old enough to expire where it is to. */
async function bringTo(cast: Cast, place: Place, next: JobEvent): Promise<Posted> {
  const { clock } = cast.server
  const present = clock.now
  if (isOfTheClock(place, next.type)) clock.now = longBefore(present)
  try {
    let job = await post(cast, place.facts.ownerId)
    for (const event of place.story) {
      if (event.type === 'job.expired') clock.now = present
      const done = await happen(cast, event, job)
      if (done.answer !== null && done.answer !== '200') throw new Error(`${event.type} was answered ${done.answer}`)
      job = done.job
    }
    return job
  } finally {
    clock.now = present
  }
}

/** An event happens to a job: by its call, by an operator's command, or by the server's own task, which answers nobody. */
async function happen(cast: Cast, event: JobEvent, job: Posted): Promise<{ answer: string | null; job: Posted }> {
  const { type, by } = event
  if (by.role === 'operator' && isCommanded(type)) return { answer: await command(cast, type, job), job }
  if (isCalled(type)) return await perform(cast, event, job)
  await runTask(cast.server, 'expire jobs')
  return { answer: null, job }
}
