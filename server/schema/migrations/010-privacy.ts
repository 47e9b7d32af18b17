import { sql, type Kysely } from 'kysely'

/**
 * Accounts that are gone, for a while or for good, and the way back of a job that an operator repairs. Whether an account
 * is gone is said once, so that every list and every lock asks the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table accounts
      add column delete_at timestamptz,
      add column deleted_at timestamptz,
      add column is_gone boolean not null
        generated always as (blocked_at is not null or delete_at is not null or deleted_at is not null) stored;
    create index accounts_gone on accounts (id) where is_gone and deleted_at is null;
    create index accounts_leaving on accounts (delete_at) where deleted_at is null and delete_at is not null;
  `.execute(db)

  await sql`
    create function uncount_completed_job() returns trigger language plpgsql as $$
    begin
      update businesses set jobs_completed = jobs_completed - 1 where account_id = old.assigned_business_id;
      return null;
    end $$;
    create trigger jobs_uncount_completed after update of status on jobs for each row
      when (old.status = 'completed' and new.status <> 'completed') execute function uncount_completed_job();

    create function uncount_rating() returns trigger language plpgsql as $$
    begin
      update businesses set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating
        where account_id = old.business_id;
      return null;
    end $$;
    create trigger ratings_uncount after delete on ratings for each row execute function uncount_rating();
  `.execute(db)
}
