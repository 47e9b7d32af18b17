// generated from openapi.yaml by npm run generate: do not edit
export const Login = {
  email: { required: true, maxLength: 254 },
  password: { required: true, minLength: 1, maxLength: 128 },
  keepAccount: { required: false },
} as const

export const FinishLogin = {
  ticket: { required: true, minLength: 1, maxLength: 100 },
  code: { required: true, minLength: 1, maxLength: 60 },
} as const

export const PasskeyLogin = {
  credentialId: { required: true, minLength: 1, maxLength: 2000 },
  clientDataJSON: { required: true, minLength: 1, maxLength: 2000 },
  authenticatorData: { required: true, minLength: 1, maxLength: 2000 },
  signature: { required: true, minLength: 1, maxLength: 2000 },
  userHandle: { required: false, minLength: 1, maxLength: 2000 },
  keepAccount: { required: false },
} as const

export const EndSession = { sessionId: { required: true } } as const

export const PasswordProof = { password: { required: true, minLength: 1, maxLength: 128 } } as const

export const FirstCode = { code: { required: true, minLength: 1, maxLength: 60 } } as const

export const SecondStepProof = {
  password: { required: true, minLength: 1, maxLength: 128 },
  code: { required: true, minLength: 1, maxLength: 60 },
} as const

export const BeginPasskey = {
  password: { required: true, minLength: 1, maxLength: 128 },
  code: { required: false, minLength: 1, maxLength: 60 },
} as const

export const AddPasskey = {
  name: { required: true, maxLength: 60 },
  credentialId: { required: true, minLength: 1, maxLength: 2000 },
  clientDataJSON: { required: true, minLength: 1, maxLength: 2000 },
  attestationObject: { required: true, minLength: 1, maxLength: 2000 },
} as const

export const RemovePasskey = {
  passkeyId: { required: true },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const

export const ProveAgain = { code: { required: true, minLength: 1, maxLength: 60 } } as const

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
  picture: { required: false },
  name: { required: true, maxLength: 100 },
  email: { required: true, maxLength: 254 },
  phone: { required: true, minLength: 1, maxLength: 60 },
  password: { required: true, minLength: 6, maxLength: 128 },
  country: { required: true, maxLength: 100 },
  state: { required: true, maxLength: 100 },
  city: { required: true, maxLength: 100 },
  termsAccepted: { required: false },
  language: { required: false },
} as const

export const SignupBusiness = {
  name: { required: true, maxLength: 100 },
  email: { required: true, maxLength: 254 },
  phone: { required: true, minLength: 1, maxLength: 60 },
  password: { required: true, minLength: 6, maxLength: 128 },
  referenceCode: { required: false, maxLength: 50 },
  businessName: { required: true, maxLength: 120 },
  businessIdNumber: { required: false, maxLength: 50 },
  businessPhone: { required: true, minLength: 1, maxLength: 60 },
  businessEmail: { required: false, maxLength: 254 },
  categories: { required: true, minItems: 1, maxItems: 3, items: { maxLength: 100 } },
  address: { required: true, maxLength: 200 },
  state: { required: true, maxLength: 100 },
  radius: { required: false, minimum: 0, maximum: 100 },
  isHidden: { required: false },
  cities: { required: true, minItems: 1, maxItems: 1, items: { maxLength: 100 } },
  country: { required: true, maxLength: 100 },
  zipCode: { required: true, maxLength: 12 },
  logo: { required: false, maxItems: 1, items: { maxLength: 500 } },
  documents: { required: false, maxItems: 5, items: { maxLength: 500 } },
  picture: { required: false, maxItems: 1, items: { maxLength: 500 } },
  hasLicense: { required: false },
  hasInsurance: { required: false },
  termsAccepted: { required: false },
  language: { required: false },
} as const

export const ListTownsAround = {
  country: { required: true, maxLength: 100 },
  state: { required: true, maxLength: 100 },
  cities: { required: true, minItems: 1, maxItems: 5, items: { maxLength: 100 } },
  radius: { required: true, minimum: 0, maximum: 100 },
} as const

export const ListCustomerJobs = {
  page: { required: false, minimum: 1, maximum: 1000000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  status: { required: false, maxItems: 5 },
  q: { required: false, minLength: 2, maxLength: 100 },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  view: { required: false },
  order: { required: false },
  overview: { required: false },
  budgetFrom: { required: false, minimum: 0, maximum: 10000000 },
  budgetTo: { required: false, minimum: 0, maximum: 10000000 },
  neededUntil: { required: false },
  postedWithin: { required: false, minimum: 1, maximum: 365 },
  inviting: { required: false },
} as const

export const ListBusinessJobs = {
  page: { required: false, minimum: 1, maximum: 1000000 },
  limit: { required: false, minimum: 1, maximum: 50 },
  status: { required: false, maxItems: 5 },
  cities: { required: false, maxItems: 5, items: { maxLength: 100 } },
  state: { required: false, maxLength: 100 },
  categories: { required: false, maxItems: 3, items: { maxLength: 100 } },
  q: { required: false, minLength: 2, maxLength: 100 },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  view: { required: false },
  order: { required: false },
  overview: { required: false },
  budgetFrom: { required: false, minimum: 0, maximum: 10000000 },
  budgetTo: { required: false, minimum: 0, maximum: 10000000 },
  neededUntil: { required: false },
  postedWithin: { required: false, minimum: 1, maximum: 365 },
} as const

export const JobRef = { jobId: { required: true } } as const

export const BusinessJobRef = { jobId: { required: true } } as const

export const CreateJob = {
  title: { required: true, maxLength: 120 },
  details: { required: true, maxLength: 5000 },
  category: { required: true, maxLength: 100 },
  city: { required: true, maxLength: 100 },
  state: { required: true, maxLength: 100 },
  country: { required: false, maxLength: 100 },
  budget: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  pictures: { required: true, minItems: 1, maxItems: 5, items: { maxLength: 500 } },
  neededBy: { required: false },
  streetAddress: { required: false, maxLength: 200 },
  invited: { required: false, maxItems: 10 },
} as const

export const UpdateJob = {
  jobId: { required: true },
  title: { required: true, maxLength: 120 },
  details: { required: true, maxLength: 5000 },
  neededBy: { required: false },
  streetAddress: { required: false, maxLength: 200 },
} as const

export const ListBids = {
  jobId: { required: true },
  order: { required: false },
  limit: { required: false, minimum: 1, maximum: 200 },
  cursor: { required: false, minLength: 1, maxLength: 200 },
} as const

export const AcceptBid = {
  jobId: { required: true },
  businessId: { required: true },
  amount: { required: false, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const DeclineBid = {
  jobId: { required: true },
  businessId: { required: true },
  amount: { required: false, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  reason: { required: false },
  comment: { required: false, maxLength: 300 },
} as const

export const ReconsiderBid = { jobId: { required: true }, businessId: { required: true } } as const

export const InviteBusiness = { jobId: { required: true }, businessId: { required: true } } as const

export const DeclineInvitation = { jobId: { required: true }, reason: { required: true } } as const

export const RateJob = {
  jobId: { required: true },
  stars: { required: true, minimum: 1, maximum: 5 },
  comment: { required: false, maxLength: 1000 },
  businessId: { required: false },
} as const

export const PlaceBid = {
  customerId: { required: false },
  jobId: { required: true },
  proposal: { required: true, maxLength: 2000 },
  amount: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  canStart: { required: false },
} as const

export const UpdateBid = {
  bidId: { required: true },
  proposal: { required: true, maxLength: 2000 },
  amount: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  canStart: { required: false },
} as const

export const WithdrawBid = { bidId: { required: true } } as const

export const CompleteJob = {
  jobId: { required: true },
  pictures: { required: false, maxItems: 5, items: { maxLength: 500 } },
} as const

export const EndAssignment = {
  jobId: { required: true },
  assignedBusinessId: { required: false },
  reason: { required: true, minLength: 10, maxLength: 500 },
} as const

export const DoubtCompletion = {
  jobId: { required: true },
  reason: { required: true, minLength: 10, maxLength: 500 },
} as const

export const EditRating = {
  jobId: { required: true },
  stars: { required: true, minimum: 1, maximum: 5 },
  comment: { required: false, maxLength: 1000 },
  revision: { required: false, minimum: 1, maximum: 1000000 },
} as const

export const AnswerRating = {
  jobId: { required: true },
  reply: { required: true, maxLength: 500 },
  revision: { required: false, minimum: 1, maximum: 1000000 },
} as const

export const ListThreads = {
  jobId: { required: false },
  q: { required: false, minLength: 2, maxLength: 100 },
  unreadOnly: { required: false },
  jobStatus: { required: false },
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
  pictures: { required: false, maxItems: 5, items: { maxLength: 500 } },
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
  kind: { required: false },
  reason: { required: false, maxLength: 500 },
} as const

export const ReportJob = {
  jobId: { required: true },
  kind: { required: true },
  reason: { required: false, maxLength: 500 },
} as const

export const ReportBusiness = {
  businessId: { required: true },
  kind: { required: true },
  reason: { required: false, maxLength: 500 },
} as const

export const ReportReview = {
  reviewId: { required: true },
  kind: { required: true },
  reason: { required: false, maxLength: 500 },
} as const

export const ReportPicture = {
  url: { required: true, maxLength: 500 },
  kind: { required: true },
  reason: { required: false, maxLength: 500 },
} as const

export const ShowBusiness = { businessId: { required: true } } as const

export const BlockCustomer = { jobId: { required: true } } as const

export const Unblock = { blockId: { required: true } } as const

export const ListBlocks = {
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const FindBusinesses = {
  q: { required: false, minLength: 2, maxLength: 100 },
  category: { required: false, minLength: 1, maxLength: 100 },
  state: { required: false, minLength: 1, maxLength: 100 },
  city: { required: false, minLength: 1, maxLength: 100 },
  rating: { required: false, minimum: 1, maximum: 5 },
  licenseChecked: { required: false },
  favorites: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const SetFavorite = { businessId: { required: true }, isFavorite: { required: true } } as const

export const ListReviews = {
  businessId: { required: true },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const ListWorkPictures = {
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const ChooseWorkPictures = { pictures: { required: true, maxItems: 20, items: { maxLength: 500 } } } as const

export const ListNotifications = { limit: { required: false, minimum: 1, maximum: 20 } } as const

export const ListGroupedNotifications = {
  group: { required: false },
  about: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const MarkNotificationsRead = {
  upTo: { required: false },
  jobId: { required: false },
  group: { required: false },
} as const

export const EditMailSettings = {
  emailNotifications: { required: false },
  unwanted: { required: false, maxItems: 20 },
} as const

export const SaveSearch = {
  name: { required: true, maxLength: 60 },
  q: { required: false, minLength: 2, maxLength: 100 },
  state: { required: false, maxLength: 100 },
  cities: { required: false, maxItems: 5, items: { maxLength: 100 } },
  categories: { required: false, maxItems: 3, items: { maxLength: 100 } },
  budgetFrom: { required: false, minimum: 0, maximum: 10000000 },
  budgetTo: { required: false, minimum: 0, maximum: 10000000 },
  neededUntil: { required: false },
  frequency: { required: false },
  byBell: { required: false },
  byMail: { required: false },
} as const

export const EditSavedSearch = {
  searchId: { required: true },
  name: { required: false, maxLength: 60 },
  frequency: { required: false },
  byBell: { required: false },
  byMail: { required: false },
} as const

export const SavedSearchRef = { searchId: { required: true } } as const

export const AccountRef = {} as const

export const EditCustomer = {
  picture: { required: false },
  name: { required: false, maxLength: 100 },
  email: { required: false, maxLength: 254 },
  password: { required: false, minLength: 1, maxLength: 128 },
  phone: { required: false, minLength: 1, maxLength: 60 },
  country: { required: false, maxLength: 100 },
  state: { required: false, maxLength: 100 },
  city: { required: false, maxLength: 100 },
  language: { required: false },
  emailNotifications: { required: false },
} as const

export const EditBusiness = {
  name: { required: false, maxLength: 100 },
  email: { required: false, maxLength: 254 },
  password: { required: false, minLength: 1, maxLength: 128 },
  phone: { required: false, minLength: 1, maxLength: 60 },
  picture: { required: false },
  language: { required: false },
  emailNotifications: { required: false },
  businessName: { required: false, maxLength: 120 },
  businessIdNumber: { required: false, maxLength: 50 },
  businessPhone: { required: false, minLength: 1, maxLength: 60 },
  businessEmail: { required: false, maxLength: 254 },
  categories: { required: false, minItems: 1, maxItems: 3, items: { maxLength: 100 } },
  address: { required: false, maxLength: 200 },
  country: { required: false, maxLength: 100 },
  state: { required: false, maxLength: 100 },
  radius: { required: false, minimum: 0, maximum: 100 },
  isHidden: { required: false },
  cities: { required: false, minItems: 1, maxItems: 5, items: { maxLength: 100 } },
  zipCode: { required: false, maxLength: 12 },
  logo: { required: false },
  documents: { required: false, maxItems: 5, items: { maxLength: 500 } },
  hasLicense: { required: false },
  hasInsurance: { required: false },
} as const

export const UpdatePassword = {
  oldPassword: { required: true, minLength: 1, maxLength: 128 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
  confirmPassword: { required: false, minLength: 6, maxLength: 128 },
} as const

export const ForgotPassword = { email: { required: true, minLength: 1, maxLength: 254 } } as const

export const ResetPassword = {
  token: { required: true, minLength: 1, maxLength: 200 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
} as const

export const VerifyEmail = { token: { required: true, minLength: 1, maxLength: 200 } } as const

export const AskVerification = { email: { required: true, minLength: 1, maxLength: 254 } } as const

export const DeleteAccount = { password: { required: true, minLength: 1, maxLength: 128 } } as const

export const Empty = {} as const

export const OperatorLogin = {
  email: { required: true, maxLength: 254 },
  password: { required: true, minLength: 1, maxLength: 128 },
  code: { required: true, maxLength: 7 },
} as const

export const OperatorInvitationRef = { token: { required: true, minLength: 1, maxLength: 200 } } as const

export const OperatorInvitationAcceptance = {
  token: { required: true, minLength: 1, maxLength: 200 },
  password: { required: true, minLength: 12, maxLength: 128 },
  code: { required: true, maxLength: 7 },
} as const

export const OperatorActionsFilter = {
  operator: { required: false, maxLength: 100 },
  action: { required: false, maxLength: 60 },
  subject: { required: false, maxLength: 200 },
  from: { required: false },
  until: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const AccountsFilter = {
  q: { required: false, maxLength: 100 },
  role: { required: false },
  blocked: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const AccountChange = {
  accountId: { required: true },
  act: { required: true },
  reason: { required: false, maxLength: 300 },
} as const

export const AccountDeletion = { accountId: { required: true }, reason: { required: false, maxLength: 300 } } as const

export const MembershipChange = {
  accountId: { required: true },
  act: { required: true },
  reason: { required: false, maxLength: 300 },
} as const

export const JobsFilter = {
  q: { required: false, maxLength: 254 },
  status: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const OperatorJobRef = { jobId: { required: true } } as const

export const JobRepair = {
  jobId: { required: true },
  act: { required: true },
  reason: { required: false, maxLength: 300 },
} as const

export const ReportsFilter = {
  subject: { required: false },
  settled: { required: false },
  cursor: { required: false, minLength: 1, maxLength: 200 },
  limit: { required: false, minimum: 1, maximum: 50 },
} as const

export const ReportSettlement = {
  reportId: { required: true },
  outcome: { required: true },
  reason: { required: true, maxLength: 300 },
} as const

export const OverviewRange = {
  from: { required: false },
  until: { required: false },
  category: { required: false, maxLength: 100 },
  state: { required: false, maxLength: 100 },
} as const
