import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import type { ReportCopy, ReportKind, ReportOutcome, ReportSubject } from '../schema/tables-safety.ts'

/** All reports of one subject that wait, or that were settled together. */
export type ReportCase = Readonly<{
  /** Its newest report: its place in the list, and what names the case. */
  id: string
  subject: ReportSubject
  subjectId: string
  count: number
  /** Of each kind how many, the most frequent first. */
  kinds: readonly Readonly<{ kind: ReportKind; count: number }>[]
  /** What the newest of them with words says; null where none has any. */
  words: string | null
  firstAt: Date
  lastAt: Date
  authorId: string
  /** The email. */
  author: string
  jobId: string | null
  businessId: string | null
  /** A copy from the newest report, as that reporter saw it. */
  shown: ReportCopy
  pictureIds: readonly string[]
  /** How often reports of the same subject were settled before. */
  settledBefore: number
  settledAt: Date | null
  outcome: ReportOutcome | null
  note: string | null
}>

/** Which cases: behind an id, newest first. */
export type CasePage = Readonly<{
  isSettled: boolean
  subject: ReportSubject | undefined
  before: string | undefined
  limit: number
}>

/** Cases, the one with the newest report first. */
export async function listCases(db: Db, { isSettled, subject, before, limit }: CasePage): Promise<ReportCase[]> {
  const { bind, run } = statement()
  // Reports that were settled in one go have the same time.
  const isSame = (other: string): string =>
    `${other}.subject = r.subject and ${other}.subject_id = r.subject_id
      and ${isSettled ? `${other}.closed_at = r.closed_at` : `${other}.closed_at is null`}`
  return await run<ReportCase>(
    db,
    `select r.id, r.subject, r.subject_id as "subjectId", r.author_id as "authorId", a.email as author, r.job_id as "jobId",
      r.business_id as "businessId", r.shown, r.created_at as "lastAt", r.closed_at as "settledAt", r.outcome, r.note,
      array(select file_id from report_pictures p where p.report_id = r.id order by position) as "pictureIds",
      (select words from reports o where ${isSame('o')} and o.words is not null order by o.id desc limit 1) as words,
      (select count(distinct o.closed_at) from reports o where o.subject = r.subject and o.subject_id = r.subject_id
        and o.closed_at ${isSettled ? '< r.closed_at' : 'is not null'}) as "settledBefore",
      every.*
    from (
      select * from reports r
      where r.closed_at is ${isSettled ? 'not null' : 'null'} ${subject === undefined ? '' : `and r.subject = ${bind(subject)}`}
        ${before === undefined ? '' : `and r.id < ${bind(before)}::uuid`}
        and not exists (select from reports o where ${isSame('o')} and o.id > r.id offset 0)
      order by r.id desc limit ${bind(limit)}
    ) as r
    join accounts a on a.id = r.author_id
    cross join lateral (
      select sum(of_kind.count)::integer as count, min(of_kind.first) as "firstAt",
        jsonb_agg(jsonb_build_object('kind', kind, 'count', of_kind.count) order by of_kind.count desc, kind) as kinds
      from (
        select kind, count(*)::integer as count, min(created_at) as first from reports o where ${isSame('o')} group by kind
      ) as of_kind
    ) as every
    order by r.id desc`,
  )
}

/** What one account reported, as an operator reads it. */
export type CaseReport = Awaited<ReturnType<typeof listReports>>[number]

/** The reports of one subject, open and settled, newest first. */
export async function listReports(
  db: Db,
  { subject, subjectId, before, limit }: Subject & Readonly<{ before: string | undefined; limit: number }>,
) {
  return await db
    .selectFrom('reports')
    .innerJoin('accounts', 'accounts.id', 'reports.reporter_id')
    .select([
      'reports.id',
      'reports.created_at as reportedAt',
      'reports.kind',
      'reports.words',
      'reports.shown',
      'reporter_id as reporterId',
      'accounts.email as reporter',
      'closed_at as settledAt',
      'outcome',
      'note',
    ])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .$if(before !== undefined, (query) => query.where('reports.id', '<', before ?? ''))
    .orderBy('reports.id', 'desc')
    .limit(limit)
    .execute()
}

/** What reports are about. */
export type Subject = Readonly<{ subject: ReportSubject; subjectId: string }>

/** The subject of a report, by the id of the report. */
export async function findSubject(db: Db, reportId: string): Promise<Subject | undefined> {
  return await db
    .selectFrom('reports')
    .select(['subject', 'subject_id as subjectId'])
    .where(sql<boolean>`id::text = lower(${reportId})`)
    .executeTakeFirst()
}

/** Closes all open reports of a subject. Answers them; none where another operator was faster. */
export async function closeReports(
  db: Db,
  { subject, subjectId }: Subject,
  { outcome, note, now }: Readonly<{ outcome: ReportOutcome; note: string; now: Date }>,
): Promise<Readonly<{ id: string; authorId: string; reporterId: string }>[]> {
  return await db
    .updateTable('reports')
    .set({ closed_at: now, outcome, note })
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('closed_at', 'is', null)
    .returning(['id', 'author_id as authorId', 'reporter_id as reporterId'])
    .execute()
}

/** How many cases wait; counted at most to `most`. */
export async function countOpenCases(db: Db, most: number): Promise<number> {
  const { bind, run } = statement()
  const [row] = await run<{ count: number }>(
    db,
    `select count(*)::int as count from (
      select distinct subject, subject_id from reports where closed_at is null limit ${bind(most)}
    ) as waiting`,
  )
  return row?.count ?? 0
}
