import { sql, type Kysely } from 'kysely'

/** What the owner of a job said about a completion that was none, and when: once a job, whatever becomes of it later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column doubted_at timestamptz,
      add column doubt_reason text check (doubt_reason <> ''),
      add constraint jobs_doubted check ((doubted_at is null) = (doubt_reason is null))
  `.execute(db)
}
