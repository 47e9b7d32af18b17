import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  Amount,
  BidState,
  DeclineReason,
  JobStatus,
  Language,
  MaybeTime,
  Optional,
  Role,
  Time,
  TimeNow,
} from './columns.ts'
import type { OperationTables } from './tables-operations.ts'
import type { TalkTables } from './tables-talk.ts'

/** Whoever can log in; what only one role has is in `customers` and `businesses`. */
export type AccountsTable = {
  id: string
  role: Role
  /** As typed; unique without regard to case. */
  email: string
  password_hash: string
  name: string
  phone: string
  language: Generated<Language>
  picture_file_id: Optional<string>
  email_verified_at: MaybeTime
  terms_accepted_at: Time
  reference_code: Optional<string>
  blocked_at: MaybeTime
  /** When it is to be deleted, as its owner or an operator asked for. */
  delete_at: MaybeTime
  /** When it was; what others' records need of it is left. */
  deleted_at: MaybeTime
  /** Whether it is blocked, about to be deleted or deleted: the database says so. */
  is_gone: ColumnType<boolean, never, never>
  /** Whether notifications may also be mailed. */
  mail_enabled: Generated<boolean>
  /** The kinds of notifications that are not mailed, even so. */
  muted_mails: Generated<string[]>
  /** Lets whoever has a mail switch such mails off without a login, and nothing else. */
  unsubscribe_token: Generated<string>
  created_at: TimeNow
}

export type CustomersTable = {
  account_id: string
  country: string
  state: string
  city: string
}

export type BusinessesTable = {
  account_id: string
  business_name: string
  business_id_number: Optional<string>
  business_phone: string
  business_email: Optional<string>
  address: string
  zipcode: string
  country: string
  state: string
  /** One to five. */
  cities: string[]
  /** One to three. */
  categories: string[]
  has_license: boolean
  has_insurance: boolean
  logo_file_id: Optional<string>
  /** Kept by a trigger on `ratings`. */
  rating_count: ColumnType<number, never, never>
  rating_sum: ColumnType<number, never, never>
  /** How many ratings have one star, two, three, four and five; kept with the sum. */
  star_counts: ColumnType<number[], never, never>
  /** Kept by a trigger on `jobs`. */
  jobs_completed: ColumnType<number, never, never>
  /** How often it ended an assignment itself; kept by a trigger on `ended_assignments`. */
  stepped_down: ColumnType<number, never, never>
  /** When an operator checked it, and by which of its documents; both null where it does not hold. */
  license_checked_at: MaybeTime
  license_file_id: Optional<string>
  insurance_checked_at: MaybeTime
  insurance_file_id: Optional<string>
}

export type BusinessDocumentsTable = {
  business_id: string
  /** 1 to 5, in the order shown. */
  position: number
  file_id: string
}

export type SubscriptionsTable = {
  id: string
  business_id: string
  kind: 'trial' | 'yearly'
  starts_at: Time
  ends_at: Time
}

/** An upload. Nothing may refer to a file that is gone; a file that nothing refers to is purged after a day. */
export type FilesTable = {
  /** 128 random bits, for the link is the key to it. */
  id: string
  kind: 'image' | 'document'
  media_type: string
  byte_size: number
  /** What it was first used for, which it stays: null while nothing refers to it yet. */
  purpose: Optional<'picture' | 'document'>
  /** The name it had at its owner's, for downloads. */
  original_name: Optional<string>
  /** Null before sign-up. */
  owner_id: Optional<string>
  uploader_address: Optional<string>
  created_at: TimeNow
}

export type JobsTable = {
  /** UUIDv7: newer jobs have greater ids, so lists page by id. */
  id: string
  customer_id: string
  title: string
  details: string
  category: string
  country: string
  state: string
  city: string
  budget: Amount
  status: Generated<JobStatus>
  assigned_business_id: Optional<string>
  assigned_bid_id: Optional<string>
  /** Never anything else, so that no other bid can be accepted. */
  assigned_bid_state: Generated<'standing'>
  assigned_at: MaybeTime
  completed_at: MaybeTime
  doubted_at: MaybeTime
  doubt_reason: Optional<string>
  expires_at: Time
  expiry_warned_at: MaybeTime
  posted_at: TimeNow
  edited_at: MaybeTime
  /** A day, such as 2026-12-04. */
  needed_by: Optional<string>
  /** What lists order by, the greatest first; 0 where nothing presses. The database says so. */
  urgency: ColumnType<number, never, never>
  /** The assigned business, until it looks at what waits for it. */
  unseen_by: Optional<string>
  /** Kept by a trigger on `ratings`. */
  is_rated: ColumnType<boolean, never, never>
  deleted_at: MaybeTime
  version: Generated<number>
}

export type JobPicturesTable = {
  job_id: string
  /** 1 to 5, in the order shown. */
  position: number
  file_id: string
}

/** What a business showed of its work on a job. */
export type WorkPicturesTable = JobPicturesTable & {
  /** UUIDv7 of when it was shown: what a business may choose from pages by it. */
  id: string
  business_id: string
}

/** What a business shows on its page. */
export type BusinessPicturesTable = {
  business_id: string
  /** 1 to 20, in the order shown. */
  position: number
  file_id: string
  /** The id in its link on the page, for as long as it is there; 128 random bits like a file's. */
  shown_as: string
  /** The job that it is a work picture of; null for an upload. */
  job_id: Optional<string>
}

export type BidsTable = {
  id: string
  job_id: string
  business_id: string
  amount: Amount
  proposal: string
  created_at: TimeNow
  /** Null until it is edited. */
  updated_at: MaybeTime
  state: Generated<BidState>
  /** When it was withdrawn or declined, or its assignment ended; null while it stands. */
  set_aside_at: MaybeTime
  /** Why it is declined, as far as the customer said. */
  decline_reason: Optional<DeclineReason>
  decline_comment: Optional<string>
  /** The customer, until they look at the job. */
  unseen_by: Optional<string>
}

/** What became of an assignment that one of its parties ended. */
export type EndedAssignmentsTable = {
  id: string
  job_id: string
  business_id: string
  /** The account of the one who ended it. */
  ended_by: string
  /** Null once that account is deleted. */
  reason: Optional<string>
  assigned_at: Time
  ended_at: Time
}

export type RatingsTable = {
  /** UUIDv7 of when it was given: reviews page by it. */
  id: string
  job_id: string
  business_id: string
  rating: number
  comment: Optional<string>
  created_at: TimeNow
  /** Counts each change of the rating and of the reply. */
  revision: Generated<number>
  changed_at: MaybeTime
  reply: Optional<string>
  replied_at: MaybeTime
  reply_changed_at: MaybeTime
}

/** Every table, as the migrations leave it. */
export type Database = OperationTables &
  TalkTables & {
    accounts: AccountsTable
    customers: CustomersTable
    businesses: BusinessesTable
    business_documents: BusinessDocumentsTable
    subscriptions: SubscriptionsTable
    files: FilesTable
    jobs: JobsTable
    job_pictures: JobPicturesTable
    bids: BidsTable
    ended_assignments: EndedAssignmentsTable
    work_pictures: WorkPicturesTable
    business_pictures: BusinessPicturesTable
    ratings: RatingsTable
  }

export type AccountRow = Selectable<AccountsTable>
export type JobRow = Selectable<JobsTable>
export type BidRow = Selectable<BidsTable>
export type FileRow = Selectable<FilesTable>
