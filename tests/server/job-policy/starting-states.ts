import { getShortestPaths } from 'xstate/graph'
import { factsFromSnapshot, evaluateJobEvent } from '../../../machines/job/machine.ts'
import { jobMachine } from '../../../machines/job/machine.ts'
import { jobPolicy } from '../../../machines/job/policy.ts'
import type { BidState, JobEvent, JobFacts, PartyRelation } from '../../../machines/job/types.ts'
import { eventOf, factsIn, parties, setAside, relations } from '../../../qa/models/job-samples.ts'
import { stateOf } from 'statechart-kit/core/edge'
import { eventTypes } from './requests.ts'
import { errorStatus } from '../../../generated/codes.ts'

/** A job in one state of its machine, and all that has to happen to a posted one until it is there. */
export type Place = Readonly<{ name: string; state: string; facts: JobFacts; story: readonly JobEvent[] }>

const withBids = factsIn('open')
const samples = eventTypes.flatMap((type) => relations.map((relation) => eventOf(type, parties[relation])))

/** What happens to bids and invitations and leaves their job where it is. */
const ofBids: readonly JobEvent['type'][] = [
  'bid.placed',
  'bid.withdrawn',
  'bid.declined',
  'bid.reconsidered',
  'business.invited',
  'invitation.declined',
]

/** What happens to a placed bid until it is what it is. */
const settled: { readonly [State in BidState]: (by: Bidder) => readonly JobEvent[] } = {
  standing: () => [],
  withdrawn: (by) => [{ type: 'bid.withdrawn', by }],
  ended: ({ id }) => [
    { type: 'bid.accepted', by: parties.owner, businessId: id },
    { type: 'assignment.ended', by: parties.owner },
  ],
  declined: ({ id }) => [{ type: 'bid.declined', by: parties.owner, businessId: id }],
}

type Bidder = Readonly<{ role: 'business'; id: string }>

/** Every state that the machine can reach, each along its own shortest path: once with bids and once without. */
export const places: readonly Place[] = [
  ...placesOf('with bids', withBids),
  ...placesOf('without bids', { ...withBids, bids: [] }),
]

function placesOf(which: string, input: JobFacts): readonly Place[] {
  const bids = input.bids.flatMap(({ businessId, amount, state }): JobEvent[] => {
    const by = { role: 'business', id: businessId } as const
    return [{ type: 'bid.placed', by, amount }, ...settled[state](by)]
  })
  const invitations = input.invitations.map(({ businessId }): JobEvent => ({
    type: 'business.invited',
    by: parties.owner,
    businessId,
  }))
  const paths = getShortestPaths(jobMachine, {
    input,
    events: samples,
    filterEvents: (snapshot, event) => snapshot.can(event) && leadsOn(factsFromSnapshot(snapshot), event),
    serializeState: ({ value, context }) => JSON.stringify([value, context.isCompletionDisputed, context.rating]),
  })
  return paths.map(({ state, steps }) => ({
    name: `${stateOf(state)}${historyOf(factsFromSnapshot(state))} ${which}`,
    state: stateOf(state),
    facts: factsFromSnapshot(state),
    // The first step of a path is the machine's own start.
    story: [...bids, ...invitations, ...steps.slice(1).map(({ event }) => event)],
  }))
}

/** Whether there is more to be seen behind an event; one that can happen again and again is tried by itself. */
function leadsOn({ isCompletionDisputed, rating }: JobFacts, { type }: JobEvent): boolean {
  // The bids of a job are those that it begins with, as they are then.
  if (ofBids.includes(type) || type === 'rating.changed') return false
  if (type === 'rating.answered') return rating?.reply === 'none'
  return !isCompletionDisputed || type === 'job.completed'
}

function historyOf({ isCompletionDisputed, rating }: JobFacts): string {
  return `${isCompletionDisputed ? ', doubted,' : ''}${rating?.reply === 'open' ? ', answered,' : ''}`
}

/**
 * Every way to ask for one type of event. To those who may do it at all it matters what they name: a bid that is there or
 * not, that is active or not, as it is, as it was, or unseen; what their own bid is; a rating as it is, as it is not, or unseen.
 */
export function askings(type: JobEvent['type'], relation: PartyRelation): readonly JobEvent[] {
  const by = parties[relation]
  // A business that had the job once is a bidder that learns more.
  const isOver =
    relation === 'bidder' && jobPolicy[type].by.includes('assignedBusiness') && !jobPolicy[type].by.includes('bidder')
  if (isOver) return [by, setAside.ended].map((bidder) => eventOf(type, bidder))
  if (!jobPolicy[type].by.includes(relation)) return [eventOf(type, by)]
  const others = Object.values(setAside)
  switch (type) {
    case 'bid.placed':
    case 'bid.edited':
    case 'bid.withdrawn':
      return (relation === 'bidder' ? [by, ...others] : [by]).map((bidder) => eventOf(type, bidder))
    case 'invitation.declined':
      return (relation === 'bidder' ? [by, setAside.withdrawn] : [by]).map((bidder) => eventOf(type, bidder))
    case 'business.invited':
    case 'bid.reconsidered':
      return ['assigned', 'other-business', ...others.map(({ id }) => id)].map((businessId) => ({
        type,
        by,
        businessId,
      }))
    case 'bid.accepted':
    case 'bid.declined':
      return [
        ...['assigned', 'other-business'].flatMap((businessId) => [
          { type, by, businessId },
          { type, by, businessId, amountSeen: 120.5 },
          { type, by, businessId, amountSeen: 1 },
        ]),
        ...others.map(({ id }) => ({ type, by, businessId: id })),
      ]
    case 'assignment.ended':
      return [{ type, by }, ...['assigned', 'bidder'].map((businessSeen) => ({ type, by, businessSeen }))]
    case 'rating.changed':
    case 'rating.answered':
      return [{ type, by }, ...[1, 2].map((revisionSeen) => ({ type, by, revisionSeen }))]
    default:
      return [eventOf(type, by)]
  }
}

/** What the server is to answer, such as `409 JOB_EXPIRED`, and the job after it. */
export type Expected = Readonly<{ answer: string; next: JobFacts }>

/** Asks the machine about an event. */
export function expectedOf(facts: JobFacts, event: JobEvent): Expected {
  const decision = evaluateJobEvent(facts, event)
  if (decision.allowed) return { answer: '200', next: decision.next }
  // The call names a bid and no job: where there is none to name, nothing tells the server whose it would be.
  const namesABid = event.type === 'bid.edited' || event.type === 'bid.withdrawn'
  const isOfNothing = namesABid && event.by.role === 'business' && facts.bids.length === 0
  const code = isOfNothing ? 'BID_NOT_FOUND' : decision.reason
  return { answer: `${errorStatus[code]} ${code}`, next: facts }
}

/**
 * A job in words, as its owner can know it: `inprogress with Bolt (Oak 100, Bolt 120.5, Vega 80 declined)`, without what was
 * withdrawn or ended. Of a deleted one nobody can tell more than that it is gone.
 */
export function wordsOf({
  status,
  rating,
  isCompletionDisputed,
  assignedBusinessId,
  bids,
  invitations,
}: JobFacts): string {
  if (status === 'deleted') return 'deleted'
  const assigned = assignedBusinessId === null ? '' : ` with ${assignedBusinessId}`
  const offers = bids
    .filter(({ state }) => state !== 'withdrawn' && state !== 'ended')
    .map(({ businessId, amount, state }) => `${businessId} ${amount}${state === 'declined' ? ' declined' : ''}`)
    .toSorted()
  const asked = invitations
    .map(({ businessId, state }) => `${businessId} ${state === 'sent' ? 'invited' : 'not coming'}`)
    .toSorted()
  return `${status}${rating === null ? '' : `, rated ${rating.revision}${rating.isFinal ? ' for good' : ''}, reply ${rating.reply},`}${isCompletionDisputed ? ', doubted,' : ''}${assigned} (${offers.join(', ') || 'no bids'}) ${asked.join(', ')}`
}
