import * as wire from '../../generated/client/wire-operator.ts'
import type { Page } from '../../machines/pages.ts'
import { call, reading, type Service } from './client.ts'
import { checkOf, cursorAt, optional, someId, type PageQuery } from './inputs.ts'
import type { Role, Schemas } from './types.ts'

export type FoundAccount = Schemas['OperatorAccount']

/** Which accounts; an empty search finds all. */
export type AccountFilter = { readonly search: string; readonly shows: 'all' | Role | 'blocked' }

/** A page of accounts, newest first. */
export function findAccounts(
  { search, shows }: AccountFilter,
  { after, limit }: PageQuery,
): Service<Page<FoundAccount>> {
  const body = wire.findAccounts.toWire({
    ...optional('q', search),
    ...(shows === 'blocked' ? { blocked: true } : shows === 'all' ? {} : { role: shows }),
    ...cursorAt(after),
    limit,
  })
  return call({
    isSafe: true,
    wire: reading(wire.findAccounts, ({ accounts, nextCursor }) => ({ items: accounts, next: nextCursor })),
    send: ({ client, init }) => client.POST('/operator/find-accounts', { ...init, body }),
  })
}

/** What can be done to an account. */
export type AccountAct = Schemas['AccountChange']['act'] | 'delete' | 'activate' | 'end'

/** Why, for the record; may be empty. */
export type ReasonDraft = { readonly reason: string }

export const checkReason = checkOf(wire.changeAccount, ({ reason }: ReasonDraft) => ({
  accountId: someId,
  act: 'block' as const,
  ...optional('reason', reason),
}))

/** Does something to an account, and answers what became of it. */
export function actOnAccount(
  accountId: string,
  act: AccountAct,
  { reason }: ReasonDraft,
): Service<Schemas['OperatorAccountAnswer']> {
  const why = optional('reason', reason)
  if (act === 'delete') {
    const body = wire.deleteAccountOf.toWire({ accountId, ...why })
    return call({
      isSafe: true,
      wire: wire.deleteAccountOf,
      send: ({ client, init }) => client.POST('/operator/delete-account', { ...init, body }),
    })
  }
  if (act === 'activate' || act === 'end') {
    const body = wire.changeMembership.toWire({ accountId, act, ...why })
    return call({
      wire: wire.changeMembership,
      send: ({ client, init }) => client.POST('/operator/change-membership', { ...init, body }),
    })
  }
  const body = wire.changeAccount.toWire({ accountId, act, ...why })
  return call({
    wire: wire.changeAccount,
    send: ({ client, init }) => client.POST('/operator/change-account', { ...init, body }),
  })
}

export type FoundJob = Schemas['OperatorJob']

/** Which jobs; an empty search finds all. */
export type JobFilter = { readonly search: string; readonly shows: 'all' | Schemas['OperatorJobStatus'] }

/** A page of jobs, newest first. */
export function findJobs({ search, shows }: JobFilter, { after, limit }: PageQuery): Service<Page<FoundJob>> {
  const body = wire.findJobs.toWire({
    ...optional('q', search),
    ...(shows === 'all' ? {} : { status: shows }),
    ...cursorAt(after),
    limit,
  })
  return call({
    isSafe: true,
    wire: reading(wire.findJobs, ({ jobs, nextCursor }) => ({ items: jobs, next: nextCursor })),
    send: ({ client, init }) => client.POST('/operator/find-jobs', { ...init, body }),
  })
}

export type FoundReport = Schemas['OperatorReport']

/** What was reported; an empty search finds all, for reports are not searched. */
export type ReportFilter = { readonly search: string; readonly shows: 'all' | Schemas['ReportSubject'] | 'settled' }

/** A page of what was reported, the one with the newest report first. */
export function findReports({ shows }: ReportFilter, { after, limit }: PageQuery): Service<Page<FoundReport>> {
  const body = wire.findReports.toWire({
    ...(shows === 'settled' ? { settled: true } : shows === 'all' ? {} : { subject: shows }),
    ...cursorAt(after),
    limit,
  })
  return call({
    isSafe: true,
    wire: reading(wire.findReports, ({ reports, nextCursor }) => ({ items: reports, next: nextCursor })),
    send: ({ client, init }) => client.POST('/operator/find-reports', { ...init, body }),
  })
}

export type ReportOutcome = Schemas['ReportOutcome']

export const checkSettlement = checkOf(wire.settleReport, ({ reason }: ReasonDraft) => ({
  reportId: someId,
  outcome: 'acted' as const,
  reason,
}))

/** Settles all open reports of one thing. */
export function settleReport(
  reportId: string,
  outcome: ReportOutcome,
  { reason }: ReasonDraft,
): Service<Schemas['ReportsSettled']> {
  const body = wire.settleReport.toWire({ reportId, outcome, reason })
  return call({
    wire: wire.settleReport,
    send: ({ client, init }) => client.POST('/operator/settle-report', { ...init, body }),
  })
}

export type JobOffers = Schemas['OperatorJobAnswer']

export type JobAct = Schemas['JobRepair']['act']

/** Repairs a job, and answers what became of it. */
export function repairJob(jobId: string, act: JobAct, { reason }: ReasonDraft): Service<JobOffers> {
  const body = wire.repairJob.toWire({ jobId, act, ...optional('reason', reason) })
  return call({
    wire: wire.repairJob,
    send: ({ client, init }) => client.POST('/operator/repair-job', { ...init, body }),
  })
}
