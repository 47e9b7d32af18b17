import { sql, type Kysely } from 'kysely'

/**
 * What accounts report to the operator: jobs, businesses, reviews, pictures and messages in one table, each with a copy of what was shown,
 * which an edit does not change. Reports of one subject are one case; settling it closes those that are open.
 *
 * Reports of messages were in `message_reports`. Servers of the version before still write them there, and a trigger brings them along.
 *
 * A row of `blocks` keeps a customer and a business apart, whichever of the two asked for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists reports (
      id uuid primary key,
      subject text not null check (subject in ('job', 'business', 'review', 'picture', 'message')),
      -- The id of the job, business, review or message, or of the file of the picture: what it names may be gone.
      subject_id text not null,
      author_id uuid not null references accounts,
      -- Where it was shown.
      job_id uuid,
      business_id uuid,
      reporter_id uuid not null references accounts,
      kind text not null check (kind in ('spam', 'scam', 'offensive', 'misleading', 'privacy', 'other')),
      words text check (words <> ''),
      shown jsonb not null,
      created_at timestamptz not null,
      closed_at timestamptz,
      outcome text check (outcome in ('acted', 'dismissed')),
      note text check (note <> ''),
      unique (subject, subject_id, reporter_id),
      constraint reports_closed check ((closed_at is null) = (note is null) and (closed_at is null) = (outcome is null))
    );
    create index if not exists reports_open on reports (id) where closed_at is null;
    create index if not exists reports_open_of_subject on reports (subject, subject_id, id) where closed_at is null;
    create index if not exists reports_settled on reports (closed_at) where closed_at is not null;
    create index if not exists reports_of_author on reports (author_id);
    create index if not exists reports_of_reporter on reports (reporter_id);

    create table if not exists report_pictures (
      report_id uuid not null references reports on delete cascade,
      position integer not null check (position > 0),
      file_id text not null references files on delete cascade,
      primary key (report_id, position)
    );
    create index if not exists report_pictures_by_file on report_pictures (file_id);

    create table if not exists blocks (
      customer_id uuid not null references customers on delete cascade,
      business_id uuid not null references businesses on delete cascade,
      blocked_by text not null check (blocked_by in ('customer', 'business')),
      id uuid not null unique,
      created_at timestamptz not null,
      primary key (customer_id, business_id, blocked_by)
    );
    create index if not exists blocks_of_business on blocks (business_id);

    create or replace function take_message_report(old_report message_reports) returns void language plpgsql as $$
    begin
      insert into reports (id, subject, subject_id, author_id, job_id, business_id, reporter_id, kind, words, shown, created_at,
        closed_at, outcome, note)
        select old_report.id, 'message', m.id::text,
          case m.author when 'customer' then t.customer_id else t.business_id end, t.job_id, t.business_id, old_report.reporter_id,
          'other', old_report.reason, jsonb_build_object('title', j.title, 'text', m.text, 'number', m.number, 'side', m.author,
            'writtenAt', m.created_at), old_report.created_at,
          old_report.closed_at, case when old_report.closed_at is not null then 'acted' end, old_report.note
        from messages m join threads t on t.id = m.thread_id join jobs j on j.id = t.job_id
        where m.id = old_report.message_id
        on conflict (subject, subject_id, reporter_id) do update
          set words = excluded.words, closed_at = excluded.closed_at, outcome = excluded.outcome, note = excluded.note;
      insert into report_pictures (report_id, position, file_id)
        select old_report.id, p.position, p.file_id from message_pictures p
        where p.message_id = old_report.message_id and exists (select from reports r where r.id = old_report.id)
        on conflict do nothing;
    end $$;

    create or replace function note_message_report() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from reports where id = old.id;
      else
        perform take_message_report(new);
      end if;
      return null;
    end $$;
    create or replace trigger message_reports_noted after insert or update or delete on message_reports
      for each row execute function note_message_report();

    select take_message_report(r) from message_reports r;
  `.execute(db)
}
