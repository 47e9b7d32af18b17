// generated from openapi.yaml by npm run generate: do not edit
import type { components as clean } from './schemas.ts'
import type { components } from '../api.ts'

type Clean = clean['schemas']
type Wire = Unchanged<components['schemas']>

/** A value that nobody changes in place. */
type Unchanged<Value> = { readonly [Key in keyof Value]: Unchanged<Value[Key]> }

const same = <Value>(value: Value): Value => value
const signupCustomerFromWire = (value: Wire['SignupCustomer']) => {
  const { role: _role, pic_url: _pic_url, terms_accepted: _terms_accepted, ...rest } = value
  return {
    ...rest,
    ...(value.pic_url !== undefined && { picture: value.pic_url }),
    ...(value.terms_accepted !== undefined && { termsAccepted: value.terms_accepted }),
  }
}

const signupBusinessFromWire = (value: Wire['SignupBusiness']) => {
  const {
    role: _role,
    is_subscribed: _is_subscribed,
    reference_code: _reference_code,
    buisness_name: _buisness_name,
    buisness_id_number: _buisness_id_number,
    buisness_phone_number: _buisness_phone_number,
    buisness_email: _buisness_email,
    category: _category,
    hidden: _hidden,
    city: _city,
    zipcode: _zipcode,
    logo_url: _logo_url,
    documents_urls: _documents_urls,
    profile_pic: _profile_pic,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    terms_accepted: _terms_accepted,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.reference_code !== undefined && { referenceCode: value.reference_code }),
    businessName: value.buisness_name,
    ...(value.buisness_id_number !== undefined && { businessIdNumber: value.buisness_id_number }),
    businessPhone: value.buisness_phone_number,
    ...(value.buisness_email !== undefined && { businessEmail: value.buisness_email }),
    categories: value.category,
    ...(value.hidden !== undefined && { isHidden: value.hidden }),
    cities: value.city,
    zipCode: value.zipcode,
    ...(value.logo_url !== undefined && { logo: value.logo_url }),
    ...(value.documents_urls !== undefined && { documents: value.documents_urls }),
    ...(value.profile_pic !== undefined && { picture: value.profile_pic }),
    ...(value.isLicense !== undefined && { hasLicense: value.isLicense }),
    ...(value.isInsurance !== undefined && { hasInsurance: value.isInsurance }),
    ...(value.terms_accepted !== undefined && { termsAccepted: value.terms_accepted }),
  }
}

const listTownsAroundFromWire = (value: Wire['ListTownsAround']) => {
  const { city: _city, ...rest } = value
  return { ...rest, cities: value.city }
}

const listBusinessJobsFromWire = (value: Wire['ListBusinessJobs']) => {
  const { locations: _locations, category: _category, ...rest } = value
  return {
    ...rest,
    ...(value.locations !== undefined && { cities: value.locations }),
    ...(value.category !== undefined && { categories: value.category }),
  }
}

const jobRefFromWire = (value: Wire['JobRef']) => {
  const { jobid: _jobid, ...rest } = value
  return { ...rest, jobId: value.jobid }
}

const businessJobRefFromWire = (value: Wire['BusinessJobRef']) => {
  const { jobid: _jobid, businessId: _businessId, ...rest } = value
  return { ...rest, jobId: value.jobid }
}

const createJobFromWire = (value: Wire['CreateJob']) => {
  const { userid: _userid, pics_url: _pics_url, ...rest } = value
  return { ...rest, pictures: value.pics_url }
}

const updateJobFromWire = (value: Wire['UpdateJob']) => {
  const { userId: _userId, ...rest } = value
  return rest
}

const listBidsFromWire = (value: Wire['ListBids']) => {
  const { userId: _userId, ...rest } = value
  return rest
}

const acceptBidFromWire = (value: Wire['AcceptBid']) => {
  const { userId: _userId, companyId: _companyId, ...rest } = value
  return { ...rest, businessId: value.companyId }
}

const declineBidFromWire = (value: Wire['DeclineBid']) => {
  const { userId: _userId, companyId: _companyId, ...rest } = value
  return { ...rest, businessId: value.companyId }
}

const reconsiderBidFromWire = (value: Wire['ReconsiderBid']) => {
  const { userId: _userId, companyId: _companyId, ...rest } = value
  return { ...rest, businessId: value.companyId }
}

const inviteBusinessFromWire = (value: Wire['InviteBusiness']) => {
  const { business: _business, ...rest } = value
  return { ...rest, businessId: value.business }
}

const rateJobFromWire = (value: Wire['RateJob']) => {
  const { userId: _userId, rating: _rating, companyId: _companyId, ...rest } = value
  return { ...rest, stars: value.rating, ...(value.companyId !== undefined && { businessId: value.companyId }) }
}

const placeBidFromWire = (value: Wire['PlaceBid']) => {
  const { userId: _userId, businessId: _businessId, proposalStatement: _proposalStatement, ...rest } = value
  return { ...rest, ...(value.userId !== undefined && { customerId: value.userId }), proposal: value.proposalStatement }
}

const updateBidFromWire = (value: Wire['UpdateBid']) => {
  const { businessId: _businessId, proposalStatement: _proposalStatement, ...rest } = value
  return { ...rest, proposal: value.proposalStatement }
}

const withdrawBidFromWire = (value: Wire['WithdrawBid']) => {
  const { businessId: _businessId, ...rest } = value
  return rest
}

const completeJobFromWire = (value: Wire['CompleteJob']) => {
  const { jobid: _jobid, pics_url: _pics_url, ...rest } = value
  return { ...rest, jobId: value.jobid, ...(value.pics_url !== undefined && { pictures: value.pics_url }) }
}

const doubtCompletionFromWire = (value: Wire['DoubtCompletion']) => {
  const { userId: _userId, ...rest } = value
  return rest
}

const editRatingFromWire = (value: Wire['EditRating']) => {
  const { userId: _userId, rating: _rating, ...rest } = value
  return { ...rest, stars: value.rating }
}

const answerRatingFromWire = (value: Wire['AnswerRating']) => {
  const { businessId: _businessId, ...rest } = value
  return rest
}

const sendMessageFromWire = (value: Wire['SendMessage']) => {
  const { pics_url: _pics_url, ...rest } = value
  return { ...rest, ...(value.pics_url !== undefined && { pictures: value.pics_url }) }
}

const reportBusinessFromWire = (value: Wire['ReportBusiness']) => {
  const { business: _business, ...rest } = value
  return { ...rest, businessId: value.business }
}

const blockBusinessFromWire = (value: Wire['BlockBusiness']) => {
  const { business: _business, ...rest } = value
  return { ...rest, businessId: value.business }
}

const showBusinessFromWire = (value: Wire['ShowBusiness']) => {
  const { business: _business, ...rest } = value
  return { ...rest, businessId: value.business }
}

const setFavoriteFromWire = (value: Wire['SetFavorite']) => {
  const { business: _business, favorite: _favorite, ...rest } = value
  return { ...rest, businessId: value.business, isFavorite: value.favorite }
}

const listReviewsFromWire = (value: Wire['ListReviews']) => {
  const { business: _business, ...rest } = value
  return { ...rest, businessId: value.business }
}

const chooseWorkPicturesFromWire = (value: Wire['ChooseWorkPictures']) => {
  const { pics_url: _pics_url, ...rest } = value
  return { ...rest, pictures: value.pics_url }
}

const listNotificationsFromWire = (value: Wire['ListNotifications']) => {
  const { userid: _userid, ...rest } = value
  return rest
}

const editMailSettingsFromWire = (value: Wire['EditMailSettings']) => {
  const { email_notifications: _email_notifications, ...rest } = value
  return { ...rest, ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }) }
}

const accountRefFromWire = (value: Wire['AccountRef']) => {
  const { userId: _userId, ...rest } = value
  return rest
}

const editCustomerFromWire = (value: Wire['EditCustomer']) => {
  const { userId: _userId, pic_url: _pic_url, email_notifications: _email_notifications, ...rest } = value
  return {
    ...rest,
    ...(value.pic_url !== undefined && { picture: value.pic_url }),
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
  }
}

const editBusinessFromWire = (value: Wire['EditBusiness']) => {
  const {
    userId: _userId,
    profile_pic: _profile_pic,
    email_notifications: _email_notifications,
    buisness_name: _buisness_name,
    buisness_id_number: _buisness_id_number,
    buisness_phone_number: _buisness_phone_number,
    buisness_email: _buisness_email,
    category: _category,
    hidden: _hidden,
    city: _city,
    zipcode: _zipcode,
    logo_url: _logo_url,
    documents_urls: _documents_urls,
    isLicense: _isLicense,
    isInsurance: _isInsurance,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.profile_pic !== undefined && { picture: value.profile_pic }),
    ...(value.email_notifications !== undefined && { emailNotifications: value.email_notifications }),
    ...(value.buisness_name !== undefined && { businessName: value.buisness_name }),
    ...(value.buisness_id_number !== undefined && { businessIdNumber: value.buisness_id_number }),
    ...(value.buisness_phone_number !== undefined && { businessPhone: value.buisness_phone_number }),
    ...(value.buisness_email !== undefined && { businessEmail: value.buisness_email }),
    ...(value.category !== undefined && { categories: value.category }),
    ...(value.hidden !== undefined && { isHidden: value.hidden }),
    ...(value.city !== undefined && { cities: value.city }),
    ...(value.zipcode !== undefined && { zipCode: value.zipcode }),
    ...(value.logo_url !== undefined && { logo: value.logo_url }),
    ...(value.documents_urls !== undefined && { documents: value.documents_urls }),
    ...(value.isLicense !== undefined && { hasLicense: value.isLicense }),
    ...(value.isInsurance !== undefined && { hasInsurance: value.isInsurance }),
  }
}

const updatePasswordFromWire = (value: Wire['UpdatePassword']) => {
  const { isBusiness: _isBusiness, userId: _userId, ...rest } = value
  return rest
}

const forgotPasswordFromWire = (value: Wire['ForgotPassword']) => {
  const { isBusiness: _isBusiness, ...rest } = value
  return rest
}

const customerDataToWire = (value: Clean['CustomerData']): Wire['CustomerData'] => {
  const {
    pendingEmail: _pendingEmail,
    picture: _picture,
    isEmailVerified: _isEmailVerified,
    isEmailVerificationRequired: _isEmailVerificationRequired,
    emailNotifications: _emailNotifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.pendingEmail !== undefined && { email_pending: value.pendingEmail }),
    pic_url: value.picture,
    ...(value.isEmailVerified !== undefined && { email_verified: value.isEmailVerified }),
    ...(value.isEmailVerificationRequired !== undefined && {
      email_verification_required: value.isEmailVerificationRequired,
    }),
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
  }
}

const customerLoginToWire = (value: Clean['CustomerLogin']): Wire['CustomerLogin'] => ({
  Success: true,
  Message: value.message,
  token: value.token,
  type: value.type,
  data: customerDataToWire(value.user),
})

const businessDataToWire = (value: Clean['BusinessData']): Wire['BusinessData'] => {
  const {
    pendingEmail: _pendingEmail,
    cities: _cities,
    categories: _categories,
    picture: _picture,
    businessName: _businessName,
    isEmailVerified: _isEmailVerified,
    emailNotifications: _emailNotifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.pendingEmail !== undefined && { email_pending: value.pendingEmail }),
    city: value.cities,
    category: value.categories,
    profile_pic: value.picture,
    buisness_name: value.businessName,
    email_verified: value.isEmailVerified,
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
  }
}

const businessLoginToWire = (value: Clean['BusinessLogin']): Wire['BusinessLogin'] => ({
  Success: true,
  Message: value.message,
  token: value.token,
  type: value.type,
  data: businessDataToWire(value.user),
})

const loginAnswerToWire = (value: Clean['LoginAnswer']): Wire['LoginAnswer'] =>
  value.type === 'customer'
    ? customerLoginToWire(value)
    : value.type === 'business'
      ? businessLoginToWire(value)
      : value

const passkeyRequestToWire = (value: Clean['PasskeyRequest']): Wire['PasskeyRequest'] => ({ ...value, Success: true })

const acknowledgedToWire = (value: Clean['Acknowledged']): Wire['Acknowledged'] => ({
  Success: true,
  Message: value.message,
})

const sessionsToWire = (value: Clean['Sessions']): Wire['Sessions'] => ({ ...value, Success: true })

const secondStepAnswerToWire = (value: Clean['SecondStepAnswer']): Wire['SecondStepAnswer'] => ({
  ...value,
  Success: true,
})

const secondStepBegunToWire = (value: Clean['SecondStepBegun']): Wire['SecondStepBegun'] => ({
  Success: true,
  Message: value.message,
  key: value.key,
  uri: value.uri,
})

const recoveryCodesToWire = (value: Clean['RecoveryCodes']): Wire['RecoveryCodes'] => ({
  Success: true,
  Message: value.message,
  recoveryCodes: value.recoveryCodes,
})

const passkeysToWire = (value: Clean['Passkeys']): Wire['Passkeys'] => ({ ...value, Success: true })

const passkeyCreationToWire = (value: Clean['PasskeyCreation']): Wire['PasskeyCreation'] => ({
  ...value,
  Success: true,
})

const passkeyAddedToWire = (value: Clean['PasskeyAdded']): Wire['PasskeyAdded'] => ({
  Success: true,
  Message: value.message,
  passkey: value.passkey,
})

const securityEventsToWire = (value: Clean['SecurityEvents']): Wire['SecurityEvents'] => ({ ...value, Success: true })

const keysToWire = (value: Clean['Keys']): Wire['Keys'] => ({ ...value, Success: true })

const keyCreatedToWire = (value: Clean['KeyCreated']): Wire['KeyCreated'] => ({
  Success: true,
  Message: value.message,
  key: value.key,
  secret: value.secret,
})

const webhooksToWire = (value: Clean['Webhooks']): Wire['Webhooks'] => ({ ...value, Success: true })

const webhookSecretToWire = (value: Clean['WebhookSecret']): Wire['WebhookSecret'] => ({
  Success: true,
  Message: value.message,
  webhook: value.webhook,
  secret: value.secret,
})

const webhookDeliveriesToWire = (value: Clean['WebhookDeliveries']): Wire['WebhookDeliveries'] => ({
  ...value,
  Success: true,
})

const customerSignedUpToWire = (value: Clean['CustomerSignedUp']): Wire['CustomerSignedUp'] => {
  const { message: _message, user: _user, ...rest } = value
  return {
    ...rest,
    Success: true,
    Message: value.message,
    ...(value.user !== undefined && { data: customerDataToWire(value.user) }),
  }
}

const businessSignedUpToWire = (value: Clean['BusinessSignedUp']): Wire['BusinessSignedUp'] => {
  const { message: _message, user: _user, ...rest } = value
  return {
    ...rest,
    Success: true,
    Message: value.message,
    ...(value.user !== undefined && { data: businessDataToWire(value.user) }),
  }
}

const locationsToWire = (value: Clean['Locations']): Wire['Locations'] => ({ data: value.countries })

const townsAroundToWire = (value: Clean['TownsAround']): Wire['TownsAround'] => ({ ...value, Success: true })

const categoriesToWire = (value: Clean['Categories']): Wire['Categories'] => ({ category: value.categories })

const uploadAnswerToWire = (value: Clean['UploadAnswer']): Wire['UploadAnswer'] => ({
  Success: true,
  Message: value.message,
  Data: value.file,
})

const ratingToWire = (value: Clean['Rating']): Wire['Rating'] => ({
  rating: value.stars,
  comment: value.comment,
  createdAt: value.createdAt,
  changedAt: value.changedAt,
  changeableUntil: value.changeableUntil,
  revision: value.revision,
  reply: value.reply,
})

const jobToWire = (value: Clean['Job']): Wire['Job'] => {
  const {
    assignedAt: _assignedAt,
    completedAt: _completedAt,
    expiresAt: _expiresAt,
    pictures: _pictures,
    hasBid: _hasBid,
    ...rest
  } = value
  return {
    ...rest,
    date: value.createdAt,
    assigned_at: value.assignedAt,
    completed_at: value.completedAt,
    expires_at: value.expiresAt,
    pics_url: value.pictures,
    images: value.pictures,
    rating: value.rating && ratingToWire(value.rating),
    ratingDetails: value.rating && { rating: value.rating.stars },
    bidApplied: value.hasBid,
    hasBidded: value.hasBid,
  }
}

const jobsOverviewToWire = (value: Clean['JobsOverview']): Wire['JobsOverview'] => ({
  ...value,
  waiting: value.waiting.map((one) => jobToWire(one)),
})

const jobPageToWire = (value: Clean['JobPage']): Wire['JobPage'] => ({
  ...value,
  Success: true,
  jobs: value.jobs.map((one) => jobToWire(one)),
  overview: value.overview && jobsOverviewToWire(value.overview),
})

const jobDetailsCustomerToWire = (value: Clean['JobDetails']['customer']): Wire['JobDetails']['customer'] => ({
  name: value.name,
  pic_url: value.picture,
  userId: value.id,
  phone: value.phone,
})

const assignedBusinessToWire = (value: Clean['AssignedBusiness']): Wire['AssignedBusiness'] => ({
  name: value.name,
  buisness_name: value.businessName,
  logo_url: value.logo,
  bidAmount: value.amount,
  userId: value.id,
  is_rated: value.isRated,
  phone: value.phone,
  isLicense: value.hasLicense,
  isInsurance: value.hasInsurance,
  licenseCheckedOn: value.licenseCheckedOn,
  insuranceCheckedOn: value.insuranceCheckedOn,
  rating: value.rating,
  ratingsCount: value.ratingsCount,
  jobsCompleted: value.jobsCompleted,
  steppedDown: value.steppedDown,
  canStart: value.canStart,
})

const ownBidToWire = (value: Clean['OwnBid']): Wire['OwnBid'] => ({
  bidId: value.bidId,
  amount: value.amount,
  proposalStatement: value.proposal,
  createdAt: value.createdAt,
  updatedAt: value.updatedAt,
  state: value.state,
  declined: value.declined,
  canStart: value.canStart,
})

const jobDetailsToWire = (value: Clean['JobDetails']): Wire['JobDetails'] => {
  const { ownBid: _ownBid, ...rest } = value
  return {
    ...rest,
    Success: true,
    job: jobToWire(value.job),
    customer: jobDetailsCustomerToWire(value.customer),
    assignedBusiness: value.assignedBusiness && assignedBusinessToWire(value.assignedBusiness),
    bidDetails: value.ownBid && ownBidToWire(value.ownBid),
    bidAmount: value.ownBid && value.ownBid.amount,
    withdrawnBid: value.withdrawnBid && ownBidToWire(value.withdrawnBid),
  }
}

const jobPostedToWire = (value: Clean['JobPosted']): Wire['JobPosted'] => ({ ...value, Success: true })

const interestToWire = (value: Clean['Interest']): Wire['Interest'] => ({
  bidId: value.bidId,
  jobId: value.jobId,
  businessId: value.businessId,
  buisness_name: value.businessName,
  logo_url: value.logo,
  rating: value.rating,
  ratingsCount: value.ratingsCount,
  jobsCompleted: value.jobsCompleted,
  steppedDown: value.steppedDown,
  isLicense: value.hasLicense,
  isInsurance: value.hasInsurance,
  licenseCheckedOn: value.licenseCheckedOn,
  insuranceCheckedOn: value.insuranceCheckedOn,
  amount: value.amount,
  proposalStatement: value.proposal,
  createdAt: value.createdAt,
  updatedAt: value.updatedAt,
  state: value.state,
  declined: value.declined,
  unreadMessages: value.unreadMessages,
  canStart: value.canStart,
})

const interestsToWire = (value: Clean['Interests']): Wire['Interests'] => ({
  Success: true,
  Data: value.bids.map((one) => interestToWire(one)),
  nextCursor: value.nextCursor,
})

const bidPlacedToWire = (value: Clean['BidPlaced']): Wire['BidPlaced'] => ({ ...value, Success: true })

const doneToWire = (value: Clean['Done']): Wire['Done'] => ({ ...value, Success: true })

const threadOtherToWire = (value: Clean['Thread']['other']): Wire['Thread']['other'] => ({
  name: value.name,
  pic_url: value.picture,
  rating: value.rating,
  ratingsCount: value.ratingsCount,
})

const messageToWire = (value: Clean['Message']): Wire['Message'] => ({
  number: value.number,
  author: value.author,
  own: value.isOwn,
  text: value.text,
  pics_url: value.pictures,
  createdAt: value.createdAt,
  reported: value.isReported,
})

const threadToWire = (value: Clean['Thread']): Wire['Thread'] => ({
  jobId: value.jobId,
  businessId: value.businessId,
  jobTitle: value.jobTitle,
  jobStatus: value.jobStatus,
  jobPicture: value.jobPicture,
  budget: value.budget,
  bidAmount: value.bidAmount,
  assigned: value.isAssigned,
  other: threadOtherToWire(value.other),
  writable: value.isWritable,
  closed: value.closed,
  unread: value.unread,
  seenByOther: value.seenByOther,
  lastNumber: value.lastNumber,
  lastMessage: value.lastMessage && messageToWire(value.lastMessage),
})

const threadsToWire = (value: Clean['Threads']): Wire['Threads'] => ({
  ...value,
  Success: true,
  threads: value.threads.map((one) => threadToWire(one)),
})

const messagesToWire = (value: Clean['Messages']): Wire['Messages'] => ({
  ...value,
  Success: true,
  thread: threadToWire(value.thread),
  bid: value.bid && interestToWire(value.bid),
  messages: value.messages.map((one) => messageToWire(one)),
})

const messageSentToWire = (value: Clean['MessageSent']): Wire['MessageSent'] => ({
  ...value,
  Success: true,
  message: messageToWire(value.message),
})

const blockToWire = (value: Clean['Block']): Wire['Block'] => ({
  blockId: value.blockId,
  name: value.name,
  pic_url: value.picture,
  createdAt: value.createdAt,
})

const blocksToWire = (value: Clean['Blocks']): Wire['Blocks'] => ({
  ...value,
  Success: true,
  blocks: value.blocks.map((one) => blockToWire(one)),
})

const shownBusinessToWire = (value: Clean['ShownBusiness']): Wire['ShownBusiness'] => ({
  businessId: value.businessId,
  businessName: value.name,
  logo_url: value.logo,
  pictures: value.pictures,
  categories: value.categories,
  country: value.country,
  state: value.state,
  cities: value.cities,
  radius: value.radius,
  since: value.since,
  jobsCompleted: value.jobsCompleted,
  steppedDown: value.steppedDown,
  rating: value.rating,
  ratingsCount: value.ratingsCount,
  stars: value.stars,
  isLicense: value.hasLicense,
  isInsurance: value.hasInsurance,
  licenseCheckedOn: value.licenseCheckedOn,
  insuranceCheckedOn: value.insuranceCheckedOn,
  publicPage: value.publicPage,
  isFavorite: value.isFavorite,
})

const shownBusinessAnswerToWire = (value: Clean['ShownBusinessAnswer']): Wire['ShownBusinessAnswer'] => ({
  ...value,
  Success: true,
  business: shownBusinessToWire(value.business),
})

const foundBusinessToWire = (value: Clean['FoundBusiness']): Wire['FoundBusiness'] => ({
  businessId: value.businessId,
  businessName: value.name,
  logo_url: value.logo,
  picture: value.picture,
  categories: value.categories,
  state: value.state,
  cities: value.cities,
  distance: value.distance,
  jobsCompleted: value.jobsCompleted,
  steppedDown: value.steppedDown,
  rating: value.rating,
  ratingsCount: value.ratingsCount,
  isLicense: value.hasLicense,
  isInsurance: value.hasInsurance,
  licenseCheckedOn: value.licenseCheckedOn,
  insuranceCheckedOn: value.insuranceCheckedOn,
  isFavorite: value.isFavorite,
})

const foundBusinessesToWire = (value: Clean['FoundBusinesses']): Wire['FoundBusinesses'] => ({
  ...value,
  Success: true,
  businesses: value.businesses.map((one) => foundBusinessToWire(one)),
})

const reviewToWire = (value: Clean['Review']): Wire['Review'] => ({
  reviewId: value.reviewId,
  isOwn: value.isOwn,
  rating: value.stars,
  comment: value.comment,
  reply: value.reply,
  category: value.category,
  month: value.month,
  customer: value.customer,
})

const reviewsToWire = (value: Clean['Reviews']): Wire['Reviews'] => ({
  ...value,
  Success: true,
  reviews: value.reviews.map((one) => reviewToWire(one)),
})

const workPicturesToWire = (value: Clean['WorkPictures']): Wire['WorkPictures'] => ({ ...value, Success: true })

const notificationsToWire = (value: Clean['Notifications']): Wire['Notifications'] => ({
  ...value,
  responseStatus: true,
})

const groupedNotificationsToWire = (value: Clean['GroupedNotifications']): Wire['GroupedNotifications'] => ({
  ...value,
  Success: true,
})

const mailSettingsToWire = (value: Clean['MailSettings']): Wire['MailSettings'] => ({
  email_notifications: value.emailNotifications,
  kinds: value.kinds,
})

const mailSettingsAnswerToWire = (value: Clean['MailSettingsAnswer']): Wire['MailSettingsAnswer'] => ({
  Success: true,
  data: mailSettingsToWire(value.settings),
})

const savedSearchesToWire = (value: Clean['SavedSearches']): Wire['SavedSearches'] => ({ ...value, Success: true })

const savedSearchAnswerToWire = (value: Clean['SavedSearchAnswer']): Wire['SavedSearchAnswer'] => ({
  Success: true,
  Message: value.message,
  search: value.search,
})

const customerAnswerToWire = (value: Clean['CustomerAnswer']): Wire['CustomerAnswer'] => ({
  Success: true,
  data: customerDataToWire(value.customer),
})

const businessDetailsToWire = (value: Clean['BusinessDetails']): Wire['BusinessDetails'] => {
  const {
    pendingEmail: _pendingEmail,
    picture: _picture,
    businessName: _businessName,
    businessIdNumber: _businessIdNumber,
    businessPhone: _businessPhone,
    businessEmail: _businessEmail,
    categories: _categories,
    cities: _cities,
    zipCode: _zipCode,
    logo: _logo,
    hasLicense: _hasLicense,
    hasInsurance: _hasInsurance,
    isHidden: _isHidden,
    isEmailVerified: _isEmailVerified,
    isEmailVerificationRequired: _isEmailVerificationRequired,
    emailNotifications: _emailNotifications,
    ...rest
  } = value
  return {
    ...rest,
    ...(value.pendingEmail !== undefined && { email_pending: value.pendingEmail }),
    profile_pic: value.picture,
    buisness_name: value.businessName,
    buisness_id_number: value.businessIdNumber,
    buisness_phone_number: value.businessPhone,
    buisness_email: value.businessEmail,
    category: value.categories,
    city: value.cities,
    zipcode: value.zipCode,
    logo_url: value.logo,
    documents_urls: value.documents.map((one) => one.url),
    isLicense: value.hasLicense,
    isInsurance: value.hasInsurance,
    hidden: value.isHidden,
    email_verified: value.isEmailVerified,
    email_verification_required: value.isEmailVerificationRequired,
    ...(value.emailNotifications !== undefined && { email_notifications: value.emailNotifications }),
  }
}

const businessAnswerToWire = (value: Clean['BusinessAnswer']): Wire['BusinessAnswer'] => ({
  Success: true,
  data: businessDetailsToWire(value.business),
})

const resetLinkToWire = (value: Clean['ResetLink']): Wire['ResetLink'] => {
  const { message: _message, ...rest } = value
  return { ...rest, Success: true, Message: value.message }
}

const emailChangeUndoneToWire = (value: Clean['EmailChangeUndone']): Wire['EmailChangeUndone'] => ({
  Success: true,
  Message: value.message,
  resetToken: value.resetToken,
})

const deletionBegunToWire = (value: Clean['DeletionBegun']): Wire['DeletionBegun'] => ({
  Success: true,
  Message: value.message,
  deleteAt: value.deleteAt,
})

const subscriptionAnswerDataSubscriptionToWire = (
  value: Clean['SubscriptionAnswer']['subscription']['cycles'][number],
): Wire['SubscriptionAnswer']['data']['subscription'][number] => ({
  start_date: value.startsAt,
  end_date: value.endsAt,
  isActive: value.isActive,
})

const subscriptionAnswerDataToWire = (
  value: Clean['SubscriptionAnswer']['subscription'],
): Wire['SubscriptionAnswer']['data'] => {
  const { cycles: _cycles, ...rest } = value
  return { ...rest, subscription: value.cycles.map((one) => subscriptionAnswerDataSubscriptionToWire(one)) }
}

const subscriptionAnswerToWire = (value: Clean['SubscriptionAnswer']): Wire['SubscriptionAnswer'] => ({
  success: true,
  data: subscriptionAnswerDataToWire(value.subscription),
})

const paymentPageToWire = (value: Clean['PaymentPage']): Wire['PaymentPage'] => ({ ...value, Success: true })

const operatorLoginAnswerToWire = (value: Clean['OperatorLoginAnswer']): Wire['OperatorLoginAnswer'] => ({
  ...value,
  Success: true,
})

const operatorInvitationToWire = (value: Clean['OperatorInvitation']): Wire['OperatorInvitation'] => ({
  ...value,
  Success: true,
})

const operatorAnswerToWire = (value: Clean['OperatorAnswer']): Wire['OperatorAnswer'] => ({ ...value, Success: true })

const operatorActionsToWire = (value: Clean['OperatorActions']): Wire['OperatorActions'] => ({
  ...value,
  Success: true,
})

const operatorAccountsToWire = (value: Clean['OperatorAccounts']): Wire['OperatorAccounts'] => ({
  ...value,
  Success: true,
})

const operatorAccountAnswerToWire = (value: Clean['OperatorAccountAnswer']): Wire['OperatorAccountAnswer'] => ({
  ...value,
  Success: true,
})

const operatorJobsToWire = (value: Clean['OperatorJobs']): Wire['OperatorJobs'] => ({ ...value, Success: true })

const operatorJobAnswerToWire = (value: Clean['OperatorJobAnswer']): Wire['OperatorJobAnswer'] => ({
  ...value,
  Success: true,
})

const operatorReportsToWire = (value: Clean['OperatorReports']): Wire['OperatorReports'] => ({
  ...value,
  Success: true,
})

const reportsSettledToWire = (value: Clean['ReportsSettled']): Wire['ReportsSettled'] => ({ ...value, Success: true })

const overviewToWire = (value: Clean['Overview']): Wire['Overview'] => ({ ...value, Success: true })

const failureToWire = (value: Clean['Failure']): Wire['Failure'] => {
  const { message: _message, bid: _bid, ownBid: _ownBid, ...rest } = value
  return {
    ...rest,
    Success: false,
    Message: value.message,
    ...(value.bid !== undefined && { bid: interestToWire(value.bid) }),
    ...(value.ownBid !== undefined && { ownBid: ownBidToWire(value.ownBid) }),
  }
}

/** Every call: what it takes in clean names, and what it answers in the names of the wire. */
export const wire = {
  loginCustomer: { fromWire: same<Wire['Login']>, toWire: loginAnswerToWire },
  loginBusiness: { fromWire: same<Wire['Login']>, toWire: loginAnswerToWire },
  finishLogin: { fromWire: same<Wire['FinishLogin']>, toWire: loginAnswerToWire },
  beginPasskeyLogin: { toWire: passkeyRequestToWire },
  finishPasskeyLogin: { fromWire: same<Wire['PasskeyLogin']>, toWire: loginAnswerToWire },
  logout: { toWire: acknowledgedToWire },
  listSessions: { toWire: sessionsToWire },
  endSession: { fromWire: same<Wire['EndSession']>, toWire: acknowledgedToWire },
  endOtherSessions: { toWire: acknowledgedToWire },
  getSecondStep: { toWire: secondStepAnswerToWire },
  beginSecondStep: { fromWire: same<Wire['PasswordProof']>, toWire: secondStepBegunToWire },
  confirmSecondStep: { fromWire: same<Wire['FirstCode']>, toWire: recoveryCodesToWire },
  renewRecoveryCodes: { fromWire: same<Wire['SecondStepProof']>, toWire: recoveryCodesToWire },
  endSecondStep: { fromWire: same<Wire['SecondStepProof']>, toWire: acknowledgedToWire },
  listPasskeys: { toWire: passkeysToWire },
  beginPasskey: { fromWire: same<Wire['BeginPasskey']>, toWire: passkeyCreationToWire },
  addPasskey: { fromWire: same<Wire['AddPasskey']>, toWire: passkeyAddedToWire },
  removePasskey: { fromWire: same<Wire['RemovePasskey']>, toWire: acknowledgedToWire },
  proveAgain: { fromWire: same<Wire['ProveAgain']>, toWire: acknowledgedToWire },
  listSecurityEvents: { toWire: securityEventsToWire },
  listKeys: { toWire: keysToWire },
  createKey: { fromWire: same<Wire['CreateKey']>, toWire: keyCreatedToWire },
  revokeKey: { fromWire: same<Wire['RevokeKey']>, toWire: acknowledgedToWire },
  listWebhooks: { toWire: webhooksToWire },
  createWebhook: { fromWire: same<Wire['CreateWebhook']>, toWire: webhookSecretToWire },
  rotateWebhook: { fromWire: same<Wire['RotateWebhook']>, toWire: webhookSecretToWire },
  deleteWebhook: { fromWire: same<Wire['WebhookRef']>, toWire: acknowledgedToWire },
  switchOnWebhook: { fromWire: same<Wire['WebhookRef']>, toWire: acknowledgedToWire },
  testWebhook: { fromWire: same<Wire['WebhookRef']>, toWire: acknowledgedToWire },
  listDeliveries: { fromWire: same<Wire['ListDeliveries']>, toWire: webhookDeliveriesToWire },
  redeliver: { fromWire: same<Wire['Redeliver']>, toWire: acknowledgedToWire },
  signupCustomer: {
    fromWire: signupCustomerFromWire,
    toWire: customerSignedUpToWire,
    wireFields: { picture: 'pic_url', termsAccepted: 'terms_accepted' },
    looseFields: { pic_url: 'picture' },
  },
  signupBusiness: {
    fromWire: signupBusinessFromWire,
    toWire: businessSignedUpToWire,
    wireFields: {
      referenceCode: 'reference_code',
      businessName: 'buisness_name',
      businessIdNumber: 'buisness_id_number',
      businessPhone: 'buisness_phone_number',
      businessEmail: 'buisness_email',
      categories: 'category',
      isHidden: 'hidden',
      cities: 'city',
      zipCode: 'zipcode',
      logo: 'logo_url',
      documents: 'documents_urls',
      picture: 'profile_pic',
      hasLicense: 'isLicense',
      hasInsurance: 'isInsurance',
      termsAccepted: 'terms_accepted',
    },
    aliases: {
      business_name: 'buisness_name',
      business_id_number: 'buisness_id_number',
      business_phone_number: 'buisness_phone_number',
      business_email: 'buisness_email',
      has_license: 'isLicense',
      has_insurance: 'isInsurance',
    },
    looseFields: { category: 'list', city: 'list', logo_url: 'links', documents_urls: 'links', profile_pic: 'links' },
  },
  listLocations: { toWire: locationsToWire },
  listTownsAround: {
    fromWire: listTownsAroundFromWire,
    toWire: townsAroundToWire,
    wireFields: { cities: 'city' },
    looseFields: { city: 'list' },
  },
  listCategories: { toWire: categoriesToWire },
  showMarketplace: { toWire: same<Clean['Marketplace']> },
  getContract: {},
  getContractAsJson: { toWire: same<Clean['Contract']> },
  uploadFile: { toWire: uploadAnswerToWire },
  getFile: {},
  listCustomerJobs: { fromWire: same<Wire['ListCustomerJobs']>, toWire: jobPageToWire },
  listBusinessJobs: {
    fromWire: listBusinessJobsFromWire,
    toWire: jobPageToWire,
    wireFields: { cities: 'locations', categories: 'category' },
    looseFields: { locations: 'list', category: 'list' },
  },
  getCustomerJob: { fromWire: jobRefFromWire, toWire: jobDetailsToWire, wireFields: { jobId: 'jobid' } },
  getBusinessJob: {
    fromWire: businessJobRefFromWire,
    toWire: jobDetailsToWire,
    wireFields: { jobId: 'jobid' },
    callerFields: { businessId: 'id' },
  },
  createJob: {
    fromWire: createJobFromWire,
    toWire: jobPostedToWire,
    wireFields: { pictures: 'pics_url' },
    callerFields: { userid: 'id' },
    looseFields: { pics_url: 'links' },
  },
  updateJob: { fromWire: updateJobFromWire, toWire: acknowledgedToWire, callerFields: { userId: 'id' } },
  deleteJob: { fromWire: jobRefFromWire, toWire: acknowledgedToWire, wireFields: { jobId: 'jobid' } },
  listBids: { fromWire: listBidsFromWire, toWire: interestsToWire, callerFields: { userId: 'id' } },
  acceptBid: {
    fromWire: acceptBidFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'companyId' },
    callerFields: { userId: 'id' },
  },
  declineBid: {
    fromWire: declineBidFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'companyId' },
    callerFields: { userId: 'id' },
  },
  reconsiderBid: {
    fromWire: reconsiderBidFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'companyId' },
    callerFields: { userId: 'id' },
  },
  inviteBusiness: {
    fromWire: inviteBusinessFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'business' },
  },
  declineInvitation: { fromWire: same<Wire['DeclineInvitation']>, toWire: acknowledgedToWire },
  rateJob: {
    fromWire: rateJobFromWire,
    toWire: acknowledgedToWire,
    wireFields: { stars: 'rating', businessId: 'companyId' },
    callerFields: { userId: 'id' },
  },
  placeBid: {
    fromWire: placeBidFromWire,
    toWire: bidPlacedToWire,
    wireFields: { customerId: 'userId', proposal: 'proposalStatement' },
    callerFields: { businessId: 'id' },
  },
  updateBid: {
    fromWire: updateBidFromWire,
    toWire: doneToWire,
    wireFields: { proposal: 'proposalStatement' },
    callerFields: { businessId: 'id' },
  },
  withdrawBid: { fromWire: withdrawBidFromWire, toWire: doneToWire, callerFields: { businessId: 'id' } },
  completeJob: {
    fromWire: completeJobFromWire,
    toWire: doneToWire,
    wireFields: { jobId: 'jobid', pictures: 'pics_url' },
  },
  endAssignment: { fromWire: same<Wire['EndAssignment']>, toWire: acknowledgedToWire },
  doubtCompletion: { fromWire: doubtCompletionFromWire, toWire: acknowledgedToWire, callerFields: { userId: 'id' } },
  editRating: {
    fromWire: editRatingFromWire,
    toWire: acknowledgedToWire,
    wireFields: { stars: 'rating' },
    callerFields: { userId: 'id' },
  },
  answerRating: { fromWire: answerRatingFromWire, toWire: acknowledgedToWire, callerFields: { businessId: 'id' } },
  listThreads: { fromWire: same<Wire['ListThreads']>, toWire: threadsToWire },
  listMessages: { fromWire: same<Wire['ListMessages']>, toWire: messagesToWire },
  sendMessage: { fromWire: sendMessageFromWire, toWire: messageSentToWire, wireFields: { pictures: 'pics_url' } },
  markMessagesSeen: { fromWire: same<Wire['SeenMessages']>, toWire: acknowledgedToWire },
  reportMessage: { fromWire: same<Wire['ReportMessage']>, toWire: acknowledgedToWire },
  reportJob: { fromWire: same<Wire['ReportJob']>, toWire: acknowledgedToWire },
  reportBusiness: {
    fromWire: reportBusinessFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'business' },
  },
  reportReview: { fromWire: same<Wire['ReportReview']>, toWire: acknowledgedToWire },
  reportPicture: { fromWire: same<Wire['ReportPicture']>, toWire: acknowledgedToWire },
  blockBusiness: {
    fromWire: blockBusinessFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'business' },
  },
  blockCustomer: { fromWire: same<Wire['BlockCustomer']>, toWire: acknowledgedToWire },
  unblock: { fromWire: same<Wire['Unblock']>, toWire: acknowledgedToWire },
  listBlocks: { fromWire: same<Wire['ListBlocks']>, toWire: blocksToWire },
  showBusiness: {
    fromWire: showBusinessFromWire,
    toWire: shownBusinessAnswerToWire,
    wireFields: { businessId: 'business' },
  },
  findBusinesses: { fromWire: same<Wire['FindBusinesses']>, toWire: foundBusinessesToWire },
  setFavorite: {
    fromWire: setFavoriteFromWire,
    toWire: acknowledgedToWire,
    wireFields: { businessId: 'business', isFavorite: 'favorite' },
  },
  listReviews: { fromWire: listReviewsFromWire, toWire: reviewsToWire, wireFields: { businessId: 'business' } },
  listWorkPictures: { fromWire: same<Wire['ListWorkPictures']>, toWire: workPicturesToWire },
  chooseWorkPictures: {
    fromWire: chooseWorkPicturesFromWire,
    toWire: doneToWire,
    wireFields: { pictures: 'pics_url' },
  },
  listCustomerNotifications: {
    fromWire: listNotificationsFromWire,
    toWire: notificationsToWire,
    callerFields: { userid: 'id' },
  },
  listBusinessNotifications: {
    fromWire: listNotificationsFromWire,
    toWire: notificationsToWire,
    callerFields: { userid: 'id' },
  },
  listGroupedNotifications: { fromWire: same<Wire['ListGroupedNotifications']>, toWire: groupedNotificationsToWire },
  markNotificationsRead: { fromWire: same<Wire['MarkNotificationsRead']>, toWire: acknowledgedToWire },
  getMailSettings: { toWire: mailSettingsAnswerToWire },
  editMailSettings: {
    fromWire: editMailSettingsFromWire,
    toWire: acknowledgedToWire,
    wireFields: { emailNotifications: 'email_notifications' },
  },
  listSavedSearches: { toWire: savedSearchesToWire },
  saveSearch: { fromWire: same<Wire['SaveSearch']>, toWire: savedSearchAnswerToWire },
  editSavedSearch: { fromWire: same<Wire['EditSavedSearch']>, toWire: savedSearchAnswerToWire },
  deleteSavedSearch: { fromWire: same<Wire['SavedSearchRef']>, toWire: acknowledgedToWire },
  streamNotifications: {},
  getCustomer: { fromWire: accountRefFromWire, toWire: customerAnswerToWire, callerFields: { userId: 'id' } },
  editCustomer: {
    fromWire: editCustomerFromWire,
    toWire: acknowledgedToWire,
    wireFields: { picture: 'pic_url', emailNotifications: 'email_notifications' },
    callerFields: { userId: 'id' },
    looseFields: { pic_url: 'picture' },
  },
  getBusiness: { fromWire: accountRefFromWire, toWire: businessAnswerToWire, callerFields: { userId: 'id' } },
  editBusiness: {
    fromWire: editBusinessFromWire,
    toWire: doneToWire,
    wireFields: {
      picture: 'profile_pic',
      emailNotifications: 'email_notifications',
      businessName: 'buisness_name',
      businessIdNumber: 'buisness_id_number',
      businessPhone: 'buisness_phone_number',
      businessEmail: 'buisness_email',
      categories: 'category',
      isHidden: 'hidden',
      cities: 'city',
      zipCode: 'zipcode',
      logo: 'logo_url',
      documents: 'documents_urls',
      hasLicense: 'isLicense',
      hasInsurance: 'isInsurance',
    },
    callerFields: { userId: 'id' },
    aliases: {
      business_name: 'buisness_name',
      business_id_number: 'buisness_id_number',
      business_phone_number: 'buisness_phone_number',
      business_email: 'buisness_email',
      has_license: 'isLicense',
      has_insurance: 'isInsurance',
    },
    looseFields: {
      profile_pic: 'picture',
      category: 'list',
      city: 'list',
      logo_url: 'picture',
      documents_urls: 'links',
    },
  },
  updatePassword: {
    fromWire: updatePasswordFromWire,
    toWire: acknowledgedToWire,
    callerFields: { isBusiness: 'isBusiness', userId: 'id' },
  },
  forgotPassword: { fromWire: forgotPasswordFromWire, toWire: acknowledgedToWire },
  resetPassword: { fromWire: same<Wire['ResetPassword']>, toWire: acknowledgedToWire },
  checkResetLink: { fromWire: same<Wire['MailedToken']>, toWire: resetLinkToWire },
  verifyEmail: { fromWire: same<Wire['VerifyEmail']>, toWire: acknowledgedToWire },
  confirmEmail: { fromWire: same<Wire['MailedToken']>, toWire: acknowledgedToWire },
  undoEmailChange: { fromWire: same<Wire['MailedToken']>, toWire: emailChangeUndoneToWire },
  resendVerification: { toWire: acknowledgedToWire },
  askVerification: { fromWire: same<Wire['AskVerification']>, toWire: acknowledgedToWire },
  deleteAccount: { fromWire: same<Wire['DeleteAccount']>, toWire: deletionBegunToWire },
  exportAccount: {},
  getSubscription: { fromWire: same<Wire['Empty']>, toWire: subscriptionAnswerToWire },
  startCheckout: { fromWire: same<Wire['Empty']>, toWire: paymentPageToWire },
  openPortal: { fromWire: same<Wire['Empty']>, toWire: paymentPageToWire },
  logInOperator: { fromWire: same<Wire['OperatorLogin']>, toWire: operatorLoginAnswerToWire },
  checkOperatorInvitation: { fromWire: same<Wire['OperatorInvitationRef']>, toWire: operatorInvitationToWire },
  acceptOperatorInvitation: { fromWire: same<Wire['OperatorInvitationAcceptance']>, toWire: operatorLoginAnswerToWire },
  logOutOperator: { toWire: acknowledgedToWire },
  getOperator: { toWire: operatorAnswerToWire },
  listOperatorActions: { fromWire: same<Wire['OperatorActionsFilter']>, toWire: operatorActionsToWire },
  findAccounts: { fromWire: same<Wire['AccountsFilter']>, toWire: operatorAccountsToWire },
  changeAccount: { fromWire: same<Wire['AccountChange']>, toWire: operatorAccountAnswerToWire },
  deleteAccountOf: { fromWire: same<Wire['AccountDeletion']>, toWire: operatorAccountAnswerToWire },
  changeMembership: { fromWire: same<Wire['MembershipChange']>, toWire: operatorAccountAnswerToWire },
  findJobs: { fromWire: same<Wire['JobsFilter']>, toWire: operatorJobsToWire },
  getJobAsOperator: { fromWire: same<Wire['OperatorJobRef']>, toWire: operatorJobAnswerToWire },
  repairJob: { fromWire: same<Wire['JobRepair']>, toWire: operatorJobAnswerToWire },
  findReports: { fromWire: same<Wire['ReportsFilter']>, toWire: operatorReportsToWire },
  settleReport: { fromWire: same<Wire['ReportSettlement']>, toWire: reportsSettledToWire },
  getOverview: { fromWire: same<Wire['OverviewRange']>, toWire: overviewToWire },
} as const

export { failureToWire }
