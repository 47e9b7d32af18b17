// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const reportBusinessToWire = (value: Clean['ReportBusiness']): Wire['ReportBusiness'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const blockBusinessToWire = (value: Clean['BlockBusiness']): Wire['BlockBusiness'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const blockFromWire = (value: Wire['Block']): Clean['Block'] => {
  const { pic_url: _pic_url, ...rest } = value
  return { ...rest, picture: value.pic_url }
}

const blocksFromWire = (value: Wire['Blocks']): Clean['Blocks'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, blocks: value.blocks.map((one) => blockFromWire(one)) }
}

export const reportJob = { toWire: same<Clean['ReportJob']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const reportBusiness = {
  toWire: reportBusinessToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { business: 'businessId' },
}

export const reportReview = { toWire: same<Clean['ReportReview']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const reportPicture = { toWire: same<Clean['ReportPicture']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const blockBusiness = {
  toWire: blockBusinessToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { business: 'businessId' },
}

export const blockCustomer = { toWire: same<Clean['BlockCustomer']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const unblock = { toWire: same<Clean['Unblock']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const listBlocks = { toWire: same<Clean['ListBlocks']>, fromWire: blocksFromWire, cleanFields: {} }
