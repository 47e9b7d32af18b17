import { sql } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'

/** Holds the account of a business until the transaction ends: one ledger is settled at a time. */
export async function lockMember(db: Db, businessId: string): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', businessId).forNoKeyUpdate().execute()
}

/** Writes down a year that an operator granted, or an end. */
export async function insertLine(
  db: Db,
  { businessId, kind, at }: Readonly<{ businessId: string; kind: 'grant' | 'end'; at: Date }>,
): Promise<string> {
  const id = newId(at)
  await db.insertInto('membership_ledger').values({ id, business_id: businessId, kind, at, created_at: at }).execute()
  return id
}

/** A payment as the provider knows it now. */
export type Payment = Readonly<{
  invoiceId: string
  paymentId: string | null
  paidAt: Date
  /** In US dollars. */
  amount: string
  paidBack: 'refunded' | 'disputed' | null
}>

/** Writes down a payment, or what became of one; answers whether it is a new one that counts. When it was paid never changes. */
export async function recordPayment(db: Db, businessId: string, payment: Payment, now: Date): Promise<boolean> {
  const { invoiceId, paymentId, paidAt, amount, paidBack } = payment
  const { rows } = await sql<{ isNew: boolean }>`
    insert into membership_ledger (id, business_id, kind, at, invoice_id, payment_id, amount, paid_back, created_at)
    values (${newId(paidAt)}, ${businessId}, 'payment', ${paidAt}, ${invoiceId}, ${paymentId}, ${amount}, ${paidBack}, ${now})
    on conflict (invoice_id) do update set payment_id = excluded.payment_id, paid_back = excluded.paid_back
    returning xmax = 0 and paid_back is null as "isNew"`.execute(db)
  return rows[0]?.isNew === true
}

/** Takes up yearly rows that have no line: of before there was a ledger, or of a server of the version before. */
export async function carryYears(db: Db, businessId: string, now: Date): Promise<void> {
  await sql`
    insert into membership_ledger (id, business_id, kind, at, until, created_at)
    select id, business_id, 'carried', starts_at, ends_at, ${now} from subscriptions
    where business_id = ${businessId} and kind = 'yearly'
      and not exists (select from membership_ledger l where l.id = subscriptions.id)`.execute(db)
}

/** A line as it is stored. */
export type StoredLine = Readonly<{
  id: string
  kind: 'payment' | 'grant' | 'carried' | 'end'
  at: Date
  until: Date | null
  isPaidBack: boolean
}>

export async function listLines(db: Db, businessId: string): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('membership_ledger')
    .select(['id', 'kind', 'at', 'until', 'paid_back'])
    .where('business_id', '=', businessId)
    .execute()
  return rows.map(({ paid_back, ...line }) => ({ ...line, isPaidBack: paid_back !== null }))
}

type Year = Readonly<{ id: string; startsAt: Date; endsAt: Date }>

/** Makes the yearly rows of a business these. One that was cut off as it began lasts a second. */
export async function replaceYears(db: Db, businessId: string, years: readonly Year[]): Promise<void> {
  await sql`
    delete from subscriptions
    where business_id = ${businessId} and kind = 'yearly' and id <> all(${years.map(({ id }) => id)}::uuid[])`.execute(
    db,
  )
  for (const { id, startsAt, endsAt } of years) {
    const times = { starts_at: startsAt, ends_at: new Date(Math.max(endsAt.getTime(), startsAt.getTime() + 1000)) }
    await db
      .insertInto('subscriptions')
      .values({ id, business_id: businessId, kind: 'yearly', ...times })
      .onConflict((row) => row.column('id').doUpdateSet(times))
      .execute()
  }
}

/** The business that a payment is of; undefined for one that is not in the ledger. */
export async function findPayer(db: Db, paymentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('membership_ledger')
    .select('business_id as businessId')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row?.businessId
}
