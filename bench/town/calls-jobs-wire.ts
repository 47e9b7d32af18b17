import { sql } from 'kysely'
import type { OperationId } from '../../generated/operations.ts'
import { answer, connect } from '../../docs/examples/over-the-wire/client.ts'
import { CITIES, STATE, TRADES } from './names.ts'
import { madeOnce, type Scene } from './scene.ts'
import { about, business, by, customer, type Ways } from './ways.ts'

const REASON = 'The tap under the sink still drips.'
const OFFER = { proposalStatement: 'I can come on Tuesday.', amount: 120.5 } as const

const posted = async ({ newPicture }: Scene, city = '', category = '') => ({
  title: 'Leaking tap',
  details: 'It drips.',
  category,
  city,
  state: STATE,
  budget: 150,
  pics_url: [await newPicture(), await newPicture()],
})

/** How many are told of what is posted where nobody of the town works. */
export const TOLD = 20
const QUIET = { city: CITIES.at(-1) ?? '', trade: TRADES.at(-2) ?? '' }
const settled = madeOnce(async ({ db, newPerson }) => {
  for (let made = 0; made < TOLD; made += 1) {
    const { id } = await newPerson('business')
    await sql`update businesses set categories = ${[QUIET.trade]} where account_id = ${id}`.execute(db)
  }
})

/** A job with 250 bids of as many businesses. */
const crowded = madeOnce(async ({ db, newJob }) => {
  const { jobId } = await newJob('open')
  await sql`insert into bids (id, job_id, business_id, amount, proposal)
    select uuidv7(), ${jobId}, account_id, 100 + row_number() over (), 'I can come on Tuesday.'
    from (select account_id from businesses order by account_id offset 1 limit 250) as bidders`.execute(db)
  return jobId
})

type Order = 'price' | 'rating' | 'newest'
const firstOf = (order: Order, what: string) =>
  by(customer, async (scene) => ({ jobId: await crowded(scene), order, limit: 50 }), { what })

type Client = ReturnType<typeof connect>
type Paging = Readonly<{ limit: number; cursor?: string }>

/** The cursor before the last page, as the server gives it: that of another checkout may be written otherwise. */
const lastCursor = (
  who: typeof customer,
  list: (client: Client, scene: Scene, paging: Paging) => Promise<Readonly<{ nextCursor: string | null }>>,
) =>
  madeOnce(async (scene) => {
    const client = connect(scene, who(scene).token)
    let [last, { nextCursor }] = ['', await list(client, scene, { limit: 50 })]
    while (nextCursor !== null) {
      last = nextCursor
      nextCursor = (await list(client, scene, { limit: 50, cursor: last })).nextCursor
    }
    return last
  })
const lastCursors = {
  ofCustomer: lastCursor(customer, (client, _scene, body) => answer(client.POST('/get-jobs/customer', { body }))),
  ofBusiness: lastCursor(business, (client, _scene, body) => answer(client.POST('/get-job/business', { body }))),
  ofReviews: lastCursor(customer, (client, scene, paging) =>
    answer(client.POST('/list-reviews', { body: { business: scene.business.id, ...paging } })),
  ),
}

const listed = <Sent extends object>(who: typeof customer, what: string, body: Sent) =>
  by(who, () => ({ limit: 10, ...body }), { what })

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

/** A business that works in the largest cities and 100 miles around them. */
const far = madeOnce(async ({ db, newPerson }) => {
  const person = await newPerson('business')
  await sql`update businesses set cities = ${CITIES.slice(0, 2)}, categories = ${TRADES.slice(0, 2)}, radius = 100
    where account_id = ${person.id}`.execute(db)
  return person
})

export const jobCalls = {
  listCustomerJobs: [
    listed(customer, 'first page', {}),
    listed(customer, 'with counts and what waits', { overview: true }),
    listed(customer, 'open', { status: ['open'] }),
    listed(customer, 'in progress', { status: ['inprogress'] }),
    listed(customer, 'completed', { status: ['completed'] }),
    listed(customer, 'expired', { status: ['expired'] }),
    listed(customer, 'to rate', { view: 'toRate' }),
    listed(customer, 'needed soonest', { order: 'neededBy' }),
    listed(customer, 'a word of all jobs', { q: 'kitchen' }),
    listed(customer, 'a misspelled word', { q: 'kitchne' }),
    listed(customer, 'highest budget', { order: 'budget' }),
    listed(customer, 'within budgets', { budgetFrom: 200, budgetTo: 210 }),
    listed(customer, 'page 40 by number', { page: 40 }),
    by(customer, async (scene) => ({ limit: 10, cursor: await lastCursors.ofCustomer(scene) }), {
      what: 'last page by cursor',
    }),
  ],
  listBusinessJobs: [
    listed(business, 'first page', {}),
    listed(business, 'with counts and what waits', { overview: true }),
    listed(business, 'one city and trade', {
      locations: [CITIES[0] ?? ''],
      state: STATE,
      category: [TRADES[0] ?? ''],
    }),
    listed(business, 'open', { status: ['open'] }),
    listed(business, 'in progress', { status: ['inprogress'] }),
    listed(business, 'completed', { status: ['completed'] }),
    listed(business, 'expired', { status: ['expired'] }),
    listed(business, 'work to find', { view: 'findWork' }),
    listed(business, 'a word of all jobs', { q: 'kitchen' }),
    listed(business, 'a misspelled word', { q: 'kitchne' }),
    listed(business, 'the last page of a common word', { q: 'kitchen', page: 200 }),
    listed(business, 'nearest', { view: 'findWork', order: 'nearest' }),
    listed(business, 'highest budget', { view: 'findWork', order: 'budget' }),
    listed(business, 'within budgets', { view: 'findWork', budgetFrom: 200, budgetTo: 210 }),
    listed(business, 'posted within a day', { view: 'findWork', postedWithin: 1 }),
    by(far, () => ({ limit: 10, view: 'findWork', order: 'nearest' }), { what: 'nearest, 100 miles around' }),
    by(far, () => ({ limit: 10, q: 'kitchen' }), { what: 'a word of all jobs, 100 miles around' }),
    listed(business, 'its bids', { view: 'myBids' }),
    listed(business, 'won', { view: 'won' }),
    listed(business, 'done', { view: 'done' }),
    by(steady, () => ({ limit: 10, order: 'neededBy' }), {
      what: 'needed soonest, of 500 bids',
      note: 'grows with its own bids',
    }),
    listed(business, 'work needed soonest', { view: 'findWork', order: 'neededBy' }),
    by(business, async (scene) => ({ limit: 10, cursor: await lastCursors.ofBusiness(scene) }), {
      what: 'last page by cursor',
    }),
  ],
  getCustomerJob: [about(customer, 'bid', ({ jobId }) => ({ jobid: jobId }))],
  getBusinessJob: [about(business, 'bid', ({ jobId }) => ({ jobid: jobId }))],
  createJob: [
    by(
      customer,
      async (scene) => {
        await settled(scene)
        return posted(scene, QUIET.city, QUIET.trade)
      },
      { what: `which ${TOLD} are told of` },
    ),
    by(customer, (scene) => posted(scene, CITIES[0], TRADES[0]), {
      what: 'where most work',
      // How long it takes to tell them is measured apart.
      after: ({ db }) => sql`delete from tellings where audience = 'matching'`.execute(db),
    }),
  ],
  updateJob: [
    about(customer, 'bid', ({ jobId }) => ({ jobId, title: 'Leaking kitchen tap', details: 'It drips faster now.' })),
  ],
  deleteJob: [about(customer, 'bid', ({ jobId }) => ({ jobid: jobId }))],
  listBids: [
    by(customer, async (scene) => ({ jobId: await crowded(scene) }), { what: '200 of 250' }),
    firstOf('price', '50 by price'),
    firstOf('rating', '50 by rating'),
    firstOf('newest', '50 newest'),
  ],
  placeBid: [about(business, 'open', ({ jobId }) => ({ jobId, ...OFFER }))],
  updateBid: [about(business, 'bid', ({ bidId }) => ({ bidId, ...OFFER }))],
  withdrawBid: [about(business, 'bid', ({ bidId }) => ({ bidId }))],
  acceptBid: [about(customer, 'bid', ({ jobId }, { business }) => ({ jobId, companyId: business.id, amount: 100 }))],
  declineBid: [about(customer, 'bid', ({ jobId }, { business }) => ({ jobId, companyId: business.id }))],
  reconsiderBid: [about(customer, 'declined', ({ jobId }, { business }) => ({ jobId, companyId: business.id }))],
  inviteBusiness: [about(customer, 'open', ({ jobId }, { business }) => ({ jobId, business: business.id }))],
  declineInvitation: [about(business, 'invited', ({ jobId }) => ({ jobId, reason: 'busy' }))],
  completeJob: [about(business, 'inprogress', ({ jobId }) => ({ jobid: jobId }))],
  endAssignment: [about(business, 'inprogress', ({ jobId }) => ({ jobId, reason: REASON }))],
  doubtCompletion: [about(customer, 'completed', ({ jobId }) => ({ jobId, reason: REASON }))],
  rateJob: [about(customer, 'completed', ({ jobId }) => ({ jobId, rating: 5, comment: 'On time.' }))],
  editRating: [about(customer, 'rated', ({ jobId }) => ({ jobId, rating: 2 }))],
  answerRating: [about(business, 'rated', ({ jobId }) => ({ jobId, reply: 'Thank you.' }))],
  showBusiness: [by(customer, ({ business }) => ({ business: business.id }), { what: 'with the most reviews' })],
  listReviews: [
    by(customer, ({ business }) => ({ business: business.id, limit: 20 }), { what: 'first page' }),
    by(
      customer,
      async (scene) => ({ business: scene.business.id, limit: 10, cursor: await lastCursors.ofReviews(scene) }),
      { what: 'last page by cursor' },
    ),
  ],
  listWorkPictures: [by(business, () => ({ limit: 20 }))],
  chooseWorkPictures: [
    by(business, async ({ newPicture }) => ({ pics_url: await Promise.all([1, 2, 3, 4, 5].map(newPicture)) }), {
      what: 'five of its own',
    }),
  ],
} as const satisfies Partial<Ways<OperationId>>
