import { reportMessage as check } from '../../generated/validate/talk.js'
import type { ReasonDraft } from '../services/drafts.ts'
import type { ThreadId } from '../services/types.ts'
import { checkReport, reportMessage } from '../services/messages.ts'
import type { Acknowledged } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { runService } from './run-service.ts'

/** Reports a message of the other side. */
export function reportForm(environment: Environment, thread: ThreadId, number: number) {
  return formOf<ReasonDraft, Acknowledged>(environment, {
    initial: { reason: '' },
    check: checkReport(check),
    save: ({ draft }, signal) => runService(environment, signal, reportMessage({ thread, number, draft })),
  })
}
