import { fromLink } from '../files/serializer.ts'
import type { Handler } from '../platform/http/handler.ts'
import { report } from './service.ts'

export const reportJob: Handler<'reportJob'> = async ({ body, caller, translate, deps }) => {
  const { jobId, kind, reason } = body
  await report(deps, caller, { subject: 'job', jobId }, { kind, words: reason })
  return { message: translate('CONTENT_REPORTED') }
}

export const reportBusiness: Handler<'reportBusiness'> = async ({ body, caller, translate, deps }) => {
  const { businessId, kind, reason } = body
  await report(deps, caller, { subject: 'business', businessId }, { kind, words: reason })
  return { message: translate('CONTENT_REPORTED') }
}

export const reportReview: Handler<'reportReview'> = async ({ body, caller, translate, deps }) => {
  const { reviewId, kind, reason } = body
  await report(deps, caller, { subject: 'review', reviewId }, { kind, words: reason })
  return { message: translate('CONTENT_REPORTED') }
}

export const reportPicture: Handler<'reportPicture'> = async ({ body, caller, translate, deps }) => {
  const { url, kind, reason } = body
  await report(deps, caller, { subject: 'picture', fileId: fromLink(url) }, { kind, words: reason })
  return { message: translate('CONTENT_REPORTED') }
}

export const reportMessage: Handler<'reportMessage'> = async ({ body, caller, translate, deps }) => {
  const { jobId, businessId, number, kind, reason } = body
  await report(deps, caller, { subject: 'message', jobId, businessId, number }, { kind, words: reason })
  return { message: translate('MESSAGE_REPORTED') }
}
