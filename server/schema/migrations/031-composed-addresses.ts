import { sql, type Kysely } from 'kysely'

/**
 * Mail addresses are compared in composed form (Unicode NFC), so those that were stored otherwise are composed. Where two accounts would
 * come to have the same one, both stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update accounts set email = normalize(email)
      where email is not normalized and not exists (
        select from accounts as other
          where other.id <> accounts.id and lower(normalize(other.email)) = lower(normalize(accounts.email)));
    update one_time_tokens set email = normalize(email) where email is not normalized;
  `.execute(db)
}
