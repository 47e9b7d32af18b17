// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']

const same = <Value>(value: Value): Value => value
type Wire = components['schemas']
const createKeyToWire = (value: Clean['CreateKey']): Wire['CreateKey'] => ({
  ...value,
  scopes: value.scopes && [...value.scopes],
})

const createWebhookToWire = (value: Clean['CreateWebhook']): Wire['CreateWebhook'] => ({
  ...value,
  topics: value.topics && [...value.topics],
})

const signupCustomerToWire = (value: Clean['SignupCustomer']): Wire['SignupCustomer'] => {
  const { picture: _picture, termsAccepted: _termsAccepted, ...rest } = value
  return {
    ...rest,
    ...(value.picture !== undefined && { pic_url: value.picture }),
    ...(value.termsAccepted !== undefined && { terms_accepted: value.termsAccepted }),
  }
}

const signupBusinessToWire = (value: Clean['SignupBusiness']): Wire['SignupBusiness'] => {
  const {
    referenceCode: _referenceCode,
    businessName: _businessName,
    businessIdNumber: _businessIdNumber,
    businessPhone: _businessPhone,
    businessEmail: _businessEmail,
    categories: _categories,
    cities: _cities,
    zipCode: _zipCode,
    logo: _logo,
    documents: _documents,
    picture: _picture,
    hasLicense: _hasLicense,
    hasInsurance: _hasInsurance,
    termsAccepted: _termsAccepted,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.referenceCode !== undefined && { reference_code: value.referenceCode }),
    buisness_name: value.businessName,
    ...(value.businessIdNumber !== undefined && { buisness_id_number: value.businessIdNumber }),
    buisness_phone_number: value.businessPhone,
    ...(value.businessEmail !== undefined && { buisness_email: value.businessEmail }),
    category: value.categories && [...value.categories],
    city: value.cities && [...value.cities],
    zipcode: value.zipCode,
    ...(value.logo !== undefined && { logo_url: value.logo && [...value.logo] }),
    ...(value.documents !== undefined && { documents_urls: value.documents && [...value.documents] }),
    ...(value.picture !== undefined && { profile_pic: value.picture && [...value.picture] }),
    ...(value.hasLicense !== undefined && { isLicense: value.hasLicense }),
    ...(value.hasInsurance !== undefined && { isInsurance: value.hasInsurance }),
    ...(value.termsAccepted !== undefined && { terms_accepted: value.termsAccepted }),
  }
}

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
  const { pictures: _pictures, ...rest } = value
  return { ...rest, pics_url: value.pictures && [...value.pictures] }
}

const acceptBidToWire = (value: Clean['AcceptBid']): Wire['AcceptBid'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, companyId: value.businessId }
}

const declineBidToWire = (value: Clean['DeclineBid']): Wire['DeclineBid'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, companyId: value.businessId }
}

const reconsiderBidToWire = (value: Clean['ReconsiderBid']): Wire['ReconsiderBid'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, companyId: value.businessId }
}

const rateJobToWire = (value: Clean['RateJob']): Wire['RateJob'] => {
  const { stars: _stars, businessId: _businessId, ...rest } = value
  return { ...rest, rating: value.stars, ...(value.businessId !== undefined && { companyId: value.businessId }) }
}

const placeBidToWire = (value: Clean['PlaceBid']): Wire['PlaceBid'] => {
  const { customerId: _customerId, proposal: _proposal, ...rest } = value
  return {
    ...rest,
    ...(value.customerId !== undefined && { userId: value.customerId }),
    proposalStatement: value.proposal,
  }
}

const updateBidToWire = (value: Clean['UpdateBid']): Wire['UpdateBid'] => {
  const { proposal: _proposal, ...rest } = value
  return { ...rest, proposalStatement: value.proposal }
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

const sendMessageToWire = (value: Clean['SendMessage']): Wire['SendMessage'] => {
  const { pictures: _pictures, ...rest } = value
  return { ...rest, ...(value.pictures !== undefined && { pics_url: value.pictures && [...value.pictures] }) }
}

const showBusinessToWire = (value: Clean['ShowBusiness']): Wire['ShowBusiness'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const listReviewsToWire = (value: Clean['ListReviews']): Wire['ListReviews'] => {
  const { businessId: _businessId, ...rest } = value
  return { ...rest, business: value.businessId }
}

const chooseWorkPicturesToWire = (value: Clean['ChooseWorkPictures']): Wire['ChooseWorkPictures'] => {
  const { pictures: _pictures, ...rest } = value
  return { ...rest, pics_url: value.pictures && [...value.pictures] }
}

const editMailSettingsToWire = (value: Clean['EditMailSettings']): Wire['EditMailSettings'] => {
  const { emailNotifications: _emailNotifications, unwanted: _unwanted, ...rest } = value
  return {
    ...rest,
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
    ...(value.unwanted !== undefined && { unwanted: value.unwanted && [...value.unwanted] }),
  }
}

const editCustomerToWire = (value: Clean['EditCustomer']): Wire['EditCustomer'] => {
  const { picture: _picture, emailNotifications: _emailNotifications, ...rest } = value
  return {
    ...rest,
    ...(value.picture !== undefined && { pic_url: value.picture }),
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
  }
}

const editBusinessToWire = (value: Clean['EditBusiness']): Wire['EditBusiness'] => {
  const {
    picture: _picture,
    emailNotifications: _emailNotifications,
    businessName: _businessName,
    businessIdNumber: _businessIdNumber,
    businessPhone: _businessPhone,
    businessEmail: _businessEmail,
    categories: _categories,
    cities: _cities,
    zipCode: _zipCode,
    logo: _logo,
    documents: _documents,
    hasLicense: _hasLicense,
    hasInsurance: _hasInsurance,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.picture !== undefined && { profile_pic: value.picture }),
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
    ...(value.businessName !== undefined && { buisness_name: value.businessName }),
    ...(value.businessIdNumber !== undefined && { buisness_id_number: value.businessIdNumber }),
    ...(value.businessPhone !== undefined && { buisness_phone_number: value.businessPhone }),
    ...(value.businessEmail !== undefined && { buisness_email: value.businessEmail }),
    ...(value.categories !== undefined && { category: value.categories && [...value.categories] }),
    ...(value.cities !== undefined && { city: value.cities && [...value.cities] }),
    ...(value.zipCode !== undefined && { zipcode: value.zipCode }),
    ...(value.logo !== undefined && { logo_url: value.logo }),
    ...(value.documents !== undefined && { documents_urls: value.documents && [...value.documents] }),
    ...(value.hasLicense !== undefined && { isLicense: value.hasLicense }),
    ...(value.hasInsurance !== undefined && { isInsurance: value.hasInsurance }),
  }
}

const customerDataFromWire = (value: Wire['CustomerData']): Clean['CustomerData'] => {
  const {
    email_pending: _email_pending,
    pic_url: _pic_url,
    email_verified: _email_verified,
    email_verification_required: _email_verification_required,
    email_notifications: _email_notifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.email_pending !== undefined && { pendingEmail: value.email_pending }),
    picture: value.pic_url,
    ...(value.email_verified !== undefined && { isEmailVerified: value.email_verified }),
    ...(value.email_verification_required !== undefined && {
      isEmailVerificationRequired: value.email_verification_required,
    }),
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const customerLoginFromWire = (value: Wire['CustomerLogin']): Clean['CustomerLogin'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return { ...rest, message: value.Message, user: customerDataFromWire(value.data) }
}

const businessDataFromWire = (value: Wire['BusinessData']): Clean['BusinessData'] => {
  const {
    email_pending: _email_pending,
    city: _city,
    category: _category,
    profile_pic: _profile_pic,
    buisness_name: _buisness_name,
    email_verified: _email_verified,
    email_notifications: _email_notifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.email_pending !== undefined && { pendingEmail: value.email_pending }),
    cities: value.city,
    categories: value.category,
    picture: value.profile_pic,
    businessName: value.buisness_name,
    isEmailVerified: value.email_verified,
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const businessLoginFromWire = (value: Wire['BusinessLogin']): Clean['BusinessLogin'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return { ...rest, message: value.Message, user: businessDataFromWire(value.data) }
}

const loginAnswerFromWire = (value: Wire['LoginAnswer']): Clean['LoginAnswer'] =>
  value.type === 'customer'
    ? customerLoginFromWire(value)
    : value.type === 'business'
      ? businessLoginFromWire(value)
      : value

const acknowledgedFromWire = (value: Wire['Acknowledged']): Clean['Acknowledged'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const sessionsFromWire = (value: Wire['Sessions']): Clean['Sessions'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const keysFromWire = (value: Wire['Keys']): Clean['Keys'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const keyCreatedFromWire = (value: Wire['KeyCreated']): Clean['KeyCreated'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const webhooksFromWire = (value: Wire['Webhooks']): Clean['Webhooks'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const webhookSecretFromWire = (value: Wire['WebhookSecret']): Clean['WebhookSecret'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const webhookDeliveriesFromWire = (value: Wire['WebhookDeliveries']): Clean['WebhookDeliveries'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const customerSignedUpFromWire = (value: Wire['CustomerSignedUp']): Clean['CustomerSignedUp'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return {
    ...rest,
    message: value.Message,
    ...(value.data !== undefined && { user: customerDataFromWire(value.data) }),
  }
}

const businessSignedUpFromWire = (value: Wire['BusinessSignedUp']): Clean['BusinessSignedUp'] => {
  const { Success: _Success, Message: _Message, data: _data, ...rest } = value
  return {
    ...rest,
    message: value.Message,
    ...(value.data !== undefined && { user: businessDataFromWire(value.data) }),
  }
}

const locationsFromWire = (value: Wire['Locations']): Clean['Locations'] => {
  const { data: _data, ...rest } = value
  return { ...rest, countries: value.data }
}

const categoriesFromWire = (value: Wire['Categories']): Clean['Categories'] => {
  const { category: _category, ...rest } = value
  return { ...rest, categories: value.category }
}

const uploadAnswerFromWire = (value: Wire['UploadAnswer']): Clean['UploadAnswer'] => {
  const { Success: _Success, Message: _Message, Data: _Data, ...rest } = value
  return { ...rest, message: value.Message, file: value.Data }
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

const interestFromWire = (value: Wire['Interest']): Clean['Interest'] => {
  const {
    buisness_name: _buisness_name,
    logo_url: _logo_url,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    proposalStatement: _proposalStatement,
    ...rest
  } = value
  return {
    ...rest,
    businessName: value.buisness_name,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
    proposal: value.proposalStatement,
  }
}

const interestsFromWire = (value: Wire['Interests']): Clean['Interests'] => {
  const { Success: _Success, Data: _Data, ...rest } = value
  return { ...rest, bids: value.Data.map((one) => interestFromWire(one)) }
}

const bidPlacedFromWire = (value: Wire['BidPlaced']): Clean['BidPlaced'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const doneFromWire = (value: Wire['Done']): Clean['Done'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const threadOtherFromWire = (value: Wire['Thread']['other']): Clean['Thread']['other'] => {
  const { pic_url: _pic_url, ...rest } = value
  return { ...rest, picture: value.pic_url }
}

const messageFromWire = (value: Wire['Message']): Clean['Message'] => {
  const { own: _own, pics_url: _pics_url, reported: _reported, ...rest } = value
  return { ...rest, isOwn: value.own, pictures: value.pics_url, isReported: value.reported }
}

const threadFromWire = (value: Wire['Thread']): Clean['Thread'] => {
  const { writable: _writable, ...rest } = value
  return {
    ...rest,
    other: threadOtherFromWire(value.other),
    isWritable: value.writable,
    lastMessage: value.lastMessage && messageFromWire(value.lastMessage),
  }
}

const threadsFromWire = (value: Wire['Threads']): Clean['Threads'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, threads: value.threads.map((one) => threadFromWire(one)) }
}

const messagesFromWire = (value: Wire['Messages']): Clean['Messages'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, thread: threadFromWire(value.thread), messages: value.messages.map((one) => messageFromWire(one)) }
}

const messageSentFromWire = (value: Wire['MessageSent']): Clean['MessageSent'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, message: messageFromWire(value.message) }
}

const shownBusinessFromWire = (value: Wire['ShownBusiness']): Clean['ShownBusiness'] => {
  const {
    businessName: _businessName,
    logo_url: _logo_url,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    ...rest
  } = value
  return {
    ...rest,
    name: value.businessName,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
  }
}

const shownBusinessAnswerFromWire = (value: Wire['ShownBusinessAnswer']): Clean['ShownBusinessAnswer'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, business: shownBusinessFromWire(value.business) }
}

const reviewFromWire = (value: Wire['Review']): Clean['Review'] => {
  const { rating: _rating, ...rest } = value
  return { ...rest, stars: value.rating }
}

const reviewsFromWire = (value: Wire['Reviews']): Clean['Reviews'] => {
  const { Success: _Success, ...rest } = value
  return { ...rest, reviews: value.reviews.map((one) => reviewFromWire(one)) }
}

const workPicturesFromWire = (value: Wire['WorkPictures']): Clean['WorkPictures'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const notificationsFromWire = (value: Wire['Notifications']): Clean['Notifications'] => {
  const { responseStatus: _responseStatus, ...rest } = value
  return rest
}

const groupedNotificationsFromWire = (value: Wire['GroupedNotifications']): Clean['GroupedNotifications'] => {
  const { Success: _Success, ...rest } = value
  return rest
}

const mailSettingsFromWire = (value: Wire['MailSettings']): Clean['MailSettings'] => {
  const { email_notifications: _email_notifications, ...rest } = value
  return { ...rest, emailNotifications: value.email_notifications }
}

const mailSettingsAnswerFromWire = (value: Wire['MailSettingsAnswer']): Clean['MailSettingsAnswer'] => {
  const { Success: _Success, data: _data, ...rest } = value
  return { ...rest, settings: mailSettingsFromWire(value.data) }
}

const customerAnswerFromWire = (value: Wire['CustomerAnswer']): Clean['CustomerAnswer'] => {
  const { Success: _Success, data: _data, ...rest } = value
  return { ...rest, customer: customerDataFromWire(value.data) }
}

const businessDetailsFromWire = (value: Wire['BusinessDetails']): Clean['BusinessDetails'] => {
  const {
    email_pending: _email_pending,
    profile_pic: _profile_pic,
    buisness_name: _buisness_name,
    buisness_id_number: _buisness_id_number,
    buisness_phone_number: _buisness_phone_number,
    buisness_email: _buisness_email,
    category: _category,
    city: _city,
    zipcode: _zipcode,
    logo_url: _logo_url,
    documents_urls: _documents_urls,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    email_verified: _email_verified,
    email_verification_required: _email_verification_required,
    email_notifications: _email_notifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.email_pending !== undefined && { pendingEmail: value.email_pending }),
    picture: value.profile_pic,
    businessName: value.buisness_name,
    businessIdNumber: value.buisness_id_number,
    businessPhone: value.buisness_phone_number,
    businessEmail: value.buisness_email,
    categories: value.category,
    cities: value.city,
    zipCode: value.zipcode,
    logo: value.logo_url,
    hasLicense: value.isLicense,
    hasInsurance: value.isInsurance,
    isEmailVerified: value.email_verified,
    isEmailVerificationRequired: value.email_verification_required,
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const businessAnswerFromWire = (value: Wire['BusinessAnswer']): Clean['BusinessAnswer'] => {
  const { Success: _Success, data: _data, ...rest } = value
  return { ...rest, business: businessDetailsFromWire(value.data) }
}

const resetLinkFromWire = (value: Wire['ResetLink']): Clean['ResetLink'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const emailChangeUndoneFromWire = (value: Wire['EmailChangeUndone']): Clean['EmailChangeUndone'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const deletionBegunFromWire = (value: Wire['DeletionBegun']): Clean['DeletionBegun'] => {
  const { Success: _Success, Message: _Message, ...rest } = value
  return { ...rest, message: value.Message }
}

const subscriptionAnswerDataSubscriptionFromWire = (
  value: Wire['SubscriptionAnswer']['data']['subscription'][number],
): Clean['SubscriptionAnswer']['subscription']['cycles'][number] => {
  const { start_date: _start_date, end_date: _end_date, ...rest } = value
  return { ...rest, startsAt: value.start_date, endsAt: value.end_date }
}

const subscriptionAnswerDataFromWire = (
  value: Wire['SubscriptionAnswer']['data'],
): Clean['SubscriptionAnswer']['subscription'] => {
  const { subscription: _subscription, ...rest } = value
  return { ...rest, cycles: value.subscription.map((one) => subscriptionAnswerDataSubscriptionFromWire(one)) }
}

const subscriptionAnswerFromWire = (value: Wire['SubscriptionAnswer']): Clean['SubscriptionAnswer'] => {
  const { success: _success, data: _data, ...rest } = value
  return { ...rest, subscription: subscriptionAnswerDataFromWire(value.data) }
}

const failureFromWire = (value: Wire['Failure']): Clean['Failure'] => {
  const { Success: _Success, Message: _Message, bid: _bid, ownBid: _ownBid, ...rest } = value
  return {
    ...rest,
    message: value.Message,
    ...(value.bid !== undefined && { bid: interestFromWire(value.bid) }),
    ...(value.ownBid !== undefined && { ownBid: ownBidFromWire(value.ownBid) }),
  }
}

export const loginCustomer = { toWire: same<Clean['Login']>, fromWire: loginAnswerFromWire, cleanFields: {} }

export const loginBusiness = { toWire: same<Clean['Login']>, fromWire: loginAnswerFromWire, cleanFields: {} }

export const logout = { fromWire: acknowledgedFromWire }

export const listSessions = { fromWire: sessionsFromWire }

export const endSession = { toWire: same<Clean['EndSession']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const endOtherSessions = { fromWire: acknowledgedFromWire }

export const listKeys = { fromWire: keysFromWire }

export const createKey = { toWire: createKeyToWire, fromWire: keyCreatedFromWire, cleanFields: {} }

export const revokeKey = { toWire: same<Clean['RevokeKey']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const listWebhooks = { fromWire: webhooksFromWire }

export const createWebhook = { toWire: createWebhookToWire, fromWire: webhookSecretFromWire, cleanFields: {} }

export const rotateWebhook = { toWire: same<Clean['RotateWebhook']>, fromWire: webhookSecretFromWire, cleanFields: {} }

export const deleteWebhook = { toWire: same<Clean['WebhookRef']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const switchOnWebhook = { toWire: same<Clean['WebhookRef']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const testWebhook = { toWire: same<Clean['WebhookRef']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const listDeliveries = {
  toWire: same<Clean['ListDeliveries']>,
  fromWire: webhookDeliveriesFromWire,
  cleanFields: {},
}

export const redeliver = { toWire: same<Clean['Redeliver']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const signupCustomer = {
  toWire: signupCustomerToWire,
  fromWire: customerSignedUpFromWire,
  cleanFields: { pic_url: 'picture', terms_accepted: 'termsAccepted' },
}

export const signupBusiness = {
  toWire: signupBusinessToWire,
  fromWire: businessSignedUpFromWire,
  cleanFields: {
    reference_code: 'referenceCode',
    buisness_name: 'businessName',
    buisness_id_number: 'businessIdNumber',
    buisness_phone_number: 'businessPhone',
    buisness_email: 'businessEmail',
    category: 'categories',
    city: 'cities',
    zipcode: 'zipCode',
    logo_url: 'logo',
    documents_urls: 'documents',
    profile_pic: 'picture',
    isLicense: 'hasLicense',
    isInsurance: 'hasInsurance',
    terms_accepted: 'termsAccepted',
  },
}

export const listLocations = { fromWire: locationsFromWire }

export const listCategories = { fromWire: categoriesFromWire }

export const getContractAsJson = { fromWire: same<Wire['Contract']> }

export const uploadFile = { fromWire: uploadAnswerFromWire }

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

export const listBids = { toWire: same<Clean['ListBids']>, fromWire: interestsFromWire, cleanFields: {} }

export const acceptBid = {
  toWire: acceptBidToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { companyId: 'businessId' },
}

export const declineBid = {
  toWire: declineBidToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { companyId: 'businessId' },
}

export const reconsiderBid = {
  toWire: reconsiderBidToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { companyId: 'businessId' },
}

export const rateJob = {
  toWire: rateJobToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { rating: 'stars', companyId: 'businessId' },
}

export const placeBid = {
  toWire: placeBidToWire,
  fromWire: bidPlacedFromWire,
  cleanFields: { userId: 'customerId', proposalStatement: 'proposal' },
}

export const updateBid = {
  toWire: updateBidToWire,
  fromWire: doneFromWire,
  cleanFields: { proposalStatement: 'proposal' },
}

export const withdrawBid = { toWire: same<Clean['WithdrawBid']>, fromWire: doneFromWire, cleanFields: {} }

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

export const listThreads = { toWire: same<Clean['ListThreads']>, fromWire: threadsFromWire, cleanFields: {} }

export const listMessages = { toWire: same<Clean['ListMessages']>, fromWire: messagesFromWire, cleanFields: {} }

export const sendMessage = {
  toWire: sendMessageToWire,
  fromWire: messageSentFromWire,
  cleanFields: { pics_url: 'pictures' },
}

export const markMessagesSeen = { toWire: same<Clean['SeenMessages']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const reportMessage = { toWire: same<Clean['ReportMessage']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const showBusiness = {
  toWire: showBusinessToWire,
  fromWire: shownBusinessAnswerFromWire,
  cleanFields: { business: 'businessId' },
}

export const listReviews = {
  toWire: listReviewsToWire,
  fromWire: reviewsFromWire,
  cleanFields: { business: 'businessId' },
}

export const listWorkPictures = {
  toWire: same<Clean['ListWorkPictures']>,
  fromWire: workPicturesFromWire,
  cleanFields: {},
}

export const chooseWorkPictures = {
  toWire: chooseWorkPicturesToWire,
  fromWire: doneFromWire,
  cleanFields: { pics_url: 'pictures' },
}

export const listCustomerNotifications = {
  toWire: same<Clean['ListNotifications']>,
  fromWire: notificationsFromWire,
  cleanFields: {},
}

export const listBusinessNotifications = {
  toWire: same<Clean['ListNotifications']>,
  fromWire: notificationsFromWire,
  cleanFields: {},
}

export const listGroupedNotifications = {
  toWire: same<Clean['ListGroupedNotifications']>,
  fromWire: groupedNotificationsFromWire,
  cleanFields: {},
}

export const markNotificationsRead = {
  toWire: same<Clean['MarkNotificationsRead']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}

export const getMailSettings = { fromWire: mailSettingsAnswerFromWire }

export const editMailSettings = {
  toWire: editMailSettingsToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { email_notifications: 'emailNotifications' },
}

export const getCustomer = { toWire: same<Clean['AccountRef']>, fromWire: customerAnswerFromWire, cleanFields: {} }

export const editCustomer = {
  toWire: editCustomerToWire,
  fromWire: acknowledgedFromWire,
  cleanFields: { pic_url: 'picture', email_notifications: 'emailNotifications' },
}

export const getBusiness = { toWire: same<Clean['AccountRef']>, fromWire: businessAnswerFromWire, cleanFields: {} }

export const editBusiness = {
  toWire: editBusinessToWire,
  fromWire: doneFromWire,
  cleanFields: {
    profile_pic: 'picture',
    email_notifications: 'emailNotifications',
    buisness_name: 'businessName',
    buisness_id_number: 'businessIdNumber',
    buisness_phone_number: 'businessPhone',
    buisness_email: 'businessEmail',
    category: 'categories',
    city: 'cities',
    zipcode: 'zipCode',
    logo_url: 'logo',
    documents_urls: 'documents',
    isLicense: 'hasLicense',
    isInsurance: 'hasInsurance',
  },
}

export const updatePassword = { toWire: same<Clean['UpdatePassword']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const forgotPassword = { toWire: same<Clean['ForgotPassword']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const resetPassword = { toWire: same<Clean['ResetPassword']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const checkResetLink = { toWire: same<Clean['MailedToken']>, fromWire: resetLinkFromWire, cleanFields: {} }

export const verifyEmail = { toWire: same<Clean['VerifyEmail']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const confirmEmail = { toWire: same<Clean['MailedToken']>, fromWire: acknowledgedFromWire, cleanFields: {} }

export const undoEmailChange = {
  toWire: same<Clean['MailedToken']>,
  fromWire: emailChangeUndoneFromWire,
  cleanFields: {},
}

export const resendVerification = { fromWire: acknowledgedFromWire }

export const askVerification = {
  toWire: same<Clean['AskVerification']>,
  fromWire: acknowledgedFromWire,
  cleanFields: {},
}

export const deleteAccount = { toWire: same<Clean['DeleteAccount']>, fromWire: deletionBegunFromWire, cleanFields: {} }

export const getSubscription = { toWire: same<Clean['Empty']>, fromWire: subscriptionAnswerFromWire, cleanFields: {} }

/** A failure in clean names. */
export const failure = { fromWire: failureFromWire }
