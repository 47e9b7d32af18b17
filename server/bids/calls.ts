import { Refusal, refuseOther } from '../platform/refusal.ts'
import {
  acceptBid as accept,
  AlreadyBid,
  BidChanged,
  declineBid as decline,
  editBid,
  placeBid as place,
  reconsiderBid as reconsider,
  withdrawBid as withdraw,
} from './rules.ts'
import { bidsOn } from './rules-see.ts'
import { fromAmount, toInterest, toOwnBid, type Shown } from './wire.ts'
import type { Tools } from '../tools.ts'
import { intentOf, type Handler } from '../call.ts'

type Showing = Pick<Shown, 'say'> & Readonly<{ tools: Pick<Tools, 'settings'> }>

export const listBids: Handler<'listBids'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.userId, caller.id)
  const { publicUrl } = tools.settings
  const { jobId, order = 'plain', limit = 200, cursor } = body
  const { bids, nextCursor } = await bidsOn(tools, caller, { jobId, order, limit, cursor })
  return { Success: true, Data: bids.map((bid) => toInterest({ publicUrl, say }, bid)), nextCursor }
}

export const placeBid: Handler<'placeBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.businessId, caller.id)
  const { jobId, userId, proposalStatement } = body
  const offer = { jobId, customerId: userId, proposal: proposalStatement, amount: fromAmount(body.amount) }
  const { bidId } = await place(tools, caller, offer, intentOf('placeBid', call)).catch((error: unknown) => {
    throw error instanceof AlreadyBid ? new Refusal('ALREADY_BID', { besides: { ownBid: toOwnBid(error.bid) } }) : error
  })
  return { Success: true, message: say('BID_SUBMITTED'), bidId }
}

export const updateBid: Handler<'updateBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.businessId, caller.id)
  const { bidId, proposalStatement } = body
  const offer = { bidId, proposal: proposalStatement, amount: fromAmount(body.amount) }
  await editBid(tools, caller, offer, intentOf('updateBid', call))
  return { Success: true, message: say('BID_UPDATED') }
}

export const withdrawBid: Handler<'withdrawBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.businessId, caller.id)
  await withdraw(tools, caller, body.bidId, intentOf('withdrawBid', call))
  return { Success: true, message: say('YOUR_BID_WITHDRAWN') }
}

export const acceptBid: Handler<'acceptBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, companyId, amount } = body
  const agreed = { jobId, businessId: companyId, amountSeen: amount }
  await withFreshBid(call, async () => accept(tools, caller, agreed, intentOf('acceptBid', call)))
  return { Success: true, Message: say('BID_ACCEPTED') }
}

export const declineBid: Handler<'declineBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, companyId, amount, reason = null, comment } = body
  const declined = { jobId, businessId: companyId, amountSeen: amount, reason, comment: comment || null }
  await withFreshBid(call, async () => decline(tools, caller, declined, intentOf('declineBid', call)))
  return { Success: true, Message: say('INTEREST_DECLINED') }
}

export const reconsiderBid: Handler<'reconsiderBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, companyId } = body
  await reconsider(tools, caller, { jobId, businessId: companyId }, intentOf('reconsiderBid', call))
  return { Success: true, Message: say('INTEREST_RECONSIDERED') }
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
