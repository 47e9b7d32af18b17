import { sql, type Kysely } from 'kysely'

/**
 * What a customer and a business write to each other about a job: one thread for each job and business.
 *
 * Messages are numbered in their thread without gaps: whoever writes holds the row of the thread, which knows the last
 * number. With each side of a thread stands what that side has not seen, so that a card, a list and the mail about it
 * count nothing. The list of an account's threads goes by `newest_id`, which rises with each message.
 *
 * Triggers tell the streams of both sides of each message and of what was seen, as those of notifications do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table threads (
      id uuid primary key,
      job_id uuid not null references jobs on delete cascade,
      business_id uuid not null references businesses,
      customer_id uuid not null references customers,
      last_number integer not null default 0 check (last_number >= 0),
      unique (job_id, business_id)
    );
    create index threads_of_business on threads (business_id);

    create table thread_sides (
      thread_id uuid not null references threads on delete cascade,
      side text not null check (side in ('customer', 'business')),
      account_id uuid not null references accounts,
      newest_id uuid not null,
      seen integer not null default 0 check (seen >= 0),
      unread integer not null default 0 check (unread >= 0),
      -- Since when something waits, and when it was mailed.
      unread_since timestamptz,
      mailed_at timestamptz,
      primary key (thread_id, side),
      constraint thread_sides_unread check ((unread_since is null) = (unread = 0)),
      constraint thread_sides_mailed check (mailed_at is null or unread > 0)
    );
    create index thread_sides_newest on thread_sides (account_id, newest_id desc);
    create index thread_sides_to_mail on thread_sides (unread_since) where unread > 0 and mailed_at is null;

    create table messages (
      id uuid primary key,
      thread_id uuid not null references threads on delete cascade,
      number integer not null check (number > 0),
      author text not null check (author in ('customer', 'business')),
      text text not null check (char_length(text) between 1 and 2000),
      created_at timestamptz not null,
      unique (thread_id, number)
    );

    create table message_pictures (
      message_id uuid not null references messages on delete cascade,
      -- 1 to 5, in the order shown.
      position smallint not null check (position between 1 and 5),
      file_id text not null references files,
      primary key (message_id, position)
    );
    create index message_pictures_by_file on message_pictures (file_id);

    create table message_reports (
      id uuid primary key,
      message_id uuid not null references messages on delete cascade,
      reporter_id uuid not null references accounts,
      reason text not null check (reason <> ''),
      created_at timestamptz not null,
      closed_at timestamptz,
      note text check (note <> ''),
      unique (message_id, reporter_id),
      constraint message_reports_closed check ((closed_at is null) = (note is null))
    );
    create index message_reports_open on message_reports (id) where closed_at is null;

    create function send_message() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bidfair_talk', concat_ws(',', 'message', customer_id, business_id, job_id, new.number, new.author))
      from threads where id = new.thread_id;
      return null;
    end $$;
    create trigger messages_written after insert on messages for each row execute function send_message();

    create function send_seen() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bidfair_talk', concat_ws(',', 'seen', customer_id, business_id, job_id, new.seen, new.side))
      from threads where id = new.thread_id;
      return null;
    end $$;
    create trigger messages_seen after update of seen on thread_sides for each row
      when (new.seen > old.seen) execute function send_seen();
  `.execute(db)
}
