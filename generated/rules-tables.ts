// generated from openapi.yaml by npm run generate: do not edit
export const Login = {
  email: { required: true, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' },
  password: { required: true, minLength: 1, maxLength: 128 },
} as const

export const SignupCustomer = {
  role: { required: false },
  pic_url: { required: false },
  name: { required: true, maxLength: 100, pattern: '\\S' },
  email: { required: true, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' },
  phone: { required: true, minLength: 1, pattern: '^[+]?[0-9 ().-]{3,30}$' },
  password: { required: true, minLength: 6, maxLength: 128 },
  country: { required: true, maxLength: 100, pattern: '\\S' },
  state: { required: true, maxLength: 100, pattern: '\\S' },
  city: { required: true, maxLength: 100, pattern: '\\S' },
  terms_accepted: { required: false },
  language: { required: false, enum: ['en', 'es', 'ar'] },
} as const

export const SignupBusiness = {
  role: { required: false },
  is_subscribed: { required: false, enum: ['no', 'yes'] },
  name: { required: true, maxLength: 100, pattern: '\\S' },
  email: { required: true, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' },
  phone: { required: true, minLength: 1, pattern: '^[+]?[0-9 ().-]{3,30}$' },
  password: { required: true, minLength: 6, maxLength: 128 },
  reference_code: { required: false, maxLength: 50 },
  buisness_name: { required: true, maxLength: 120, pattern: '\\S' },
  buisness_id_number: { required: false, maxLength: 50 },
  buisness_phone_number: { required: true, minLength: 1, pattern: '^[+]?[0-9 ().-]{3,30}$' },
  buisness_email: { required: false, maxLength: 254, pattern: '^([^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+)?$' },
  category: { required: true, minItems: 1, maxItems: 3, items: { maxLength: 100, pattern: '\\S' } },
  address: { required: true, maxLength: 200, pattern: '\\S' },
  state: { required: true, maxLength: 100, pattern: '\\S' },
  city: { required: true, minItems: 1, maxItems: 1, items: { maxLength: 100, pattern: '\\S' } },
  country: { required: true, maxLength: 100, pattern: '\\S' },
  zipcode: { required: true, maxLength: 12, pattern: '\\S' },
  logo_url: { required: false, maxItems: 1, items: { maxLength: 2000, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' } },
  documents_urls: {
    required: false,
    maxItems: 5,
    items: { maxLength: 2000, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
  },
  profile_pic: { required: false, maxItems: 1, items: { maxLength: 2000, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' } },
  isLicense: { required: false, enum: [0, 1] },
  isInsurance: { required: false, enum: [0, 1] },
  terms_accepted: { required: false },
  language: { required: false, enum: ['en', 'es', 'ar'] },
} as const

export const ListCustomerJobs = {
  page: { required: false, minimum: 1, maximum: 1000000, default: 1 },
  limit: { required: false, minimum: 1, maximum: 50, default: 10 },
  status: { required: false, maxItems: 5, items: { enum: ['', 'open', 'inprogress', 'completed', 'expired'] } },
  cursor: { required: false, minLength: 1, maxLength: 200 },
} as const

export const ListBusinessJobs = {
  page: { required: false, minimum: 1, maximum: 1000000, default: 1 },
  limit: { required: false, minimum: 1, maximum: 50, default: 10 },
  status: { required: false, maxItems: 5, items: { enum: ['', 'open', 'inprogress', 'completed', 'expired'] } },
  locations: { required: false, maxItems: 5, items: { maxLength: 100 } },
  state: { required: false, maxLength: 100 },
  category: { required: false, maxItems: 3, items: { maxLength: 100 } },
  cursor: { required: false, minLength: 1, maxLength: 200 },
} as const

export const JobRef = {
  jobid: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
} as const

export const BusinessJobRef = {
  jobid: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  businessId: {
    required: false,
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  },
} as const

export const CreateJob = {
  userid: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  title: { required: true, maxLength: 120, pattern: '\\S' },
  details: { required: true, maxLength: 5000, pattern: '\\S' },
  category: { required: true, maxLength: 100, pattern: '\\S' },
  city: { required: true, maxLength: 100, pattern: '\\S' },
  state: { required: true, maxLength: 100, pattern: '\\S' },
  country: { required: false, maxLength: 100, pattern: '\\S' },
  budget: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
  pics_url: {
    required: true,
    minItems: 1,
    maxItems: 5,
    items: { maxLength: 2000, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
  },
} as const

export const UpdateJob = {
  jobId: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  title: { required: true, maxLength: 120, pattern: '\\S' },
  details: { required: true, maxLength: 5000, pattern: '\\S' },
} as const

export const ListBids = {
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  jobId: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
} as const

export const AcceptBid = {
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  jobId: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  companyId: {
    required: true,
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  },
  amount: { required: false, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const RateJob = {
  jobId: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  rating: { required: true, minimum: 1, maximum: 5 },
  comment: { required: false, maxLength: 1000 },
  companyId: {
    required: false,
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  },
} as const

export const PlaceBid = {
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  businessId: {
    required: false,
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  },
  jobId: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  proposalStatement: { required: true, maxLength: 2000, pattern: '\\S' },
  amount: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const UpdateBid = {
  bidId: { required: true, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  businessId: {
    required: false,
    pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  },
  proposalStatement: { required: true, maxLength: 2000, pattern: '\\S' },
  amount: { required: true, minimum: 0.01, maximum: 9999999.99, multipleOf: 0.01 },
} as const

export const ListNotifications = {
  userid: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  limit: { required: false, minimum: 1, maximum: 20, default: 20 },
} as const

export const MarkNotificationsRead = {
  upTo: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
} as const

export const AccountRef = {
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
} as const

export const EditCustomer = {
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  pic_url: { required: false },
  name: { required: false, maxLength: 100, pattern: '\\S' },
  email: { required: false, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' },
  phone: { required: false, minLength: 1, pattern: '^[+]?[0-9 ().-]{3,30}$' },
  country: { required: false, maxLength: 100, pattern: '\\S' },
  state: { required: false, maxLength: 100, pattern: '\\S' },
  city: { required: false, maxLength: 100, pattern: '\\S' },
  language: { required: false, enum: ['en', 'es', 'ar'] },
  email_notifications: { required: false },
} as const

export const EditBusiness = {
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  name: { required: false, maxLength: 100, pattern: '\\S' },
  phone: { required: false, minLength: 1, pattern: '^[+]?[0-9 ().-]{3,30}$' },
  profile_pic: { required: false },
  language: { required: false, enum: ['en', 'es', 'ar'] },
  email_notifications: { required: false },
  buisness_name: { required: false, maxLength: 120, pattern: '\\S' },
  buisness_id_number: { required: false, maxLength: 50 },
  category: { required: false, minItems: 1, maxItems: 3, items: { maxLength: 100, pattern: '\\S' } },
  address: { required: false, maxLength: 200, pattern: '\\S' },
  country: { required: false, maxLength: 100, pattern: '\\S' },
  state: { required: false, maxLength: 100, pattern: '\\S' },
  city: { required: false, minItems: 1, maxItems: 5, items: { maxLength: 100, pattern: '\\S' } },
  zipcode: { required: false, maxLength: 12, pattern: '\\S' },
  logo_url: { required: false },
  documents_urls: {
    required: false,
    maxItems: 5,
    items: { maxLength: 2000, pattern: '/v1/files/[A-Za-z0-9_-]{16,64}$' },
  },
  isLicense: { required: false, enum: [0, 1] },
  isInsurance: { required: false, enum: [0, 1] },
} as const

export const UpdatePassword = {
  isBusiness: { required: false, enum: [0, 1] },
  userId: { required: false, pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$' },
  oldPassword: { required: true, minLength: 1, maxLength: 128 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
  confirmPassword: { required: false, minLength: 6, maxLength: 128 },
} as const

export const ForgotPassword = {
  isBusiness: { required: false, enum: [0, 1] },
  email: { required: true, minLength: 1, maxLength: 254, pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' },
} as const

export const ResetPassword = {
  token: { required: true, minLength: 1, maxLength: 200 },
  newPassword: { required: true, minLength: 6, maxLength: 128 },
} as const

export const VerifyEmail = { token: { required: true, minLength: 1, maxLength: 200 } } as const

export const Empty = {} as const
