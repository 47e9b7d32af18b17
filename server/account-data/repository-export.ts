import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../platform/db/connection.ts'
import type { FileRow } from '../schema/tables.ts'

/** Returns the account's own data, without its credentials. */
export async function readExportedAccount(db: Db, id: string): Promise<object> {
  const { rows } = await sql<object>`
    select a.id, a.role, a.email, a.name, a.phone, a.language, a.picture_file_id, a.email_verified_at, a.terms_accepted_at,
      a.reference_code, a.mail_enabled, a.created_at,
      (select confirmed_at from authenticators s where s.account_id = a.id) as second_step_since,
      (select to_jsonb(c) - 'account_id' - 'role' from customers c where c.account_id = a.id) as customer,
      (select to_jsonb(b) - 'account_id' - 'role' from businesses b where b.account_id = a.id) as business,
      array(select file_id from business_documents d where d.business_id = a.id order by position) as documents,
      array(select file_id from business_pictures p where p.business_id = a.id order by position) as shown_work
    from accounts a where a.id = ${id}`.execute(db)
  return rows[0] ?? {}
}

/** The uploads of an account. */
export async function listOwnFiles(
  db: Db,
  id: string,
): Promise<Pick<FileRow, 'id' | 'kind' | 'original_name' | 'created_at'>[]> {
  return await db
    .selectFrom('files')
    .select(['id', 'kind', 'original_name', 'created_at'])
    .where('owner_id', '=', id)
    .orderBy('created_at')
    .execute()
}

type Keyed = Readonly<{ key: string; row: object }>
type Pages = (db: Db, id: string) => AsyncGenerator<object[], void>

const PAGE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Reads `query` page by page, each a statement of its own, so that a slow reader holds nothing. */
function pagesOf(query: (id: string, after: string) => RawBuilder<Keyed>, first = FIRST): Pages {
  return async function* (db, id) {
    let after = first
    for (;;) {
      const { rows } = await query(id, after).execute(db)
      yield rows.map(({ row }) => row)
      const last = rows.at(-1)
      if (last === undefined || rows.length < PAGE) return
      after = last.key
    }
  }
}

/** The rows of an account in a table, without some columns. */
const rowsOf = (table: string, owner: string, without: readonly string[] = [], first = FIRST): Pages =>
  pagesOf(
    (id, after) => sql`
      select id as key, to_jsonb(r) - ${without}::text[] as row
      from ${sql.table(table)} r where ${sql.ref(owner)} = ${id} and id > ${after} order by id limit ${PAGE}`,
    first,
  )

/** Columns that say nothing about a job. */
const JOB_WORKINGS = '{version,assigned_bid_id,urgency,unseen_by,is_rated}'

/** The assignments of the job `j` that were ended, with the reasons, which both of its parties know. */
const endedOf = (which: RawBuilder<boolean>) => sql`
  select jsonb_build_object('by', case when e.ended_by = e.business_id then 'business' else 'customer' end,
    'reason', e.reason, 'assigned_at', e.assigned_at, 'ended_at', e.ended_at)
  from ended_assignments e where e.job_id = j.id and ${which} order by e.id`

/** Each list of what an account has, by the name of its file. */
export const exportedLists: Readonly<Record<string, Pages>> = {
  jobs: pagesOf(
    (id, after) => sql`
      select j.id as key, to_jsonb(j) - ${sql.lit(JOB_WORKINGS)}::text[] || jsonb_build_object(
        'pictures', array(select file_id from job_pictures p where p.job_id = j.id order by position),
        'rating', (select to_jsonb(r) - 'job_id' - 'business_id' - 'revision' from ratings r where r.job_id = j.id),
        'declined_bids', array(
          select jsonb_build_object('declined_at', set_aside_at, 'reason', decline_reason, 'comment', decline_comment)
          from bids b where b.job_id = j.id and b.state = 'declined' order by set_aside_at
        ),
        'invited', array(
          select jsonb_build_object('invited_at', i.created_at, 'declined_at', declined_at, 'reason', decline_reason)
          from invitations i where i.job_id = j.id order by i.created_at
        ),
        'ended_assignments', array(${endedOf(sql`true`)})
      ) as row
      from jobs j where customer_id = ${id} and j.id > ${after} order by j.id limit ${PAGE}`,
  ),
  bids: pagesOf(
    (id, after) => sql`
      select b.id as key, to_jsonb(b) - 'unseen_by' || jsonb_build_object(
        'job', j.title, 'accepted', j.assigned_bid_id is not distinct from b.id,
        'rating', (select to_jsonb(r) - 'job_id' - 'business_id' - 'revision' from ratings r
          where r.job_id = b.job_id and r.business_id = b.business_id),
        'work_pictures', array(select file_id from work_pictures p join files f on f.id = p.file_id
          where p.job_id = b.job_id and f.owner_id = b.business_id order by position),
        'ended_assignments', array(${endedOf(sql`e.business_id = b.business_id`)})
      ) as row
      from bids b join jobs j on j.id = b.job_id
      where b.business_id = ${id} and b.id > ${after} order by b.id limit ${PAGE}`,
  ),
  invitations: pagesOf(
    (id, after) => sql`
      select i.job_id as key, to_jsonb(i) - 'business_id' || jsonb_build_object('job', j.title) as row
      from invitations i join jobs j on j.id = i.job_id
      where i.business_id = ${id} and i.job_id > ${after} order by i.job_id limit ${PAGE}`,
  ),
  favorites: pagesOf(
    (id, after) => sql`
      select f.business_id as key, jsonb_build_object('business_id', f.business_id, 'created_at', f.created_at,
        'business', (select b.business_name from businesses b join accounts a on a.id = b.account_id
          where b.account_id = f.business_id and not a.is_gone)) as row
      from favorites f where f.customer_id = ${id} and f.business_id > ${after} order by f.business_id limit ${PAGE}`,
  ),
  messages: pagesOf(
    (id, after) => sql`
      select m.id as key, to_jsonb(m) - 'thread_id' || jsonb_build_object(
        'job_id', t.job_id, 'job', j.title, 'own', m.author = mine.side,
        'pictures', array(select file_id from message_pictures p where p.message_id = m.id order by position),
        'reported_because', (
          select coalesce(r.words, r.kind) from reports r
          where r.subject = 'message' and r.subject_id = m.id::text and r.reporter_id = ${id}
        )
      ) as row
      from thread_sides mine
      join threads t on t.id = mine.thread_id
      join jobs j on j.id = t.job_id
      join messages m on m.thread_id = t.id
      where mine.account_id = ${id} and m.id > ${after} order by m.id limit ${PAGE}`,
  ),
  blocks: pagesOf(
    (id, after) => sql`
      select k.id as key, jsonb_build_object('id', k.id, 'created_at', k.created_at,
        case k.blocked_by when 'customer' then 'business_id' else 'customer_id' end,
        case k.blocked_by when 'customer' then k.business_id else k.customer_id end) as row
      from blocks k
      where case k.blocked_by when 'customer' then k.customer_id else k.business_id end = ${id}
        and (k.customer_id = ${id} or k.business_id = ${id}) and k.id > ${after} order by k.id limit ${PAGE}`,
  ),
  reports: pagesOf(
    (id, after) => sql`
      select r.id as key, jsonb_build_object('id', r.id, 'subject', r.subject, 'subject_id', r.subject_id, 'job_id', r.job_id,
        'business_id', r.business_id, 'kind', r.kind, 'words', r.words, 'created_at', r.created_at) as row
      from reports r where r.reporter_id = ${id} and r.id > ${after} order by r.id limit ${PAGE}`,
  ),
  notifications: rowsOf('notifications', 'account_id', ['written_by', 'written_after', 'group_id']),
  saved_searches: rowsOf('saved_searches', 'business_id', ['words', 'number', 'unsubscribe_key', 'next_at']),
  subscriptions: rowsOf('subscriptions', 'business_id'),
  membership_ledger: rowsOf('membership_ledger', 'business_id'),
  sessions: rowsOf('sessions', 'account_id', ['token_hash']),
  security_events: rowsOf('security_events', 'account_id'),
  passkeys: rowsOf('passkeys', 'account_id', ['credential_id', 'public_key', 'sign_count']),
  keys: rowsOf('api_keys', 'account_id', ['token_hash']),
  webhooks: pagesOf(
    (id, after) => sql`
      select w.id as key, jsonb_build_object('id', id, 'url', url, 'topics', topics, 'created_at', created_at, 'off_at', off_at) as row
      from webhooks w where account_id = ${id} and w.id > ${after} order by w.id limit ${PAGE}`,
  ),
  uploads: rowsOf('files', 'owner_id', [], ''),
}
