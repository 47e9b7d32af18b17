import { Refusal } from '../platform/domain-error.ts'
import {
  acceptBid as accept,
  AlreadyBid,
  BidChanged,
  declineBid as decline,
  editBid,
  placeBid as place,
  reconsiderBid as reconsider,
  withdrawBid as withdraw,
} from './service.ts'
import { bidsOn } from './service-bid-list.ts'
import { fromAmount, toInterest, toOwnBid, type Shown } from './serializer.ts'
import type { Tools } from '../dependencies.ts'
import type { Handler } from '../handler.ts'

type Showing = Pick<Shown, 'say'> & Readonly<{ tools: Pick<Tools, 'settings'> }>

export const listBids: Handler<'listBids'> = async ({ body, caller, say, tools }) => {
  const { publicUrl } = tools.settings
  const { jobId, order = 'plain', limit = 200, cursor } = body
  const { bids, nextCursor } = await bidsOn(tools, caller, { jobId, order, limit, cursor })
  return { bids: bids.map((bid) => toInterest({ publicUrl, say }, bid)), nextCursor }
}

export const placeBid: Handler<'placeBid'> = async ({ body, caller, intent, say, tools }) => {
  const offer = { ...body, amount: fromAmount(body.amount) }
  const { bidId } = await place(tools, caller, offer, intent).catch((error: unknown) => {
    throw error instanceof AlreadyBid ? new Refusal('ALREADY_BID', { besides: { ownBid: toOwnBid(error.bid) } }) : error
  })
  return { message: say('BID_SUBMITTED'), bidId }
}

export const updateBid: Handler<'updateBid'> = async ({ body, caller, intent, say, tools }) => {
  await editBid(tools, caller, { ...body, amount: fromAmount(body.amount) }, intent)
  return { message: say('BID_UPDATED') }
}

export const withdrawBid: Handler<'withdrawBid'> = async ({ body, caller, intent, say, tools }) => {
  await withdraw(tools, caller, body.bidId, intent)
  return { message: say('YOUR_BID_WITHDRAWN') }
}

export const acceptBid: Handler<'acceptBid'> = async ({ body, caller, intent, say, tools }) => {
  const { jobId, businessId, amount: amountSeen } = body
  const agreed = { jobId, businessId, amountSeen }
  await withFreshBid({ say, tools }, async () => accept(tools, caller, agreed, intent))
  return { message: say('BID_ACCEPTED') }
}

export const declineBid: Handler<'declineBid'> = async ({ body, caller, intent, say, tools }) => {
  const { jobId, businessId, amount: amountSeen, reason = null, comment } = body
  const declined = { jobId, businessId, amountSeen, reason, comment: comment || null }
  await withFreshBid({ say, tools }, async () => decline(tools, caller, declined, intent))
  return { message: say('INTEREST_DECLINED') }
}

export const reconsiderBid: Handler<'reconsiderBid'> = async ({ body, caller, intent, say, tools }) => {
  await reconsider(tools, caller, body, intent)
  return { message: say('INTEREST_RECONSIDERED') }
}

/** A bid that is not what the customer saw is refused with the bid as it is now. */
async function withFreshBid({ say, tools }: Showing, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof BidChanged) || error.bid === undefined) throw error
    throw new Refusal('BID_CHANGED', {
      besides: { bid: toInterest({ publicUrl: tools.settings.publicUrl, say }, error.bid) },
    })
  }
}
