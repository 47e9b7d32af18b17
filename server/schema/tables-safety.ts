import type { MaybeTime, Optional, Role, Time } from './column-types.ts'

/** What can be reported. */
export type ReportSubject = 'job' | 'business' | 'review' | 'picture' | 'message'
export type ReportKind = 'spam' | 'scam' | 'offensive' | 'misleading' | 'privacy' | 'other'
/** What an operator made of a case. */
export type ReportOutcome = 'acted' | 'dismissed'

/** A copy of what was shown when it was reported; what the subject does not have is missing. */
export type ReportCopy = Readonly<{
  title?: string
  text?: string
  /** What a business replied to a review. */
  reply?: string
  stars?: number
  /** The number of a message in its thread, and which side wrote it. */
  number?: number
  side?: Role
  /** ISO 8601. */
  writtenAt?: string
}>

/** What one account said about something of another. */
type ReportsTable = {
  id: string
  subject: ReportSubject
  /** The id of the job, business, review or message, or of the file of a picture. */
  subject_id: string
  /** Whose it is. */
  author_id: string
  /** Where it was shown; what these name may be gone. */
  job_id: Optional<string>
  business_id: Optional<string>
  reporter_id: string
  kind: ReportKind
  words: Optional<string>
  shown: ReportCopy
  created_at: Time
  closed_at: MaybeTime
  outcome: Optional<ReportOutcome>
  /** What the operator did about it; null while it is open. */
  note: Optional<string>
}

/** The pictures that were shown with it, which are kept as long as the report. */
type ReportPicturesTable = {
  report_id: string
  /** From 1, in the order shown. */
  position: number
  file_id: string
}

/** A customer and a business that are kept apart. */
type BlocksTable = {
  customer_id: string
  business_id: string
  blocked_by: Role
  /** Names it in requests. */
  id: string
  created_at: Time
}

/** What keeps people safe from each other. */
export type SafetyTables = {
  reports: ReportsTable
  report_pictures: ReportPicturesTable
  blocks: BlocksTable
}
