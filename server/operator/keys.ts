import { keyScopes, type KeyScope } from '../../generated/operations.ts'
import { addKey, KEY_DAYS, readKeys, revokeKey } from '../accounts/service-api-keys.ts'
import { DomainError, codeMessages } from '../platform/domain-error.ts'
import {
  accountAt,
  changeAccount,
  day,
  CommandError,
  UsageError,
  argumentAt,
  type Command,
  type AdminDbContext,
  JSON_OPTION,
  sayAll,
} from './command.ts'

async function show(desk: AdminDbContext): Promise<void> {
  const keys = await readKeys(desk, await accountAt(desk))
  sayAll(desk, keys, ({ id, name, start, scopes, lastUsedAt, expiresAt }) => ({
    name,
    begins: start,
    scopes: scopes.join(','),
    'last used': lastUsedAt?.toISOString() ?? '',
    ends: expiresAt > desk.now() ? day(expiresAt) : 'ended',
    id,
  }))
}

async function make(desk: AdminDbContext): Promise<void> {
  const name = argumentAt(desk, 1).trim()
  if (name === '' || name.length > 60) throw new UsageError('The name of a key has 1 to 60 signs.')
  const wanted = { name, scopes: scopesIn(argumentAt(desk, 2)), days: daysIn(desk.options['days']) }
  let secret = ''
  await changeAccount(desk, 'keys make', async (db, { id, email, blocked_at: blockedAt }) => {
    if (blockedAt !== null) throw new CommandError(`${email} is blocked.`)
    const made = await addKey(desk, db, id, wanted).catch((error: unknown) => {
      throw error instanceof DomainError ? new CommandError(codeMessages.en[error.code]) : error
    })
    secret = made.secret
    const { id: key, start, scopes, expiresAt } = made.key
    const said = `This key of ${email} works until ${day(expiresAt)}, and is not shown again:`
    return { said, details: { key, name, start, scopes } }
  })
  desk.say(secret)
}

function scopesIn(text: string): KeyScope[] {
  const known = new Map<string, KeyScope>(keyScopes.map((scope) => [scope, scope]))
  const scopes = text.split(',').map((part) => known.get(part.trim()))
  if (!scopes.every((scope) => scope !== undefined)) throw new UsageError(`Scopes are some of ${keyScopes.join(',')}.`)
  return [...new Set(scopes)]
}

function daysIn(days: string | boolean | undefined): number {
  if (days === undefined) return KEY_DAYS.usual
  const number = Number(days)
  if (Number.isInteger(number) && number >= 1 && number <= KEY_DAYS.most) return number
  throw new UsageError(`--days is a whole number from 1 to ${KEY_DAYS.most}.`)
}

async function revoke(desk: AdminDbContext): Promise<void> {
  const key = argumentAt(desk, 1)
  await changeAccount(desk, 'keys revoke', async (db, { id, email }) => {
    const found = (await readKeys({ db }, { id })).find((one) => [one.id, one.start].includes(key))
    if (found === undefined) throw new CommandError(`${email} has no key ${JSON.stringify(key)}.`)
    await revokeKey({ db }, { id }, found.id)
    const { id: keyId, name, start } = found
    return { said: `The key ${JSON.stringify(name)} of ${email} has ended.`, details: { key: keyId, name, start } }
  })
}

export const keyCommands: readonly Command[] = [
  {
    name: 'keys list',
    summary: 'List the keys for programs of an account, newest first',
    words: ['email or id'],
    options: JSON_OPTION,
    opens: true,
    run: show,
  },
  {
    name: 'keys make',
    summary: 'Make a key for a program of an account, and show it this once',
    words: ['email or id', 'name', 'scopes'],
    options: { days: { type: 'string', help: `for how long it works (${KEY_DAYS.usual}, at most ${KEY_DAYS.most})` } },
    notes: `Scopes, with commas between them: ${keyScopes.join(',')}.\nThe owner of the account is told by mail.`,
    opens: true,
    run: make,
  },
  {
    name: 'keys revoke',
    summary: 'End a key at once',
    words: ['email or id', 'key'],
    notes: 'The key is named by its id or by how it begins, as `keys list` shows both.',
    opens: true,
    run: revoke,
  },
]
