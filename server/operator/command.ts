import type { ParseArgsOptionDescriptor } from 'node:util'
import type { Db } from '../platform/db/connection.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import { visibleLine } from '../platform/visible.ts'

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

/** Rows in columns as wide as they need to be, under their names. A text of several lines stays in its row. */
export function table(given: readonly Readonly<Record<string, string>>[]): string[] {
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
