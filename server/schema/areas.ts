import type { Database } from './tables.ts'

/**
 * Where the rows of a table lie once one primary is not enough: on several nodes of Citus, by the area (country and state) in
 * which jobs, bids and businesses meet. Nothing here runs: it is the plan of docs/scale.md, which tests hold the schema and
 * every statement to.
 *
 * - `area`: with its area, whose key each of these tables would carry. A statement finds the area by a place, by a thing, which
 *   lies in one area, or by an account, which knows the few areas that it has to do with (nearly always one).
 * - `key`: by a column of its own, on whichever node.
 * - `reference`: whole, on every node.
 * - `coordinator`: on the first node alone.
 */
type Placing<Column extends string> =
  | Readonly<{
      kind: 'area'
      by: Readonly<Partial<Record<'place' | 'thing' | 'account', readonly Column[]>>>
      why: string
    }>
  | Readonly<{ kind: 'key'; key: Column; why: string }>
  | Readonly<{ kind: 'reference' | 'coordinator'; why: string }>

type Columns<Table extends keyof Database> = keyof Database[Table] & string

/** The plan, table by table. */
export const placings: Readonly<{ [Table in keyof Database]: Placing<Columns<Table>> }> = {
  jobs: {
    kind: 'area',
    by: {
      place: ['state'],
      thing: ['id', 'assigned_bid_id'],
      account: ['customer_id', 'assigned_business_id', 'unseen_by'],
    },
    why: 'Its place never changes, so neither does its key.',
  },
  job_pictures: { kind: 'area', by: { thing: ['job_id'] }, why: 'Read with the job.' },
  bids: {
    kind: 'area',
    by: { thing: ['id', 'job_id'], account: ['business_id', 'unseen_by'] },
    why: 'Decided together with the job, in one transaction of one node.',
  },
  ended_assignments: {
    kind: 'area',
    by: { thing: ['id', 'job_id'], account: ['business_id', 'ended_by'] },
    why: 'Read with the job.',
  },
  ratings: { kind: 'area', by: { thing: ['id', 'job_id'], account: ['business_id'] }, why: 'Read with the job.' },
  work_pictures: { kind: 'area', by: { thing: ['id', 'job_id'], account: ['business_id'] }, why: 'Read with the job.' },
  business_pictures: {
    kind: 'area',
    by: { thing: ['job_id'], account: ['business_id'] },
    why: 'Goes when the work that it shows goes.',
  },
  threads: {
    kind: 'area',
    by: { thing: ['id', 'job_id'], account: ['business_id', 'customer_id'] },
    why: 'May be written while the job says so.',
  },
  thread_sides: {
    kind: 'area',
    by: { thing: ['thread_id'], account: ['account_id'] },
    why: 'Written with each message.',
  },
  messages: { kind: 'area', by: { thing: ['id', 'thread_id'] }, why: 'Numbered in its thread.' },
  message_pictures: { kind: 'area', by: { thing: ['message_id'] }, why: 'Read with the message.' },
  message_reports: {
    kind: 'area',
    by: { thing: ['id', 'message_id'], account: ['reporter_id'] },
    why: 'Read with the message.',
  },
  business_areas: {
    kind: 'area',
    by: { place: ['state'], account: ['business_id'] },
    why: 'Who is to be told of a job is asked in its area alone.',
  },
  tellings: { kind: 'area', by: { thing: ['job_id'] }, why: 'Written with the act, in one transaction of one node.' },
  notifications: {
    kind: 'area',
    by: { thing: ['id', 'group_id', 'job_id'], account: ['account_id'] },
    why: 'With the job that it is about, whose sight it shares.',
  },
  notification_groups: {
    kind: 'area',
    by: { thing: ['id', 'newest_id'], account: ['account_id'] },
    why: 'Written with its notifications.',
  },
  webhook_jobs: { kind: 'area', by: { thing: ['job_id'] }, why: 'Counts what is told of the job.' },
  announcements: { kind: 'area', by: {}, why: 'Written in the transaction of what they announce.' },
  idempotency_keys: {
    kind: 'area',
    by: { account: ['scope'] },
    why: 'Taken in the transaction of the act, so with the home of whoever acts.',
  },

  sessions: { kind: 'key', key: 'token_hash', why: 'Each request asks for one, and knows nothing but the token.' },
  api_keys: { kind: 'key', key: 'token_hash', why: 'As with sessions.' },
  files: { kind: 'key', key: 'id', why: 'A link names nothing but the file, and many are uploaded before sign-up.' },
  limit_counts: { kind: 'key', key: 'key', why: 'Each count stands alone.' },
  upload_amounts: { kind: 'key', key: 'uploader', why: 'Each count stands alone.' },

  accounts: { kind: 'reference', why: 'Names and who is gone are read everywhere; one address is one account.' },
  customers: { kind: 'reference', why: 'With its account.' },
  businesses: {
    kind: 'reference',
    why: 'With its account: lists of bids show it, and it may have bid in other areas before it moved.',
  },
  business_documents: { kind: 'reference', why: 'Few, and seldom written; a check of the business hangs on it.' },
  subscriptions: { kind: 'reference', why: 'One a year for each business.' },

  webhooks: { kind: 'reference', why: 'At most five an account; asked for wherever it is told.' },

  one_time_tokens: { kind: 'coordinator', why: 'Few, short-lived, and asked for by token, by address and by account.' },
  webhook_deliveries: { kind: 'coordinator', why: 'As with `mail_outbox`.' },
  mail_outbox: { kind: 'coordinator', why: 'One queue, whose next letter is the oldest of all.' },
  secrets_key: { kind: 'coordinator', why: 'One row, which a start reads.' },
  operator_actions: { kind: 'coordinator', why: 'The record of a few people.' },
}

const FILE = 'Files lie by their own id: a picture is claimed before it is shown, and what no longer shows it says so.'
const COUNTED = 'The server counts, in `parties`: one row for each account in each area where it acts.'
const SENT = 'The server announces it in the same transaction.'
const WRITTEN = 'The server writes it in the same transaction.'
const OWN_HOME = 'For each area alone, which is the home of the business.'

/** What of the schema could not stay as it is, by its name, and what would take its place. */
export const changes: Readonly<
  Record<'foreignKeys' | 'uniqueIndexes' | 'triggers' | 'defaults', Readonly<Record<string, string>>>
> = {
  foreignKeys: {
    accounts_picture_file_id_fkey: FILE,
    businesses_logo_file_id_fkey: FILE,
    business_documents_file_id_fkey: FILE,
    job_pictures_file_id_fkey: FILE,
    work_pictures_file_id_fkey: FILE,
    business_pictures_file_id_fkey: FILE,
    message_pictures_file_id_fkey: FILE,
    notifications_job_id_fkey:
      'Whoever deletes the job takes it out of the notifications: a key with the area cannot be set null.',
  },
  uniqueIndexes: {
    sessions_id_key: 'Its 122 random bits are never met again; the token is the key.',
    api_keys_id_key: 'As with sessions.',
    idempotency_keys_pkey: 'For each area alone: a repeat after a move is a new request.',
    notification_groups_open: 'For each area alone: like news of two areas are two groups.',
    business_pictures_pkey: OWN_HOME,
    business_pictures_business_id_file_id_key: OWN_HOME,
    business_pictures_shown_as_key: 'Its 128 random bits are never met again.',
  },
  // Citus runs no statement from a trigger on a row of a node, nor triggers of whole statements.
  triggers: {
    jobs_count_completed: COUNTED,
    jobs_count_inserted: COUNTED,
    jobs_uncount_completed: COUNTED,
    ratings_count: COUNTED,
    ratings_recount: COUNTED,
    ratings_uncount: COUNTED,
    ended_assignments_count: COUNTED,
    ratings_mark_rated: WRITTEN,
    jobs_hide_undone_work: WRITTEN,
    businesses_areas_new: WRITTEN,
    businesses_areas_changed: WRITTEN,
    notifications_written: SENT,
    notifications_read: SENT,
    messages_written: SENT,
    messages_seen: SENT,
    sessions_ended: SENT,
    api_keys_ended: SENT,
  },
  defaults: {
    'notifications.written_by':
      'A number that its area counts up, given under a lock of the area: each node numbers its own transactions.',
    'notifications.written_after': 'As with `written_by`.',
  },
}
