import { sql } from 'kysely'
import type { OperationId } from '../../generated/operations.ts'
import { newId } from '../../server/platform/ids.ts'
import { madeOnce, type Person, type Scene } from './scene.ts'
import { business, by, customer, type Ways } from './ways.ts'

const MESSAGES = 2000

/** A job in progress whose customer and business have written 2000 messages. */
const talked = madeOnce(async (scene) => await newTalk(scene, MESSAGES))

async function newTalk({ db, customer, business, newJob }: Scene, messages: number): Promise<string> {
  const { jobId } = await newJob('inprogress')
  const threadId = newId(new Date())
  await sql`insert into threads (id, job_id, business_id, customer_id, last_number)
    values (${threadId}, ${jobId}, ${business.id}, ${customer.id}, ${messages})`.execute(db)
  await sql`insert into messages (id, thread_id, number, author, text, created_at)
    select uuidv7(), ${threadId}, n, case when n % 2 = 1 then 'customer' else 'business' end, 'Is there a lift?', now()
    from generate_series(1, ${messages}::int) as n order by n`.execute(db)
  await sql`insert into thread_sides (thread_id, side, account_id, newest_id, seen, unread, unread_since)
    select ${threadId}, side, account_id, (select max(id::text)::uuid from messages where thread_id = ${threadId}), 0, 1, now()
    from (values ('customer', ${customer.id}::uuid), ('business', ${business.id}::uuid)) as s (side, account_id)`.execute(
    db,
  )
  return jobId
}

/** Both were told a thousand things, in two hundred groups; twenty of them are unread. */
const told = {
  customer: madeOnce(async (scene) => await tell(scene, scene.customer)),
  business: madeOnce(async (scene) => await tell(scene, scene.business)),
}

async function tell({ db, newJob }: Scene, person: Person): Promise<Person> {
  const { jobId } = await newJob('bid')
  await sql`delete from notification_groups where account_id = ${person.id}`.execute(db)
  await sql`with made as (
      select g, uuidv7(make_interval(secs => g * 10 - 2000)) as id from generate_series(1, 200) as g
    ), groups as (
      insert into notification_groups (id, account_id, newest_id, size, began_at) select id, ${person.id}, id, 5, now() from made
    )
    insert into notifications (id, account_id, group_id, kind, job_id, params, read_at)
    select case when n = 0 then made.id else uuidv7(make_interval(secs => g * 10 - 2000 - n)) end, ${person.id}, made.id, 'job_edited', ${jobId},
      '{"title": "Tap"}', case when g < 181 or n > 0 then now() end
    from made, generate_series(0, 4) as n`.execute(db)
  return person
}

export const talkCalls = {
  listThreads: [
    by(customer, () => ({ limit: 20 }), { what: 'of the customer' }),
    by(business, () => ({ limit: 20 }), { what: 'of the business' }),
    by(customer, async (scene) => ({ jobId: await talked(scene), limit: 20 }), { what: 'of one job' }),
  ],
  listMessages: [
    by(customer, async (scene) => ({ jobId: await talked(scene), businessId: scene.business.id, limit: 30 }), {
      what: 'newest of 2000',
    }),
    by(business, async (scene) => ({ jobId: await talked(scene), after: 1000, limit: 30 }), {
      what: 'after the 1000th',
    }),
  ],
  sendMessage: [
    by(business, async (scene) => ({ jobId: await talked(scene), text: 'Yes, there is.' }), {
      what: 'the 2001st and on',
    }),
  ],
  markMessagesSeen: [by(business, async (scene) => ({ jobId: await newTalk(scene, 3), upTo: 3 }))],
  reportMessage: [
    by(business, async (scene) => ({
      jobId: await newTalk(scene, 3),
      number: 1,
      reason: 'They want to be paid first.',
    })),
  ],
  listCustomerNotifications: [by(told.customer, () => ({ limit: 20 }), { what: 'of 1000' })],
  listBusinessNotifications: [by(told.business, () => ({ limit: 20 }), { what: 'of 1000' })],
  listGroupedNotifications: [by(told.business, () => ({ limit: 20 }), { what: 'of 1000' })],
  markNotificationsRead: [
    by(
      told.business,
      async ({ db, business }) => {
        await sql`update notifications set read_at = null where id in (
          select id from notifications where account_id = ${business.id} order by id desc limit 20)`.execute(db)
        return {}
      },
      { what: 'twenty' },
    ),
  ],
  streamNotifications: [by(business, undefined, { until: 'first event', note: 'until the first event' })],
} as const satisfies Partial<Ways<OperationId>>
