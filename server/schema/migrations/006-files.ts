import { sql, type Kysely } from 'kysely'

/** What a file is for, which decides who sees it, and how much was uploaded on each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files add column purpose text check (purpose in ('picture', 'document'));
    update files set purpose = 'document' where id in (select file_id from business_documents);
    update files set purpose = 'picture' where purpose is null and (
      id in (select picture_file_id from accounts)
      or id in (select logo_file_id from businesses)
      or id in (select file_id from job_pictures)
    );

    create table upload_amounts (
      -- The id of an account, or a network.
      uploader text not null,
      day date not null,
      bytes bigint not null,
      primary key (uploader, day)
    );
  `.execute(db)
}
