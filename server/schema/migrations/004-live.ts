import { sql, type Kysely } from 'kysely'

/**
 * Lets every process hear what another one wrote: the accounts that have news, and the sessions that ended.
 *
 * A message is sent by a trigger, so that no code can forget it, and PostgreSQL hands it out when the transaction is
 * committed, never before. One statement sends one message for up to 200 accounts, for a payload holds 8000 bytes.
 *
 * With each notification stand the transaction that wrote it and what that transaction saw: rows of different
 * transactions become visible in another order than their ids were made in, and whoever reads on from one row must not
 * miss another that was older but later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications
      add column written_by xid8 not null default pg_current_xact_id(),
      add column written_after pg_snapshot not null default pg_current_snapshot();
    create index notifications_written on notifications (account_id, written_by);

    create function send_news() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bidfair_news', string_agg(account_id::text, ','))
      from (
        select account_id, (row_number() over () - 1) / 200 as part
        from (select distinct account_id from changed) as accounts
      ) as parts
      group by part;
      return null;
    end $$;
    create trigger notifications_written after insert on notifications
      referencing new table as changed for each statement execute function send_news();
    create trigger notifications_read after update on notifications
      referencing new table as changed for each statement execute function send_news();

    create function send_ended_sessions() returns trigger language plpgsql as $$
    begin
      perform pg_notify('bidfair_ended', string_agg(token, ','))
      from (
        select encode(token_hash, 'hex') as token, (row_number() over () - 1) / 100 as part from ended
      ) as parts
      group by part;
      return null;
    end $$;
    create trigger sessions_ended after delete on sessions
      referencing old table as ended for each statement execute function send_ended_sessions();
  `.execute(db)
}
