import type { Db } from '../platform/db/connection.ts'
import { deleteKeysBefore } from './repository-api-keys.ts'
import { deleteExpiredTokens } from './repository-one-time-tokens.ts'

export { deleteExpiredSessions } from './repository-sessions.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deletes one-time links and API keys that expired long ago. */
export async function deleteExpiredLogins(db: Db, now: Date): Promise<void> {
  // With the mails that the links were in, for they tell where these went.
  await deleteExpiredTokens(db, new Date(now.getTime() - 14 * DAY))
  // Until then the owner of a key sees why a program stopped.
  await deleteKeysBefore(db, new Date(now.getTime() - 30 * DAY))
}
