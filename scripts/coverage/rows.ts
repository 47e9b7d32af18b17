import { CONSTANTS } from './rows/constants.ts'
import { MESSAGES } from './rows/messages.ts'
import { RULES } from './rows/rules.ts'
import { RUNNING } from './rows/running.ts'
import { SIGNED_OUT } from './rows/signed-out.ts'

/** Everything that the product promises in words and numbers: each line has to be shown by a test. */
export const ROWS = { ...RULES, ...MESSAGES, ...CONSTANTS, ...SIGNED_OUT, ...RUNNING }

export type RowId = keyof typeof ROWS

/** The lines under their headings, as the page lists them. */
export const CHAPTERS: readonly (readonly [title: string, rows: Readonly<Record<string, string>>])[] = [
  ['Rules', RULES],
  ['Messages', MESSAGES],
  ['Constants', CONSTANTS],
  ['Signed out', SIGNED_OUT],
  ['Running it', RUNNING],
]

export const isRowId = (text: string): text is RowId => Object.hasOwn(ROWS, text)
