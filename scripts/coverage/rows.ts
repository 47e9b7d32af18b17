import { CONSTANTS, LIMITS, MESSAGES, RULES, TEXTS } from './rows/forms.ts'
import { RUNNING, SESSIONS, UPGRADING, WATCHING, WEBHOOKS } from './rows/operation.ts'
import { BIDS, BROWSER, BUSINESSES, FILES, LISTS, NOTICES, PRIVACY, SIGNED_OUT, TALK } from './rows/product.ts'

/** Everything that the product promises in words and numbers: each line has to be shown by a test. */
export const ROWS = {
  ...RULES,
  ...MESSAGES,
  ...CONSTANTS,
  ...LIMITS,
  ...TEXTS,
  ...FILES,
  ...SIGNED_OUT,
  ...PRIVACY,
  ...BIDS,
  ...TALK,
  ...LISTS,
  ...BUSINESSES,
  ...NOTICES,
  ...BROWSER,
  ...SESSIONS,
  ...WEBHOOKS,
  ...RUNNING,
  ...UPGRADING,
  ...WATCHING,
}

export type RowId = keyof typeof ROWS

/** The lines under their headings, as the page lists them. */
export const CHAPTERS: readonly (readonly [title: string, rows: Readonly<Record<string, string>>])[] = [
  ['Rules', RULES],
  ['Messages', MESSAGES],
  ['Constants', CONSTANTS],
  ['Limits', LIMITS],
  ['Texts', TEXTS],
  ['Files', FILES],
  ['Privacy', PRIVACY],
  ['Signed out', SIGNED_OUT],
  ['Bids', BIDS],
  ['Talk', TALK],
  ['Lists', LISTS],
  ['Businesses', BUSINESSES],
  ['Notifications', NOTICES],
  ['Screens', BROWSER],
  ['Sessions and addresses', SESSIONS],
  ['Webhooks', WEBHOOKS],
  ['Running it', RUNNING],
  ['Updating it', UPGRADING],
  ['Watching it', WATCHING],
]

export const isRowId = (text: string): text is RowId => Object.hasOwn(ROWS, text)
