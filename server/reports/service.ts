import type { Caller } from '../platform/caller.ts'
import { fieldErrorWithCode } from '../platform/domain-error.ts'
import { scaleLimit, type Limit } from '../platform/limits/rate-limiter.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { ReportKind } from '../schema/tables-safety.ts'
import { hasReported, insertReport } from './repository.ts'
import { findThing, type Named } from './service-subjects.ts'

/** What an account may report in a day. */
const REPORTS: Limit = { name: 'reports in a day', max: 100, windowMs: 24 * 60 * 60 * 1000 }

/** What is wrong, by its kind, in words, or both. */
export type Complaint = Readonly<{ kind: ReportKind | undefined; words: string | undefined }>

/** Reports to the operator what the caller may see, once: again changes nothing. Its author is not told. */
export async function report(deps: Deps, caller: Caller, named: Named, { kind, words }: Complaint): Promise<void> {
  if (kind === undefined && !words) throw fieldErrorWithCode('REPORT_REASON_REQUIRED', 'reason')
  const thing = await findThing(deps, caller, named)
  if (await hasReported(deps.db, caller.id, thing)) return
  const max = scaleLimit(REPORTS.max, deps.settings.rateLimitMultiplier)
  await deps.limits.count({ ...REPORTS, max }, caller.id)
  const said = { kind: kind ?? 'other', words: words || null }
  await deps.db.transaction().execute(async (db) => {
    await insertReport(db, { thing, reporterId: caller.id, ...said, now: deps.now() })
  })
}
