import { sql } from 'kysely'
import type { JobRef } from '../events/domain-events.ts'
import type { Db } from '../platform/db/connection.ts'
import type { Role } from '../schema/column-types.ts'

/** Accounts whose time to think is over, the longest first. */
export async function findDueForErasure(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('delete_at', '<=', now)
    .where('deleted_at', 'is', null)
    .orderBy('delete_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Leaving = Readonly<{ id: string; role: Role; email: string }>

/** An account that is due, held until the transaction ends; undefined where it was kept, or another process has it. */
export async function lockForErasure(db: Db, id: string, now: Date): Promise<Leaving | undefined> {
  return await db
    .selectFrom('accounts')
    .select(['id', 'role', 'email'])
    .where('id', '=', id)
    .where('delete_at', '<=', now)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The open jobs of a customer, whose bidders want to know. */
export async function findOpenJobs(db: Db, id: string, now: Date): Promise<JobRef[]> {
  return await db
    .selectFrom('jobs')
    .select(['id', 'title', 'customer_id'])
    .where('customer_id', '=', id)
    .where('status', '=', sql.lit('open'))
    .where('expires_at', '>', now)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The jobs of a customer that go with the account: nobody was assigned to them. */
const goingJobs = (id: string) =>
  sql<{ id: string }>`select id from jobs where customer_id = ${id} and assigned_business_id is null`

/** Takes the titles of jobs that go, and what their customer said of others, out of what others were told. */
export async function eraseTitlesOf(db: Db, id: string): Promise<void> {
  await sql`
    update notifications set params = params - 'title'
    where account_id <> ${id} and job_id in (${goingJobs(id)})`.execute(db)
  await sql`
    update notifications set params = params - 'reason'
    where account_id <> ${id} and job_id in (select id from jobs where customer_id = ${id})`.execute(db)
  const { rows } = await goingJobs(id).execute(db)
  // A letter that waits would lead to a job that is gone.
  await sql`
    delete from mail_outbox
    where is_news and sent_at is null and failed_at is null
      and substring(params ->> 'link' from ${UUID}) = any(${rows.map((job) => job.id)}::text[])`.execute(db)
  await eraseFound(
    db,
    rows.map((job) => job.id),
  )
}

/** Takes jobs out of the mails that tell what searches found, as long as these wait. */
async function eraseFound(db: Db, jobIds: readonly string[]): Promise<void> {
  await sql`
    update mail_outbox set params = jsonb_set(params, '{groups}', (
      select coalesce(jsonb_agg(found || jsonb_build_object('jobs', (
        select coalesce(jsonb_agg(job), '[]') from jsonb_array_elements(found -> 'jobs') as job
        where substring(job ->> 'link' from ${UUID}) <> all(${jobIds}::text[])))), '[]')
      from jsonb_array_elements(params -> 'groups') as found))
    where kind = 'jobs_found' and sent_at is null and failed_at is null`.execute(db)
}

/** The first id in a link. */
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** Takes the names of an account out of what others were told. */
export async function eraseNamesOf(db: Db, id: string): Promise<void> {
  await sql`
    update notifications set params = notifications.params - 'business' - 'businessId'
    from bids join businesses on businesses.account_id = bids.business_id
    where bids.business_id = ${id} and notifications.job_id = bids.job_id and notifications.account_id <> ${id}
      and case when notifications.params ? 'businessId' then notifications.params ->> 'businessId' = ${id}
        else notifications.params ->> 'business' = businesses.business_name end`.execute(db)
  await sql`
    update notifications set params = params - 'business' - 'businessId'
    where kind = 'message_received' and params ->> 'businessId' = ${id} and account_id <> ${id}
      and job_id in (select job_id from threads where business_id = ${id})`.execute(db)
  await sql`
    update notifications set params = params - 'business' - 'businessId'
    where kind = 'invitation_declined' and params ->> 'businessId' = ${id} and account_id <> ${id}
      and job_id in (select job_id from invitations where business_id = ${id})`.execute(db)
  await sql`
    update tellings set params = params - 'business' - 'businessId'
    where params ->> 'businessId' = ${id}`.execute(db)
  // Letters that wait say the name, too; those about a block are late news by then.
  await sql`
    update mail_outbox set params = params - 'business' - 'businessId'
    where params ->> 'businessId' = ${id}`.execute(db)
  await sql`
    delete from notification_groups where id in (
      select group_id from notifications join jobs on jobs.id = notifications.job_id
      where kind in ('partner_blocked', 'partner_unblocked') and notifications.account_id <> ${id}
        and ${id}::uuid in (jobs.customer_id, jobs.assigned_business_id))`.execute(db)
}

/** Removes the threads of a business that never had their job, and the account's pictures from the others; the other side keeps the words. */
export async function eraseMessages(db: Db, id: string): Promise<void> {
  await sql`
    delete from threads using jobs
    where threads.business_id = ${id} and jobs.id = threads.job_id
      and jobs.assigned_business_id is distinct from ${id}`.execute(db)
  await sql`
    delete from message_pictures using messages, thread_sides
    where messages.id = message_pictures.message_id and thread_sides.thread_id = messages.thread_id
      and thread_sides.side = messages.author and thread_sides.account_id = ${id}`.execute(db)
  // It reads nothing any more, so that nothing waits for it.
  await sql`
    update thread_sides set unread = 0, unread_since = null, mailed_at = null where account_id = ${id}`.execute(db)
}

/** Removes what only one role has, but what the other side of a job did with it. */
export async function eraseRole(db: Db, id: string, role: Role): Promise<void> {
  if (role === 'customer') {
    await db.deleteFrom('favorites').where('customer_id', '=', id).execute()
    await db
      .deleteFrom('job_pictures')
      .where('job_id', 'in', (from) => from.selectFrom('jobs').select('id').where('customer_id', '=', id))
      .execute()
    await db.deleteFrom('jobs').where('customer_id', '=', id).where('assigned_business_id', 'is', null).execute()
    await db.updateTable('jobs').set({ street_address: null }).where('customer_id', '=', id).execute()
    await db
      .updateTable('jobs')
      .set({ doubt_reason: NONE })
      .where('customer_id', '=', id)
      .where('doubt_reason', 'is not', null)
      .execute()
    await db
      .updateTable('bids')
      .set({ decline_comment: null })
      .where('job_id', 'in', (from) => from.selectFrom('jobs').select('id').where('customer_id', '=', id))
      .execute()
    await db
      .updateTable('customers')
      .set({ country: NONE, state: NONE, city: NONE })
      .where('account_id', '=', id)
      .execute()
    return
  }
  await db
    .deleteFrom('bids')
    .where('business_id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('jobs').select('jobs.id').whereRef('jobs.assigned_bid_id', '=', 'bids.id'))),
    )
    .execute()
  for (const table of [
    'business_documents',
    'business_pictures',
    'work_pictures',
    'invitations',
    'saved_searches',
    'told_jobs',
    'favorites',
    'membership_reminders',
  ] as const)
    await db.deleteFrom(table).where('business_id', '=', id).execute()
  await db
    .updateTable('businesses')
    .set({
      business_name: NONE,
      business_id_number: null,
      business_phone: NONE,
      business_email: null,
      address: NONE,
      zipcode: NONE,
      country: NONE,
      state: NONE,
      cities: [NONE],
      radius: 0,
      categories: [NONE],
      has_license: false,
      has_insurance: false,
      logo_file_id: null,
    })
    .where('account_id', '=', id)
    .execute()
}

/** Placeholder for required values. The account is known to be deleted, so nobody reads it. */
export const NONE = '-'

/** Takes out why an account ended assignments: the words were its own, that it did so is the other party's to know. */
export async function eraseReasons(db: Db, id: string): Promise<void> {
  await db.updateTable('ended_assignments').set({ reason: null }).where('ended_by', '=', id).execute()
}

/** Keeps only actions and target ids in the operator record. Jobs and messages may already be deleted. */
export async function eraseRecord(db: Db, id: string): Promise<void> {
  const jobs = await sql<{ id: string }>`
    select id from jobs where customer_id = ${id} or assigned_business_id = ${id}`.execute(db)
  await sql`
    update operator_actions set details = details - array['email', 'name', 'title', 'reason', 'note']
    where subject = any(${[id, ...jobs.rows.map((job) => job.id)]}::text[])
      or ${id} in (details ->> 'customerId', details ->> 'businessId', details ->> 'authorId', details ->> 'reporterId')`.execute(
    db,
  )
}

/** Removes everything else about an account, and frees its address. Answers the uploads that were its own. */
export async function eraseAccount(db: Db, { id, email }: Leaving, now: Date): Promise<string[]> {
  // Links are kept for as long as their letters, and say to which other addresses these went.
  const links = await db.deleteFrom('one_time_tokens').where('account_id', '=', id).returning('email').execute()
  const emails = [...new Set([email, ...links.map((link) => link.email)].map((one) => one.toLowerCase()))]
  await db
    .updateTable('accounts')
    .set({
      email: `${id}@deleted.invalid`,
      password_hash: NONE,
      name: NONE,
      phone: NONE,
      picture_file_id: null,
      email_verified_at: null,
      reference_code: null,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute()
  for (const table of [
    'notification_groups',
    'sessions',
    'api_keys',
    'authenticators',
    'recovery_codes',
    'login_tickets',
    'passkeys',
    'security_events',
  ] as const)
    await db.deleteFrom(table).where('account_id', '=', id).execute()
  await db
    .deleteFrom('mail_outbox')
    .where(sql`lower(recipient)`, 'in', emails)
    .execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', 'in', [id, ...emails.map((one) => `signup ${one}`)])
    .execute()
  const files = await db.deleteFrom('files').where('owner_id', '=', id).returning('id').execute()
  return files.map((file) => file.id)
}
