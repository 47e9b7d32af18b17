import { sql } from 'kysely'
import type { Db } from '../server/platform/db/connection.ts'
import { addTown, serve, withPostgres } from './database.ts'
import { childrenOf, statOf } from './programs.ts'
import { kb, row } from './table.ts'
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
]
const TURNS = 200
const WARM_UP = 40

/** Prints what a call and what it sets going cost server and PostgreSQL: processor time, bytes of the log, growth. `only` begins the names. */
export async function printCalls(jobs = 10_000, only?: string): Promise<void> {
  await withPostgres(async (postgres) => {
    const url = await addTown(postgres, 'town', sizeOf(jobs))
    const server = await serve(url)
    const scene = await openScene(url, server.baseUrl)
    try {
      console.log(`\nWhat one call costs in a town of ${jobs} jobs, with what it sets going, of ${TURNS} each\n`)
      row(['call', 'server (ms)', 'PostgreSQL (ms)', 'log (kB)', 'stored (kB)'])
      // What has to be taken away again would be, before the background has done its part.
      for (const way of waysOf(only === undefined ? LIFE : [only]).filter(({ way: { after } }) => after === undefined))
        await printCost(way, scene, () => usageOf(scene.db, server.pid, postgres.pid()))
    } finally {
      await scene.close()
      await server.stop()
    }
  })
}

async function printCost(way: NamedWay, scene: Scene, usage: () => Promise<Usage>): Promise<void> {
  const asks = async (count: number): Promise<Ask[]> => {
    const made: Ask[] = []
    while (made.length < count) made.push(await way.way.ask(scene))
    return made
  }
  const make = async (all: readonly Ask[]): Promise<void> => {
    for (const ask of all) await timeOf(way, ask, scene.baseUrl)
    await scene.untilTold()
  }
  await make(await asks(WARM_UP))
  const all = await asks(TURNS)
  const before = await usage()
  await make(all)
  const after = await usage()
  const each = (of: keyof Usage): number => (after[of] - before[of]) / TURNS
  row([way.name, each('server').toFixed(2), each('postgres').toFixed(2), kb(each('log')), kb(each('stored'))])
}

/** What was used so far: processor time in milliseconds, log and stored rows in bytes. */
type Usage = Readonly<Record<'server' | 'postgres' | 'log' | 'stored', number>>

async function usageOf(db: Db, server: number, postmaster: number): Promise<Usage> {
  const { rows } = await sql<{ log: string; stored: number }>`
    select pg_current_wal_insert_lsn() - '0/0' as log, pg_database_size(current_database()) as stored`.execute(db)
  const backends = childrenOf(postmaster).reduce((sum, pid) => sum + ticksOf(pid, [11, 12]), 0)
  return {
    // Linux counts in hundredths of a second.
    server: 10 * ticksOf(server, [11, 12]),
    postgres: 10 * (backends + ticksOf(postmaster, [11, 12, 13, 14])),
    log: Number(rows[0]?.log),
    stored: rows[0]?.stored ?? 0,
  }
}

/** 11 and 12 are a process' own time, 13 and 14 that of children that ended. */
function ticksOf(pid: number, fields: readonly number[]): number {
  const stat = statOf(pid)
  return fields.reduce((sum, at) => sum + Number(stat[at] ?? 0), 0)
}
