import type { EventDeps } from '../events/service.ts'
import type { Handler } from '../platform/http/handler.ts'
import { toAccount, toBid, toJob } from './serializer.ts'
import {
  blockAccount,
  deleteAccount,
  findAccounts as find,
  keepAccount,
  readAccount,
  unblockAccount,
  verifyAccount,
} from './service-accounts.ts'
import { findJobs as search, readJob, repairJob as repair } from './service-jobs.ts'
import { activateMembership, endMembership } from './service-memberships.ts'
import { actorOf } from './service-record.ts'

export const findAccounts: Handler<'findAccounts'> = async ({ body, deps }) => {
  const { rows, nextCursor } = await find(deps, body)
  return { accounts: rows.map(toAccount), nextCursor }
}

const ACTS = { verify: verifyAccount, block: blockAccount, unblock: unblockAccount, keep: keepAccount } as const

export const changeAccount: Handler<'changeAccount', EventDeps> = async ({ body, caller, deps }) => {
  const { accountId, act, reason } = body
  await ACTS[act](deps, actorOf(caller), { named: accountId, reason })
  return { account: toAccount(await readAccount(deps.db, accountId)) }
}

export const deleteAccountOf: Handler<'deleteAccountOf', EventDeps> = async ({ body, caller, deps }) => {
  const { accountId, reason } = body
  await deleteAccount(deps, actorOf(caller), { named: accountId, reason })
  return { account: toAccount(await readAccount(deps.db, accountId)) }
}

export const changeMembership: Handler<'changeMembership', EventDeps> = async ({ body, caller, deps }) => {
  const { accountId, act, reason } = body
  const change = act === 'activate' ? activateMembership : endMembership
  await change(deps, actorOf(caller), { named: accountId, reason })
  return { account: toAccount(await readAccount(deps.db, accountId)) }
}

export const findJobs: Handler<'findJobs'> = async ({ body, deps }) => {
  const { rows, nextCursor } = await search(deps, body)
  return { jobs: rows.map(toJob), nextCursor }
}

export const getJobAsOperator: Handler<'getJobAsOperator'> = async ({ body, deps }) => {
  const { job, bids } = await readJob(deps.db, body.jobId)
  return { job: toJob(job), offers: bids.map(toBid) }
}

/** The names of the record, as the commands have them, and the events of the job's machine. */
const REPAIRS = {
  reopen: { action: 'jobs reopen', event: 'job.reopened' },
  end: { action: 'jobs end', event: 'job.ended' },
  complete: { action: 'jobs end', event: 'job.completed' },
  remove: { action: 'jobs remove', event: 'job.removed' },
  removeRating: { action: 'ratings remove', event: 'rating.removed' },
} as const

export const repairJob: Handler<'repairJob'> = async ({ body, caller, deps }) => {
  const { jobId, act, reason } = body
  await repair(deps, actorOf(caller), { jobId: jobId.toLowerCase(), ...REPAIRS[act], reason })
  const { job, bids } = await readJob(deps.db, jobId)
  return { job: toJob(job), offers: bids.map(toBid) }
}
