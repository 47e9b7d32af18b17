import { sql, type Kysely } from 'kysely'

/** Ratings that may be changed and answered. What a business is known for follows a changed one in its own statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ratings
      add column revision integer not null default 1 check (revision > 0),
      add column changed_at timestamptz,
      add column reply text check (reply <> ''),
      add column replied_at timestamptz,
      add column reply_changed_at timestamptz,
      add constraint ratings_replied check ((reply is null) = (replied_at is null)),
      add constraint ratings_reply_changed check (reply_changed_at is null or replied_at is not null);

    create function recount_rating() returns trigger language plpgsql as $$
    begin
      update businesses set rating_sum = rating_sum - old.rating + new.rating where account_id = new.business_id;
      return null;
    end $$;
    create trigger ratings_recount after update of rating on ratings for each row
      when (old.rating <> new.rating) execute function recount_rating();
  `.execute(db)
}
