import {
  blockAccount,
  listAccounts,
  unblockAccount,
  verifyAccount,
  type AccountLine,
} from '../console/service-accounts.ts'
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
  day,
  onAccount,
} from './command.ts'

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
    run: async (desk) => {
      const { account, outcome } = await onAccount(desk, verifyAccount)
      desk.say(outcome ? `${account.email} is verified.` : `${account.email} was verified already.`)
    },
  },
  {
    name: 'accounts block',
    summary: 'Block an account and revoke its sessions, keys and webhooks',
    words: ['email or id'],
    opens: true,
    run: async (desk) => {
      const { account } = await onAccount(desk, blockAccount)
      desk.say(`${account.email} is blocked, and its sessions, keys and webhooks have ended.`)
    },
  },
  {
    name: 'accounts unblock',
    summary: 'Unblock an account',
    words: ['email or id'],
    opens: true,
    run: async (desk) => {
      const { account, outcome } = await onAccount(desk, unblockAccount)
      desk.say(outcome ? `${account.email} may log in again.` : `${account.email} was not blocked.`)
    },
  },
]
