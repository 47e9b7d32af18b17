import type { Selectable, ColumnType, Generated } from 'kysely'
import type { AccountTables } from './tables-accounts.ts'
import type { AlertTables } from './tables-alerts.ts'
import type { JobTables } from './tables-jobs.ts'
import type { OperationTables } from './tables-operations.ts'
import type { SafetyTables } from './tables-safety.ts'
import type { SecondStepTables } from './tables-second-step.ts'
import type { MaybeTime, Optional, Role, Time } from './column-types.ts'

/** What one job and one business have to say to each other; there from the first message. */
type ThreadsTable = {
  id: string
  job_id: string
  business_id: string
  /** The customer who posted the job. */
  customer_id: string
  /** The number of the newest message. */
  last_number: Generated<number>
}

/** One of the two sides of a thread, and how far it has read. */
type ThreadSidesTable = {
  thread_id: string
  side: Role
  account_id: string
  /** The id of the newest message: the place of the thread in the list of the account. */
  newest_id: string
  /** The number of the last message seen. */
  seen: ColumnType<number, number | undefined, number>
  /** How many messages of the other side came after it. */
  unread: ColumnType<number, number | undefined, number>
  /** When the oldest of these came. */
  unread_since: MaybeTime
  /** When these were mailed. */
  mailed_at: MaybeTime
}

type MessagesTable = {
  id: string
  thread_id: string
  /** 1, 2, 3 … without gaps. */
  number: number
  author: Role
  text: string
  /** Never before that of the message before it. */
  created_at: Time
}

type MessagePicturesTable = {
  message_id: string
  /** 1 to 5, in the order shown. */
  position: number
  file_id: string
}

/** What one side said about a message of the other, as servers of the version before write it; it is brought along to `reports`. */
type MessageReportsTable = {
  id: string
  message_id: string
  reporter_id: string
  reason: string
  created_at: Time
  closed_at: MaybeTime
  /** What the operator did about it; null while it is open. */
  note: Optional<string>
}

export type TalkTables = {
  threads: ThreadsTable
  thread_sides: ThreadSidesTable
  messages: MessagesTable
  message_pictures: MessagePicturesTable
  message_reports: MessageReportsTable
}

/** Every table, as the migrations leave it. */
export type Database = AccountTables &
  JobTables &
  TalkTables &
  AlertTables &
  SafetyTables &
  OperationTables &
  SecondStepTables

export type AccountRow = Selectable<Database['accounts']>
export type JobRow = Selectable<Database['jobs']>
export type BidRow = Selectable<Database['bids']>
export type FileRow = Selectable<Database['files']>
