// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = components['schemas']

const same = <Value>(value: Value): Value => value
const listCustomerJobsToWire = (value: Clean['ListCustomerJobs']): Wire['ListCustomerJobs'] => {
  const { status: _status, ...rest } = value
  return { ...rest, ...(value.status !== undefined && { status: value.status && [...value.status] }) }
}

const listBusinessJobsToWire = (value: Clean['ListBusinessJobs']): Wire['ListBusinessJobs'] => {
  const { status: _status, cities: _cities, categories: _categories, ...rest } = value
  return {
    ...rest,
    ...(value.status !== undefined && { status: value.status && [...value.status] }),
    ...(value.cities !== undefined && { locations: value.cities && [...value.cities] }),
    ...(value.categories !== undefined && { category: value.categories && [...value.categories] }),
  }
}

const jobRefToWire = (value: Clean['JobRef']): Wire['JobRef'] => {
  const { jobId: _jobId, ...rest } = value
  return { ...rest, jobid: value.jobId }
}

const businessJobRefToWire = (value: Clean['BusinessJobRef']): Wire['BusinessJobRef'] => {
  const { jobId: _jobId, ...rest } = value
  return { ...rest, jobid: value.jobId }
}

const createJobToWire = (value: Clean['CreateJob']): Wire['CreateJob'] => {
  const { pictures: _pictures, invited: _invited, ...rest } = value
  return {
    ...rest,
    pics_url: value.pictures && [...value.pictures],
    ...(value.invited !== undefined && { invited: value.invited && [...value.invited] }),
  }
}

const inviteBusinessToWire = (value: Clean['InviteBusiness']): Wire['InviteBusiness'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const rateJobToWire = (value: Clean['RateJob']): Wire['RateJob'] => {
  const { stars: _stars, businessId: _businessId, ...rest } = value
  return { ...rest, rating: value.stars, ...(value.businessId !== undefined && { companyId: value.businessId }) }
}

const completeJobToWire = (value: Clean['CompleteJob']): Wire['CompleteJob'] => {
  const { jobId: _jobId, pictures: _pictures, ...rest } = value
  return {
    ...rest,
    jobid: value.jobId,
    ...(value.pictures !== undefined && { pics_url: value.pictures && [...value.pictures] }),
  }
}

const editRatingToWire = (value: Clean['EditRating']): Wire['EditRating'] => {
  const { stars: _stars, ...rest } = value
  return { ...rest, rating: value.stars }
}

const ratingFromWire = (value: Wire['Rating']): Clean['Rating'] => {
  const { rating: _rating, ...rest } = value
  return { ...rest, stars: value.rating }
}

const jobFromWire = (value: Wire['Job']): Clean['Job'] => {
  const {
    date: _date,
    assigned_at: _assigned_at,
    completed_at: _completed_at,
    expires_at: _expires_at,
    pics_url: _pics_url,
    images: _images,
    ratingDetails: _ratingDetails,
    bidApplied: _bidApplied,
    hasBidded: _hasBidded,
    ...rest
  } = value
  return {
    ...rest,
    assignedAt: value.assigned_at,
    completedAt: value.completed_at,
    expiresAt: value.expires_at,
    pictures: value.pics_url,
    rating: value.rating && ratingFromWire(value.rating),
    hasBid: value.bidApplied,
  }
}

const jobsOverviewFromWire = (value: Wire['JobsOverview']): Clean['JobsOverview'] => ({
  ...value,
  waiting: value.waiting.map((one) => jobFromWire(one)),
})

const jobPageFromWire = (value: Wire['JobPage']): Clean['JobPage'] => {
  const { Success: _Success, ...rest } = value
  return {
    ...rest,
    jobs: value.jobs.map((one) => jobFromWire(one)),
    overview: value.overview && jobsOverviewFromWire(value.overview),
  }
}

const jobDetailsCustomerFromWire = (value: Wire['JobDetails']['customer']): Clean['JobDetails']['customer'] => {
  const { pic_url: _pic_url, userId: _userId, ...rest } = value
  return { ...rest, picture: value.pic_url, id: value.userId }
}

const assignedBusinessFromWire = (value: Wire['AssignedBusiness']): Clean['AssignedBusiness'] => {
  const {
    buisness_name: _buisness_name,
    logo_url: _logo_url,
    bidAmount: _bidAmount,
    userId: _userId,
    is_rated: _is_rated,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    ...rest
  } = value
  return {
    ...rest,
    businessName: value.buisness_name,
    logo: value.logo_url,
    amount: value.bidAmount,
    id: value.userId,
    isRated: value.is_rated,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
  }
}

const ownBidFromWire = (value: Wire['OwnBid']): Clean['OwnBid'] => {
  const { proposalStatement: _proposalStatement, ...rest } = value
  return { ...rest, proposal: value.proposalStatement }
}

const jobDetailsFromWire = (value: Wire['JobDetails']): Clean['JobDetails'] => {
  const { Success: _Success, bidDetails: _bidDetails, bidAmount: _bidAmount, ...rest } = value
  return {
    ...rest,
    job: jobFromWire(value.job),
    customer: jobDetailsCustomerFromWire(value.customer),
    assignedBusiness: value.assignedBusiness && assignedBusinessFromWire(value.assignedBusiness),
    ownBid: value.bidDetails && ownBidFromWire(value.bidDetails),
    withdrawnBid: value.withdrawnBid && ownBidFromWire(value.withdrawnBid),
  }
}

const jobPostedFromWire = (value: Wire['JobPosted']): Clean['JobPosted'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const doneFromWire = (value: Wire['Done']): Clean['Done'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

export const listCustomerJobs = { toWire: listCustomerJobsToWire, fromWire: jobPageFromWire, cleanFields: {} }

export const listBusinessJobs = {
  toWire: listBusinessJobsToWire,
  fromWire: jobPageFromWire,
  cleanFields: { locations: 'cities', category: 'categories' },
}

export const getCustomerJob = { toWire: jobRefToWire, fromWire: jobDetailsFromWire, cleanFields: { jobid: 'jobId' } }

export const getBusinessJob = {
  toWire: businessJobRefToWire,
  fromWire: jobDetailsFromWire,
  cleanFields: { jobid: 'jobId' },
}

export const createJob = { toWire: createJobToWire, fromWire: jobPostedFromWire, cleanFields: { pics_url: 'pictures' } }

export const updateJob = { toWire: same<Clean['UpdateJob']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const deleteJob = { toWire: jobRefToWire, fromWire: acknowledgedFromWire, cleanFields: { jobid: 'jobId' } }

export const inviteBusiness = {
  toWire: inviteBusinessToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { business: 'businessId' },
}

export const declineInvitation = {
  toWire: same<Clean['DeclineInvitation']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}

export const rateJob = {
  toWire: rateJobToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { rating: 'stars', companyId: 'businessId' },
}

export const completeJob = {
  toWire: completeJobToWire,
  fromWire: doneFromWire,
  cleanFields: { jobid: 'jobId', pics_url: 'pictures' },
}

export const endAssignment = { toWire: same<Clean['EndAssignment']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const doubtCompletion = {
  toWire: same<Clean['DoubtCompletion']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}

export const editRating = { toWire: editRatingToWire, fromWire: acknowledgedFromWire, cleanFields: { rating: 'stars' } }

export const answerRating = { toWire: same<Clean['AnswerRating']>, fromWire: acknowledgedFromWire, cleanFields: {} }
