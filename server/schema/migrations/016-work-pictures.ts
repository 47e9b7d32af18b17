import { sql, type Kysely } from 'kysely'

/** What a business shows of its work on a job that it completed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_pictures (
      job_id uuid not null references jobs on delete cascade,
      position smallint not null check (position between 1 and 5),
      file_id text not null references files,
      primary key (job_id, position)
    );
    create index work_pictures_by_file on work_pictures (file_id);
  `.execute(db)
}
