import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'

/** Who wrote a message, from its thread. */
const authorId = sql<string>`case messages.author when 'customer' then threads.customer_id else threads.business_id end`

/** What somebody said about a message, as an operator sees it. */
export type ReportLine = Awaited<ReturnType<typeof listReports>>[number]

/** Reported messages, the newest report first; those that are not closed yet, unless all are wanted. */
export async function listReports(db: Db, { all, limit }: Readonly<{ all: boolean; limit: number }>) {
  return await db
    .selectFrom('message_reports')
    .innerJoin('messages', 'messages.id', 'message_reports.message_id')
    .innerJoin('threads', 'threads.id', 'messages.thread_id')
    .innerJoin('jobs', 'jobs.id', 'threads.job_id')
    .innerJoin('accounts as reporters', 'reporters.id', 'message_reports.reporter_id')
    .innerJoin('accounts as authors', (join) => join.on('authors.id', '=', authorId))
    .select([
      'message_reports.id',
      'message_reports.created_at as reportedAt',
      'message_reports.reason',
      'reporters.id as reporterId',
      'reporters.email as reporter',
      'messages.author as side',
      'authors.id as authorId',
      'authors.email as author',
      'messages.number',
      'messages.text',
      'messages.created_at as writtenAt',
      sql<string[]>`array(
        select file_id from message_pictures where message_id = messages.id order by position
      )`.as('pictures'),
      'jobs.id as jobId',
      'jobs.title',
      'threads.customer_id as customerId',
      'threads.business_id as businessId',
      'message_reports.closed_at as closedAt',
      'message_reports.note',
    ])
    .$if(!all, (query) => query.where('message_reports.closed_at', 'is', null))
    .orderBy('message_reports.id', 'desc')
    .limit(limit)
    .execute()
}

/** Closes a report. Returns its message and parties; undefined if no open report exists. */
export async function closeReport(
  db: Db,
  id: string,
  { note, now }: Readonly<{ note: string; now: Date }>,
): Promise<{ messageId: string; reporterId: string; authorId: string } | undefined> {
  return await db
    .updateTable('message_reports')
    .from('messages')
    .innerJoin('threads', 'threads.id', 'messages.thread_id')
    .set({ closed_at: now, note })
    .whereRef('messages.id', '=', 'message_reports.message_id')
    .where(sql<boolean>`message_reports.id::text = lower(${id})`)
    .where('closed_at', 'is', null)
    .returning(['message_id as messageId', 'reporter_id as reporterId', authorId.as('authorId')])
    .executeTakeFirst()
}
