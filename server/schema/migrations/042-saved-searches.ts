import { sql, type Kysely } from 'kysely'

/**
 * Searches that businesses have saved, and what these found. Number 0 is the one that each business has: the jobs of its area. Triggers note
 * each job that a search may find from now on, and make the search of a new business, so that no code can forget either: not that of a
 * server of the version before, which goes on beside this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_searches (
      id uuid primary key,
      business_id uuid not null references businesses on delete cascade,
      -- 0 for the search that each business has, 1 to 10 for those that it saved.
      number smallint not null check (number between 0 and 10),
      name text not null default '',
      -- What was typed, and how jobs are asked for it; null for any words.
      said text,
      words tsquery,
      -- Null for any.
      state text,
      cities text[],
      categories text[],
      budget_from numeric,
      budget_to numeric,
      needed_until date,
      frequency text not null check (frequency in ('atOnce', 'daily', 'weekly', 'never')),
      by_bell boolean not null,
      by_mail boolean not null,
      -- When its business is told next what was found; the epoch where nobody has worked that out yet, null for never.
      next_at timestamptz,
      -- Lets anyone who has a mail stop the mails of this search without a login, and nothing else.
      unsubscribe_key uuid not null unique default gen_random_uuid(),
      created_at timestamptz not null default now(),
      unique (business_id, number),
      check ((number = 0) = (name = '')),
      check ((said is null) = (words is null))
    );
    create index saved_searches_due on saved_searches (next_at) where next_at is not null;

    -- What a search has found and its business was not told yet. Without a key to jobs, which would cost a third more for each: whoever takes
    -- a find within the week leaves out jobs that are gone.
    create table search_finds (
      search_id uuid not null references saved_searches on delete cascade,
      job_id uuid not null,
      found_at timestamptz not null,
      primary key (search_id, job_id)
    );

    -- Of which jobs a business was told by its searches, and how: whatever finds a job again, it is told once each way.
    create table told_jobs (
      business_id uuid not null references businesses on delete cascade,
      job_id uuid not null references jobs on delete cascade,
      by_bell boolean not null default false,
      by_mail boolean not null default false,
      primary key (business_id, job_id)
    );
    create index told_jobs_of_job on told_jobs (job_id);

    -- Jobs that searches may find from now on. Without a key to jobs, so that nobody who changes one waits for this.
    create table jobs_to_match (
      id uuid primary key default gen_random_uuid(),
      job_id uuid not null,
      -- All businesses up to this one were looked at.
      matched_to uuid,
      -- Which has waited for longest has its turn next.
      turn_at timestamptz not null default clock_timestamp()
    );
    create index jobs_to_match_in_turn on jobs_to_match (turn_at);

    create function note_job_to_match() returns trigger language plpgsql as $$
    begin
      insert into jobs_to_match (job_id) values (new.id);
      return null;
    end $$;
    create trigger jobs_match_new after insert on jobs for each row
      when (new.status = 'open' and new.deleted_at is null) execute function note_job_to_match();
    create trigger jobs_match_changed
      after update of title, details, category, country, state, city, budget, needed_by, status, deleted_at on jobs for each row
      when (new.status = 'open' and new.deleted_at is null
        and (old.title, old.details, old.category, old.country, old.state, old.city, old.budget, old.needed_by, old.status, old.deleted_at)
          is distinct from (new.title, new.details, new.category, new.country, new.state, new.city, new.budget, new.needed_by, new.status, new.deleted_at))
      execute function note_job_to_match();

    create function note_own_search() returns trigger language plpgsql as $$
    begin
      insert into saved_searches (id, business_id, number, frequency, by_bell, by_mail, next_at)
        values (gen_random_uuid(), new.account_id, 0, 'daily', false, true, 'epoch') on conflict do nothing;
      return null;
    end $$;
    create trigger businesses_search_new after insert on businesses for each row execute function note_own_search();
  `.execute(db)
}
