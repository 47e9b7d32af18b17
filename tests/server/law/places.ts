import { getShortestPaths } from 'xstate/graph'
import { factsOf } from '../../../machines/job/decide.ts'
import { jobMachine } from '../../../machines/job/machine.ts'
import { law } from '../../../machines/job/law.ts'
import type { JobEvent, JobFacts, Standing } from '../../../machines/job/types.ts'
import { eventOf, factsIn, parties, standings } from '../../../qa/models/job-samples.ts'
import { stateOf } from '../../../qa/kit/explore.ts'
import { eventTypes } from './ways.ts'

/** A job in one state of its machine, and all that has to happen to a posted one until it is there. */
export type Place = Readonly<{ name: string; state: string; facts: JobFacts; story: readonly JobEvent[] }>

const withBids = factsIn('open')
const samples = eventTypes.flatMap((type) => standings.map((standing) => eventOf(type, parties[standing])))

/** Every state that the machine can reach, each along its own shortest path: once with bids and once without. */
export const places: readonly Place[] = [
  ...placesOf('with bids', withBids),
  ...placesOf('without bids', { ...withBids, bids: [] }),
]

function placesOf(which: string, input: JobFacts): readonly Place[] {
  const bids = input.bids.map(({ businessId, amount }): JobEvent => {
    return { type: 'bid.placed', by: { role: 'business', id: businessId }, amount }
  })
  const paths = getShortestPaths(jobMachine, {
    input,
    events: samples,
    // The bids of a job are those that it begins with.
    filterEvents: (snapshot, event) => snapshot.can(event) && leadsOn(factsOf(snapshot), event),
    serializeState: ({ value, context }) => JSON.stringify([value, context.isDoubted, context.rating]),
  })
  return paths.map(({ state, steps }) => ({
    name: `${stateOf(state)}${historyOf(factsOf(state))} ${which}`,
    state: stateOf(state),
    facts: factsOf(state),
    // The first step of a path is the machine's own start.
    story: [...bids, ...steps.slice(1).map(({ event }) => event)],
  }))
}

/** Whether there is more to be seen behind an event; one that can happen again and again is tried by itself. */
function leadsOn({ isDoubted, rating }: JobFacts, { type }: JobEvent): boolean {
  // The bids of a job are those that it begins with.
  if (type === 'bid.placed' || type === 'rating.changed') return false
  if (type === 'rating.answered') return rating?.reply === 'none'
  return !isDoubted || type === 'job.completed'
}

function historyOf({ isDoubted, rating }: JobFacts): string {
  return `${isDoubted ? ', doubted,' : ''}${rating?.reply === 'open' ? ', answered,' : ''}`
}

/**
 * Every way to ask for one type of event. To those who may do it at all it matters what they name: a bid that is there or
 * not, as it is, as it was, or unseen; a rating as it is, as it is not, or unseen.
 */
export function askings(type: JobEvent['type'], standing: Standing): readonly JobEvent[] {
  const by = parties[standing]
  if (!law[type].by.includes(standing)) return [eventOf(type, by)]
  if (type === 'rating.changed' || type === 'rating.answered') {
    return [{ type, by }, ...[1, 2].map((revisionSeen) => ({ type, by, revisionSeen }))]
  }
  if (type !== 'bid.accepted') return [eventOf(type, by)]
  return ['assigned', 'other-business'].flatMap((businessId) => [
    { type, by, businessId },
    { type, by, businessId, amountSeen: 120.5 },
    { type, by, businessId, amountSeen: 1 },
  ])
}
