// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const acceptBidToWire = (value: Clean['AcceptBid']): Wire['AcceptBid'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, companyId: value.businessId }
}

const declineBidToWire = (value: Clean['DeclineBid']): Wire['DeclineBid'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, companyId: value.businessId }
}

const reconsiderBidToWire = (value: Clean['ReconsiderBid']): Wire['ReconsiderBid'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, companyId: value.businessId }
}

const placeBidToWire = (value: Clean['PlaceBid']): Wire['PlaceBid'] => {
  const { customerId: _customerId, proposal: _proposal, ...rest } = value
  return {
    ...rest,
    ...(value.customerId !== undefined && { userId: value.customerId }),
    proposalStatement: value.proposal,
  }
}

const updateBidToWire = (value: Clean['UpdateBid']): Wire['UpdateBid'] => {
  const { proposal: _proposal, ...rest } = value
  return { ...rest, proposalStatement: value.proposal }
}

const interestFromWire = (value: Wire['Interest']): Clean['Interest'] => {
  const {
    buisness_name: _buisness_name,
    logo_url: _logo_url,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    proposalStatement: _proposalStatement,
    ...rest
  } = value
  return {
    ...rest,
    businessName: value.buisness_name,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
    proposal: value.proposalStatement,
  }
}

const interestsFromWire = (value: Wire['Interests']): Clean['Interests'] => {
  const { Success: _Success, Data: _Data, ...rest } = value
  return { ...rest, bids: value.Data.map((one) => interestFromWire(one)) }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const bidPlacedFromWire = (value: Wire['BidPlaced']): Clean['BidPlaced'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const doneFromWire = (value: Wire['Done']): Clean['Done'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const listBids = { toWire: same<Clean['ListBids']>, fromWire: interestsFromWire, cleanFields: {} }

export const acceptBid = {
  toWire: acceptBidToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { companyId: 'businessId' },
}

export const declineBid = {
  toWire: declineBidToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { companyId: 'businessId' },
}

export const reconsiderBid = {
  toWire: reconsiderBidToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { companyId: 'businessId' },
}

export const placeBid = {
  toWire: placeBidToWire,
  fromWire: bidPlacedFromWire,
  cleanFields: { userId: 'customerId', proposalStatement: 'proposal' },
}

export const updateBid = {
  toWire: updateBidToWire,
  fromWire: doneFromWire,
  cleanFields: { proposalStatement: 'proposal' },
}

export const withdrawBid = { toWire: same<Clean['WithdrawBid']>, fromWire: doneFromWire, cleanFields: {} }
