import { jobMachine, evaluateJobEvent } from '../../machines/job/machine.ts'
import { jobPolicy, bidBy, relationTo } from '../../machines/job/policy.ts'
import type { BidFact, JobEvent } from '../../machines/job/types.ts'
import { eventOf, factsIn, newRating, parties, setAside, relations } from './job-samples.ts'
import type { Model } from 'statechart-kit/core/model'
import type { Moment } from 'statechart-kit/core/moment'
import { always, never } from 'statechart-kit/core/properties'
import type { OperationId } from '../../generated/operations.ts'
import { sceneOf } from './api.ts'
import { isSent } from './property-helpers.ts'

/** What an operator alone does, by command. */
type ByOperator = 'job.reopened' | 'job.ended' | 'job.removed' | 'rating.removed'

/** The call behind each event of a job's life; a job expires by the clock. */
export const callOfEvent = {
  'bid.placed': 'placeBid',
  'bid.edited': 'updateBid',
  'bid.accepted': 'acceptBid',
  'bid.withdrawn': 'withdrawBid',
  'bid.declined': 'declineBid',
  'bid.reconsidered': 'reconsiderBid',
  'business.invited': 'inviteBusiness',
  'invitation.declined': 'declineInvitation',
  'job.edited': 'updateJob',
  'job.deleted': 'deleteJob',
  'job.completed': 'completeJob',
  'assignment.ended': 'endAssignment',
  'completion.doubted': 'doubtCompletion',
  'job.rated': 'rateJob',
  'rating.changed': 'editRating',
  'rating.answered': 'answerRating',
} as const satisfies { readonly [Type in Exclude<JobEvent['type'], 'job.expired' | ByOperator>]: OperationId }

/** One sample for each relation towards the job; the chart takes those that the policy allows. */
function byAll<Type extends JobEvent['type']>(type: Type): readonly Extract<JobEvent, { readonly type: Type }>[] {
  return relations.map((relation) => eventOf(type, parties[relation])).filter((event) => isOf(event, type))
}

function isOf<Type extends JobEvent['type']>(
  event: JobEvent,
  type: Type,
): event is Extract<JobEvent, { readonly type: Type }> {
  return event.type === type
}

const isType = (name: string): name is JobEvent['type'] => Object.hasOwn(jobPolicy, name)
const types = Object.keys(jobPolicy).filter(isType)

/** The sample job in each status, and completed with a rating. */
const lives = [
  ...(['open', 'inprogress', 'completed', 'expired', 'deleted'] as const).map(factsIn),
  { ...factsIn('completed'), rating: newRating },
]

/** Who of the sample people the policy lets do it at some time: a bidder whose bid stands may not bid again, one who withdrew may. */
function whoMay(type: JobEvent['type']): readonly string[] {
  const people = [...relations.map((relation) => parties[relation]), ...Object.values(setAside)]
  const names = lives.flatMap((facts) =>
    people
      .filter((by) => evaluateJobEvent(facts, eventOf(type, by)).allowed)
      .map((by) => {
        const [relation, bid] = [relationTo(facts, by), bidBy(facts, by)]
        return relation === 'bidder' && bid && bid.state !== 'standing' ? `${bid.state} bidder` : relation
      }),
  )
  return [...new Set(names)]
}

type Now = Moment<typeof jobMachine>
type Bid = Now['snapshot']['context']['bids'][number]

/** Those whose bid stood with another amount, or in another way, before. */
const whoseBidChanged = ({ before, snapshot }: Now, isOther: (was: Bid, is: Bid) => boolean): readonly string[] =>
  before.context.bids.flatMap((was) => {
    const is = snapshot.context.bids.find(({ businessId }) => businessId === was.businessId)
    return is !== undefined && isOther(was, is) ? [was.businessId] : []
  })

/** What only an operator's command does, and from where. */
const repairs = [
  'open job.ended',
  'open job.removed',
  'inprogress job.reopened',
  'inprogress job.ended',
  'inprogress job.removed',
  'completed job.reopened',
  'completed job.removed',
  'completed.rated rating.removed',
  'expired job.reopened',
  'expired job.removed',
  'deleted job.reopened',
]

/** What became of each bid, in an order that does not depend on who changed one last. */
function bidsInOrder({ bids }: { readonly bids: readonly BidFact[] }): readonly BidFact[] {
  return bids.toSorted((one, other) => one.businessId.localeCompare(other.businessId))
}

export const job: Model = {
  name: 'job',
  about: 'The life of a job: the policy that server and browser ask before anything happens to it.',
  who: Object.fromEntries(types.map((type) => [type, whoMay(type)])),
  scenes: [
    sceneOf(jobMachine, {
      name: 'posted',
      about: 'A job with two bids, and three that were set aside.',
      input: factsIn('open'),
      events: {
        'bid.placed': byAll('bid.placed'),
        'bid.edited': byAll('bid.edited'),
        'bid.accepted': byAll('bid.accepted'),
        'bid.withdrawn': byAll('bid.withdrawn'),
        'bid.declined': byAll('bid.declined'),
        'bid.reconsidered': byAll('bid.reconsidered'),
        'business.invited': byAll('business.invited'),
        'invitation.declined': byAll('invitation.declined'),
        'job.edited': byAll('job.edited'),
        'job.deleted': byAll('job.deleted'),
        'job.completed': byAll('job.completed').filter(({ by }) => by.role !== 'operator'),
        'job.expired': byAll('job.expired'),
        'assignment.ended': byAll('assignment.ended'),
        'completion.doubted': byAll('completion.doubted'),
        'job.rated': byAll('job.rated'),
        'rating.changed': byAll('rating.changed'),
        'rating.answered': byAll('rating.answered'),
        'rating.removed': byAll('rating.removed'),
        'job.reopened': byAll('job.reopened'),
        'job.ended': byAll('job.ended'),
        'job.removed': byAll('job.removed'),
      },
      answers: {},
      inert: types.map((type) => ({
        event: eventOf(type, parties.nobody),
        headless: 'Who is not logged in is shown none of it.',
      })),
      calls: Object.fromEntries(Object.entries(callOfEvent).map(([event, call]) => [event, [call]])),
      digest: ['assignedBusinessId', 'isCompletionDisputed', 'rating.reply', bidsInOrder, 'invitations'],
    }),
  ],
  properties: {
    'a job is in hand or done exactly while a business has it': always(
      ({ snapshot }: Now) =>
        (snapshot.matches('inprogress') || snapshot.matches('completed')) ===
        (snapshot.context.assignedBusinessId !== null),
    ),
    'a job that was given is taken away by nobody but its parties and an operator': never(
      (now: Now) =>
        now.before.context.assignedBusinessId !== null &&
        now.snapshot.context.assignedBusinessId !== now.before.context.assignedBusinessId &&
        !isSent(now, 'assignment.ended', 'job.reopened', 'job.ended', 'job.removed'),
    ),
    'the amount of a bid is changed by its own business alone': always((now: Now) => {
      const { cause } = now
      const changed = whoseBidChanged(now, (was, is) => was.amount !== is.amount)
      const by = cause.type === 'sent' && 'id' in cause.event.by ? cause.event.by.id : null
      return changed.every((businessId) => businessId === by)
    }),
    'a business has one bid on a job for good': always(({ before, snapshot }: Now) => {
      const now = snapshot.context.bids.map(({ businessId }) => businessId)
      const isUnique = new Set(now).size === now.length
      return isUnique && before.context.bids.every(({ businessId }) => now.includes(businessId))
    }),
    'a rating is removed by an operator alone': never(
      (now: Now) =>
        now.before.context.rating !== null &&
        now.snapshot.context.rating === null &&
        !isSent(now, 'rating.removed', 'job.reopened', 'job.removed'),
    ),
  },
  headless: {
    'open job.expired[0]': 'Nobody does it: the clock of the server does, which a browser cannot turn.',
    ...Object.fromEntries(repairs.map((repair) => [`${repair}[0]`, 'An operator does it, by command.'])),
  },
}
