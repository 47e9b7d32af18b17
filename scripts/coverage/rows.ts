import { ALERTS } from './rows/alerts.ts'
import { CONSOLE } from './rows/console.ts'
import { DIRECTORY } from './rows/directory.ts'
import { CONSTANTS, LIMITS, MESSAGES, RULES, TEXTS } from './rows/forms.ts'
import { MEMBERSHIP } from './rows/membership.ts'
import { RUNNING, SESSIONS, UPGRADING, WATCHING, WEBHOOKS } from './rows/operation.ts'
import { SAFETY } from './rows/safety.ts'
import { BIDS, BROWSER, BUSINESSES, FILES, LISTS, NOTICES, PRIVACY, SIGNED_OUT, TALK } from './rows/product.ts'

/** The lines under their headings, as the page lists them. */
const LISTS_BY_TITLE = {
  Rules: RULES,
  Messages: MESSAGES,
  Constants: CONSTANTS,
  Limits: LIMITS,
  Texts: TEXTS,
  Files: FILES,
  Privacy: PRIVACY,
  'Signed out': SIGNED_OUT,
  Bids: BIDS,
  Talk: TALK,
  Lists: LISTS,
  Businesses: BUSINESSES,
  'Directory and favorites': DIRECTORY,
  'Reports and blocks': SAFETY,
  Notifications: NOTICES,
  'Saved searches': ALERTS,
  Membership: MEMBERSHIP,
  'The console of operators': CONSOLE,
  Screens: BROWSER,
  'Sessions and addresses': SESSIONS,
  Webhooks: WEBHOOKS,
  'Running it': RUNNING,
  'Updating it': UPGRADING,
  'Watching it': WATCHING,
}

type Chapters = typeof LISTS_BY_TITLE

export type RowId = { [Title in keyof Chapters]: keyof Chapters[Title] }[keyof Chapters]

export const CHAPTERS: readonly (readonly [title: string, rows: Readonly<Record<string, string>>])[] =
  Object.entries(LISTS_BY_TITLE)

/** Everything that the product promises in words and numbers: each line has to be shown by a test. */
export const ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  CHAPTERS.flatMap(([, rows]) => Object.entries(rows)),
)

export const isRowId = (text: string): text is RowId => Object.hasOwn(ROWS, text)
