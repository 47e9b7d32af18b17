// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value

const operatorLoginAnswerFromWire = (value: Wire['OperatorLoginAnswer']): Clean['OperatorLoginAnswer'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorInvitationFromWire = (value: Wire['OperatorInvitation']): Clean['OperatorInvitation'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const operatorAnswerFromWire = (value: Wire['OperatorAnswer']): Clean['OperatorAnswer'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorActionsFromWire = (value: Wire['OperatorActions']): Clean['OperatorActions'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorAccountsFromWire = (value: Wire['OperatorAccounts']): Clean['OperatorAccounts'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorAccountAnswerFromWire = (value: Wire['OperatorAccountAnswer']): Clean['OperatorAccountAnswer'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorJobsFromWire = (value: Wire['OperatorJobs']): Clean['OperatorJobs'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorJobAnswerFromWire = (value: Wire['OperatorJobAnswer']): Clean['OperatorJobAnswer'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const operatorReportsFromWire = (value: Wire['OperatorReports']): Clean['OperatorReports'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const reportsSettledFromWire = (value: Wire['ReportsSettled']): Clean['ReportsSettled'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const overviewFromWire = (value: Wire['Overview']): Clean['Overview'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const logInOperator = {
  toWire: same<Clean['OperatorLogin']>,
  fromWire: operatorLoginAnswerFromWire,
  cleanFields: {},
}

export const checkOperatorInvitation = {
  toWire: same<Clean['OperatorInvitationRef']>,
  fromWire: operatorInvitationFromWire,
  cleanFields: {},
}

export const acceptOperatorInvitation = {
  toWire: same<Clean['OperatorInvitationAcceptance']>,
  fromWire: operatorLoginAnswerFromWire,
  cleanFields: {},
}

export const logOutOperator = { fromWire: acknowledgedFromWire }

export const getOperator = { fromWire: operatorAnswerFromWire }

export const listOperatorActions = {
  toWire: same<Clean['OperatorActionsFilter']>,
  fromWire: operatorActionsFromWire,
  cleanFields: {},
}

export const findAccounts = {
  toWire: same<Clean['AccountsFilter']>,
  fromWire: operatorAccountsFromWire,
  cleanFields: {},
}

export const changeAccount = {
  toWire: same<Clean['AccountChange']>,
  fromWire: operatorAccountAnswerFromWire,
  cleanFields: {},
}

export const deleteAccountOf = {
  toWire: same<Clean['AccountDeletion']>,
  fromWire: operatorAccountAnswerFromWire,
  cleanFields: {},
}

export const changeMembership = {
  toWire: same<Clean['MembershipChange']>,
  fromWire: operatorAccountAnswerFromWire,
  cleanFields: {},
}

export const findJobs = { toWire: same<Clean['JobsFilter']>, fromWire: operatorJobsFromWire, cleanFields: {} }

export const getJobAsOperator = {
  toWire: same<Clean['OperatorJobRef']>,
  fromWire: operatorJobAnswerFromWire,
  cleanFields: {},
}

export const repairJob = { toWire: same<Clean['JobRepair']>, fromWire: operatorJobAnswerFromWire, cleanFields: {} }

export const findReports = { toWire: same<Clean['ReportsFilter']>, fromWire: operatorReportsFromWire, cleanFields: {} }

export const settleReport = {
  toWire: same<Clean['ReportSettlement']>,
  fromWire: reportsSettledFromWire,
  cleanFields: {},
}

export const getOverview = { toWire: same<Clean['OverviewRange']>, fromWire: overviewFromWire, cleanFields: {} }
