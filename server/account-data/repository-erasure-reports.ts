import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { NONE } from './repository-erasure.ts'

/** Removes whom an account blocked, and who blocked it. */
export async function eraseBlocks(db: Db, id: string): Promise<void> {
  await sql`delete from blocks where customer_id = ${id} or business_id = ${id}`.execute(db)
}

/** Removes reports of what an account wrote and showed, and what it said in others, whose subjects stay for an operator to decide about. */
export async function eraseReports(db: Db, id: string): Promise<void> {
  // Servers of the version before read reports of messages here.
  await sql`
    delete from message_reports using messages, thread_sides
    where messages.id = message_reports.message_id and thread_sides.thread_id = messages.thread_id
      and thread_sides.side = messages.author and thread_sides.account_id = ${id}`.execute(db)
  await sql`
    update message_reports set reason = ${NONE}, note = case when note is not null then ${NONE} end
    where reporter_id = ${id}`.execute(db)
  await db.deleteFrom('reports').where('author_id', '=', id).execute()
  // The title of a job says something of its customer.
  await sql`
    update reports set shown = shown - 'title'
    where job_id in (select id from jobs where customer_id = ${id})`.execute(db)
  // What its customer wrote in a thread that goes with a business.
  await sql`
    delete from reports r
    where r.business_id = ${id} and r.subject = 'message'
      and not exists (select from threads t where t.job_id = r.job_id and t.business_id = r.business_id)`.execute(db)
  await sql`
    update reports set words = null, note = case when note is not null then ${NONE} end
    where reporter_id = ${id}`.execute(db)
}
