import { BIDS } from './rows/bids.ts'
import { BROWSER } from './rows/browser.ts'
import { BUSINESSES } from './rows/businesses.ts'
import { CONSTANTS } from './rows/constants.ts'
import { FILES } from './rows/files.ts'
import { LIMITS } from './rows/limits.ts'
import { LISTS } from './rows/lists.ts'
import { MESSAGES } from './rows/messages.ts'
import { PRIVACY } from './rows/privacy.ts'
import { NOTICES } from './rows/notices.ts'
import { RULES } from './rows/rules.ts'
import { RUNNING } from './rows/running.ts'
import { SESSIONS } from './rows/sessions.ts'
import { SIGNED_OUT } from './rows/signed-out.ts'
import { TALK } from './rows/talk.ts'
import { TEXTS } from './rows/texts.ts'
import { UPGRADING } from './rows/upgrading.ts'
import { WATCHING } from './rows/watching.ts'
import { WEBHOOKS } from './rows/webhooks.ts'

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
