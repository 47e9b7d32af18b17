import type { Shown } from '../bids/serializer.ts'
import { signedLinks } from '../files/serializer.ts'
import type { Tools } from '../dependencies.ts'
import { completeJob as complete, deleteJob as remove, doubtCompletion as doubt, editJob, postJob } from './service.ts'
import { endAssignment as end } from './service-end-assignment.ts'
import { answerRating as answer, editRating as edit, rateJob as rate } from './service-ratings.ts'
import { businessJobs, customerJobs } from './service-list.ts'
import { businessJob, customerJob } from './service-details.ts'
import { fromCompleteJob, fromCreateJob, fromListQuery, fromWishes, toDetails, toPage } from './serializer.ts'
import type { Handler } from '../handler.ts'

export const listCustomerJobs: Handler<'listCustomerJobs'> = async ({ body, caller, tools }) =>
  toPage(tools.settings.publicUrl, await customerJobs(tools, caller, fromListQuery(body)))

export const listBusinessJobs: Handler<'listBusinessJobs'> = async ({ body, caller, tools }) =>
  toPage(tools.settings.publicUrl, await businessJobs(tools, caller, fromWishes(body), fromListQuery(body)))

export const getCustomerJob: Handler<'getCustomerJob'> = async ({ body, caller, say, tools }) =>
  toDetails(shownBy(tools, say), caller.id, await customerJob(tools, caller, body.jobId))

const shownBy = (tools: Tools, say: Shown['say']) => ({
  publicUrl: tools.settings.publicUrl,
  say,
  signedLink: signedLinks(tools),
})

export const getBusinessJob: Handler<'getBusinessJob'> = async ({ body, caller, say, tools }) =>
  toDetails(shownBy(tools, say), caller.id, await businessJob(tools, caller, body.jobId))

export const createJob: Handler<'createJob'> = async ({ body, caller, intent, say, tools }) => {
  const posted = await postJob(tools, caller, fromCreateJob(body), intent)
  return { message: say('JOB_POSTED'), ...posted }
}

export const updateJob: Handler<'updateJob'> = async ({ body, caller, intent, say, tools }) => {
  await editJob(tools, caller, body, intent)
  return { message: say('JOB_UPDATED') }
}

export const deleteJob: Handler<'deleteJob'> = async ({ body, caller, intent, say, tools }) => {
  await remove(tools, caller, body.jobId, intent)
  return { message: say('JOB_DELETED') }
}

export const completeJob: Handler<'completeJob'> = async ({ body, caller, intent, say, tools }) => {
  await complete(tools, caller, fromCompleteJob(body), intent)
  return { message: say('JOB_MARKED_COMPLETED') }
}

export const doubtCompletion: Handler<'doubtCompletion'> = async ({ body, caller, intent, say, tools }) => {
  await doubt(tools, caller, body, intent)
  return { message: say('COMPLETION_DOUBTED') }
}

export const endAssignment: Handler<'endAssignment'> = async ({ body, caller, intent, say, tools }) => {
  const { jobId, reason, assignedBusinessId: businessSeen } = body
  await end(tools, caller, { jobId, reason, businessSeen }, intent)
  return { message: say(caller.role === 'customer' ? 'ASSIGNMENT_HAS_ENDED' : 'STEPPED_DOWN') }
}

export const rateJob: Handler<'rateJob'> = async ({ body, caller, intent, say, tools }) => {
  const { jobId, businessId, stars: rating, comment } = body
  await rate(tools, caller, { jobId, businessId, rating, comment: comment || null }, intent)
  return { message: say('JOB_RATED') }
}

export const editRating: Handler<'editRating'> = async ({ body, caller, intent, say, tools }) => {
  const { jobId, stars: rating, comment, revision } = body
  await edit(tools, caller, { jobId, rating, comment: comment || null, revision }, intent)
  return { message: say('RATING_UPDATED') }
}

export const answerRating: Handler<'answerRating'> = async ({ body, caller, intent, say, tools }) => {
  await answer(tools, caller, body, intent)
  return { message: say('RATING_ANSWERED') }
}
