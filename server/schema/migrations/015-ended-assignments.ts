import { sql, type Kysely } from 'kysely'

/**
 * Assignments that one of their parties ended, with the reason, which goes with the account that gave it. How often a
 * business stepped down is counted where it happens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bids drop constraint bids_state_check;
    alter table bids add constraint bids_state_check check (state in ('standing', 'withdrawn', 'declined', 'ended'));

    create table ended_assignments (
      id uuid primary key,
      job_id uuid not null references jobs on delete cascade,
      business_id uuid not null references businesses,
      -- The customer of the job, or the business.
      ended_by uuid not null references accounts,
      reason text check (reason <> ''),
      assigned_at timestamptz not null,
      ended_at timestamptz not null
    );
    create index ended_assignments_of_job on ended_assignments (job_id, id desc);
    create index ended_assignments_by_account on ended_assignments (ended_by);

    alter table businesses add column stepped_down integer not null default 0;
    create function count_stepped_down() returns trigger language plpgsql as $$
    begin
      update businesses set stepped_down = stepped_down + 1 where account_id = new.business_id;
      return null;
    end $$;
    create trigger ended_assignments_count after insert on ended_assignments for each row
      when (new.ended_by = new.business_id) execute function count_stepped_down();
  `.execute(db)
}
