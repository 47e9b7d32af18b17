import { inject } from 'vitest'
import type { Request } from 'playwright-core'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createLive } from '../../machines/live.ts'
import { links } from '../../src/shared/routes.ts'
import { newBid, newBusiness, newCustomer, newJob, type Account, UNUSED } from '../support/api.ts'
import { live } from '../models/live.ts'
import type { Gate } from './support/network-gate.ts'
import { openCuttableConnection, type CuttableConnection } from 'statechart-kit/walk/cuttable-connection'
import { becomes } from './support/form-facts.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

type World = {
  readonly visit: Visit
  readonly customer: Account
  readonly gate: Gate
  readonly streams: Streams
  readonly line: CuttableConnection
  /** How many bids were heard of. */
  heard: number
}

/** The streams that the page has asked for so far. */
type Streams = {
  readonly count: () => number
  readonly last: () => Request
  readonly isOpen: () => boolean
  readonly hasEnded: () => boolean
  /** Waits until the last one is over: the page hung up, it broke, or it came to its end. */
  readonly isOver: () => Promise<void>
  /** Lets the time of the page pass until it waits for the last one no longer. */
  readonly isGivenUp: () => Promise<void>
}

/** Milliseconds of the page's clock: before the first new attempt at least, and before any at most. */
const SHORTEST = 250
const LONGEST = 30_000

/** So short that one can look several times while it waits. */
const GLANCE = SHORTEST / 5

/** No person sees the stream itself: it shows at the edge of the network, and by what it brings. */
const stage: Stage<ReturnType<typeof createLive<{ readonly id: string }>>, World> = {
  open: async (openVisit) => {
    const customer = await newCustomer(undefined, UNUSED)
    const line = await openCuttableConnection(inject('baseUrl'))
    const visit = await openVisit(customer, line)
    const { page } = visit
    // All about waiting is on the page's own clock.
    await page.clock.install()
    const gate = await visit.gateOn('streamNotifications')
    const streams = streamsOf(visit)
    await page.goto(links.dashboard)
    await page.getByRole('heading', { name: visit.say('dashboard.empty.customerTitle'), exact: true }).waitFor()
    // The first sign that somebody is there begins it, and without a network it rests again.
    await page.mouse.move(1, 1)
    await gate.arrived()
    await visit.context.setOffline(true)
    return { visit, customer, gate, streams, line, heard: 0 }
  },
  does: {
    'reader.returned': ({ visit: { context } }) => context.setOffline(false),
    'reader.left': ({ visit: { context } }) => context.setOffline(true),
    'stream.opened': ({ gate }) => gate.answer({ type: 'done', value: null }),
    /** A bid on a job that the page has not heard of either. */
    'stream.heard': async (world) => {
      const [business, job] = await Promise.all([newBusiness(), newJob(world.customer)])
      await newBid(business, job, 140)
      world.heard += 1
    },
    /** The server itself ends it together with the session; everything else is the network's doing. The clock stops, to see what waits for it. */
    'stream.ended': async ({ visit: { page }, gate, customer: { client }, streams, line }, { failure }) => {
      if (streams.hasEnded()) throw new Error('There is no stream that could end')
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
      if (failure === null) await answer(client.POST('/logout'))
      else if (streams.isOpen()) line.cut()
      else if (failure.type === 'timedOut') await streams.isGivenUp()
      else await gate.answer(failure)
    },
  },
  answers: { watch: 'sends events', stream: 'sends events' },
  delays: {
    backoff: async ({ visit: { page }, streams }) => {
      const before = streams.count()
      for (let passed = 0; passed < LONGEST && streams.count() === before; passed += SHORTEST)
        await page.clock.runFor(SHORTEST)
    },
  },
  sees: {
    paused: async ({ visit: { page, say }, streams }) => {
      await page
        .getByRole('status')
        .filter({ hasText: say('shell.noNetwork') })
        .waitFor()
      await streams.isOver()
    },
    'streaming.connecting': async ({ gate, streams }) => {
      if ((await gate.arrived()) !== streams.last()) throw new Error('An older stream is still asked for')
    },
    'streaming.live': async ({ visit: { page, say }, streams, heard: count }) => {
      const response = await streams.last().response()
      if (!response?.ok()) throw new Error(`The stream was not opened: ${response?.status()}`)
      const bell = count === 0 ? say('shell.bellQuiet') : say('shell.bell', { count })
      await page.getByRole('link', { name: bell, exact: true }).waitFor()
      await becomes(() => page.getByText(say('dashboard.bids', { count: 1 }), { exact: true }).count(), count)
    },
    waiting: (world) => isQuiet(world, GLANCE),
    refused: (world) => isQuiet(world, 2 * LONGEST),
  },
}

/** The last stream is over, and so long no other is asked for. */
async function isQuiet({ visit: { page }, streams }: World, duration: number): Promise<void> {
  await streams.isOver()
  const before = streams.count()
  for (let step = 0; step < 10; step += 1) await page.clock.runFor(duration / 10)
  if (streams.count() > before) throw new Error(`It was tried again within ${duration} ms`)
}

function streamsOf({ page }: Visit): Streams {
  const asked: Request[] = []
  const over = new Set<Request>()
  const begun = new Set<Request>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/notifications/stream') asked.push(request)
  })
  const end = (request: Request): void => void over.add(request)
  page.on('response', (response) => begun.add(response.request()))
  page.on('requestfailed', end)
  page.on('requestfinished', end)
  const last = (): Request => {
    const request = asked.at(-1)
    if (!request) throw new Error('No stream was asked for')
    return request
  }
  const isOver = (): Promise<void> => becomes(async () => over.has(last()), true)
  const isGivenUp = async (): Promise<void> => {
    for (let passed = 0; passed < 2 * LONGEST && !over.has(last()); passed += SHORTEST)
      await page.clock.runFor(SHORTEST)
    await isOver()
  }
  return {
    count: () => asked.length,
    last,
    isOpen: () => begun.has(last()),
    hasEnded: () => over.has(last()),
    isOver,
    isGivenUp,
  }
}

walkScene(live, 'news', stage)
