import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { ReportCopy, ReportSubject } from '../schema/tables-safety.ts'

/** Something that can be reported, with a copy of what is shown of it now. */
export type ReportedThing = Readonly<{
  subject: ReportSubject
  /** The id of the job, business, review or message, or of the file of the picture. */
  subjectId: string
  authorId: string
  jobId: string | null
  businessId: string | null
  shown: ReportCopy
  pictureIds: string[]
}>

type Found = Omit<ReportedThing, 'subject'>

const nothing = sql<string | null>`null`

/** A job as everybody who may open it sees it. */
export async function findJob(db: Db, jobId: string): Promise<Found | undefined> {
  return await db
    .selectFrom('jobs as j')
    .select([
      'j.id as subjectId',
      'j.customer_id as authorId',
      'j.id as jobId',
      nothing.as('businessId'),
      sql<ReportCopy>`jsonb_build_object('title', j.title, 'text', j.details, 'writtenAt', j.posted_at)`.as('shown'),
      sql<string[]>`array(select file_id from job_pictures where job_id = j.id order by position)`.as('pictureIds'),
    ])
    .where('j.id', '=', jobId)
    .executeTakeFirst()
}

/** The page of a business, unless nobody can look at it. */
export async function findBusiness(db: Db, businessId: string): Promise<Found | undefined> {
  return await db
    .selectFrom('businesses as b')
    .innerJoin('accounts', 'accounts.id', 'b.account_id')
    .select([
      'b.account_id as subjectId',
      'b.account_id as authorId',
      nothing.as('jobId'),
      'b.account_id as businessId',
      sql<ReportCopy>`jsonb_build_object('title', b.business_name, 'text', array_to_string(b.categories || b.cities, ', '))`.as(
        'shown',
      ),
      sql<string[]>`array(
        select file_id from (
          select b.logo_file_id as file_id, 0 as position
          union all select file_id, position from business_pictures where business_id = b.account_id
        ) as page where file_id is not null order by position
      )`.as('pictureIds'),
    ])
    .where('b.account_id', '=', businessId)
    .where('is_gone', '=', false)
    .executeTakeFirst()
}

/** A review with the reply to it, unless nobody can look at the page of its business. */
export async function findReview(db: Db, reviewId: string): Promise<Found | undefined> {
  return await db
    .selectFrom('ratings as r')
    .innerJoin('jobs as j', 'j.id', 'r.job_id')
    .innerJoin('accounts', 'accounts.id', 'r.business_id')
    .select([
      'r.id as subjectId',
      'j.customer_id as authorId',
      'r.job_id as jobId',
      'r.business_id as businessId',
      sql<ReportCopy>`jsonb_strip_nulls(jsonb_build_object(
        'title', j.title, 'text', r.comment, 'reply', r.reply, 'stars', r.rating, 'writtenAt', r.created_at))`.as(
        'shown',
      ),
      sql<string[]>`array[]::text[]`.as('pictureIds'),
    ])
    .where('r.id', '=', reviewId)
    .where('is_gone', '=', false)
    .executeTakeFirst()
}

/** A message of a thread by its number. */
export async function findMessage(db: Db, threadId: string, number: number): Promise<Found | undefined> {
  return await db
    .selectFrom('messages as m')
    .innerJoin('threads as t', 't.id', 'm.thread_id')
    .innerJoin('jobs as j', 'j.id', 't.job_id')
    .select([
      'm.id as subjectId',
      sql<string>`case m.author when 'customer' then t.customer_id else t.business_id end`.as('authorId'),
      't.job_id as jobId',
      't.business_id as businessId',
      sql<ReportCopy>`jsonb_build_object('title', j.title, 'text', m.text, 'number', m.number, 'side', m.author,
        'writtenAt', m.created_at)`.as('shown'),
      sql<string[]>`array(select file_id from message_pictures where message_id = m.id order by position)`.as(
        'pictureIds',
      ),
    ])
    .where('m.thread_id', '=', threadId)
    .where('m.number', '=', number)
    .executeTakeFirst()
}

/** Where a picture is shown: the first job or business found, for the operator to look at. */
export async function findPlaceOfPicture(
  db: Db,
  fileId: string,
): Promise<Readonly<{ jobId: string | null; businessId: string | null }>> {
  const { bind, run } = statement()
  const file = bind(fileId)
  const [place] = await run<{ jobId: string | null; businessId: string | null }>(
    db,
    `select job_id as "jobId", business_id as "businessId" from (
      select job_id, null::uuid as business_id from job_pictures where file_id = ${file}
      union all select job_id, business_id from work_pictures where file_id = ${file}
      union all select t.job_id, t.business_id from message_pictures p
        join messages m on m.id = p.message_id join threads t on t.id = m.thread_id where p.file_id = ${file}
      union all select null, business_id from business_pictures where file_id = ${file}
      union all select null, account_id from businesses where logo_file_id = ${file}
    ) as places limit 1`,
  )
  return place ?? { jobId: null, businessId: null }
}
