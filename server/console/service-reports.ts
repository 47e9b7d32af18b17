import type { Db } from '../platform/db/connection.ts'
import { DomainError } from '../platform/domain-error.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { findSubject, settleCase, type Settlement } from '../reports/service-cases.ts'
import { recordAction, type Actor } from './repository-record.ts'

/** Settles all open reports of what one of them is about, with a line in the record for each, or does neither. Answers how many. Throws REPORT_NOT_FOUND. */
export async function settleReport(
  { db, now }: Readonly<{ db: Db }> & Pick<Deps, 'now'>,
  actor: Actor,
  { reportId, outcome, note }: Settlement & Readonly<{ reportId: string }>,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const subject = await findSubject(trx, reportId)
    const time = now()
    const settled = subject === undefined ? [] : await settleCase(trx, subject, { outcome, note, now: time })
    if (settled.length === 0) throw new DomainError('REPORT_NOT_FOUND')
    for (const { id, authorId, reporterId } of settled)
      await recordAction(trx, {
        ...actor,
        action: 'reports close',
        subject: id,
        details: { ...subject, authorId, reporterId, outcome, note },
        now: time,
      })
    return settled.length
  })
}
