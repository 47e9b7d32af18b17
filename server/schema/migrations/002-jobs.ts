import { sql, type Kysely } from 'kysely'

/** Jobs, bids and ratings. The checks make states that the life of a job does not know impossible to store. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id uuid primary key,
      customer_id uuid not null references customers,
      title text not null check (title <> ''),
      details text not null check (details <> ''),
      category text not null check (category <> ''),
      country text not null check (country <> ''),
      state text not null check (state <> ''),
      city text not null check (city <> ''),
      budget numeric(9, 2) not null check (budget > 0),
      status text not null default 'open' check (status in ('open', 'inprogress', 'completed', 'expired')),
      assigned_business_id uuid references businesses,
      assigned_bid_id uuid,
      assigned_at timestamptz,
      completed_at timestamptz,
      expires_at timestamptz not null,
      expiry_warned_at timestamptz,
      posted_at timestamptz not null default now(),
      edited_at timestamptz,
      deleted_at timestamptz,
      version integer not null default 1,
      constraint jobs_assigned check (
        num_nonnulls(assigned_business_id, assigned_bid_id, assigned_at)
          = case when status in ('inprogress', 'completed') then 3 else 0 end
      ),
      constraint jobs_completed check ((completed_at is not null) = (status = 'completed')),
      constraint jobs_deleted check (deleted_at is null or status = 'open'),
      unique (id, assigned_business_id)
    );

    create table job_pictures (
      job_id uuid not null references jobs on delete cascade,
      position smallint not null check (position between 1 and 5),
      file_id text not null references files,
      primary key (job_id, position)
    );
    -- Not unique: a job that is posted again keeps its pictures, so two jobs may show one file.
    create index job_pictures_by_file on job_pictures (file_id);

    create table bids (
      id uuid primary key,
      job_id uuid not null references jobs on delete cascade,
      business_id uuid not null references businesses,
      amount numeric(9, 2) not null check (amount > 0),
      proposal text not null check (proposal <> ''),
      created_at timestamptz not null default now(),
      updated_at timestamptz,
      constraint bids_once unique (job_id, business_id),
      unique (id, job_id, business_id)
    );

    -- The assigned business is the one whose bid on this very job was accepted.
    alter table jobs add constraint jobs_accepted_bid
      foreign key (assigned_bid_id, id, assigned_business_id) references bids (id, job_id, business_id);

    create table ratings (
      job_id uuid primary key,
      business_id uuid not null,
      rating smallint not null check (rating between 1 and 5),
      comment text,
      created_at timestamptz not null default now(),
      foreign key (job_id, business_id) references jobs (id, assigned_business_id)
    );
    create index ratings_by_business on ratings (business_id);
  `.execute(db)

  // Every list is read along one of these, newest first, from where the page before ended.
  await sql`
    create index jobs_of_customer on jobs (customer_id, id desc) where deleted_at is null;
    create index jobs_of_customer_by_status on jobs (customer_id, status, id desc) where deleted_at is null;
    create index jobs_open_by_place on jobs (state, category, city, id desc) where status = 'open' and deleted_at is null;
    create index jobs_of_business on jobs (assigned_business_id, id desc) where assigned_business_id is not null;
    create index jobs_expiring on jobs (expires_at) where status = 'open' and deleted_at is null;
    create index jobs_deleted on jobs (deleted_at) where deleted_at is not null;
    create index bids_of_business on bids (business_id, job_id desc);
    create index jobs_accepted_bids on jobs (assigned_bid_id) where assigned_bid_id is not null;
  `.execute(db)

  // Counted where it happens, so that a list of bids need not count and the numbers cannot drift.
  await sql`
    create function count_completed_job() returns trigger language plpgsql as $$
    begin
      update businesses set jobs_completed = jobs_completed + 1 where account_id = new.assigned_business_id;
      return null;
    end $$;
    create trigger jobs_count_completed after update of status on jobs for each row
      when (new.status = 'completed' and old.status <> 'completed') execute function count_completed_job();
    create trigger jobs_count_inserted after insert on jobs for each row
      when (new.status = 'completed') execute function count_completed_job();

    create function count_rating() returns trigger language plpgsql as $$
    begin
      if not exists (select from jobs where id = new.job_id and status = 'completed') then
        raise exception 'job % is not completed', new.job_id using errcode = 'check_violation';
      end if;
      update businesses set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating
        where account_id = new.business_id;
      return null;
    end $$;
    create trigger ratings_count after insert on ratings for each row execute function count_rating();
  `.execute(db)
}
