import type { Db } from '../platform/db/connection.ts'
import { blockAccount, markEmailVerified, unblockAccount } from '../accounts/service-operator-actions.ts'
import { listAccounts, type AccountLine } from './repository.ts'
import { findJobsInProgress } from '../jobs/service.ts'
import { emitNow } from '../events/service.ts'
import { subscribers } from '../app/subscribers.ts'
import {
  CommandError,
  UsageError,
  argumentAt,
  JSON_OPTION,
  LIMIT_OPTION,
  limitOf,
  sayAll,
  type Command,
  type AdminDbContext,
  changeAccount,
  day,
} from './command.ts'

/** Tells both sides of each job that an account has in progress what became of the account. */
async function tellOfRunningJobs(
  desk: AdminDbContext,
  db: Db,
  id: string,
  what: 'blocked' | 'unblocked',
): Promise<void> {
  const now = desk.now()
  for (const { jobId, title, customerId, customer, businessId, business } of await findJobsInProgress(db, id)) {
    const [partner, party] = id === customerId ? [businessId, customer] : [customerId, business]
    const job = { id: jobId, title, customer_id: customerId }
    const event = { type: `account.${what}`, accountId: id, partnerId: partner, party, job } as const
    await emitNow({ ...desk, subscribers }, db, event, now)
  }
}

const LIST_OPTIONS = {
  role: { type: 'string', help: 'customer or business' },
  blocked: { type: 'boolean', help: 'only those that are blocked' },
  ...LIMIT_OPTION,
  ...JSON_OPTION,
} as const

async function show(desk: AdminDbContext, text: string | undefined): Promise<AccountLine[]> {
  const { role, blocked } = desk.options
  if (role !== undefined && role !== 'customer' && role !== 'business') {
    throw new UsageError('--role is customer or business.')
  }
  const found = await listAccounts(desk.db, {
    ...(text === undefined ? {} : { text }),
    ...(role === undefined ? {} : { role }),
    ...(blocked === true ? { isBlocked: true } : {}),
    limit: limitOf(desk),
  })
  sayAll(desk, found, rowOf)
  return found
}

function rowOf(account: AccountLine): Readonly<Record<string, string>> {
  return {
    email: account.email,
    role: account.role,
    name: account.business === null ? account.name : `${account.name} (${account.business})`,
    since: day(account.createdAt),
    verified: account.isVerified ? 'yes' : 'no',
    'member until': account.memberUntil === null ? '' : day(account.memberUntil),
    blocked: account.isBlocked ? 'blocked' : '',
    id: account.id,
  }
}

export const accountCommands: readonly Command[] = [
  {
    name: 'accounts list',
    summary: 'List accounts, newest first',
    words: [],
    options: LIST_OPTIONS,
    opens: true,
    run: async (desk) => {
      await show(desk, undefined)
    },
  },
  {
    name: 'accounts find',
    summary: 'Find accounts by part of an email or a name, or by id',
    words: ['text'],
    options: LIST_OPTIONS,
    opens: true,
    run: async (desk) => {
      const found = await show(desk, argumentAt(desk, 0))
      if (found.length === 0) throw new CommandError(`No account matches ${JSON.stringify(argumentAt(desk, 0))}.`)
    },
  },
  {
    name: 'accounts verify',
    summary: "Mark an account's email as verified",
    words: ['email or id'],
    opens: true,
    run: async (desk) =>
      await changeAccount(desk, 'accounts verify', async (db, { id, email, email_verified_at: before }) => {
        if (before !== null) return { said: `${email} was verified already.`, details: { unchanged: true } }
        await markEmailVerified(db, id, desk.now())
        return { said: `${email} is verified.` }
      }),
  },
  {
    name: 'accounts block',
    summary: 'Block an account and revoke its sessions, keys and webhooks',
    words: ['email or id'],
    opens: true,
    run: async (desk) =>
      await changeAccount(desk, 'accounts block', async (db, { id, email, blocked_at: before }) => {
        await blockAccount(db, id, before ?? desk.now())
        if (before === null) await tellOfRunningJobs(desk, db, id, 'blocked')
        return { said: `${email} is blocked, and its sessions, keys and webhooks have ended.` }
      }),
  },
  {
    name: 'accounts unblock',
    summary: 'Unblock an account',
    words: ['email or id'],
    opens: true,
    run: async (desk) =>
      await changeAccount(desk, 'accounts unblock', async (db, { id, email, blocked_at: before }) => {
        if (before === null) return { said: `${email} was not blocked.`, details: { unchanged: true } }
        await unblockAccount(db, id)
        await tellOfRunningJobs(desk, db, id, 'unblocked')
        return { said: `${email} may log in again.` }
      }),
  },
]
