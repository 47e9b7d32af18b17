import { sql, type Kysely } from 'kysely'

/**
 * Customers verify their address, too. Those who have an account already were never asked to, so that they go on without:
 * the column is true for them, and means nothing for a business.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts add column verification_waived boolean not null default true;
    alter table accounts alter column verification_waived set default false;
  `.execute(db)
}

export const accepts = {
  'AT_ColumnDefault verification_waived':
    'the column is new with this step, so no server of before knows it; accounts that one makes meanwhile are asked to verify',
}
