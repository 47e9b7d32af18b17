import type { components } from '../../generated/api.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Device } from './repository-sessions.ts'

export type SecurityEventName = components['schemas']['SecurityEventName']

/** What happened, where from and with what. */
export type SecurityEventView = Device &
  Readonly<{ id: string; event: SecurityEventName; network: string; createdAt: Date }>

type NewEvent = Device &
  Readonly<{ id: string; accountId: string; event: SecurityEventName; network: string; now: Date }>

/** Stores an event. With `unlessSince`, the same one from the same network after that time stands for it. */
export async function insertEvent(
  db: Db,
  { id, accountId, event, network, browser, system, now }: NewEvent,
  unlessSince?: Date,
): Promise<void> {
  if (unlessSince !== undefined) {
    const before = await db
      .selectFrom('security_events')
      .select('id')
      .where('account_id', '=', accountId)
      .where('created_at', '>', unlessSince)
      .where('event', '=', event)
      .where('network', '=', network)
      .limit(1)
      .executeTakeFirst()
    if (before !== undefined) return
  }
  await db
    .insertInto('security_events')
    .values({ id, account_id: accountId, event, network, browser, system, created_at: now })
    .execute()
}

/** The newest events of an account. */
export async function listEvents(db: Db, accountId: string, limit: number): Promise<SecurityEventView[]> {
  const rows = await db
    .selectFrom('security_events')
    .select(['id', 'event', 'network', 'browser', 'system', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ event, ...row }) => (isEventName(event) ? [{ ...row, event }] : []))
}

/** How often an account has logged in, and how often so by the same browser, system and network. */
export async function countLogins(
  db: Db,
  accountId: string,
  { browser, system, network }: Device & Readonly<{ network: string }>,
): Promise<Readonly<{ all: number; alike: number }>> {
  const row = await db
    .selectFrom('security_events')
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(
          eb.and([
            eb('browser', 'is not distinct from', browser),
            eb('system', 'is not distinct from', system),
            eb('network', '=', network),
          ]),
        )
        .as('alike'),
    ])
    .where('account_id', '=', accountId)
    .where('event', '=', 'login')
    .executeTakeFirstOrThrow()
  return row
}

/** Removes the events of before a time. */
export async function deleteEventsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('security_events').where('created_at', '<', time).execute()
}

/**
 * The events that owners are shown, as the contract names them. A `try` is what anybody can cause from outside, however often: from one
 * network it is one event in ten minutes.
 */
export const securityEvents: Readonly<Record<SecurityEventName, 'act' | 'try'>> = {
  login: 'act',
  login_failed: 'try',
  login_of_blocked: 'try',
  second_step_wrong: 'try',
  second_step_on: 'act',
  second_step_off: 'act',
  second_step_proved: 'act',
  recovery_code_used: 'act',
  recovery_codes_renewed: 'act',
  passkey_added: 'act',
  passkey_removed: 'act',
  passkey_refused: 'try',
  logout: 'act',
  session_ended: 'act',
  other_sessions_ended: 'act',
  password_wrong: 'try',
  password_changed: 'act',
  password_reset_requested: 'try',
  password_reset: 'act',
  verification_requested: 'try',
  email_verified: 'act',
  email_change_requested: 'act',
  email_changed: 'act',
  email_change_undone: 'act',
  account_leaving: 'act',
  account_kept: 'act',
  account_exported: 'act',
  key_created: 'act',
  key_revoked: 'act',
  webhook_created: 'act',
  webhook_rotated: 'act',
  webhook_deleted: 'act',
}

export const isEventName = (event: string): event is SecurityEventName => Object.hasOwn(securityEvents, event)
