import type { ColumnType, Generated } from 'kysely'
import type {
  Amount,
  BidState,
  DeclineReason,
  InvitationReason,
  JobStatus,
  MaybeTime,
  Optional,
  Time,
  TimeNow,
} from './column-types.ts'

type JobsTable = {
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
  /** For the customer and the assigned business alone. */
  street_address: Optional<string>
  /** What lists order by, the greatest first; 0 where nothing presses. The database says so. */
  urgency: ColumnType<number, never, never>
  /** The assigned business, until it looks at what waits for it. */
  unseen_by: Optional<string>
  /** Kept by a trigger on `ratings`. */
  is_rated: ColumnType<boolean, never, never>
  deleted_at: MaybeTime
  version: Generated<number>
}

type JobPicturesTable = {
  job_id: string
  /** 1 to 5, in the order shown. */
  position: number
  file_id: string
}

/** What a business showed of its work on a job. */
type WorkPicturesTable = JobPicturesTable & {
  /** UUIDv7 of when it was shown: what a business may choose from pages by it. */
  id: string
  business_id: string
}

type BidsTable = {
  id: string
  job_id: string
  business_id: string
  amount: Amount
  proposal: string
  /** A day, such as 2026-11-28. */
  can_start: Optional<string>
  created_at: TimeNow
  /** Null until it is edited. */
  updated_at: MaybeTime
  state: Generated<BidState>
  /** Time of withdrawal, decline or end of its assignment; null while it is active. */
  set_aside_at: MaybeTime
  /** Why it is declined, as far as the customer said. */
  decline_reason: Optional<DeclineReason>
  decline_comment: Optional<string>
  /** The customer, until they look at the job. */
  unseen_by: Optional<string>
}

/** A business that the owner of a job asked to bid on it. */
type InvitationsTable = {
  job_id: string
  business_id: string
  created_at: Time
  /** Null unless the business said no. */
  declined_at: MaybeTime
  decline_reason: Optional<InvitationReason>
}

/** What became of an assignment that one of its parties ended. */
type EndedAssignmentsTable = {
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

type RatingsTable = {
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

/** What is written of a job, to be searched; a trigger keeps it. */
type JobTextsTable = {
  job_id: string
  /** A tsvector: stems, and who may find the job. */
  words: ColumnType<string, never, never>
}

/** Every word that was written of a job, for the nearest to a misspelled one. */
type SearchWordsTable = {
  word: ColumnType<string, never, never>
  /** In Latin letters, one for each. */
  spelled: ColumnType<string, never, never>
}

/** Jobs and what becomes of them. */
export type JobTables = {
  jobs: JobsTable
  job_texts: JobTextsTable
  search_words: SearchWordsTable
  job_pictures: JobPicturesTable
  bids: BidsTable
  invitations: InvitationsTable
  ended_assignments: EndedAssignmentsTable
  work_pictures: WorkPicturesTable
  ratings: RatingsTable
}
