import { sql, type Kysely } from 'kysely'

/**
 * Like notifications stand together: each belongs to a group, if only to one of its own. A group's place in the list is
 * that of its newest notification, so that a page costs no more than its rows. While a group has a key, more of its kind
 * may join it.
 *
 * What was told before is put together by the day on which it was told.
 *
 * With the accounts stand the kinds of notifications that they do not want as mails, and what lets whoever has such a mail
 * switch them off without a login.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification_groups (
      -- That of its first notification.
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      key text,
      newest_id uuid not null,
      size integer not null check (size > 0),
      began_at timestamptz not null
    );
    create index notification_groups_newest on notification_groups (account_id, newest_id desc);
    create unique index notification_groups_open on notification_groups (account_id, key) where key is not null;

    alter table notifications disable trigger notifications_read;
    update notifications set params = notifications.params || jsonb_build_object('category', category)
    from jobs where jobs.id = job_id and kind = 'job_matching';

    alter table notifications add column group_id uuid references notification_groups on delete cascade;
    create temporary table together on commit drop as
      select array_agg(id order by id) as ids, account_id, min(created_at) as began_at
      from notifications
      group by account_id, created_at::date, kind,
        case
          when kind = 'job_matching' then jsonb_build_array(params -> 'category', params -> 'city')
          when kind in ('bid_placed', 'bid_edited', 'job_edited') and job_id is not null then to_jsonb(job_id)
          else to_jsonb(id)
        end;
    insert into notification_groups (id, account_id, newest_id, size, began_at)
      select ids[1], account_id, ids[cardinality(ids)], cardinality(ids), began_at from together;
    update notifications set group_id = first
      from (select ids[1] as first, unnest(ids) as id from together) as members
      where members.id = notifications.id;
    alter table notifications enable trigger notifications_read;
    alter table notifications alter column group_id set not null;
    create index notifications_of_group on notifications (group_id, id desc);
    create index notifications_unread_of_group on notifications (group_id) where read_at is null;

    alter table accounts
      add column muted_mails text[] not null default '{}',
      add column unsubscribe_token uuid not null unique default gen_random_uuid();
  `.execute(db)
}
