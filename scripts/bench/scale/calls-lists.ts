import { sql } from 'kysely'
import type { OperationId } from '../../../generated/operations.ts'
import { cursorsOf } from '../../../server/platform/cursor.ts'
import type { Ways } from './ways.ts'
import { madeOnce, type Scene } from './scene.ts'
import { CITIES, STATE, TRADES } from './town-names.ts'

/** The cursor behind which fifteen rows are left. */
async function nearTheEnd({ db, customer, business }: Scene, of: 'jobs' | 'bids' | 'reviews'): Promise<string> {
  const ids = {
    jobs: sql`select id from jobs where customer_id = ${customer.id} and deleted_at is null`,
    bids: sql`select job_id as id from bids where business_id = ${business.id}`,
    reviews: sql`select id from ratings where business_id = ${business.id}`,
  }
  const { rows } = await sql<{ id: string }>`${ids[of]} order by id offset 15 limit 1`.execute(db)
  const list = of === 'reviews' ? cursorsOf('listReviews', business.id) : cursorsOf('jobs', 'newest')
  return list.after(rows[0]?.id ?? '')
}

const ofCustomer =
  <Body extends object>(body: Body) =>
  ({ customer: { token } }: Scene) => ({ token, body: { limit: 10, ...body } })
const ofBusiness =
  <Body extends object>(body: Body) =>
  ({ business: { token } }: Scene) => ({ token, body: { limit: 10, ...body } })

/** A business with as many bids in every town, for what looks at each of them. */
const steady = madeOnce(async ({ db, customer, newPerson }) => {
  const person = await newPerson('business')
  await sql`update businesses set cities = ${CITIES.slice(0, 2)}, categories = ${TRADES.slice(0, 2)}
    where account_id = ${person.id}`.execute(db)
  await sql`insert into bids (id, job_id, business_id, amount, proposal)
    select uuidv7(), id, ${person.id}, 100, 'Tomorrow.' from jobs where customer_id = ${customer.id} order by id limit 500`.execute(
    db,
  )
  return person
})

export const listCalls = {
  listCustomerJobs: [
    { what: 'first page', ask: ofCustomer({}) },
    { what: 'with counts and what waits', ask: ofCustomer({ overview: true }) },
    { what: 'open', ask: ofCustomer({ status: ['open'] }) },
    { what: 'in progress', ask: ofCustomer({ status: ['inprogress'] }) },
    { what: 'completed', ask: ofCustomer({ status: ['completed'] }) },
    { what: 'expired', ask: ofCustomer({ status: ['expired'] }) },
    { what: 'to rate', ask: ofCustomer({ view: 'toRate' as const }) },
    { what: 'needed soonest', ask: ofCustomer({ order: 'neededBy' as const }) },
    { what: 'page 40 by number', ask: ofCustomer({ page: 40 }) },
    {
      what: 'last page by cursor',
      ask: async (scene) => ofCustomer({ cursor: await nearTheEnd(scene, 'jobs') })(scene),
    },
  ],
  listBusinessJobs: [
    { what: 'first page', ask: ofBusiness({}) },
    { what: 'with counts and what waits', ask: ofBusiness({ overview: true }) },
    {
      what: 'one city and trade',
      ask: ofBusiness({ locations: [CITIES[0] ?? ''], state: STATE, category: [TRADES[0] ?? ''] }),
    },
    { what: 'open', ask: ofBusiness({ status: ['open'] }) },
    { what: 'in progress', ask: ofBusiness({ status: ['inprogress'] }) },
    { what: 'completed', ask: ofBusiness({ status: ['completed'] }) },
    { what: 'expired', ask: ofBusiness({ status: ['expired'] }) },
    { what: 'work to find', ask: ofBusiness({ view: 'findWork' as const }) },
    { what: 'its bids', ask: ofBusiness({ view: 'myBids' as const }) },
    { what: 'won', ask: ofBusiness({ view: 'won' as const }) },
    { what: 'done', ask: ofBusiness({ view: 'done' as const }) },
    {
      what: 'needed soonest, of 500 bids',
      note: 'grows with its own bids',
      ask: async (scene) => ({ token: (await steady(scene)).token, body: { limit: 10, order: 'neededBy' as const } }),
    },
    { what: 'work needed soonest', ask: ofBusiness({ view: 'findWork' as const, order: 'neededBy' as const }) },
    {
      what: 'last page by cursor',
      ask: async (scene) => ofBusiness({ cursor: await nearTheEnd(scene, 'bids') })(scene),
    },
  ],
  listReviews: [
    {
      what: 'first page',
      ask: ({ customer: { token }, business: { id } }) => ({ token, body: { business: id, limit: 20 } }),
    },
    {
      what: 'last page by cursor',
      ask: async (scene) => ({
        token: scene.customer.token,
        body: { business: scene.business.id, limit: 10, cursor: await nearTheEnd(scene, 'reviews') },
      }),
    },
  ],
} as const satisfies Partial<Ways<OperationId>>
