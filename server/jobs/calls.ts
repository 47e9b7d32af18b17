import type { Shown } from '../bids/wire.ts'
import { signedLinks } from '../files/wire.ts'
import type { Tools } from '../tools.ts'
import { refuseOther } from '../platform/refusal.ts'
import { completeJob as complete, deleteJob as remove, doubtCompletion as doubt, editJob, postJob } from './rules.ts'
import { endAssignment as end } from './rules-end.ts'
import { answerRating as answer, editRating as edit, rateJob as rate } from './rules-ratings.ts'
import { businessJobs, customerJobs } from './rules-list.ts'
import { businessJob, customerJob } from './rules-see.ts'
import { fromCompleteJob, fromCreateJob, fromListQuery, fromWishes, toDetails, toPage } from './wire.ts'
import { intentOf, type Handler } from '../call.ts'

export const listCustomerJobs: Handler<'listCustomerJobs'> = async ({ body, caller, tools }) =>
  toPage(tools.settings.publicUrl, await customerJobs(tools, caller, fromListQuery(body)))

export const listBusinessJobs: Handler<'listBusinessJobs'> = async ({ body, caller, tools }) =>
  toPage(tools.settings.publicUrl, await businessJobs(tools, caller, fromWishes(body), fromListQuery(body)))

export const getCustomerJob: Handler<'getCustomerJob'> = async ({ body, caller, say, tools }) =>
  toDetails(shownBy(tools, say), caller.id, await customerJob(tools, caller, body.jobid))

const shownBy = (tools: Tools, say: Shown['say']) => ({
  publicUrl: tools.settings.publicUrl,
  say,
  signedLink: signedLinks(tools),
})

export const getBusinessJob: Handler<'getBusinessJob'> = async ({ body, caller, say, tools }) => {
  refuseOther(body.businessId, caller.id)
  return toDetails(shownBy(tools, say), caller.id, await businessJob(tools, caller, body.jobid))
}

export const createJob: Handler<'createJob'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userid, caller.id)
  const posted = await postJob(tools, caller, fromCreateJob(body), intentOf('createJob', call))
  return { Success: true, message: say('JOB_POSTED'), ...posted }
}

export const updateJob: Handler<'updateJob'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, title, details, neededBy } = body
  await editJob(tools, caller, { jobId, title, details, neededBy }, intentOf('updateJob', call))
  return { Success: true, Message: say('JOB_UPDATED') }
}

export const deleteJob: Handler<'deleteJob'> = async (call) => {
  const { body, caller, say, tools } = call
  await remove(tools, caller, body.jobid, intentOf('deleteJob', call))
  return { Success: true, Message: say('JOB_DELETED') }
}

export const completeJob: Handler<'completeJob'> = async (call) => {
  const { body, caller, say, tools } = call
  await complete(tools, caller, fromCompleteJob(body), intentOf('completeJob', call))
  return { Success: true, message: say('JOB_MARKED_COMPLETED') }
}

export const doubtCompletion: Handler<'doubtCompletion'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, reason } = body
  await doubt(tools, caller, { jobId, reason }, intentOf('doubtCompletion', call))
  return { Success: true, Message: say('COMPLETION_DOUBTED') }
}

export const endAssignment: Handler<'endAssignment'> = async (call) => {
  const { body, caller, say, tools } = call
  const { jobId, reason, assignedBusinessId: businessSeen } = body
  await end(tools, caller, { jobId, reason, businessSeen }, intentOf('endAssignment', call))
  return { Success: true, Message: say(caller.role === 'customer' ? 'ASSIGNMENT_HAS_ENDED' : 'STEPPED_DOWN') }
}

export const rateJob: Handler<'rateJob'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, companyId, rating, comment } = body
  const given = { jobId, businessId: companyId, rating, comment: comment || null }
  await rate(tools, caller, given, intentOf('rateJob', call))
  return { Success: true, Message: say('JOB_RATED') }
}

export const editRating: Handler<'editRating'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.userId, caller.id)
  const { jobId, rating, comment, revision } = body
  await edit(tools, caller, { jobId, rating, comment: comment || null, revision }, intentOf('editRating', call))
  return { Success: true, Message: say('RATING_UPDATED') }
}

export const answerRating: Handler<'answerRating'> = async (call) => {
  const { body, caller, say, tools } = call
  refuseOther(body.businessId, caller.id)
  const { jobId, reply, revision } = body
  await answer(tools, caller, { jobId, reply, revision }, intentOf('answerRating', call))
  return { Success: true, Message: say('RATING_ANSWERED') }
}
