// generated from openapi.yaml by npm run generate: do not edit
import type { Names } from './renamed.ts'

export const CustomerData = {
  email_pending: 'pendingEmail',
  pic_url: 'picture',
  email_verified: 'isEmailVerified',
  email_verification_required: 'isEmailVerificationRequired',
  email_notifications: 'emailNotifications',
} as const satisfies Names

export const CustomerLogin = {
  Success: null,
  Message: 'message',
  data: ['user', CustomerData],
} as const satisfies Names

export const BusinessData = {
  email_pending: 'pendingEmail',
  city: 'cities',
  category: 'categories',
  profile_pic: 'picture',
  buisness_name: 'businessName',
  email_verified: 'isEmailVerified',
  email_notifications: 'emailNotifications',
} as const satisfies Names

export const BusinessLogin = {
  Success: null,
  Message: 'message',
  data: ['user', BusinessData],
} as const satisfies Names

export const LoginAnswer = ['type', { customer: CustomerLogin, business: BusinessLogin }] as const satisfies Names

export const CustomerSignedUp = {
  Success: null,
  Message: 'message',
  data: ['user', CustomerData],
} as const satisfies Names

export const BusinessSignedUp = {
  Success: null,
  Message: 'message',
  data: ['user', BusinessData],
} as const satisfies Names

export const SignupCustomer = {
  role: null,
  pic_url: 'picture',
  terms_accepted: 'termsAccepted',
} as const satisfies Names

export const SignupBusiness = {
  role: null,
  is_subscribed: null,
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
} as const satisfies Names

export const Sessions = { Success: null } as const satisfies Names

export const Keys = { Success: null } as const satisfies Names

export const KeyCreated = { Success: null, Message: 'message' } as const satisfies Names

export const Webhooks = { Success: null } as const satisfies Names

export const WebhookSecret = { Success: null, Message: 'message' } as const satisfies Names

export const WebhookDeliveries = { Success: null } as const satisfies Names

export const Locations = { data: 'countries' } as const satisfies Names

export const Categories = { category: 'categories' } as const satisfies Names

export const UploadAnswer = { Success: null, Message: 'message', Data: 'file' } as const satisfies Names

export const ListBusinessJobs = { locations: 'cities', category: 'categories' } as const satisfies Names

export const Rating = { rating: 'stars' } as const satisfies Names

export const Job = {
  date: null,
  assigned_at: 'assignedAt',
  completed_at: 'completedAt',
  expires_at: 'expiresAt',
  pics_url: 'pictures',
  images: null,
  rating: ['rating', Rating],
  ratingDetails: null,
  bidApplied: 'hasBid',
  hasBidded: null,
} as const satisfies Names

export const JobsOverview = { waiting: ['waiting', Job] } as const satisfies Names

export const JobPage = {
  Success: null,
  jobs: ['jobs', Job],
  overview: ['overview', JobsOverview],
} as const satisfies Names

export const JobRef = { jobid: 'jobId' } as const satisfies Names

export const CompleteJob = { jobid: 'jobId', pics_url: 'pictures' } as const satisfies Names

export const BusinessJobRef = { jobid: 'jobId', businessId: null } as const satisfies Names

export const AssignedBusiness = {
  buisness_name: 'businessName',
  logo_url: 'logo',
  bidAmount: 'amount',
  userId: 'id',
  is_rated: 'isRated',
  isLicense: 'hasLicense',
  isInsurance: 'hasInsurance',
} as const satisfies Names

export const OwnBid = { proposalStatement: 'proposal' } as const satisfies Names

export const JobDetails = {
  Success: null,
  job: ['job', Job],
  customer: ['customer', { pic_url: 'picture', userId: 'id' }],
  assignedBusiness: ['assignedBusiness', AssignedBusiness],
  bidDetails: ['ownBid', OwnBid],
  bidAmount: null,
  withdrawnBid: ['withdrawnBid', OwnBid],
} as const satisfies Names

export const CreateJob = { userid: null, pics_url: 'pictures' } as const satisfies Names

export const JobPosted = { Success: null } as const satisfies Names

export const UpdateJob = { userId: null } as const satisfies Names

export const RateJob = { userId: null, rating: 'stars', companyId: 'businessId' } as const satisfies Names

export const EditRating = { userId: null, rating: 'stars' } as const satisfies Names

export const AnswerRating = { businessId: null } as const satisfies Names

export const DoubtCompletion = { userId: null } as const satisfies Names

export const ListBids = { userId: null } as const satisfies Names

export const Interest = {
  buisness_name: 'businessName',
  logo_url: 'logo',
  isLicense: 'hasLicense',
  isInsurance: 'hasInsurance',
  proposalStatement: 'proposal',
} as const satisfies Names

export const Interests = { Success: null, Data: ['bids', Interest] } as const satisfies Names

export const AcceptBid = { userId: null, companyId: 'businessId' } as const satisfies Names

export const DeclineBid = { userId: null, companyId: 'businessId' } as const satisfies Names

export const ReconsiderBid = { userId: null, companyId: 'businessId' } as const satisfies Names

export const PlaceBid = { userId: null, businessId: null, proposalStatement: 'proposal' } as const satisfies Names

export const BidPlaced = { Success: null } as const satisfies Names

export const UpdateBid = { businessId: null, proposalStatement: 'proposal' } as const satisfies Names

export const WithdrawBid = { businessId: null } as const satisfies Names

export const Message = { own: 'isOwn', pics_url: 'pictures', reported: 'isReported' } as const satisfies Names

export const Thread = {
  other: ['other', { pic_url: 'picture' }],
  writable: 'isWritable',
  lastMessage: ['lastMessage', Message],
} as const satisfies Names

export const Threads = { Success: null, threads: ['threads', Thread] } as const satisfies Names

export const Messages = {
  Success: null,
  thread: ['thread', Thread],
  messages: ['messages', Message],
} as const satisfies Names

export const SendMessage = { pics_url: 'pictures' } as const satisfies Names

export const MessageSent = { Success: null, message: ['message', Message] } as const satisfies Names

export const ShowBusiness = { business: 'businessId' } as const satisfies Names

export const ShownBusiness = {
  businessName: 'name',
  logo_url: 'logo',
  isLicense: 'hasLicense',
  isInsurance: 'hasInsurance',
} as const satisfies Names

export const ShownBusinessAnswer = { Success: null, business: ['business', ShownBusiness] } as const satisfies Names

export const ListReviews = { business: 'businessId' } as const satisfies Names

export const Review = { rating: 'stars' } as const satisfies Names

export const Reviews = { Success: null, reviews: ['reviews', Review] } as const satisfies Names

export const WorkPictures = { Success: null } as const satisfies Names

export const ChooseWorkPictures = { pics_url: 'pictures' } as const satisfies Names

export const ListNotifications = { userid: null } as const satisfies Names

export const Notifications = { responseStatus: null } as const satisfies Names

export const GroupedNotifications = { Success: null } as const satisfies Names

export const MailSettings = { email_notifications: 'emailNotifications' } as const satisfies Names

export const MailSettingsAnswer = { Success: null, data: ['settings', MailSettings] } as const satisfies Names

export const EditMailSettings = { email_notifications: 'emailNotifications' } as const satisfies Names

export const AccountRef = { userId: null } as const satisfies Names

export const CustomerAnswer = { Success: null, data: ['customer', CustomerData] } as const satisfies Names

export const EditCustomer = {
  userId: null,
  pic_url: 'picture',
  email_notifications: 'emailNotifications',
} as const satisfies Names

export const BusinessDetails = {
  email_pending: 'pendingEmail',
  profile_pic: 'picture',
  buisness_name: 'businessName',
  buisness_id_number: 'businessIdNumber',
  buisness_phone_number: 'businessPhone',
  buisness_email: 'businessEmail',
  category: 'categories',
  city: 'cities',
  zipcode: 'zipCode',
  logo_url: 'logo',
  documents_urls: null,
  isLicense: 'hasLicense',
  isInsurance: 'hasInsurance',
  email_verified: 'isEmailVerified',
  email_verification_required: 'isEmailVerificationRequired',
  email_notifications: 'emailNotifications',
} as const satisfies Names

export const BusinessAnswer = { Success: null, data: ['business', BusinessDetails] } as const satisfies Names

export const EditBusiness = {
  userId: null,
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
} as const satisfies Names

export const UpdatePassword = { isBusiness: null, userId: null } as const satisfies Names

export const ForgotPassword = { isBusiness: null } as const satisfies Names

export const DeletionBegun = { Success: null, Message: 'message' } as const satisfies Names

export const SubscriptionAnswer = {
  success: null,
  data: ['subscription', { subscription: ['cycles', { start_date: 'startsAt', end_date: 'endsAt' }] }],
} as const satisfies Names

export const Acknowledged = { Success: null, Message: 'message' } as const satisfies Names

export const ResetLink = { Success: null, Message: 'message' } as const satisfies Names

export const EmailChangeUndone = { Success: null, Message: 'message' } as const satisfies Names

export const Done = { Success: null } as const satisfies Names

export const Failure = {
  Success: null,
  Message: 'message',
  bid: ['bid', Interest],
  ownBid: ['ownBid', OwnBid],
} as const satisfies Names

export const Problem = { bid: ['bid', Interest], ownBid: ['ownBid', OwnBid] } as const satisfies Names
