import type { ParseArgsOptionDescriptor } from 'node:util'
import { subscribers } from '../app/subscribers.ts'
import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { visibleLine } from '../platform/visible.ts'
import type { Actor } from '../console/service-record.ts'
import { actOnAccount, lockAccountByEmailOrId, type ActDeps, type HeldAccount } from '../console/service-accounts.ts'

/** What a command is given to work with. */
export type AdminContext = Readonly<{
  settings: Settings
  now: () => Date
  say: (line: string) => void
  /** Who is at the desk, for the record. */
  operator: string
  /** What was written behind the command's name. */
  words: readonly string[]
  options: Readonly<Record<string, string | boolean | undefined>>
}>

/** A command that works on the database of the settings. */
export type AdminDbContext = AdminContext & Readonly<{ db: Db; url: string }>

type Described = Readonly<{
  name: string
  /** One line. */
  summary: string
  /** The words that it wants, by name. */
  words: readonly string[]
  options?: Readonly<Record<string, ParseArgsOptionDescriptor & { readonly help: string }>>
  /** What a reader of `--help` should know besides. */
  notes?: string
}>

/** Something that an operator can do. `opens` says whether it needs the database to be there and current. */
export type Command = Described &
  (
    | Readonly<{ opens: true; run: (desk: AdminDbContext) => Promise<void> }>
    | Readonly<{ opens: false; run: (desk: AdminContext) => Promise<void> }>
  )

/** The command cannot do what it was asked to; the message says why. Exit status 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** The command was written wrongly. Exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A word that the command's description promises. */
export function argumentAt({ words }: AdminContext, index: number): string {
  const found = words[index]
  if (found === undefined) throw new UsageError('An argument is missing.')
  return found
}

/** Options that lists share. */
export const JSON_OPTION = { json: { type: 'boolean', help: 'as JSON, for programs' } } as const
export const LIMIT_OPTION = { limit: { type: 'string', help: 'how many at most (50)' } } as const

/** How many rows a list has at most, by `--limit`. */
export function limitOf({ options: { limit = '50' } }: AdminContext): number {
  if (!/^[1-9]\d{0,5}$/.test(String(limit))) throw new UsageError('--limit is a whole number from 1.')
  return Number(limit)
}

type Row = Readonly<Record<string, string>>

/** Says what was found as a table, or as JSON where `--json` asks for it. */
export function sayAll<One>({ options, say }: AdminContext, found: readonly One[], rowOf: (one: One) => Row): void {
  if (options['json'] === true) return say(JSON.stringify(found, null, 2))
  for (const line of table(found.map(rowOf))) say(line)
}

/** Rows in columns as wide as they need to be, under their names. A text of several lines stays in its row. */
export function table(given: readonly Row[]): string[] {
  const rows = given.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, visibleLine(cell)])),
  )
  const [first] = rows
  if (first === undefined) return ['Nothing.']
  const names = Object.keys(first)
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))]
}

const NAME = 12

/** A name and what it has, beside it: a text may have many lines, and none of them may look like one of ours. */
export function entry(name: string, value: string): string {
  return `${name.padEnd(NAME)} ${value.split(/\r\n|[\r\n\u2028\u2029]/).join(`\n${' '.repeat(NAME + 1)}`)}`
}

const noAccount = (desk: AdminDbContext): CommandError =>
  new CommandError(`No account has the email or id ${JSON.stringify(argumentAt(desk, 0))}.`)

/** The account that the first word of a command names, held in a transaction. */
export async function accountAt(desk: AdminDbContext, db: Db = desk.db): Promise<HeldAccount> {
  const account = await lockAccountByEmailOrId(db, argumentAt(desk, 0))
  if (account === undefined) throw noAccount(desk)
  return account
}

type OnAccount<Result> = (
  deps: ActDeps,
  actor: Actor,
  named: Readonly<{ named: string; reason?: string | undefined }>,
) => Promise<Result>

/** Does what the console does, too, to the account that the first word of a command names. */
export async function onAccount<Result>(desk: AdminDbContext, act: OnAccount<Result>): Promise<Result> {
  try {
    return await act({ ...desk, subscribers }, { operator: desk.operator }, { named: argumentAt(desk, 0) })
  } catch (error) {
    throw error instanceof DomainError && error.code === 'ACCOUNT_NOT_FOUND' ? noAccount(desk) : error
  }
}

/** Changes one account and writes it down, or does neither. `change` answers what to say, and what the record has besides. */
export async function changeAccount(
  desk: AdminDbContext,
  action: string,
  change: (db: Db, account: HeldAccount) => Promise<Readonly<{ said: string; details?: object }>>,
): Promise<void> {
  const { outcome } = await onAccount(desk, async (deps, actor, { named }) =>
    actOnAccount(deps, actor, {
      action,
      named,
      change: async (db, account) => {
        const { said, details = {} } = await change(db, account)
        return { outcome: said, details }
      },
    }),
  )
  desk.say(outcome)
}

export function day(time: Date): string {
  return time.toISOString().slice(0, 10)
}
