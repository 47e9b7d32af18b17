import type { ColumnType, Generated } from 'kysely'
import type { components } from '../../generated/api.ts'
import type { KeyScope, OperatorRole } from '../../generated/operations.ts'
import type { Language, MaybeTime, Optional, Time, TimeNow } from './column-types.ts'

export type WebhookTopic = components['schemas']['WebhookTopic']
export type WebhookType = components['schemas']['WebhookType']
/** Why an address gave no answer. */
export type NoAnswer = NonNullable<components['schemas']['WebhookDelivery']['error']>

type Json = ColumnType<Record<string, unknown>, string, string>

type SessionsTable = {
  /** What its account knows it by. */
  id: Generated<string>
  /** SHA-256 of the token; the token itself is known to its bearer alone. */
  token_hash: Buffer
  account_id: string
  created_at: TimeNow
  last_used_at: TimeNow
  /** 30 days after the last use, and at most 180 after it began. */
  expires_at: Time
  /** What the login said of itself, such as Firefox on Android. */
  browser: Optional<string>
  system: Optional<string>
  /** When it last proved the second step; null where it never did. */
  second_step_at: MaybeTime
}

/** What programs send in place of the token of a session. */
type ApiKeysTable = {
  id: string
  /** SHA-256 of the key; the key itself is shown once. */
  token_hash: Buffer
  account_id: string
  /** What its owner knows it by. */
  name: string
  /** How the key begins. */
  start: string
  scopes: ColumnType<KeyScope[], KeyScope[], never>
  /** Whether messages have scopes of their own; for a key from before, those of jobs are for them, too. */
  has_message_scopes: Generated<boolean>
  created_at: Time
  /** To a minute; null before it was ever used. */
  last_used_at: MaybeTime
  /** At most 365 days after it was made. */
  expires_at: Time
}

/** Where an account has events sent. */
type WebhooksTable = {
  id: string
  account_id: string
  url: string
  topics: ColumnType<WebhookTopic[], WebhookTopic[], never>
  /** As Standard Webhooks writes it, where a server of the version before made it; empty once it is sealed. */
  secret: string
  old_secret: Optional<string>
  /** It signs, so that a hash will not do. */
  sealed_secret: Optional<Buffer>
  /** Signs, too, until that time, like `old_secret`. */
  sealed_old_secret: Optional<Buffer>
  old_secret_until: MaybeTime
  created_at: Time
  /** Tries since the last one that was taken. */
  failures: Generated<number>
  failing_since: MaybeTime
  /** Nothing is sent before; the one that has waited for longest comes first. */
  turn_at: Time
  /** Until then a process is sending there; of a sealed one `sealed_leased_until` says so, and this keeps servers away that cannot open it. */
  leased_until: MaybeTime
  sealed_leased_until: MaybeTime
  off_at: MaybeTime
  off_reason: Optional<'failing' | 'gone' | 'full'>
}

/** How many events of a job an address was sent. */
type WebhookJobsTable = {
  job_id: string
  webhook_id: string
  sequence: number
}

/** An event for one address, and what became of it. */
type WebhookDeliveriesTable = {
  id: string
  webhook_id: string
  type: WebhookType
  job_id: Optional<string>
  /** Null without a job. */
  sequence: Optional<number>
  business_id: Optional<string>
  message_number: Optional<number>
  happened_at: Time
  created_at: Time
  state: Generated<'waiting' | 'delivered' | 'given_up'>
  next_attempt_at: Time
  attempts: Generated<number>
  tried_at: MaybeTime
  status: Optional<number>
  error: Optional<NoAnswer>
  milliseconds: Optional<number>
}

type OneTimeTokensTable = {
  token_hash: Buffer
  account_id: string
  purpose: 'password_reset' | 'email_verification' | 'email_change' | 'email_undo'
  /** The address that the link was sent to. */
  email: string
  created_at: TimeNow
  expires_at: Time
  used_at: MaybeTime
}

/** How much an account or a network has uploaded on a day, in UTC. */
type UploadAmountsTable = {
  uploader: string
  day: string
  bytes: number
}

/** Similar notifications of one account. A single one is a group of one. */
type NotificationGroupsTable = {
  /** That of its first notification. */
  id: string
  account_id: string
  /** While there is one, more notifications that have it join the group. */
  key: Optional<string>
  newest_id: string
  size: number
  began_at: Time
}

type NotificationsTable = {
  id: string
  account_id: string
  group_id: string
  /** The message's code; its words are made when it is read, in the reader's language. */
  kind: string
  job_id: Optional<string>
  params: Json
  created_at: TimeNow
  read_at: MaybeTime
  /** The transaction that wrote it, and what that one saw; both are the database's alone. */
  written_by: ColumnType<string, never, never>
  written_after: ColumnType<string, never, never>
}

/** What is still to be told of a job, and how far that has come. */
type TellingsTable = {
  job_id: string
  /** The tellings of a job are told in this order. */
  number: number
  kind: string
  params: Json
  group_key: Optional<string>
  audience: 'account' | 'bidders' | 'matching'
  /** The only recipient, or the bidder to skip; otherwise null. */
  account_id: Optional<string>
  /** All up to this account are told. */
  told_to: Optional<string>
  created_at: Time
  turn_at: Time
}

/** What the streams of all processes are to hear; kept by triggers until it is sent. */
type AnnouncementsTable = Readonly<{
  id: ColumnType<number, never, never>
  channel: ColumnType<string, never, never>
  payload: ColumnType<string, never, never>
}>

/** Mail that waits for sending; what it says is forgotten once it is sent. */
type MailOutboxTable = {
  id: string
  recipient: string
  kind: string
  language: Language
  params: Json
  /** The parameters of a mail with a one-time link, sealed; `params` is empty then. */
  sealed: Optional<Buffer>
  /** Its turn, in the place of `next_attempt_at`, which keeps servers away that cannot open it. */
  sealed_turn_at: MaybeTime
  /** Whether it may wait behind those that somebody waits for. */
  is_news: Generated<boolean>
  created_at: TimeNow
  attempts: Generated<number>
  next_attempt_at: TimeNow
  last_error: Optional<string>
  sent_at: MaybeTime
  /** When we gave up. */
  failed_at: MaybeTime
}

/** Answers already given, so that a repeated request is answered and not done again. */
type IdempotencyKeysTable = {
  /** The account, or what else tells callers apart where there is no account yet. */
  scope: string
  key: string
  operation: string
  /** SHA-256 of the request: the same key with another request is an error. */
  request_hash: Buffer
  /** Null while the first request is still being worked on. */
  status: Optional<number>
  body: ColumnType<unknown, string | null | undefined, string | null>
  created_at: TimeNow
}

/** How often something was tried in the window of time that runs. */
type LimitCountsTable = {
  /** SHA-256 of limit and counted key. */
  key: Buffer
  points: number
  ends_at: Time
}

/** Which key this database is sealed with: one row. */
type SecretsKeyTable = {
  is_only: Generated<true>
  key_id: string
  since: Time
}

/** Those who run the server, as the console knows them. */
type OperatorsTable = {
  id: string
  email: string
  name: string
  role: OperatorRole
  /** Null until the invitation is taken up. */
  password_hash: Optional<string>
  /** The key of the authenticator app; null until the invitation is first opened. */
  sealed_key: Optional<Buffer>
  /** The time step of the last code that was used. */
  last_step: Generated<number>
  /** SHA-256 of the token in the link; null once it is taken up. */
  invitation_hash: Optional<Buffer>
  invitation_ends_at: MaybeTime
  created_at: Time
}

type OperatorSessionsTable = {
  /** SHA-256 of the token. */
  token_hash: Buffer
  operator_id: string
  created_at: Time
  last_used_at: Time
  /** 30 minutes after the last use, and at most 12 hours after it began. */
  expires_at: Time
}

/** What operators did, by command or in the console. */
type OperatorActionsTable = {
  id: string
  at: TimeNow
  operator: string
  /** The operator's account; null for a command. */
  operator_id: Optional<string>
  action: string
  subject: string
  details: Json
}

export type OperationTables = {
  upload_amounts: UploadAmountsTable
  operators: OperatorsTable
  operator_sessions: OperatorSessionsTable
  operator_actions: OperatorActionsTable
  sessions: SessionsTable
  api_keys: ApiKeysTable
  webhooks: WebhooksTable
  webhook_jobs: WebhookJobsTable
  webhook_deliveries: WebhookDeliveriesTable
  one_time_tokens: OneTimeTokensTable
  notification_groups: NotificationGroupsTable
  notifications: NotificationsTable
  tellings: TellingsTable
  announcements: AnnouncementsTable
  mail_outbox: MailOutboxTable
  idempotency_keys: IdempotencyKeysTable
  limit_counts: LimitCountsTable
  secrets_key: SecretsKeyTable
}
