import { reportJob as rules } from '../../generated/validate/safety.js'
import type { ReportDraft } from '../services/drafts.ts'
import { checkReport, report, type Reported } from '../services/reports.ts'
import type { Acknowledged } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'

/** Reports something of another account, for one of six reasons. */
export function reportForm(environment: Environment, reported: Reported) {
  return formOf<ReportDraft, Acknowledged>(environment, {
    initial: { kind: '', reason: '' },
    check: checkReport(rules),
    call: ({ draft }) => report({ reported, draft }),
  })
}
