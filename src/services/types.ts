import type { components } from '../../generated/client/schemas.ts'

/** What the contract speaks of, in clean names. */
export type Schemas = components['schemas']

export type Role = 'customer' | 'business'
export type Language = Schemas['Language']

/** What the server says when something was done. */
export type Acknowledged = Schemas['Acknowledged']

export type Job = Schemas['Job']
export type JobsOverview = Schemas['JobsOverview']
export type JobListShows = Schemas['JobCount']['shows']
export type AssignedBusiness = Schemas['AssignedBusiness']
export type Rating = Schemas['Rating']
export type OwnBid = Schemas['OwnBid']
export type Interest = Schemas['Interest']
export type InterestOrder = Schemas['BidOrder']
export type DeclineReason = Schemas['DeclineReason']
export type Thread = Schemas['Thread']
/** A thread on its own screen, with the bid of its business. */
export type Talk = Thread & Pick<Schemas['Messages'], 'bid' | 'bidsCount'>
/** Which threads of the viewer: `search` is empty for all, and `shows` tells those with unread messages or those of jobs in one status. */
export type InboxFilter = { readonly search: string; readonly shows: 'all' | 'unread' | Schemas['JobStatus'] }
/** What comes with a page of threads: how many messages the viewer has not seen in all of them. */
export type InboxOverview = Pick<Schemas['Threads'], 'unreadMessages'>
export type Message = Schemas['Message']
export type ShownBusiness = Schemas['ShownBusiness']
export type FoundBusiness = Schemas['FoundBusiness']
/** Which businesses a customer looks for: `search` is empty for no words, and what is missing narrows nothing. */
export type BusinessFilter = Readonly<{
  search: string
  onlyFavorites: boolean
  trade?: string
  state?: string
  /** Of `state`, or of the state of the customer. */
  city?: string
  /** The least average, in stars. */
  rating?: number
  isLicenseChecked: boolean
}>
export type Review = Schemas['Review']
export type WorkPicture = Schemas['WorkPicture']
export type Notification = Schemas['Notification']
export type NotificationGroup = Schemas['GroupedNotification']
export type MailSettings = Schemas['MailSettings']
export type MailKind = Schemas['MailKind']
export type CustomerProfile = Schemas['CustomerData']
export type BusinessProfile = Schemas['BusinessDetails']
export type OpenSession = Schemas['Session']
export type ApiKey = Schemas['Key']
export type WebhookEndpoint = Schemas['Webhook']
export type SecondStep = Schemas['SecondStep']
/** A key for an authenticator app, to be typed or read from a QR code. */
export type AuthenticatorKey = Pick<Schemas['SecondStepBegun'], 'key' | 'uri'>
export type Passkey = Schemas['Passkey']
export type SecurityEvent = Schemas['SecurityEvent']
export type Delivery = Schemas['WebhookDelivery']
export type Leaving = Schemas['DeletionBegun']
export type Locations = Schemas['Locations']['countries']
export type Category = Schemas['Categories']['categories'][number]

// Parts of what services are asked for.

/** The idempotency key: the same for each attempt. */
export type Keyed = { readonly key: string }
export type InJob = { readonly jobId: string }
export type Drafted<Draft> = { readonly draft: Draft }

/** A job as its own screen shows it; `ownBid` is the viewer's, though it be withdrawn. */
export type JobDetails = Omit<Schemas['JobDetails'], 'withdrawnBid'>

/** What narrows a list of jobs further; what is missing does not. */
export type JobLimits = Readonly<{
  /** Dollars. */
  budgetFrom?: number
  budgetTo?: number
  /** A day of the calendar, such as 2026-12-04. */
  neededUntil?: string
  /** Days until now. */
  postedWithin?: number
  /** One of a business's own trades, and of its cities. */
  trade?: string
  city?: string
}>

/** What a list of jobs shows, and in which order. */
export type JobFilter = {
  readonly shows: JobListShows
  /** For a customer, who has no nearest job, the newest stand for that. */
  readonly order: Schemas['BusinessOrder']
  /** The words that are searched for; empty for none. */
  readonly search: string
  readonly limits: JobLimits
}

/** One job and one business. A business is always in its own threads, so there it is null. */
export type ThreadId = { readonly jobId: string; readonly businessId: string | null }

/** What somebody writes; pictures as links. */
export type MessageContent = { readonly text: string; readonly pictures: readonly string[] }

/** Something happened in a thread: a message, or one side has seen up to one. */
export type ThreadNews = { readonly jobId: string; readonly businessId: string }

type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly country: string
  readonly state: string
  /** A link. */
  readonly picture: string | null
  readonly language: Language
}

/** A customer as the session knows one, which is stored in the browser: an older version of the app reads it, too. */
export type Customer = Person & {
  readonly city: string
  /** There while the server asks for a verified address before a job is posted or a conversation begun. */
  readonly mustVerifyEmail?: true
}

/** A business as the session knows one. */
export type Business = Person & {
  readonly cities: readonly string[]
  /** Miles around each of them; missing in what an older version stored. */
  readonly radius?: number
  readonly categories: readonly string[]
  readonly businessName: string
  readonly isEmailVerified: boolean
}

export type User = Customer | Business

/** A logged-in user. */
export type Session =
  | { readonly token: string; readonly userType: 'customer'; readonly user: Customer }
  | { readonly token: string; readonly userType: 'business'; readonly user: Business }

export type Credentials = { readonly email: string; readonly password: string }

/** An account that was made; `session` is null where the server opens none. */
export type SignedUp = Acknowledged & { readonly session: Session | null }

/** A document as a list shows it: its link, and the name that it goes by there. */
export type WantedDocument = { readonly link: string; readonly name: string }

/** A file as it is saved on the device. */
export type StoredFile = { readonly blob: Blob; readonly name: string }
