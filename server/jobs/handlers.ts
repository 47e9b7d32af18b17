import type { SerializerContext } from '../platform/serializer.ts'
import { signedLinks } from '../files/serializer.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import { deleteJob as remove, editJob, postJob } from './service.ts'
import { completeJob as complete, disputeCompletion as doubt, endAssignment as end } from './service-assignment.ts'
import { answerRating as answer, editRating as edit, rateJob as rate } from './service-ratings.ts'
import { declineInvitation as turnDown, inviteBusiness as invite } from './service-invitations.ts'
import { businessJobs, customerJobs } from './service-list.ts'
import { businessJob, customerJob } from './service-details.ts'
import {
  fromCompleteJob,
  fromCreateJob,
  fromListQuery,
  fromUpdateJob,
  fromWishes,
  toDetails,
  toPage,
} from './serializer.ts'
import type { PlacesDeps } from '../places/service.ts'
import type { Call, Handler } from '../platform/http/handler.ts'
import { rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { countSearch } from './service-search.ts'

export const listCustomerJobs: Handler<'listCustomerJobs'> = async (call) => {
  const { body, caller, translate, deps } = call
  await countIfSearch(call)
  return toPage(shownBy(deps, translate), await customerJobs(deps, caller, fromListQuery(body)))
}

export const listBusinessJobs: Handler<'listBusinessJobs'> = async (call) => {
  const { body, caller, translate, deps } = call
  await countIfSearch(call)
  return toPage(shownBy(deps, translate), await businessJobs(deps, caller, fromWishes(body), fromListQuery(body)))
}

async function countIfSearch({ body, caller, ip, deps }: Call<'listCustomerJobs' | 'listBusinessJobs'>): Promise<void> {
  if (body.q !== undefined) await countSearch(deps, { accountId: caller.id, network: rateLimitNetwork(ip) })
}

export const getCustomerJob: Handler<'getCustomerJob'> = async ({ body, caller, translate, deps }) =>
  toDetails(shownBy(deps, translate), caller.id, await customerJob(deps, caller, body.jobId))

const shownBy = (deps: Deps, translate: SerializerContext['translate']) => ({
  publicUrl: deps.settings.publicUrl,
  translate,
  signedLink: signedLinks(deps),
})

export const getBusinessJob: Handler<'getBusinessJob'> = async ({ body, caller, translate, deps }) =>
  toDetails(shownBy(deps, translate), caller.id, await businessJob(deps, caller, body.jobId))

export const createJob: Handler<'createJob', PlacesDeps> = async ({ body, caller, intent, translate, deps }) => {
  const posted = await postJob(deps, caller, fromCreateJob(body), intent)
  return { message: translate('JOB_POSTED'), ...posted }
}

export const updateJob: Handler<'updateJob'> = async ({ body, caller, intent, translate, deps }) => {
  await editJob(deps, caller, fromUpdateJob(body), intent)
  return { message: translate('JOB_UPDATED') }
}

export const deleteJob: Handler<'deleteJob'> = async ({ body, caller, intent, translate, deps }) => {
  await remove(deps, caller, body.jobId, intent)
  return { message: translate('JOB_DELETED') }
}

export const completeJob: Handler<'completeJob'> = async ({ body, caller, intent, translate, deps }) => {
  await complete(deps, caller, fromCompleteJob(body), intent)
  return { message: translate('JOB_MARKED_COMPLETED') }
}

export const doubtCompletion: Handler<'doubtCompletion'> = async ({ body, caller, intent, translate, deps }) => {
  await doubt(deps, caller, body, intent)
  return { message: translate('COMPLETION_DOUBTED') }
}

export const endAssignment: Handler<'endAssignment'> = async ({ body, caller, intent, translate, deps }) => {
  const { jobId, reason, assignedBusinessId: businessSeen } = body
  await end(deps, caller, { jobId, reason, businessSeen }, intent)
  return { message: translate(caller.role === 'customer' ? 'ASSIGNMENT_HAS_ENDED' : 'STEPPED_DOWN') }
}

export const inviteBusiness: Handler<'inviteBusiness'> = async ({ body, caller, intent, translate, deps }) => {
  await invite(deps, caller, body, intent)
  return { message: translate('INVITATION_SENT') }
}

export const declineInvitation: Handler<'declineInvitation'> = async ({ body, caller, intent, translate, deps }) => {
  await turnDown(deps, caller, body, intent)
  return { message: translate('YOUR_INVITATION_DECLINED') }
}

export const rateJob: Handler<'rateJob'> = async ({ body, caller, intent, translate, deps }) => {
  const { jobId, businessId, stars: rating, comment } = body
  await rate(deps, caller, { jobId, businessId, rating, comment: comment || null }, intent)
  return { message: translate('JOB_RATED') }
}

export const editRating: Handler<'editRating'> = async ({ body, caller, intent, translate, deps }) => {
  const { jobId, stars: rating, comment, revision } = body
  await edit(deps, caller, { jobId, rating, comment: comment || null, revision }, intent)
  return { message: translate('RATING_UPDATED') }
}

export const answerRating: Handler<'answerRating'> = async ({ body, caller, intent, translate, deps }) => {
  await answer(deps, caller, body, intent)
  return { message: translate('RATING_ANSWERED') }
}
