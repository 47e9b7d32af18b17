import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, afterEach, vi } from 'vitest'
import { record } from '../../support/json.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { openEvents, type Events } from '../support/events.ts'
import { startProcess, type ServerProcess } from '../support/process.ts'
import { shows } from '../../support/shows.ts'
import { newBusiness, newCustomer, newJob, type Person } from '../support/town-wire.ts'
import { startListening } from '../../../server/platform/live/listener.ts'

let server: TestApp
let dataDir: string
let near: ServerProcess
let far: ServerProcess

beforeAll(async () => {
  server = await testApp()
  dataDir = mkdtempSync(join(tmpdir(), 'bidfair-two-'))
  ;[near, far] = await Promise.all([start(), start()])
})

afterAll(async () => {
  await Promise.all([near, far].map((one) => one.end('SIGINT')))
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (port?: number) =>
  startProcess({
    DATABASE_URL: server.database.url,
    DATA_DIR: dataDir,
    ...(port === undefined ? {} : { PORT: String(port) }),
  })

/** Bids through one process. Answers when the bid was acknowledged. */
async function bidThrough(
  { address }: ServerProcess,
  business: Person,
  jobId: string,
  amount: number,
): Promise<number> {
  const answer = await fetch(`${address}/v1/place-bid/business`, {
    method: 'POST',
    headers: { authorization: `Bearer ${business.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jobId, proposalStatement: 'I can come.', amount }),
  })
  expect(answer.status).toBe(200)
  return performance.now()
}

async function openAt({ address }: ServerProcess, person: Person, last?: string): Promise<Events> {
  const headers = last === undefined ? {} : { 'last-event-id': last }
  let events = await openEvents(address, person.token ?? '', headers)
  // A process that has just begun may not listen yet.
  while (events.status === 503) events = await openEvents(address, person.token ?? '', headers)
  expect(events.status).toBe(200)
  return events
}

/**
 * Bids through one process on one job after the other, and waits for each to show on the stream of another. Answers how
 * long the quickest took, in milliseconds: a busy machine may hold any of them up, but not all.
 */
async function quickest(through: ServerProcess, business: Person, jobs: readonly string[], stream: Events) {
  let best = Infinity
  for (const [index, jobId] of jobs.entries()) {
    const acknowledged = await bidThrough(through, business, jobId, 11 + index)
    const event = await stream.next('notification')
    best = Math.min(best, performance.now() - acknowledged)
    expect(amountIn(event)).toBe(`$${11 + index}`)
  }
  return best
}

const amountIn = (event: { data: unknown }) => /\$[\d.]+/.exec(String(record(event.data)['message']))?.[0]

test('a bid placed through one process shows on a stream of the other within a second, also after either was killed', async () => {
  const ana = await newCustomer(server)
  const luis = await newBusiness(server)
  const jobs: string[] = []
  for (let turn = 0; turn < 8; turn += 1) jobs.push(await newJob(server, ana))
  const [two = '', three = ''] = jobs.splice(0, 2)

  const first = await openAt(far, ana)
  await first.next('unread')
  expect(await quickest(near, luis, jobs.splice(0, 3), first)).toBeLessThan(1000)

  // The one that was bid through dies and comes back.
  await near.end('SIGKILL')
  near = await start(near.port)
  await bidThrough(near, luis, two, 22)
  const after = await first.next('notification')
  expect(amountIn(after)).toBe('$22')

  // The one that is listened to dies; what happens meanwhile is there when it comes back.
  const ending = first.rest('notification').then(
    () => 'in order',
    () => 'torn',
  )
  await far.end('SIGKILL')
  expect(await ending).toBe('torn')
  await bidThrough(near, luis, three, 33)
  far = await start(far.port)
  const second = await openAt(far, ana, after.id)
  expect(amountIn(await second.next('notification'))).toBe('$33')
  expect(await quickest(near, luis, jobs, second)).toBeLessThan(1000)
  second.close()
})

test('a message shows in every tab of both sides, through either process', shows('talk.live'), async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const jobId = await newJob(server, ana)
  const tabs = await Promise.all([openAt(far, ana), openAt(near, ana), openAt(far, luis)])
  const stranger = await openAt(far, await newBusiness(server))
  for (const tab of [...tabs, stranger]) await tab.next('unread')
  const ask = async (person: Person, path: string, body: object) => {
    const answer = await fetch(`${near.address}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ jobId, businessId: luis.id, ...body }),
    })
    expect(answer.status).toBe(200)
  }
  const told = async (type: string) => await Promise.all(tabs.map(async (tab) => (await tab.next(type)).data))
  const everyone = (data: object) => tabs.map(() => ({ jobId, businessId: luis.id, ...data }))
  await ask(luis, 'send-message', { text: 'Is there a lift?' })
  expect(await told('message')).toEqual(everyone({ number: 1, by: 'business' }))
  await ask(ana, 'seen-messages', { upTo: 1 })
  expect(await told('seen')).toEqual(everyone({ number: 1, by: 'customer' }))
  await ask(ana, 'send-message', { text: 'No' })
  expect(await told('message')).toEqual(everyone({ number: 2, by: 'customer' }))
  for (const tab of tabs) tab.close()
  // Nobody else heard of any of it.
  const heard = stranger.rest('message')
  await far.end('SIGTERM')
  expect(await heard).toEqual([])
  far = await start()
})

afterEach(() => void vi.restoreAllMocks())

test('attempts to come back leave nothing behind that waits for the end', async () => {
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener')
  // Nobody listens there, so that each attempt fails at once.
  const url = 'postgres://nobody@127.0.0.1:9/nothing'
  const listener = startListening({ url, channels: [], hear: () => {}, changed: () => {} })
  const pauses = () => added.mock.calls.length
  await vi.waitUntil(() => pauses() >= 3, 30_000)
  // Only the pause until the next attempt still listens.
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(1)
  await listener.stop()
})
