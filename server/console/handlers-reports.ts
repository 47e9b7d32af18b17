import { signedLinks } from '../files/serializer.ts'
import type { Handler } from '../platform/http/handler.ts'
import { loadCases } from '../reports/service-cases.ts'
import { toReport } from './serializer.ts'
import { actorOf } from './service-record.ts'
import { settleReport as settle } from './service-reports.ts'

export const findReports: Handler<'findReports'> = async ({ body, deps }) => {
  const { settled = false, subject, cursor, limit = 10 } = body
  const { cases, nextCursor } = await loadCases(deps.db, { isSettled: settled, subject, cursor, limit })
  const signedLink = signedLinks(deps)
  return { reports: cases.map((one) => toReport(one, signedLink)), nextCursor }
}

export const settleReport: Handler<'settleReport'> = async ({ body, caller, deps }) => {
  const { reportId, outcome, reason } = body
  return { settled: await settle(deps, actorOf(caller), { reportId, outcome, note: reason }) }
}
