import { sql, type Kysely } from 'kysely'

/**
 * What a business is known for. The count of each star is kept with the sum, in the same statement, so that neither can
 * drift from the other. A rating has an id of its own, by which reviews are read newest first and which says nothing of
 * the job.
 *
 * With licence and insurance stands when an operator checked them, and by which document. A check holds only while the business
 * has that document, says so, and bears the name that was compared with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ratings add column id uuid;
    update ratings set id = (
      lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0')
        || '7' || substr(md5(job_id::text), 1, 3) || '8' || substr(md5(job_id::text), 4, 15)
    )::uuid;
    alter table ratings alter column id set not null, add constraint ratings_id unique (id);
    create index ratings_newest on ratings (business_id, id desc);
    drop index ratings_by_business;

    alter table businesses add column star_counts integer[] not null default '{0,0,0,0,0}';
    update businesses set star_counts = array(
      select count(r.job_id)::integer from generate_series(1, 5) as star
      left join ratings r on r.business_id = account_id and r.rating = star
      group by star order by star
    ) where rating_count > 0;
    alter table businesses add constraint businesses_stars check (
      cardinality(star_counts) = 5 and 0 <= all (star_counts)
      and rating_count = star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]
      and rating_sum
        = star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5]
    );
  `.execute(db)

  await sql`
    create or replace function count_rating() returns trigger language plpgsql as $$
    begin
      if not exists (select from jobs where id = new.job_id and status = 'completed') then
        raise exception 'job % is not completed', new.job_id using errcode = 'check_violation';
      end if;
      update businesses set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating,
        star_counts[new.rating] = star_counts[new.rating] + 1
        where account_id = new.business_id;
      return null;
    end $$;
    create or replace function recount_rating() returns trigger language plpgsql as $$
    begin
      update businesses set rating_sum = rating_sum - old.rating + new.rating,
        star_counts[old.rating] = star_counts[old.rating] - 1, star_counts[new.rating] = star_counts[new.rating] + 1
        where account_id = new.business_id;
      return null;
    end $$;
    create or replace function uncount_rating() returns trigger language plpgsql as $$
    begin
      update businesses set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating,
        star_counts[old.rating] = star_counts[old.rating] - 1
        where account_id = old.business_id;
      return null;
    end $$;
  `.execute(db)

  // Documents are written anew whenever their list changes: whether a checked one is still there is asked at the end.
  await sql`
    alter table business_documents add constraint business_documents_once unique (business_id, file_id);
    alter table businesses
      add column license_checked_at timestamptz,
      add column license_file_id text,
      add column insurance_checked_at timestamptz,
      add column insurance_file_id text,
      add constraint businesses_license check (
        (license_checked_at is null) = (license_file_id is null) and (has_license or license_checked_at is null)
      ),
      add constraint businesses_insurance check (
        (insurance_checked_at is null) = (insurance_file_id is null) and (has_insurance or insurance_checked_at is null)
      ),
      add constraint businesses_license_document foreign key (account_id, license_file_id)
        references business_documents (business_id, file_id) deferrable initially deferred,
      add constraint businesses_insurance_document foreign key (account_id, insurance_file_id)
        references business_documents (business_id, file_id) deferrable initially deferred;

    create function end_checks() returns trigger language plpgsql as $$
    begin
      if not new.has_license or new.business_name <> old.business_name then
        new.license_checked_at = null;
        new.license_file_id = null;
      end if;
      if not new.has_insurance or new.business_name <> old.business_name then
        new.insurance_checked_at = null;
        new.insurance_file_id = null;
      end if;
      return new;
    end $$;
    create trigger businesses_end_checks before update of has_license, has_insurance, business_name on businesses
      for each row execute function end_checks();
  `.execute(db)
}
