import * as wire from '../../generated/client/wire-safety.ts'
import * as talk from '../../generated/client/wire-talk.ts'
import { call, type Service } from './client.ts'
import type { ReportDraft } from './drafts.ts'
import { checkOf, optional, someId } from './inputs.ts'
import type { Acknowledged, Drafted, ThreadId } from './types.ts'

/** What is reported. */
export type Reported =
  | { readonly subject: 'job'; readonly jobId: string }
  | { readonly subject: 'business'; readonly businessId: string }
  | { readonly subject: 'review'; readonly reviewId: string }
  | { readonly subject: 'picture'; readonly url: string }
  | { readonly subject: 'message'; readonly thread: ThreadId; readonly number: number }

const complaintIn = ({ kind, reason }: ReportDraft) => ({
  kind: kind === '' ? ('other' as const) : kind,
  ...optional('reason', reason),
})

/** Without a kind, the rules of the contract do not know what is missing. Those of all subjects are the same. */
export const checkReport = checkOf(
  wire.reportJob,
  (draft: ReportDraft) => ({ jobId: someId, ...complaintIn(draft) }),
  ({ kind }) => (kind === '' ? [{ field: 'kind', code: 'REPORT_REASON_REQUIRED' }] : []),
)

/** Reports something of another account to the operator. Reporting it again changes nothing. */
export function report({
  reported,
  draft,
}: Drafted<ReportDraft> & { readonly reported: Reported }): Service<Acknowledged> {
  const complaint = complaintIn(draft)
  switch (reported.subject) {
    case 'job': {
      const body = wire.reportJob.toWire({ jobId: reported.jobId, ...complaint })
      return call({
        isSafe: true,
        wire: wire.reportJob,
        send: ({ client, init }) => client.POST('/report-job/business', { ...init, body }),
      })
    }
    case 'business': {
      const body = wire.reportBusiness.toWire({ businessId: reported.businessId, ...complaint })
      return call({
        isSafe: true,
        wire: wire.reportBusiness,
        send: ({ client, init }) => client.POST('/report-business', { ...init, body }),
      })
    }
    case 'review': {
      const body = wire.reportReview.toWire({ reviewId: reported.reviewId, ...complaint })
      return call({
        isSafe: true,
        wire: wire.reportReview,
        send: ({ client, init }) => client.POST('/report-review', { ...init, body }),
      })
    }
    case 'picture': {
      const body = wire.reportPicture.toWire({ url: reported.url, ...complaint })
      return call({
        isSafe: true,
        wire: wire.reportPicture,
        send: ({ client, init }) => client.POST('/report-picture', { ...init, body }),
      })
    }
    case 'message': {
      const { thread, number } = reported
      const named = { jobId: thread.jobId, ...(thread.businessId !== null && { businessId: thread.businessId }) }
      const body = talk.reportMessage.toWire({ ...named, number, ...complaint })
      return call({
        isSafe: true,
        wire: talk.reportMessage,
        send: ({ client, init }) => client.POST('/report-message', { ...init, body }),
      })
    }
  }
}
