import type { AccountMail } from './account-mail-texts.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Language } from '../schema/column-types.ts'
import { appLinks } from '../platform/app-links.ts'
import { queueSealedMail } from '../platform/mail/queue.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { insertToken, type Purpose } from './repository-one-time-tokens.ts'
import { hashToken, newToken } from '../platform/ids.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** How long the link of each purpose works, in milliseconds. */
export const LINK_LIFETIMES: Readonly<Record<Purpose, number>> = {
  password_reset: 30 * MINUTE,
  email_verification: 7 * DAY,
  email_change: DAY,
  email_undo: 7 * DAY,
}

type Owner = Readonly<{ id: string; name: string; language: Language }>
type Letter = Readonly<{
  purpose: Purpose
  to: string
  /** Said in mails about another address. */
  newEmail?: string
  /** When the link takes effect and ends, where it repeats an earlier one. */
  times?: Readonly<{ createdAt: Date; expiresAt: Date }>
}>

/** Queues the mail of a link that works once, in the language of its account. */
export async function mailLink(
  { now, settings, secrets }: Deps,
  db: Db,
  { id, name, language }: Owner,
  { purpose, to, newEmail, times }: Letter,
): Promise<void> {
  const time = now()
  const token = await makeToken(db, { accountId: id, purpose, email: to }, times ?? timesFrom(time, purpose))
  const link = linkFor(purpose, settings, token)
  const params = { name, link, ...(newEmail === undefined ? {} : { newEmail }) }
  await queueSealedMail(db, secrets, { kind: purpose, recipient: to, language, params } satisfies AccountMail, time)
}

type Made = Readonly<{ accountId: string; purpose: Purpose; email: string }>

/** Stores a token that works once, and answers it. */
export async function makeToken(
  db: Db,
  made: Made,
  times: Readonly<{ createdAt: Date; expiresAt: Date }>,
): Promise<string> {
  const token = newToken()
  await insertToken(db, { tokenHash: hashToken(token), ...made, ...times })
  return token
}

/** When a link that is made now works. */
export function timesFrom(now: Date, purpose: Purpose): Readonly<{ createdAt: Date; expiresAt: Date }> {
  return { createdAt: now, expiresAt: new Date(now.getTime() + LINK_LIFETIMES[purpose]) }
}

function linkFor(purpose: Purpose, settings: Deps['settings'], token: string): string {
  const links = appLinks(settings)
  switch (purpose) {
    case 'password_reset':
      return links.resetPassword(token)
    case 'email_verification':
      return links.verifyEmail(token)
    case 'email_change':
      return links.confirmEmail(token)
    case 'email_undo':
      return links.undoEmailChange(token)
  }
}
