import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient, orThrow, type Client, type Settings } from 'bidfair-client'
import { testApp, type TestApp } from '../support/app.ts'
import { newBid, newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'

let server: TestApp
let url: string
let customer: Person
let business: Person
beforeAll(async () => {
  server = await testApp()
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  customer = await newCustomer(server)
  business = await newBusiness(server)
})
afterAll(() => {
  // They would be kept for a next request.
  server.app.server.closeAllConnections()
  return server.close()
})

const clientOf = ({ token }: Person, settings: Partial<Settings> = {}): Client =>
  createClient({ url, token, ...settings })

/** A connection that begins with these answers, or breaks, and goes on with the real ones. */
function flaky(...first: readonly (Response | Error)[]) {
  const sent: Request[] = []
  const answers = [...first]
  const connection = (request: Request): Promise<Response> => {
    sent.push(request.clone())
    const answer = answers.shift()
    if (answer instanceof Error) return Promise.reject(answer)
    return answer ? Promise.resolve(answer) : fetch(request)
  }
  return { sent, fetch: connection }
}
const busy = (retryAfter: string, status = 503) => new Response('', { status, headers: { 'Retry-After': retryAfter } })
const lost = new TypeError('fetch failed')

test('with a changed bid comes the present one, in clean names', async () => {
  const jobId = await newJob(server, customer)
  await newBid(business, jobId, 120)
  const accepted = clientOf(customer).bids.accept({ jobId, businessId: business.id, amount: 99 })
  const { error } = await accepted
  expect([error?.code, error?.failure?.bid]).toMatchObject([
    'BID_CHANGED',
    { amount: 120, businessName: 'Ortega Plumbing' },
  ])
  await expect(orThrow(accepted)).rejects.toBe(error)
})

describe('repeating', () => {
  test('a call that acts once is made again with its key, after a lost connection and after a 503', async () => {
    const connection = flaky(lost, busy('0'))
    const bids = clientOf(business, connection).bids
    const jobId = await newJob(server, customer)
    const { bidId } = await orThrow(bids.place({ jobId, proposal: 'Tomorrow', amount: 10 }))
    const keys = connection.sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    const again = await bids.place({ jobId, proposal: 'Tomorrow', amount: 10 }, { idempotencyKey: keys[0] ?? '' })
    expect(again.data?.bidId).toBe(bidId)
  })

  test('one that is without is not, unless the server refused to do it', async () => {
    const unsure = flaky(lost)
    const edited = await clientOf(customer, unsure).customer.edit({ name: 'Ana' })
    expect([edited.error?.code, unsure.sent.length]).toEqual(['OFFLINE', 1])
    const refused = flaky(busy('0', 429))
    expect([await clientOf(customer, refused).customer.edit({ name: 'Ana' }), refused.sent.length]).toMatchObject([
      { data: {} },
      2,
    ])
  })

  test('it ends: after three attempts, where the wait is too long, at its time limit, and when it is called off', async () => {
    const dead = flaky(busy('0'), busy('0'), busy('0'))
    const list = (settings: Partial<Settings>, options = {}) => clientOf(customer, settings).jobs.list({}, options)
    expect([(await list(dead)).error?.status, dead.sent.length]).toEqual([503, 3])
    expect((await list(flaky(busy('3600')))).error?.retryAfter).toBe(3600)
    const silent = {
      fetch: ({ signal }: Request) => new Promise<never>((_, fail) => signal.addEventListener('abort', fail)),
    }
    expect((await list(silent, { timeout: 20 })).error?.code).toBe('TIMED_OUT')
    expect((await list(silent, { signal: AbortSignal.abort() })).error?.code).toBe('ABORTED')
    const portal = { fetch: () => Promise.resolve(new Response('<p>Log in to this network</p>')), attempts: 1 }
    expect((await list(portal)).error?.code).toBe('NOT_UNDERSTOOD')
  })
})

test('a list is read item by item, over as many pages as are wanted', async () => {
  const owner = await newCustomer(server)
  for (let count = 0; count < 5; count += 1) await newJob(server, owner)
  const connection = flaky()
  const { jobs } = clientOf(owner, connection)
  const ids = new Set<string>()
  for await (const { id } of jobs.all({ limit: 2 })) ids.add(id)
  expect(ids.size).toBe(5)
  expect(connection.sent).toHaveLength(3)
  for await (const job of jobs.all({ limit: 2 })) if (job.id) break
  expect(connection.sent).toHaveLength(4)
  await expect(createClient({ url, token: 'none' }).jobs.all().next()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('the stream comes back after a break, and goes on after its last notification', async () => {
  const owner = await newCustomer(server)
  const jobId = await newJob(server, owner)
  const first = new AbortController()
  const connection = flaky()
  const broken = (request: Request) =>
    connection.fetch(new Request(request, connection.sent.length === 0 ? { signal: first.signal } : {}))
  const off = new AbortController()
  const told: unknown[] = []
  for await (const event of clientOf(owner, { fetch: broken }).events.stream({ signal: off.signal })) {
    told.push(event.type === 'open' ? event : event.type)
    if (event.type === 'open') await newBid(await newBusiness(server), jobId)
    if (event.type === 'notification')
      (told.filter((type) => type === 'notification').length === 1 ? first : off).abort()
  }
  expect(told.filter((one) => one !== 'unread')).toEqual([
    { type: 'open', again: false },
    'notification',
    { type: 'open', again: true },
    'notification',
  ])
  expect(connection.sent[1]?.headers.get('Last-Event-ID')).toMatch(/^0/)
  await expect(createClient({ url, token: 'none' }).events.stream().next()).rejects.toMatchObject({ status: 401 })
})

test('where its last notification is not known the stream says so, and asks for nothing after it again', async () => {
  const owner = await newCustomer(server)
  const off = new AbortController()
  const reset = 'retry: 1\n\nevent: reset\nid:\ndata: {}\n\n'
  const connection = flaky(new Response(reset, { headers: { 'Content-Type': 'text/event-stream' } }))
  const lastId = crypto.randomUUID()
  const told: string[] = []
  for await (const { type } of clientOf(owner, connection).events.stream({ signal: off.signal, lastId })) {
    told.push(type)
    if (type === 'unread') off.abort()
  }
  expect(told).toEqual(['open', 'reset', 'open', 'unread'])
  expect(connection.sent.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([lastId, null])
  const again = clientOf(owner).events.stream({ lastId })
  await again.next()
  expect((await again.next()).value).toEqual({ type: 'reset' })
  await again.return()
})
