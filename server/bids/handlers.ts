import { DomainError } from '../platform/domain-error.ts'
import {
  acceptBid as accept,
  AlreadyBid,
  BidChangedError,
  declineBid as decline,
  editBid,
  placeBid as place,
  reconsiderBid as reconsider,
  withdrawBid as withdraw,
} from './service.ts'
import { loadBids } from './service-bid-list.ts'
import { toOwnBid } from '../jobs/serializer-bids.ts'
import { fromAmount, type SerializerContext } from '../platform/serializer.ts'
import { toInterest } from './serializer.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { Handler } from '../platform/http/handler.ts'

type Showing = Pick<SerializerContext, 'translate'> & Readonly<{ deps: Pick<Deps, 'settings'> }>

export const listBids: Handler<'listBids'> = async ({ body, caller, translate, deps }) => {
  const { publicUrl } = deps.settings
  const { jobId, order = 'plain', limit = 200, cursor } = body
  const { bids, nextCursor } = await loadBids(deps, caller, { jobId, order, limit, cursor })
  return { bids: bids.map((bid) => toInterest({ publicUrl, translate }, bid)), nextCursor }
}

export const placeBid: Handler<'placeBid'> = async ({ body, caller, intent, translate, deps }) => {
  const offer = { ...body, amount: fromAmount(body.amount) }
  const { bidId } = await place(deps, caller, offer, intent).catch((error: unknown) => {
    throw error instanceof AlreadyBid
      ? new DomainError('ALREADY_BID', { extraFields: { ownBid: toOwnBid(error.bid) } })
      : error
  })
  return { message: translate('BID_SUBMITTED'), bidId }
}

export const updateBid: Handler<'updateBid'> = async ({ body, caller, intent, translate, deps }) => {
  await editBid(deps, caller, { ...body, amount: fromAmount(body.amount) }, intent)
  return { message: translate('BID_UPDATED') }
}

export const withdrawBid: Handler<'withdrawBid'> = async ({ body, caller, intent, translate, deps }) => {
  await withdraw(deps, caller, body.bidId, intent)
  return { message: translate('YOUR_BID_WITHDRAWN') }
}

export const acceptBid: Handler<'acceptBid'> = async ({ body, caller, intent, translate, deps }) => {
  const { jobId, businessId, amount: amountSeen } = body
  const agreed = { jobId, businessId, amountSeen }
  await withFreshBid({ translate, deps }, async () => accept(deps, caller, agreed, intent))
  return { message: translate('BID_ACCEPTED') }
}

export const declineBid: Handler<'declineBid'> = async ({ body, caller, intent, translate, deps }) => {
  const { jobId, businessId, amount: amountSeen, reason = null, comment } = body
  const declined = { jobId, businessId, amountSeen, reason, comment: comment || null }
  await withFreshBid({ translate, deps }, async () => decline(deps, caller, declined, intent))
  return { message: translate('INTEREST_DECLINED') }
}

export const reconsiderBid: Handler<'reconsiderBid'> = async ({ body, caller, intent, translate, deps }) => {
  await reconsider(deps, caller, body, intent)
  return { message: translate('INTEREST_RECONSIDERED') }
}

/** A bid that is not what the customer saw is refused with the bid as it is now. */
async function withFreshBid({ translate, deps }: Showing, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof BidChangedError) || error.bid === undefined) throw error
    throw new DomainError('BID_CHANGED', {
      extraFields: { bid: toInterest({ publicUrl: deps.settings.publicUrl, translate }, error.bid) },
    })
  }
}
