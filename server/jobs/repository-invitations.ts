import type { Db } from '../platform/db/connection.ts'
import { statement } from '../platform/db/statement.ts'
import { areApart } from '../schema/expressions.ts'
import type { InvitationReason, InvitationState } from '../schema/column-types.ts'

/** Whom the customer asked, and whether that business said no. */
type Invitation = Readonly<{ businessId: string; state: InvitationState }>

/** What became of each invitation to a job; at most 10. */
export async function findInvitations(db: Db, jobId: string): Promise<Invitation[]> {
  const { bind, run } = statement()
  return await run<Invitation>(
    db,
    `select i.business_id as "businessId", case when i.declined_at is null then 'sent' else 'declined' end as state
    from invitations i where i.job_id = ${bind(jobId)} order by i.created_at, i.business_id`,
  )
}

/** Whether the customer of a job asked a business to bid on it, whatever that answered. */
export async function isInvited(db: Db, businessId: string, jobId: string): Promise<boolean> {
  const { bind, run } = statement()
  const found = await run(
    db,
    `select from invitations where job_id = ${bind(jobId)} and business_id = ${bind(businessId)}`,
  )
  return found.length > 0
}

/** Of some businesses those that are here, held until the transaction ends: none of them can be blocked or leave meanwhile. */
export async function lockActiveBusinesses(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { bind, run } = statement()
  const found = await run<{ id: string }>(
    db,
    `select id from accounts where id = any(${bind(ids)}::uuid[]) and role = 'business' and not is_gone
    order by id for share`,
  )
  return new Set(found.map(({ id }) => id))
}

export async function insertInvitation(db: Db, jobId: string, businessId: string, now: Date): Promise<void> {
  await db.insertInto('invitations').values({ job_id: jobId, business_id: businessId, created_at: now }).execute()
}

export async function declineInvitation(
  db: Db,
  { jobId, businessId, reason }: Readonly<{ jobId: string; businessId: string; reason: InvitationReason }>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ declined_at: now, decline_reason: reason })
    .where('job_id', '=', jobId)
    .where('business_id', '=', businessId)
    .execute()
}

/** An invitation as the customer sees it. */
export type InvitationView = Readonly<{
  businessId: string
  businessName: string
  logoId: string | null
  invitedAt: Date
  declinedAt: Date | null
  reason: InvitationReason | null
  /** Whether it has a bid that it did not withdraw and that did not end. */
  hasBid: boolean
}>

/** Whom the customer of a job invited, the last first, without those that are gone. */
export async function listInvitations(db: Db, jobId: string): Promise<InvitationView[]> {
  const { bind, run } = statement()
  return await run<InvitationView>(
    db,
    `select i.business_id as "businessId", business_name as "businessName", logo_file_id as "logoId",
      i.created_at as "invitedAt", i.declined_at as "declinedAt", i.decline_reason as reason,
      exists (select from bids b where b.job_id = i.job_id and b.business_id = i.business_id
        and b.state in ('standing', 'declined')) as "hasBid"
    from invitations i
    join businesses on businesses.account_id = i.business_id
    join accounts on accounts.id = i.business_id
    where i.job_id = ${bind(jobId)} and not accounts.is_gone
      and not ${areApart('(select customer_id from jobs where id = i.job_id)', 'i.business_id')}
    order by i.created_at desc, i.business_id`,
  )
}

type Asked = Invitation & Readonly<{ jobId: string }>

/** All invitations to some jobs. */
export async function findInvitationsTo(db: Db, jobIds: readonly string[]): Promise<Asked[]> {
  const { bind, run } = statement()
  return await run<Asked>(
    db,
    `select i.job_id as "jobId", i.business_id as "businessId",
      case when i.declined_at is null then 'sent' else 'declined' end as state
    from invitations i where i.job_id = any(${bind(jobIds)}::uuid[])`,
  )
}
