import type { ResponseBody } from '../platform/http/handler.ts'
import type { SignedLink } from '../files/serializer.ts'
import type { ReportCase } from '../reports/service-cases.ts'
import type { AccountLine } from './service-accounts.ts'
import type { JobLine, readJob } from './service-jobs.ts'
import type { readRecord } from './service-record.ts'

type OperatorView = Readonly<{ id: string; email: string; name: string; role: 'owner' | 'support' | 'viewer' }>

/** An operator as the console knows them. */
export const toOperator = ({ id, email, name, role }: OperatorView) => ({ operatorId: id, email, name, role })

type ActionLine = Awaited<ReturnType<typeof readRecord>>['rows'][number]

/** A line of the record; details that are no text are written as JSON. */
export function toAction(line: ActionLine): ResponseBody<'listOperatorActions'>['actions'][number] {
  const { id, at, operator, operatorId, action, subject, details } = line
  return {
    actionId: id,
    at: at.toISOString(),
    operator,
    byConsole: operatorId !== null,
    action,
    subject,
    details: Object.entries(details).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  }
}

/** An account as operators see it. */
export function toAccount(account: AccountLine): ResponseBody<'changeAccount'>['account'] {
  const { id, createdAt, deleteAt, memberUntil, language: _, ...rest } = account
  return {
    accountId: id,
    ...rest,
    createdAt: createdAt.toISOString(),
    deleteAt: deleteAt?.toISOString() ?? null,
    memberUntil: memberUntil?.toISOString() ?? null,
  }
}

/** A job as operators see it. */
export function toJob(job: JobLine): ResponseBody<'getJobAsOperator'>['job'] {
  const { id, title, status, customer, business, budget, postedAt, expiresAt, assignedAt, completedAt, rating } = job
  return {
    jobId: id,
    title,
    status,
    customer,
    business,
    budget: Number(budget),
    postedAt: postedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    assignedAt: assignedAt?.toISOString() ?? null,
    completedAt: completedAt?.toISOString() ?? null,
    rating,
    bids: job.bids ?? 0,
  }
}

type BidLine = Awaited<ReturnType<typeof readJob>>['bids'][number]

/** A bid as operators see it. */
export function toBid({ amount, placedAt, ...bid }: BidLine): ResponseBody<'getJobAsOperator'>['offers'][number] {
  return { ...bid, amount: Number(amount), placedAt: placedAt.toISOString() }
}

/** What was reported, as operators see it. */
export function toReport(
  { id, shown, pictureIds, ...one }: ReportCase,
  signedLink: SignedLink,
): ResponseBody<'findReports'>['reports'][number] {
  const { title = null, text = null, reply = null, stars = null } = shown
  return {
    ...one,
    reportId: id,
    kinds: [...one.kinds],
    firstAt: one.firstAt.toISOString(),
    lastAt: one.lastAt.toISOString(),
    title,
    text,
    reply,
    stars,
    pictures: pictureIds.map(signedLink),
    settledAt: one.settledAt?.toISOString() ?? null,
  }
}
