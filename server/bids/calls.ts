import { Refusal, refuseOther } from '../platform/refusal.ts'
import { acceptBid as accept, BidChanged, bidsOn, editBid, placeBid as place } from './rules.ts'
import { fromAmount, toInterest } from './wire.ts'
import { intentOf, type Handler } from '../call.ts'

export const listBids: Handler<'listBids'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.userId, caller.id)
  const { publicUrl } = tools.settings
  const bids = await bidsOn(tools, caller, body.jobId)
  return { Success: true, Data: bids.map((bid) => toInterest({ publicUrl, say }, bid)) }
}

export const placeBid: Handler<'placeBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.businessId, caller.id)
  const { jobId, userId, proposalStatement } = body
  const offer = { jobId, customerId: userId, proposal: proposalStatement, amount: fromAmount(body.amount) }
  const { bidId } = await place(tools, caller, offer, intentOf('placeBid', call))
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

export const acceptBid: Handler<'acceptBid'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, companyId, amount } = body
  try {
    const agreed = { jobId, businessId: companyId, amountSeen: amount }
    await accept(tools, caller, agreed, intentOf('acceptBid', call))
  } catch (error) {
    if (!(error instanceof BidChanged) || error.bid === undefined) throw error
    throw new Refusal('BID_CHANGED', {
      besides: { bid: toInterest({ publicUrl: tools.settings.publicUrl, say }, error.bid) },
    })
  }
  return { Success: true, Message: say('BID_ACCEPTED') }
}
