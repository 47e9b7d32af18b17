import type { KeyScope } from '../../generated/operations.ts'
import type { components } from '../../generated/api.ts'

/** The words of the field, in correct spelling; `wire/` is the only room that knows how the v1 API spells them. */

export type Role = 'customer' | 'business'

export type Language = 'en' | 'es' | 'ar'

type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly country: string
  readonly state: string
  /** An absolute link, like every picture here. */
  readonly picture: string | null
  readonly language: Language
}

export type Customer = Person & {
  readonly city: string
  /** There while the server asks for a verified address before a job is posted or a conversation begun. */
  readonly mustVerifyEmail?: true
}

export type Business = Person & {
  readonly cities: readonly string[]
  readonly categories: readonly string[]
  readonly businessName: string
  readonly isEmailVerified: boolean
}

export type User = Customer | Business

/** What only the owner of an account is told of it. */
type OwnAccount = {
  /** The new address that waits for its confirmation. */
  readonly pendingEmail: string | null
}

/** A customer's account, as its own screen shows it. */
export type CustomerProfile = Customer & OwnAccount

/** What the operator has checked by a document, whose link it names. */
export type DocumentCheck = components['schemas']['DocumentCheck']

/** A business's account with everything about the business. */
export type BusinessProfile = Business &
  OwnAccount & {
    /** Bidding waits until the address is verified. */
    readonly mustVerifyEmail: boolean
    /** The empty string for none. */
    readonly businessIdNumber: string
    readonly businessPhone: string
    /** The empty string for none. */
    readonly businessEmail: string
    readonly address: string
    readonly zipCode: string
    readonly logo: string | null
    /** `name` is that of the uploaded file; null where it is not known. */
    readonly documents: readonly { readonly url: string; readonly name: string | null }[]
    readonly hasLicense: boolean
    readonly hasInsurance: boolean
    /** How often it ended an assignment itself. */
    readonly steppedDown: number
    /** What the operator has checked, and by which of the documents. */
    readonly checks: readonly DocumentCheck[]
  }

/** One of the sessions of an account, roughly by what it was opened with. */
export type OpenSession = {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly createdAt: string
  readonly lastUsedAt: string
  /** Whether it is the viewer's. */
  readonly isCurrent: boolean
}

/** A key by which a program acts for an account. */
export type ProgramKey = {
  readonly id: string
  readonly name: string
  /** How it begins. */
  readonly start: string
  readonly scopes: readonly KeyScope[]
  /** Null before it was ever used. */
  readonly lastUsedAt: string | null
  readonly endsAt: string
}

/** A key that was made; the key itself is told this once. */
export type MadeKey = { readonly secret: string }

/** A document as a list shows it: its link, and the name that it goes by there. */
export type WantedDocument = { readonly link: string; readonly name: string }

/** A file as it is saved on the device. */
export type StoredFile = { readonly blob: Blob; readonly name: string }

/** One period of membership. Times are ISO 8601 in UTC. */
export type Cycle = { readonly startsAt: string; readonly endsAt: string; readonly isActive: boolean }

/** The newest period, if there ever was one, and where whoever renews it can be reached: a mail address, or one that begins with https. */
export type Membership = { readonly cycle: Cycle | null; readonly contact: string | null }

/** A logged-in user. */
export type Session =
  | { readonly token: string; readonly userType: 'customer'; readonly user: Customer }
  | { readonly token: string; readonly userType: 'business'; readonly user: Business }

export type Credentials = { readonly email: string; readonly password: string }

/** One thing that happened to a job or bid, in the words of the reader. */
export type Notification = {
  readonly id: string
  readonly message: string
  readonly createdAt: string
  /** Null where it is about no job. */
  readonly jobId: string | null
  readonly isRead: boolean
}

/** Like notifications as one row of their list, in the words of the reader; or a single one of them. */
export type NotificationGroup = {
  readonly id: string
  readonly message: string
  /** When the newest was told. */
  readonly createdAt: string
  /** Null where it is about several jobs, or none. */
  readonly jobId: string | null
  /** The business whose messages about the job it tells of; null for anything else. */
  readonly businessId: string | null
  readonly count: number
  /** How many of these are unread. */
  readonly unread: number
}

/** A kind of mail about jobs and bids. */
export type MailKind = components['schemas']['MailKind']

/** Which notifications are mailed. */
export type MailSettings = {
  /** Whether any are. */
  readonly wantsMails: boolean
  /** The kinds that the viewer may get, and those of them that are wanted. */
  readonly kinds: readonly MailKind[]
  readonly wanted: readonly MailKind[]
}

/** Country → state → cities, each in alphabetical order. */
export type Locations = { readonly [country: string]: { readonly [state: string]: readonly string[] } }

export type Category = { readonly id: string; readonly name: string }

/** Until when an account that is about to be deleted can be kept, as ISO 8601 in UTC. */
export type Leaving = { readonly deleteAt: string }

/** What the server says when something was done. */
export type Acknowledged = { readonly message: string }

/** An account that was made; `session` is null where the server opens none. */
export type SignedUp = Acknowledged & { readonly session: Session | null }

/** A change of email that was undone, with a token that sets a new password in place of the one that somebody knew. */
export type EmailChangeUndone = Acknowledged & { readonly resetToken: string }
