import { sql, type Kysely } from 'kysely'

/** What a customer calls not done yet waits for its business until it is done, also where the business has looked at it before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update jobs set unseen_by = assigned_business_id
    where status = 'inprogress' and doubted_at > assigned_at and unseen_by is distinct from assigned_business_id
  `.execute(db)
}
