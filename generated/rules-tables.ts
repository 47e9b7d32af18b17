// generated from openapi.yaml by npm run generate: do not edit
export const Login = {
  email: { required: true, maxLength: 254 },
  password: { required: true, minLength: 1, maxLength: 128 },
  keepAccount: { required: false },
} as const

export const EndSession = { sessionId: { required: true } } as const

export const CreateKey = {
  name: { required: true, maxLength: 60 },
  scopes: { required: true, minItems: 1, maxItems: 9 },
  days: { required: false, minimum: 1, maximum: 365 },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const

export const RevokeKey = { keyId: { required: true } } as const

export const CreateWebhook = {
  url: { required: true, maxLength: 500 },
  topics: { required: true, minItems: 1, maxItems: 5 },
  password: { required: false, minLength: 1, maxLength: 128 },
} as const

export const RotateWebhook = {
  webhookId: { required: true },
  password: { required: false, minLength: 1, maxLength: 128 },
} as const

export const WebhookRef = { webhookId: { required: true } } as const

export const ListDeliveries = {
  webhookId: { required: true },
  limit: { required: false, minimum: 1, maximum: 50 },
  cursor: { required: false, minLength: 1, maxLength: 200 },
} as const

export const Redeliver = { deliveryId: { required: true } } as const

export const SignupCustomer = {
  role: { required: false },
  pic_url: { required: false },
  name: { required: true, maxLength: 100 },
  email: { required: true, maxLength: 254 },
  phone: { required: true, minLength: 1, maxLength: 60 },
  password: { required: true, minLength: 6, maxLength: 128 },
  country: { required: true, maxLength: 100 },
  state: { required: true, maxLength: 100 },
  city: { required: true, maxLength: 100 },
  terms_accepted: { required: false },
  language: { required: false },
} as const

export const SignupBusiness = {
  role: { required: false },
  is_subscribed: { required: false },
  name: { required: true, maxLength: 100 },
  email: { required: true, maxLength: 254 },
  phone: { required: true, minLength: 1, maxLength: 60 },
  password: { required: true, minLength: 6, maxLength: 128 },
  reference_code: { required: false, maxLength: 50 },
  buisness_name: { required: true, maxLength: 120 },
  buisness_id_number: { required: false, maxLength: 50 },
  buisness_phone_number: { required: true, minLength: 1, maxLength: 60 },
  buisness_email: { required: false, maxLength: 254 },
  category: { required: true, minItems: 1, maxItems: 3, items: { maxLength: 100 } },
  address: { required: true, maxLength: 200 },
  state: { required: true, maxLength: 100 },
  city: { required: true, minItems: 1, maxItems: 1, items: { maxLength: 100 } },
  country: { required: true, maxLength: 100 },
  zipcode: { required: true, maxLength: 12 },
  logo_url: { required: false, maxItems: 1, items: { maxLength: 500 } },
  documents_urls: { required: false, maxItems: 5, items: { maxLength: 500 } },
  profile_pic: { required: false, maxItems: 1, items: { maxLength: 500 } },
  isLicense: { required: false },
  isInsurance: { required: false },
  terms_accepted: { required: false },
  language: { required: false },
} as const

export const ListCustomerJobs = {
  page: { required: false, minimum: 1, maximum: 1000000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  status: { required: false, maxItems: 5 },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  view: { required: false },
  order: { required: false },
  overview: { required: false },
} as const

export const ListBusinessJobs = {
  page: { required: false, minimum: 1, maximum: 1000000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  status: { required: false, maxItems: 5 },
  locations: { required: false, maxItems: 5, items: { maxLength: 100 } },
  state: { required: false, maxLength: 100 },
  category: { required: false, maxItems: 3, items: { maxLength: 100 } },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  view: { required: false },
  order: { required: false },
  overview: { required: false },
} as const

export const JobRef = { jobid: { required: true } } as const

export const BusinessJobRef = { jobid: { required: true }, businessId: { required: false } } as const

export const CreateJob = {
  userid: { required: false },
  title: { required: true, maxLength: 120 },
  details: { required: true, maxLength: 5000 },
  category: { required: true, maxLength: 100 },
  city: { required: true, maxLength: 100 },
  state: { required: true, maxLength: 100 },
  country: { required: false, maxLength: 100 },
  budget: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  pics_url: { required: true, minItems: 1, maxItems: 5, items: { maxLength: 500 } },
  neededBy: { required: false },
} as const

export const UpdateJob = {
  jobId: { required: true },
  userId: { required: false },
  title: { required: true, maxLength: 120 },
  details: { required: true, maxLength: 5000 },
  neededBy: { required: false },
} as const

export const ListBids = {
  userId: { required: false },
  jobId: { required: true },
  order: { required: false },
  limit: { required: false, minimum: 1, maximum: 200 },
  cursor: { required: false, minLength: 1, maxLength: 200 },
} as const

export const AcceptBid = {
  userId: { required: false },
  jobId: { required: true },
  companyId: { required: true },
  amount: { required: false, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const DeclineBid = {
  userId: { required: false },
  jobId: { required: true },
  companyId: { required: true },
  amount: { required: false, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  reason: { required: false },
  comment: { required: false, maxLength: 300 },
} as const

export const ReconsiderBid = {
  userId: { required: false },
  jobId: { required: true },
  companyId: { required: true },
} as const

export const RateJob = {
  jobId: { required: true },
  userId: { required: false },
  rating: { required: true, minimum: 1, maximum: 5 },
  comment: { required: false, maxLength: 1000 },
  companyId: { required: false },
} as const

export const PlaceBid = {
  userId: { required: false },
  businessId: { required: false },
  jobId: { required: true },
  proposalStatement: { required: true, maxLength: 2000 },
  amount: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const UpdateBid = {
  bidId: { required: true },
  businessId: { required: false },
  proposalStatement: { required: true, maxLength: 2000 },
  amount: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const WithdrawBid = { bidId: { required: true }, businessId: { required: false } } as const

export const CompleteJob = {
  jobid: { required: true },
  pics_url: { required: false, maxItems: 5, items: { maxLength: 500 } },
} as const

export const EndAssignment = {
  jobId: { required: true },
  assignedBusinessId: { required: false },
  reason: { required: true, minLength: 10, maxLength: 500 },
} as const

export const DoubtCompletion = {
  jobId: { required: true },
  userId: { required: false },
  reason: { required: true, minLength: 10, maxLength: 500 },
} as const

export const EditRating = {
  jobId: { required: true },
  userId: { required: false },
  rating: { required: true, minimum: 1, maximum: 5 },
  comment: { required: false, maxLength: 1000 },
  revision: { required: false, minimum: 1, maximum: 1000000 },
} as const

export const AnswerRating = {
  jobId: { required: true },
  businessId: { required: false },
  reply: { required: true, maxLength: 500 },
  revision: { required: false, minimum: 1, maximum: 1000000 },
} as const

export const ListThreads = {
  jobId: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const ListMessages = {
  jobId: { required: true },
  businessId: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  after: { required: false, minimum: 0, maximum: 1000000000 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const SendMessage = {
  jobId: { required: true },
  businessId: { required: false },
  text: { required: true, maxLength: 2000 },
  pics_url: { required: false, maxItems: 5, items: { maxLength: 500 } },
} as const

export const SeenMessages = {
  jobId: { required: true },
  businessId: { required: false },
  upTo: { required: true, minimum: 1, maximum: 1000000000 },
} as const

export const ReportMessage = {
  jobId: { required: true },
  businessId: { required: false },
  number: { required: true, minimum: 1, maximum: 1000000000 },
  reason: { required: true, minLength: 10, maxLength: 500 },
} as const

export const ShowBusiness = { business: { required: true } } as const

export const ListReviews = {
  business: { required: true },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const ListWorkPictures = {
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const ChooseWorkPictures = { pics_url: { required: true, maxItems: 20, items: { maxLength: 500 } } } as const

export const ListNotifications = {
  userid: { required: false },
  limit: { required: false, minimum: 1, maximum: 20 },
} as const

export const ListGroupedNotifications = {
  group: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const MarkNotificationsRead = {
  upTo: { required: false },
  jobId: { required: false },
  group: { required: false },
} as const

export const EditMailSettings = {
  email_notifications: { required: false },
  unwanted: { required: false, maxItems: 20 },
} as const

export const AccountRef = { userId: { required: false } } as const

export const EditCustomer = {
  userId: { required: false },
  pic_url: { required: false },
  name: { required: false, maxLength: 100 },
  email: { required: false, maxLength: 254 },
  password: { required: false, minLength: 1, maxLength: 128 },
  phone: { required: false, minLength: 1, maxLength: 60 },
  country: { required: false, maxLength: 100 },
  state: { required: false, maxLength: 100 },
  city: { required: false, maxLength: 100 },
  language: { required: false },
  email_notifications: { required: false },
} as const

export const EditBusiness = {
  userId: { required: false },
  name: { required: false, maxLength: 100 },
  email: { required: false, maxLength: 254 },
  password: { required: false, minLength: 1, maxLength: 128 },
  phone: { required: false, minLength: 1, maxLength: 60 },
  profile_pic: { required: false },
  language: { required: false },
  email_notifications: { required: false },
  buisness_name: { required: false, maxLength: 120 },
  buisness_id_number: { required: false, maxLength: 50 },
  buisness_phone_number: { required: false, minLength: 1, maxLength: 60 },
  buisness_email: { required: false, maxLength: 254 },
  category: { required: false, minItems: 1, maxItems: 3, items: { maxLength: 100 } },
  address: { required: false, maxLength: 200 },
  country: { required: false, maxLength: 100 },
  state: { required: false, maxLength: 100 },
  city: { required: false, minItems: 1, maxItems: 5, items: { maxLength: 100 } },
  zipcode: { required: false, maxLength: 12 },
  logo_url: { required: false },
  documents_urls: { required: false, maxItems: 5, items: { maxLength: 500 } },
  isLicense: { required: false },
  isInsurance: { required: false },
} as const

export const UpdatePassword = {
  isBusiness: { required: false },
  userId: { required: false },
  oldPassword: { required: true, minLength: 1, maxLength: 128 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
  confirmPassword: { required: false, minLength: 6, maxLength: 128 },
} as const

export const ForgotPassword = {
  isBusiness: { required: false },
  email: { required: true, minLength: 1, maxLength: 254 },
} as const

export const ResetPassword = {
  token: { required: true, minLength: 1, maxLength: 200 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
} as const

export const VerifyEmail = { token: { required: true, minLength: 1, maxLength: 200 } } as const

export const AskVerification = { email: { required: true, minLength: 1, maxLength: 254 } } as const

export const DeleteAccount = { password: { required: true, minLength: 1, maxLength: 128 } } as const

export const Empty = {} as const
