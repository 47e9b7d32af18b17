import { sql, type Kysely } from 'kysely'

/**
 * By when a job is needed, and what waits for whom. Lists order by `urgency` as they do by id, the greatest first: it counts
 * the days down to a far one, and is 0 where nothing presses, which is also what is completed or expired. Each new index
 * holds only the few rows that its list is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table jobs
      add column needed_by date check (needed_by between '2000-01-01' and '2999-12-31'),
      add column urgency integer not null generated always as
        (case when needed_by is not null and status in ('open', 'inprogress') then date '3000-01-01' - needed_by else 0 end) stored,
      add column unseen_by uuid,
      add column is_rated boolean not null default false;
    update jobs set is_rated = true from ratings where ratings.job_id = jobs.id;
    alter table bids add column unseen_by uuid;

    create index jobs_dated_of_customer on jobs (customer_id, urgency desc, id desc)
      where urgency > 0 and deleted_at is null;
    create index jobs_dated_by_place on jobs (state, category, city, urgency desc, id desc)
      where urgency > 0 and status = 'open' and deleted_at is null;
    create index jobs_to_rate on jobs (customer_id, id desc)
      where status = 'completed' and not is_rated and deleted_at is null;
    create index jobs_unseen on jobs (unseen_by, id desc) where unseen_by is not null;
    create index bids_unseen on bids (unseen_by, job_id desc) where unseen_by is not null and state = 'standing';
    create index thread_sides_unread on thread_sides (account_id, thread_id) where unread > 0;
    create index jobs_of_business_by_status on jobs (assigned_business_id, status, id desc)
      where assigned_business_id is not null;
    drop index jobs_of_business;
  `.execute(db)

  await sql`
    create function mark_rated() returns trigger language plpgsql as $$
    begin
      update jobs set is_rated = (tg_op = 'INSERT') where id = coalesce(new.job_id, old.job_id);
      return null;
    end $$;
    create trigger ratings_mark_rated after insert or delete on ratings for each row execute function mark_rated();
  `.execute(db)
}
