import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { unreadByAccount } from '../schema/expressions.ts'
import { isVisibleNotification, type NotificationView } from './repository.ts'

/** As many as are read at a time. */
export const MOST_FRESH = 500

/** What an account can see now beyond what it saw before. */
export type StreamBatch = Readonly<{
  /** What was looked at, to be handed in the next time. */
  seen: string
  unread: number
  /** Messages that it has not seen, in all its threads. */
  unreadMessages: number
  /** Oldest first; the newest `MOST_FRESH` where there are more. */
  notifications: readonly NotificationView[]
}>

type Row = Readonly<{
  seen: string
  unread: number
  unreadMessages: number
  id: string | null
  kind: string
  params: Record<string, unknown>
  jobId: string | null
  createdAt: Date
  isRead: boolean
}>

/** What an account was told since the call before (`seen`), each notification exactly once whenever its transaction ended. */
export async function readNewSince(db: Db, accountId: string, seen: string | undefined): Promise<StreamBatch> {
  return await read(db, accountId, seen, undefined)
}

/** What an account was told after the notification `last`; undefined where that is not the account's or gone. */
export async function readNewAfterId(db: Db, accountId: string, last: string): Promise<StreamBatch | undefined> {
  const known = await db
    .selectFrom('notifications')
    .select('written_after')
    .where('account_id', '=', accountId)
    .where('id', '=', last)
    .executeTakeFirst()
  return known === undefined ? undefined : await read(db, accountId, known.written_after, last)
}

/** One statement, so that all of it is of one moment. Numbers of transactions of another cluster are never met again. */
async function read(
  db: Db,
  accountId: string,
  seen: string | undefined,
  last: string | undefined,
): Promise<StreamBatch> {
  const { rows } = await sql<Row>`
    select now.seen, now.unread, now."unreadMessages", news.*
    from (
      select pg_current_snapshot()::text as seen,
        (
          select count(*) from notifications
          where account_id = ${accountId} and read_at is null and ${isVisibleNotification}
        ) as unread,
        ${sql.raw(unreadByAccount('reader.id'))} as "unreadMessages"
      from (select ${accountId}::uuid as id) as reader
    ) as now
    left join (
      select id, kind, params, job_id as "jobId", created_at as "createdAt", read_at is not null as "isRead"
      from notifications
      where account_id = ${accountId} and ${isVisibleNotification}
        and written_by >= pg_snapshot_xmin(coalesce(${seen ?? null}::pg_snapshot, pg_current_snapshot()))
        and not pg_visible_in_snapshot(written_by, coalesce(${seen ?? null}::pg_snapshot, pg_current_snapshot()))
        and pg_visible_in_snapshot(written_by, pg_current_snapshot())
        and not exists (
          select from notifications as last
          where last.id = ${last ?? null}::uuid and last.written_by = notifications.written_by and notifications.id <= last.id
        )
      order by id desc limit ${MOST_FRESH}
    ) as news on true
    order by news.id`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('a row of the moment is always there')
  const notifications = rows.flatMap(({ id, kind, params, jobId, createdAt, isRead }) =>
    id === null ? [] : [{ id, kind, params, jobId, createdAt, isRead }],
  )
  const { seen: now, unread, unreadMessages } = first
  return { seen: now, unread, unreadMessages, notifications }
}

const BATCH = 500

/** Lets all processes hear what triggers wrote down, outside of a transaction, for those would wait for each other. Answers whether more may wait. */
export async function publishLiveEvents(db: Db): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from announcements where id in (
        select id from announcements order by id limit ${sql.lit(BATCH)} for update skip locked
      ) returning id, channel, payload
    )
    select pg_notify(channel, payload) from (select * from gone order by id) as ordered`.execute(db)
  return rows.length === BATCH
}
