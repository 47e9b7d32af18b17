import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import { newId } from '../platform/ids.ts'
import type { Role } from '../schema/column-types.ts'

/** A message as one side of its thread sees it. */
export type MessageView = Readonly<{
  id: string
  number: number
  author: Role
  text: string
  pictureIds: string[]
  createdAt: Date
  /** By this side. */
  isReported: boolean
}>

/** The columns of `MessageView` for a side of the thread of the message `m`. */
export const messageColumns = (side: Role): string => `m.id, m.number, m.author, m.text, m.created_at as "createdAt",
  array(select file_id from message_pictures where message_id = m.id order by position) as "pictureIds",
  m.author <> '${side}' and exists (select from reports where subject = 'message' and subject_id = m.id::text) as "isReported"`

/** Which part of a thread: what is newer than a number, or what is older than a message, or the newest. */
export type Part = Readonly<{ after: number | undefined; before: string | undefined; limit: number }>

/** Messages of a thread, in the order in which they are read: the oldest first with `after`, else the newest first. */
export async function listMessages(
  db: Db,
  threadId: string,
  side: Role,
  { after, before, limit }: Part,
): Promise<MessageView[]> {
  const { bind, run } = statement()
  const which =
    after !== undefined
      ? `and m.number > ${bind(after)} order by m.number`
      : before === undefined
        ? 'order by m.number desc'
        : `and m.number < (select number from messages where id = ${bind(before)}) order by m.number desc`
  return await run<MessageView>(
    db,
    `select ${messageColumns(side)} from messages m where m.thread_id = ${bind(threadId)} ${which} limit ${bind(limit)}`,
  )
}

/** Holds the two sides of a thread and then its job until the transaction ends. Accounts come first, as where one is deleted with its jobs. */
export async function lockParties(db: Db, jobId: string, businessId: string): Promise<void> {
  await sql`
    select from accounts where id in (${businessId}, (select customer_id from jobs where id = ${jobId}))
    order by id for share`.execute(db)
  await sql`select from jobs where id = ${jobId} for share`.execute(db)
}

export type NewMessage = Readonly<{
  jobId: string
  businessId: string
  customerId: string
  author: Role
  text: string
  pictureIds: readonly string[]
  now: Date
}>

/** Writes a message, the first of its thread or the next, and lets it wait for the other side. In a transaction. */
export async function insertMessage(
  db: Db,
  message: NewMessage,
): Promise<Readonly<{ number: number; createdAt: Date }>> {
  const { jobId, businessId, customerId, author, text, pictureIds, now } = message
  const id = newId(now)
  // Held from here on: the next writer waits, so that numbers have no gaps and times never go back.
  const { threadId, number } = await db
    .insertInto('threads')
    .values({ id: newId(now), job_id: jobId, business_id: businessId, customer_id: customerId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['job_id', 'business_id'])
        .doUpdateSet(({ eb }) => ({ last_number: eb('threads.last_number', '+', 1) })),
    )
    .returning(['id as threadId', 'last_number as number'])
    .executeTakeFirstOrThrow()
  const { createdAt } = await db
    .insertInto('messages')
    .values({
      id,
      thread_id: threadId,
      number,
      author,
      text,
      created_at: sql<Date>`greatest(${now}::timestamptz, (
        select created_at from messages where thread_id = ${threadId} and number = ${number - 1}
      ))`,
    })
    .returning('created_at as createdAt')
    .executeTakeFirstOrThrow()
  const pictures = pictureIds.map((fileId, index) => ({ message_id: id, position: index + 1, file_id: fileId }))
  if (pictures.length > 0) await db.insertInto('message_pictures').values(pictures).execute()
  await sql`
    insert into thread_sides as known (thread_id, side, account_id, newest_id, unread, unread_since)
    select ${threadId}, side, account_id, ${id}, (side <> ${author})::integer, case when side <> ${author} then ${createdAt}::timestamptz end
    from (values ('business', ${businessId}::uuid), ('customer', ${customerId}::uuid)) as both_of (side, account_id)
    on conflict (thread_id, side) do update set
      newest_id = greatest(known.newest_id, excluded.newest_id), unread = known.unread + excluded.unread,
      unread_since = coalesce(known.unread_since, excluded.unread_since)`.execute(db)
  return { number, createdAt }
}
