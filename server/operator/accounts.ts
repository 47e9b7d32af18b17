import type { Db } from '../platform/db/connection.ts'
import { blockAccount, markEmailVerified, unblockAccount } from '../accounts/service-operator-actions.ts'
import { lockAccountByEmailOrId, listAccounts, recordAction, type AccountLine } from './repository.ts'
import { findJobsInProgress } from '../jobs/service.ts'
import { emitNow } from '../events/service.ts'
import { subscribers } from '../app/subscribers.ts'
import { CommandError, UsageError, argumentAt, type Command, type AdminDbContext, table } from './command.ts'

type Account = NonNullable<Awaited<ReturnType<typeof lockAccountByEmailOrId>>>

/** Changes one account and writes it down, or does neither. `change` answers what to say, or undefined for no change. */
export async function changeAccount(
  desk: AdminDbContext,
  action: string,
  change: (db: Db, account: Account) => Promise<Readonly<{ said: string; details?: object }>>,
): Promise<void> {
  const { db, operator, now } = desk
  const named = argumentAt(desk, 0)
  const said = await db.transaction().execute(async (trx) => {
    const account = await lockAccountByEmailOrId(trx, named)
    if (account === undefined) throw new CommandError(`No account has the email or id ${JSON.stringify(named)}.`)
    const outcome = await change(trx, account)
    await recordAction(trx, {
      operator,
      action,
      subject: account.id,
      details: { email: account.email, ...outcome.details },
      now: now(),
    })
    return outcome.said
  })
  desk.say(said)
}

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
  limit: { type: 'string', help: 'how many at most (50)' },
  json: { type: 'boolean', help: 'as JSON, for programs' },
} as const

async function show(desk: AdminDbContext, text: string | undefined): Promise<AccountLine[]> {
  const { role, blocked, limit = '50', json } = desk.options
  if (role !== undefined && role !== 'customer' && role !== 'business') {
    throw new UsageError('--role is customer or business.')
  }
  if (!/^[1-9]\d{0,5}$/.test(String(limit))) throw new UsageError('--limit is a whole number from 1.')
  const found = await listAccounts(desk.db, {
    ...(text === undefined ? {} : { text }),
    ...(role === undefined ? {} : { role }),
    ...(blocked === true ? { isBlocked: true } : {}),
    limit: Number(limit),
  })
  if (json === true) desk.say(JSON.stringify(found, null, 2))
  else for (const line of table(found.map(rowOf))) desk.say(line)
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

export function day(time: Date): string {
  return time.toISOString().slice(0, 10)
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
