import { domainToASCII } from 'node:url'
import { sql, type Kysely } from 'kysely'

/**
 * Mail addresses are compared in composed form (Unicode NFC) and with their domain in ASCII, so those that were stored otherwise are
 * changed. Where two accounts would come to have the same one, both stay as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update accounts set email = normalize(email)
      where email is not normalized and not exists (
        select from accounts as other
          where other.id <> accounts.id and lower(normalize(other.email)) = lower(normalize(accounts.email)));
    update one_time_tokens set email = normalize(email) where email is not normalized;
  `.execute(db)
  const international = sql`octet_length(split_part(email, '@', -1)) <> char_length(split_part(email, '@', -1))`
  const { rows } = await sql<{ email: string }>`
    select email from accounts where ${international}
    union select email from one_time_tokens where ${international}`.execute(db)
  for (const { email } of rows) {
    const at = email.lastIndexOf('@') + 1
    const domain = domainToASCII(email.slice(at))
    if (domain === '') continue
    const becomes = email.slice(0, at) + domain
    await sql`
      update accounts set email = ${becomes}
        where email = ${email} and not exists (select from accounts as other where lower(other.email) = lower(${becomes}));
    `.execute(db)
    await sql`update one_time_tokens set email = ${becomes} where email = ${email}`.execute(db)
  }
}
