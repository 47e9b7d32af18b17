import { sql } from 'kysely'
import type { Db } from '../db/connection.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { Language } from '../../schema/column-types.ts'
import type { QueueDepth } from '../background/queue-metrics.ts'

export type DueMail = Readonly<{
  id: string
  recipient: string
  kind: string
  language: Language
  params: Record<string, unknown>
  /** In the place of `params`. */
  sealed: Buffer | null
  created_at: Date
  attempts: number
  /** Whether the recipient has proved that the address is theirs. */
  isProven: boolean
}>

/** When a sealed mail has its turn, for servers of the version before, which cannot open it. */
const NEVER = new Date('9999-01-01T00:00:00Z')

const placeOf = (id: string): string => `mail ${id}`

/** What a mail says, in the columns of its row, for nobody to read but servers with the key. */
export function sealedMail(secrets: Secrets, id: string, params: object) {
  return { params: '{}', sealed: secrets.seal(placeOf(id), JSON.stringify(params)), next_attempt_at: NEVER }
}

/** What a mail says; undefined where the key that it was sealed with is gone. */
export function openedParams(
  secrets: Secrets,
  { id, params, sealed }: Pick<DueMail, 'id' | 'params' | 'sealed'>,
): Record<string, unknown> | undefined {
  if (sealed === null) return params
  const text = secrets.open(placeOf(id), sealed)
  return text === undefined ? undefined : recordIn(text)
}

/** What is sealed in mails that wait, with the place that each was sealed for. */
export async function listSealedMails(db: Db): Promise<{ place: string; text: Buffer }[]> {
  const rows = await db.selectFrom('mail_outbox').select(['id', 'sealed']).where('sealed', 'is not', null).execute()
  return rows.flatMap(({ id, sealed: text }) => (text === null ? [] : [{ place: placeOf(id), text }]))
}

function recordIn(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** When a mail has its turn, in SQL. */
const turn = sql<Date>`coalesce(sealed_turn_at, next_attempt_at)`

/** The columns that put a mail off, whichever of them says when it has its turn. */
const putOffTo = (time: Date) => ({
  next_attempt_at: sql<Date>`case when sealed_turn_at is null then ${time}::timestamptz else next_attempt_at end`,
  sealed_turn_at: sql<Date | null>`case when sealed_turn_at is null then null else ${time}::timestamptz end`,
})

/** What is left of a mail that is done with. */
const EMPTY = { params: '{}', sealed: null, sealed_turn_at: null }

/** Asked when it is sent, for it may change while a letter waits. */
const isProven = sql<boolean>`exists (
  select from accounts where lower(email) = lower(mail_outbox.recipient) and email_verified_at is not null)`

/** Takes the letter that is due for longest, news last, until `leaseEnd`; then another process tries. Never two at once. */
export async function leaseDueMail(db: Db, now: Date, leaseEnd: Date): Promise<DueMail | undefined> {
  return await db
    .updateTable('mail_outbox')
    .set((row) => ({ ...putOffTo(leaseEnd), attempts: row('attempts', '+', 1) }))
    .where('id', '=', (from) =>
      from
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where(turn, '<=', now)
        .orderBy('is_news')
        .orderBy(turn)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient',
      'kind',
      'language',
      'params',
      'sealed',
      'created_at',
      'attempts',
      isProven.as('isProven'),
    ])
    .executeTakeFirst()
}

/** The letter is away; what it said is forgotten. */
export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: now, ...EMPTY, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** It will be tried again then. One that a server of the version before has queued in clear is sealed, if its link lets its reader in. */
export async function rescheduleMail(
  db: Db,
  secrets: Secrets,
  mail: DueMail,
  { nextAttempt, error }: Readonly<{ nextAttempt: Date; error: string }>,
): Promise<void> {
  const { id, kind, params, sealed } = mail
  const isOpen = sealed === null && LETS_IN.includes(kind)
  const change = isOpen ? { ...sealedMail(secrets, id, params), sealed_turn_at: nextAttempt } : putOffTo(nextAttempt)
  await db
    .updateTable('mail_outbox')
    .set({ ...change, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** It will not be tried again. */
export async function markMailFailed(db: Db, id: string, now: Date, error: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ failed_at: now, ...EMPTY, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** Which of these letters the outbox still tells of. */
export async function knownMail(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('mail_outbox').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Forgets what was sent or given up before `before`. */
export async function deleteDoneMail(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('created_at', '<', before)
    .where(sql<boolean>`(sent_at is not null or failed_at is not null)`)
    .execute()
}

/** Kinds whose links let their readers in. */
const LETS_IN = ['password_reset', 'email_verification', 'email_change', 'email_undo']

/** Seals waiting mails with links that servers of the version before have queued. Answers how many. */
export async function sealWaitingMail(
  db: Db,
  secrets: Secrets,
  { now, limit }: Readonly<{ now: Date; limit: number }>,
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('mail_outbox')
      .select(['id', 'params', 'next_attempt_at'])
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('sealed', 'is', null)
      .where('next_attempt_at', '<=', now)
      .where('kind', 'in', LETS_IN)
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, params, next_attempt_at } of rows) {
      await trx
        .updateTable('mail_outbox')
        .set({ ...sealedMail(secrets, id, params), sealed_turn_at: next_attempt_at })
        .where('id', '=', id)
        .execute()
    }
    return rows.length
  })
}

/** Letters that are counted at most: what waits beyond that is as bad. */
const MOST_COUNTED = 10_000

/** What waits in the outbox: how much, since when the oldest, and when the first of it was due. */
export async function readWaitingMail(db: Db): Promise<QueueDepth> {
  const { rows } = await sql<QueueDepth>`
    select count(*) as length, min(created_at) as oldest, min(turn) as due
    from (
      select created_at, ${turn} as turn from mail_outbox
      where sent_at is null and failed_at is null order by is_news, ${turn} limit ${MOST_COUNTED}
    ) as waiting`.execute(db)
  return rows[0] ?? { length: 0, oldest: null, due: null }
}
