import { sql, type Kysely } from 'kysely'

/** Businesses that the owner of a job asked to bid on it. Each is asked once: a declined invitation stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitations (
      job_id uuid not null references jobs on delete cascade,
      business_id uuid not null references businesses,
      created_at timestamptz not null,
      declined_at timestamptz,
      decline_reason text check (decline_reason in ('busy', 'tooFar', 'notMyWork', 'other')),
      primary key (job_id, business_id),
      check ((declined_at is null) = (decline_reason is null))
    );
    create index invitations_of_business on invitations (business_id, job_id desc) include (declined_at);
  `.execute(db)
}
