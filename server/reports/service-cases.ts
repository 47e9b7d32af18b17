import { cursorsOf, paginate } from '../platform/cursor.ts'
import type { Db } from '../platform/db/connection.ts'
import type { ReportOutcome, ReportSubject } from '../schema/tables-safety.ts'
import {
  closeReports,
  listCases,
  listReports,
  type CaseReport,
  type ReportCase,
  type Subject,
} from './repository-cases.ts'

export { countOpenCases, findSubject, type CaseReport, type ReportCase, type Subject } from './repository-cases.ts'

type CaseQuery = Readonly<{
  isSettled: boolean
  /** Of this kind alone; undefined for all. */
  subject?: ReportSubject | undefined
  cursor?: string | undefined
  limit: number
}>

/** What was reported, by its subject, for operators: cases that wait, or that were settled; the one with the newest report first. */
export async function loadCases(
  db: Db,
  { isSettled, subject, cursor, limit }: CaseQuery,
): Promise<Readonly<{ cases: readonly ReportCase[]; nextCursor: string | null }>> {
  const cursors = cursorsOf('reportCases', String(isSettled), subject)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const found = await listCases(db, { isSettled, subject, before, limit: limit + 1 })
  const { rows, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { cases: rows, nextCursor }
}

/** Who reported one subject, when and why, for operators: newest first. */
export async function loadReports(
  db: Db,
  { cursor, limit, ...subject }: Subject & Readonly<{ cursor?: string | undefined; limit: number }>,
): Promise<Readonly<{ reports: readonly CaseReport[]; nextCursor: string | null }>> {
  const cursors = cursorsOf('reportsOf', subject.subject, subject.subjectId)
  const before = cursor === undefined ? undefined : cursors.behindId(cursor)
  const found = await listReports(db, { ...subject, before, limit: limit + 1 })
  const { rows, nextCursor } = paginate(found, limit, ({ id }) => cursors.after(id))
  return { reports: rows, nextCursor }
}

/** What an operator made of a case, with a note for the record. */
export type Settlement = Readonly<{ outcome: ReportOutcome; note: string }>

/** Settles all open reports of a subject. Answers them; none where there are none any more. Its caller writes the record, in the same transaction. */
export async function settleCase(
  db: Db,
  subject: Subject,
  { outcome, note, now }: Settlement & Readonly<{ now: Date }>,
): Promise<Readonly<{ id: string; authorId: string; reporterId: string }>[]> {
  return await closeReports(db, subject, { outcome, note, now })
}
