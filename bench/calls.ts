import { sql } from 'kysely'
import type { Db } from '../server/platform/db/connection.ts'
import type { Embedded } from '../server/platform/db/embedded.ts'
import { addTown, serve, withPostgres } from './database.ts'
import { keepFigures, keptFigures } from './figures.ts'
import { childrenOf, memoryOf, timeOfEnded, timeOnProcessor } from './programs.ts'
import { kb, median, row } from './table.ts'
import { listsPerSecond } from './ten-clients.ts'
import { timeOf, waysOf, type NamedWay } from './town/calls.ts'
import { openScene, type Scene } from './town/scene.ts'
import { sizeOf } from './town/town.ts'
import type { Ask } from './town/ways.ts'

/** What a job goes through, and what people look at meanwhile. */
const LIFE = [
  'listCustomerJobs',
  'listBusinessJobs',
  'getBusinessJob',
  'createJob',
  'placeBid',
  'sendMessage',
  'acceptBid',
  'completeJob',
  'rateJob',
  'listCustomerNotifications',
  'listBusinessNotifications',
  'listGroupedNotifications',
]
/** Two checkouts take turns, so that what else the machine does falls on both; ratios near 1 need many calls. */
const ALONE = { warmUp: 40, rounds: 1, turns: 200 }
const COMPARED = { warmUp: 300, rounds: 10, turns: 100 }

/** Ten clients ask in rounds of so many lists, too. */
const [ROUNDS, LISTS] = [10, 1000]

/** A server in front of a town of its own. */
type Side = Readonly<{
  scene: Scene
  usage: () => Promise<Usage>
  /** What it has in memory, in MB. */
  memory: () => number
  close: () => Promise<void>
}>

type CallOptions = Readonly<{
  jobs?: number | undefined
  only?: string | undefined
  against?: string | undefined
  keeps: boolean
}>

/**
 * Prints what one call costs the server and PostgreSQL in a town of so many jobs, with what it sets going in the background: processor
 * time, by the clocks of the processes (those of vacuum and checkpoints too), bytes of the log and growth of the database.
 *
 * Then ten clients ask for lists at once.
 *
 * @param only the beginning of the names of other calls
 * @param against the folder of another checkout, whose server makes the same calls in turns; every cost is then a ratio to it too
 * @param keeps whether these figures are kept, to be compared with the next ones
 */
export async function printCalls({ jobs = 10_000, only, against, keeps }: CallOptions): Promise<void> {
  const pace = against === undefined ? ALONE : COMPARED
  const { rounds, turns } = pace
  await withPostgres(async (postgres) => {
    const sides: Side[] = []
    try {
      sides.push(await openSide(postgres, 'town', jobs))
      if (against !== undefined) sides.push(await openSide(postgres, 'before', jobs, against))
      console.log(
        `\nWhat one call costs in a town of ${jobs} jobs, with what it sets going, the mean of ${rounds * turns}\n`,
      )
      const kept = keptFigures()
      const costs = ['server (ms)', 'PostgreSQL (ms)', 'together (ms)', 'log (kB)', 'stored (kB)']
      row([
        'call',
        ...costs,
        'kept (ms)',
        ...(against === undefined ? [] : costs.slice(0, 3).map((cost) => `ratio, ${cost.slice(0, -5)}`)),
      ])
      // What has to be taken away again would be, before the background has done its part.
      const measured = new Map<string, number>()
      for (const way of waysOf(only === undefined ? LIFE : [only]).filter(({ way: { after } }) => after === undefined))
        measured.set(way.name, await printCost(way, sides, pace, kept.get(way.name)))
      if (keeps) keepFigures(measured)
      if (only === undefined) await printTenClients(sides)
    } finally {
      for (const side of sides) await side.close()
    }
  })
}

async function openSide(postgres: Embedded, name: string, jobs: number, checkout?: string): Promise<Side> {
  const url = await addTown(postgres, name, sizeOf(jobs))
  const server = await serve(url, checkout)
  const scene = await openScene(url, server.baseUrl)
  const close = async (): Promise<void> => {
    await scene.close()
    await server.stop()
  }
  const usage = () => usageOf(scene.db, server.pid, postgres.pid())
  return { scene, usage, memory: () => memoryOf(server.pid), close }
}

/** Lists per second, by turns, and what the servers have in memory after them. */
async function printTenClients(sides: readonly Side[]): Promise<void> {
  const rates = sides.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, { scene }] of sides.entries()) rates[at]?.push(await listsPerSecond(scene, LISTS))
  const [own = 0, before] = rates.map(median)
  row([`\nten clients, the median of ${ROUNDS} times ${LISTS} lists`, 'this', ...(before ? ['other', 'ratio'] : [])])
  row(['lists per second', own.toFixed(0), ...(before ? [before.toFixed(0), (own / before).toFixed(2)] : [])])
  row(['memory of the server after them (MB)', ...sides.map(({ memory }) => memory().toFixed(0))])
}

/** Answers the processor time of a call, in milliseconds. */
async function printCost(
  way: NamedWay,
  sides: readonly Side[],
  { warmUp, rounds, turns }: typeof ALONE,
  kept: number | undefined,
): Promise<number> {
  const totals = sides.map((): Usage => ({ server: 0, postgres: 0, log: 0, stored: 0 }))
  for (const side of sides) await callsCost(way, side, warmUp)
  for (let round = 0; round < rounds; round += 1)
    for (const [at, side] of sides.entries()) {
      const [total, cost] = [totals[at], await callsCost(way, side, turns)]
      if (total !== undefined) totals[at] = combine(total, cost, (one, other) => one + other)
    }
  const [own, before] = totals.map((total) => ({ ...total, together: total.server + total.postgres }))
  if (own === undefined) return 0
  const calls = rounds * turns
  const each = [own.server, own.postgres, own.together].map((time) => (time / calls).toFixed(2))
  const ratios = before && [own.server / before.server, own.postgres / before.postgres, own.together / before.together]
  row([
    way.name,
    ...each,
    kb(own.log / calls),
    kb(own.stored / calls),
    kept?.toFixed(2) ?? '',
    ...(ratios ?? []).map((ratio) => ratio.toFixed(2)),
  ])
  return own.together / calls
}

/** What so many calls, one after the other, use until all that they set going is done. */
async function callsCost(way: NamedWay, { scene, usage }: Side, count: number): Promise<Usage> {
  const asks: Ask[] = []
  while (asks.length < count) asks.push(await way.way.ask(scene))
  const before = await usage()
  for (const ask of asks) await timeOf(way, ask, scene.baseUrl)
  await scene.untilTold()
  return combine(await usage(), before, (one, other) => one - other)
}

/** Processor time in milliseconds, log and stored rows in bytes. */
type Usage = Readonly<Record<'server' | 'postgres' | 'log' | 'stored', number>>

const combine = (one: Usage, other: Usage, by: (one: number, other: number) => number): Usage => ({
  server: by(one.server, other.server),
  postgres: by(one.postgres, other.postgres),
  log: by(one.log, other.log),
  stored: by(one.stored, other.stored),
})

/** What was used so far. */
async function usageOf(db: Db, server: number, postmaster: number): Promise<Usage> {
  const { rows } = await sql<{ log: string; stored: number }>`
    select pg_current_wal_insert_lsn() - '0/0' as log, pg_database_size(current_database()) as stored`.execute(db)
  const backends = childrenOf(postmaster).reduce((sum, pid) => sum + timeOnProcessor(pid), 0)
  return {
    server: timeOnProcessor(server),
    postgres: backends + timeOnProcessor(postmaster) + timeOfEnded(postmaster),
    log: Number(rows[0]?.log),
    stored: rows[0]?.stored ?? 0,
  }
}
