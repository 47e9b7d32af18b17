import { sql } from 'kysely'
import type { OperationId } from '../../../generated/operations.ts'
import type { Ways } from './ways.ts'
import { madeOnce, type Job, type Scene } from './scene.ts'

/** A job with 250 bids of as many businesses. */
const crowded = madeOnce(async ({ db, newJob }) => {
  const { jobId } = await newJob('open')
  await sql`insert into bids (id, job_id, business_id, amount, proposal)
    select uuidv7(), ${jobId}, account_id, 100 + row_number() over (), 'I can come on Tuesday.'
    from (select account_id from businesses order by account_id offset 1 limit 250) as bidders`.execute(db)
  return jobId
})

type Order = Readonly<{ order: 'price' | 'rating' | 'newest' }>

/** The last 50 of the crowd. */
async function lastOf(scene: Scene, order: Order) {
  const { customer, baseUrl } = scene
  const jobId = await crowded(scene)
  const answer = await fetch(`${baseUrl}/v1/show-bid/customer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jobId, ...order, limit: 200 }),
  })
  const cursor = /"nextCursor":"([^"]+)"/.exec(await answer.text())?.[1] ?? ''
  return { token: customer.token, body: { jobId, cursor, limit: 50 } }
}

const first = (order: Order) => async (scene: Scene) => ({
  token: scene.customer.token,
  body: { jobId: await crowded(scene), ...order, limit: 50 },
})

/** What a customer or a business asks about a new job of the busiest of both. */
const asCustomer =
  <Body>(state: Parameters<Scene['newJob']>[0], body: (job: Job, scene: Scene) => Body) =>
  async (scene: Scene) => ({ token: scene.customer.token, body: body(await scene.newJob(state), scene) })
const asBusiness =
  <Body>(state: Parameters<Scene['newJob']>[0], body: (job: Job, scene: Scene) => Body) =>
  async (scene: Scene) => ({ token: scene.business.token, body: body(await scene.newJob(state), scene) })

const offer = { proposalStatement: 'I can come on Tuesday.', amount: 120.5 }

export const bidCalls = {
  listBids: [
    {
      what: '200 of 250',
      ask: async (scene) => ({ token: scene.customer.token, body: { jobId: await crowded(scene) } }),
    },
    { what: '50 by price', ask: first({ order: 'price' }) },
    { what: '50 by rating', ask: first({ order: 'rating' }) },
    { what: '50 newest', ask: first({ order: 'newest' }) },
    { what: 'the last 50 by price', ask: (scene) => lastOf(scene, { order: 'price' }) },
    { what: 'the last 50 by rating', ask: (scene) => lastOf(scene, { order: 'rating' }) },
  ],
  acceptBid: [
    { ask: asCustomer('bid', ({ jobId }, { business }) => ({ jobId, companyId: business.id, amount: 100 })) },
  ],
  declineBid: [{ ask: asCustomer('bid', ({ jobId }, { business }) => ({ jobId, companyId: business.id })) }],
  reconsiderBid: [{ ask: asCustomer('declined', ({ jobId }, { business }) => ({ jobId, companyId: business.id })) }],
  placeBid: [{ ask: asBusiness('open', ({ jobId }) => ({ jobId, ...offer })) }],
  updateBid: [{ ask: asBusiness('bid', ({ bidId }) => ({ bidId, ...offer })) }],
  withdrawBid: [{ ask: asBusiness('bid', ({ bidId }) => ({ bidId })) }],
} as const satisfies Partial<Ways<OperationId>>
