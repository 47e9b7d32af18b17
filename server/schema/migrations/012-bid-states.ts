import { sql, type Kysely } from 'kysely'

/**
 * Bids that their businesses withdrew and bids that the customer declined, perhaps with a reason. Only what stands can
 * be accepted: the constant column lets the foreign key of a job say so. What stands is found without the rest, for
 * cards count it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bids
      add column state text not null default 'standing' check (state in ('standing', 'withdrawn', 'declined')),
      add column set_aside_at timestamptz,
      add column decline_reason text check (decline_reason in ('price', 'time', 'proposal', 'foundOther')),
      add column decline_comment text check (char_length(decline_comment) between 1 and 300),
      add constraint bids_set_aside check ((set_aside_at is null) = (state = 'standing')),
      add constraint bids_declined check (state = 'declined' or num_nonnulls(decline_reason, decline_comment) = 0),
      add constraint bids_in_state unique (id, job_id, business_id, state);
    create index bids_standing on bids (job_id, business_id, id) where state = 'standing';

    alter table jobs
      add column assigned_bid_state text not null default 'standing' check (assigned_bid_state = 'standing'),
      drop constraint jobs_accepted_bid,
      add constraint jobs_accepted_bid foreign key (assigned_bid_id, id, assigned_business_id, assigned_bid_state)
        references bids (id, job_id, business_id, state);
    alter table bids drop constraint bids_id_job_id_business_id_key;
  `.execute(db)
}
