// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

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

const ownBidFromWire = (value: Wire['OwnBid']): Clean['OwnBid'] => {
  const { proposalStatement: _proposalStatement, ...rest } = value
  return { ...rest, proposal: value.proposalStatement }
}

const failureFromWire = (value: Wire['Failure']): Clean['Failure'] => {
  const { Success: _Success, Message: _Message, bid: _bid, ownBid: _ownBid, ...rest } = value
  return {
    ...rest,
    message: value.Message,
    ...(value.bid !== undefined && { bid: interestFromWire(value.bid) }),
    ...(value.ownBid !== undefined && { ownBid: ownBidFromWire(value.ownBid) }),
  }
}

/** A failure in clean names. */
export const failure = { fromWire: failureFromWire }
