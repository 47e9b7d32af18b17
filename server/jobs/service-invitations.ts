import { evaluateJobEvent } from '../../machines/job/machine.ts'
import { mustVerify } from '../accounts/service-bidding-eligibility.ts'
import { emit } from '../events/service.ts'
import type { JobRef } from '../events/domain-events.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Limit } from '../platform/limits/rate-limiter.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { InvitationReason } from '../schema/column-types.ts'
import { findApart, findBidStates } from './repository.ts'
import type { JobCard } from './repository-job-cards.ts'
import {
  declineInvitation as decline,
  findInvitations,
  findInvitationsTo,
  insertInvitation,
  lockActiveBusinesses,
} from './repository-invitations.ts'
import {
  assertWithin,
  jobActorFor,
  lockJobWithFacts,
  transitionOrThrow,
  useCase,
  type Asked,
  type LockedJobFacts,
} from './service-transition.ts'

const DAY = 24 * 60 * 60 * 1000

/** What an account may send in a day: invitations are no way to mail many businesses. */
const quotaOf = ({ invitationsPerDay }: Deps['settings']): Limit => ({
  name: 'invitations',
  max: invitationsPerDay,
  windowMs: DAY,
  code: 'INVITATION_QUOTA_REACHED',
})

/** Holds a job with a business's bid. The invitations are read behind the wait, or those that came meanwhile would be missed. */
async function lockWithInvitations(db: Db, jobId: string, businessId: string, now: Date): Promise<LockedJobFacts> {
  const held = await lockJobWithFacts(db, jobId, [businessId], now)
  return { ...held, facts: { ...held.facts, invitations: await findInvitations(db, jobId) } }
}

type Named = Readonly<{ jobId: string; businessId: string }>

/** Asks a business to bid on an open job, and tells it. */
export const inviteBusiness = useCase(async (db, { deps, caller, input, now }: Asked<Named>) => {
  const businessId = input.businessId.toLowerCase()
  const held = await lockWithInvitations(db, input.jobId, businessId, now)
  transitionOrThrow(held, { type: 'business.invited', by: jobActorFor(caller), businessId })
  if (await mustVerify(deps, db, caller)) throw new DomainError('EMAIL_NOT_VERIFIED')
  await sendInvitations(deps, db, caller, { job: held.job, businessIds: [businessId], now })
})

type Sent = Readonly<{ job: JobRef; businessIds: readonly string[]; now: Date }>

/** Invites businesses to a job that is held, or new, and tells them. Throws BUSINESS_NOT_FOUND for one that is not here, or is kept apart. */
export async function sendInvitations(
  deps: Deps,
  db: Db,
  caller: Caller,
  { job, businessIds, now }: Sent,
): Promise<void> {
  const here = await lockActiveBusinesses(db, businessIds)
  const apart = await findApart(db, caller.id, businessIds)
  for (const businessId of businessIds) {
    if (!here.has(businessId) || apart.has(businessId)) throw new DomainError('BUSINESS_NOT_FOUND')
    await deps.limits.count(quotaOf(deps.settings), caller.id, db)
    await insertInvitation(db, job.id, businessId, now)
    await emit(db, { type: 'business.invited', job, businessId }, now)
  }
}

type Declined = Readonly<{ jobId: string; reason: InvitationReason }>

/** The invited business says that it will not bid; its customer is told why. */
export const declineInvitation = useCase(async (db, { caller, input: { jobId, reason }, now }: Asked<Declined>) => {
  const held = await lockWithInvitations(db, jobId, caller.id, now)
  assertWithin(held, caller)
  transitionOrThrow(held, { type: 'invitation.declined', by: jobActorFor(caller) })
  const { job } = held
  await decline(db, { jobId: job.id, businessId: caller.id, reason }, now)
  await emit(db, { type: 'invitation.declined', job, businessId: caller.id, reason }, now)
})

/** Why a business cannot be invited to an open job, as the code of the refusal. */
export type InviteBar = 'ALREADY_INVITED' | 'BUSINESS_HAS_BID' | 'TOO_MANY_INVITATIONS'

const isBar = (code: string): code is InviteBar =>
  code === 'ALREADY_INVITED' || code === 'BUSINESS_HAS_BID' || code === 'TOO_MANY_INVITATIONS'

/** What keeps a business from being invited to each of a customer's open jobs, by their ids; null where nothing does. */
export async function inviteBarsOf(
  db: Db,
  cards: readonly JobCard[],
  businessId: string,
): Promise<ReadonlyMap<string, InviteBar | null>> {
  const open = cards.filter(({ status }) => status === 'open')
  const ids = open.map(({ id }) => id)
  const [bids, invitations] = await Promise.all([findBidStates(db, ids, businessId), findInvitationsTo(db, ids)])
  const bars = open.map(({ id, status, customerId: ownerId }) => {
    const never = { rating: null, isCompletionDisputed: false, isDisputeWindowClosed: false }
    const facts = {
      status,
      ownerId,
      assignedBusinessId: null,
      ...never,
      bids: bids.filter(({ jobId }) => jobId === id).map(({ state }) => ({ businessId, amount: 0, state })),
      invitations: invitations.filter(({ jobId }) => jobId === id),
    }
    const by = { role: 'customer', id: ownerId } as const
    const decision = evaluateJobEvent(facts, { type: 'business.invited', by, businessId })
    return [id, decision.allowed || !isBar(decision.reason) ? null : decision.reason] as const
  })
  return new Map(bars)
}
