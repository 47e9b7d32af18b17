import type { JobEvent, JobEventType, PartyRelation } from '../../../machines/job/types.ts'
import { relations } from '../../../qa/models/job-samples.ts'
import { runTask } from '../support/background.ts'
import { command, perform, post, readFacts, type Cast } from './cast-wire.ts'
import { expectedOf, wordsOf } from './starting-states.ts'
import { askings, type Place } from './starting-states.ts'
import { isCalled, isCommanded, type Posted } from './requests.ts'

/** What came of each event, by who asked for it. */
export type Column = Readonly<Record<string, string>>

/** A job's life in these tests, and how long ago those that are to expire were posted. */
export const LIFE_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

/** So long before a time that what was posted then has expired by now. */
export const longBefore = (time: Date): Date => new Date(time.getTime() - (LIFE_DAYS + 1) * DAY)

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
export function columnByLaw(place: Place, type: JobEventType): Column {
  const cells = rowsOf(type).map(([label, event]) => {
    const { answer, next } = expectedOf(place.facts, event)
    return [label, `${type === 'job.expired' ? '' : `${answer}, `}${wordsOf(next)}`] as const
  })
  return Object.fromEntries(cells)
}

/**
 * What the server says to everybody who asks for an event in a place. All who are to be refused ask about one job, which is looked at
 * once they have, for none of them may have done anything to it; each of the others has a job of its own.
 */
export async function columnByServer(cast: Cast, place: Place, type: JobEventType): Promise<Column> {
  const rows = rowsOf(type)
  const isAllowed = ([, event]: Row): boolean => expectedOf(place.facts, event).answer === '200'
  const refused = rows.filter((row) => !isAllowed(row))
  const column: Record<string, string> = {}
  for (const together of [...(refused.length > 0 ? [refused] : []), ...rows.filter(isAllowed).map((row) => [row])]) {
    const answers: [label: string, answer: string | null][] = []
    let job = await bringTo(cast, place, type)
    for (const [label, event] of together) {
      const done = await happen(cast, event, job)
      answers.push([label, done.answer])
      job = done.job
    }
    const facts = wordsOf(await readFacts(cast, place.facts.ownerId, job))
    for (const [label, answer] of answers) column[label] = `${answer === null ? '' : `${answer}, `}${facts}`
  }
  return column
}

/** Whether the server's clock is moved on the way or at the end, which it is for one job at a time only. */
export function isOfTheClock(place: Place, type: JobEventType): boolean {
  return [...place.story.map((event) => event.type), type].includes('job.expired')
}

/** A new job in this place, old enough to expire where it is to. */
async function bringTo(cast: Cast, place: Place, next: JobEventType): Promise<Posted> {
  const { clock } = cast.server
  const present = clock.now
  if (isOfTheClock(place, next)) clock.now = longBefore(present)
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
