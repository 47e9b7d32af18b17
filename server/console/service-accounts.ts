import { startDeletion } from '../account-data/service-deletion.ts'
import { cancelDeletion, endGracePeriod } from '../accounts/service-deletion.ts'
import * as accounts from '../accounts/service-operator-actions.ts'
import { emitNow, type EventDeps } from '../events/service.ts'
import { findJobsInProgress } from '../jobs/service.ts'
import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { Role } from '../schema/column-types.ts'
import { listAccounts, lockAccountByEmailOrId, type AccountLine } from './repository-accounts.ts'
import { recordAction, type Actor } from './repository-record.ts'

export { listAccounts, lockAccountByEmailOrId, type AccountLine } from './repository-accounts.ts'

/** An account that is held in the transaction that changes it. */
export type HeldAccount = NonNullable<Awaited<ReturnType<typeof lockAccountByEmailOrId>>>

/** What the acts of operators need, whether a command or the console asks. */
export type ActDeps = Pick<Deps, 'db' | 'now'> & EventDeps

type Act<Outcome> = Readonly<{
  /** As the record names it. */
  action: string
  /** The email or the id of the account. */
  named: string
  reason?: string | undefined
  /** Does it, and answers what the record has besides the email. */
  change: (db: Db, account: HeldAccount) => Promise<Readonly<{ outcome: Outcome; details?: object }>>
}>

/** Changes one account and writes it down, or does neither. Throws ACCOUNT_NOT_FOUND. */
export async function actOnAccount<Outcome>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { action, named, reason, change }: Act<Outcome>,
): Promise<Readonly<{ account: HeldAccount; outcome: Outcome }>> {
  return await db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmailOrId(trx, named)
    if (account === undefined) throw new DomainError('ACCOUNT_NOT_FOUND')
    const { outcome, details } = await change(trx, account)
    await recordAction(trx, {
      ...actor,
      action,
      subject: account.id,
      details: { email: account.email, ...details, ...(reason ? { reason } : {}) },
      now: now(),
    })
    return { account, outcome }
  })
}

type Named = Readonly<{ named: string; reason?: string | undefined }>

const UNCHANGED = { outcome: false, details: { unchanged: true } } as const

/** Marks an email as verified. The outcome is false where it was already. */
export async function verifyAccount(deps: ActDeps, actor: Actor, named: Named) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'accounts verify',
    change: async (db, { id, email_verified_at: before }) => {
      if (before !== null) return UNCHANGED
      await accounts.markEmailVerified(db, id, deps.now())
      return { outcome: true }
    },
  })
}

/** Blocks an account, ends its sessions, keys and webhooks, and tells both sides of its jobs in progress. */
export async function blockAccount(deps: ActDeps, actor: Actor, named: Named) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'accounts block',
    change: async (db, { id, blocked_at: before }) => {
      await accounts.blockAccount(db, id, before ?? deps.now())
      if (before === null) await tellOfRunningJobs(deps, db, id, 'blocked')
      return { outcome: before === null }
    },
  })
}

/** Lets an account log in again. The outcome is false where it was not blocked. */
export async function unblockAccount(deps: ActDeps, actor: Actor, named: Named) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'accounts unblock',
    change: async (db, { id, blocked_at: before }) => {
      if (before === null) return UNCHANGED
      await accounts.unblockAccount(db, id)
      await tellOfRunningJobs(deps, db, id, 'unblocked')
      return { outcome: true }
    },
  })
}

/** Deletes an account in two weeks, or lets it be erased now; the outcome is when. Throws ACCOUNT_HAS_JOBS. */
export async function deleteAccount(
  deps: ActDeps,
  actor: Actor,
  { isNow = false, ...named }: Named & Readonly<{ isNow?: boolean }>,
) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'accounts delete',
    change: async (db, { id }) => {
      // As after a look, so that the answer is for an operator rather than for the owner.
      if ((await findJobsInProgress(db, id)).length > 0) throw new DomainError('ACCOUNT_HAS_JOBS')
      const deleteAt = await startDeletion(deps, db, id)
      if (isNow) await endGracePeriod(db, id, deps.now())
      return { outcome: deleteAt }
    },
  })
}

/** Keeps an account that is about to be deleted. Throws ACCOUNT_NOT_FOUND where it is gone. */
export async function keepAccount(deps: ActDeps, actor: Actor, named: Named) {
  return await actOnAccount(deps, actor, {
    ...named,
    action: 'accounts keep',
    change: async (db, { id }) => {
      if (!(await cancelDeletion(db, id))) throw new DomainError('ACCOUNT_NOT_FOUND')
      return { outcome: true }
    },
  })
}

/** Tells both sides of each job that an account has in progress what became of the account. */
async function tellOfRunningJobs(deps: ActDeps, db: Db, id: string, what: 'blocked' | 'unblocked'): Promise<void> {
  for (const { jobId, title, customerId, customer, businessId, business } of await findJobsInProgress(db, id)) {
    const [partner, party] = id === customerId ? [businessId, customer] : [customerId, business]
    const job = { id: jobId, title, customer_id: customerId }
    const event = { type: `account.${what}`, accountId: id, partnerId: partner, party, job } as const
    await emitNow(deps, db, event, deps.now())
  }
}

const cursors = cursorsOf('findAccounts')

type AccountFilter = Readonly<{ q?: string; role?: Role; blocked?: boolean; cursor?: string; limit?: number }>

/** A page of accounts, newest first. Throws CURSOR_INVALID. */
export async function findAccounts({ db }: Pick<Deps, 'db'>, filter: AccountFilter) {
  const { q, role, blocked, cursor, limit = 10 } = filter
  const found = await listAccounts(db, {
    ...(q ? { text: q } : {}),
    ...(role === undefined ? {} : { role }),
    ...(blocked === true ? { isBlocked: true } : {}),
    ...(cursor === undefined ? {} : { behind: cursors.behindId(cursor) }),
    limit: limit + 1,
  })
  return paginate(found, limit, ({ id }) => cursors.after(id))
}

/** An account as the console shows it. Throws ACCOUNT_NOT_FOUND. */
export async function readAccount(db: Db, id: string): Promise<AccountLine> {
  const [account] = await listAccounts(db, { text: id, limit: 1 })
  if (account === undefined) throw new DomainError('ACCOUNT_NOT_FOUND')
  return account
}
