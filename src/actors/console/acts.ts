import { changeAccount as reasonRules, settleReport as settlementRules } from '../../../generated/validate/operator.js'
import {
  type AccountAct,
  type AccountFilter,
  actOnAccount,
  checkReason,
  checkSettlement,
  findAccounts,
  findJobs,
  findReports,
  type FoundAccount,
  type FoundJob,
  type FoundReport,
  type JobAct,
  type JobFilter,
  type ReasonDraft,
  repairJob,
  type ReportFilter,
  type ReportOutcome,
  settleReport,
} from '../../services/operator-acts.ts'
import type { Service } from '../../services/client.ts'
import { formOf } from '../forms.ts'
import { pagesOf } from '../loading.ts'
import type { ConsoleEnvironment } from './environment.ts'

export type {
  AccountAct,
  AccountFilter,
  FoundAccount,
  FoundJob,
  JobAct,
  JobFilter,
  JobOffers,
  FoundReport,
  ReportFilter,
  ReportOutcome,
} from '../../services/operator-acts.ts'

/** A page has so many rows, and the contract gives at most 50. */
const SIZE = { rows: 50, most: 50 } as const

export const accountsMachine = (environment: ConsoleEnvironment) =>
  pagesOf<FoundAccount, AccountFilter>(environment, SIZE, ({ filter, after, limit }) =>
    findAccounts(filter, { after, limit }),
  )

export const accountKey = ({ accountId }: FoundAccount): string => accountId

export const jobsMachine = (environment: ConsoleEnvironment) =>
  pagesOf<FoundJob, JobFilter>(environment, SIZE, ({ filter, after, limit }) => findJobs(filter, { after, limit }))

export const jobKey = ({ jobId }: FoundJob): string => jobId

export const reportsMachine = (environment: ConsoleEnvironment) =>
  pagesOf<FoundReport, ReportFilter>(environment, SIZE, ({ filter, after, limit }) =>
    findReports(filter, { after, limit }),
  )

export const reportKey = ({ reportId }: FoundReport): string => reportId

/** The form of an act: why it is done, and the act itself. */
const actForm = <Saved extends object>(environment: ConsoleEnvironment, act: (draft: ReasonDraft) => Service<Saved>) =>
  formOf<ReasonDraft, Saved>(environment, {
    initial: { reason: '' },
    check: checkReason(reasonRules),
    call: ({ draft }) => act(draft),
  })

export const accountActForm = (environment: ConsoleEnvironment, accountId: string, act: AccountAct) =>
  actForm(environment, (draft) => actOnAccount(accountId, act, draft))

export const jobActForm = (environment: ConsoleEnvironment, jobId: string, act: JobAct) =>
  actForm(environment, (draft) => repairJob(jobId, act, draft))

/** The form of a settlement: what was done about it, and what was made of it. */
export const settleForm = (environment: ConsoleEnvironment, reportId: string, outcome: ReportOutcome) =>
  formOf<ReasonDraft, { readonly settled: number }>(environment, {
    initial: { reason: '' },
    check: checkSettlement(settlementRules),
    call: ({ draft }) => settleReport(reportId, outcome, draft),
  })
