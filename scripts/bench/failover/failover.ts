import { setTimeout as delay } from 'node:timers/promises'
import { compare, doMainJob, newPair, noticesOf, type Pair } from '../load/main-job-wire.ts'
import { persistently } from '../load/persistent.ts'
import { follow, type Reader } from '../load/stream.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { startServers, type Errors } from './servers.ts'

const PAIRS = 6
/** Between two writes of a pair, in milliseconds. */
const PAUSE = 50
/** How long there is load before a primary is struck and after the writes are back, in milliseconds. */
const BEFORE = 5000
const AFTER = 5000

/** How a primary was lost, and after how many seconds a write was acknowledged again and all streams were open again. */
export type Loss = Readonly<{ how: string; writes: number; streams: number }>

export type FailoverResult = Readonly<{
  losses: readonly Loss[]
  acknowledged: number
  /** Acknowledged writes that cannot be read, jobs that nobody was told of, and notices that no stream brought. */
  lost: number
  excess: number
  unheard: number
  /** Servers of ours that ended. */
  ended: number
  /** What clients got instead of an answer. */
  failures: ReadonlyMap<string, number>
  errors: Errors
}>

/** Loses the primary under load, twice: its machine is gone, and then, when the other one is back, that one freezes. */
export async function measureFailover(say: (line: string) => void): Promise<FailoverResult> {
  say('Starting two PostgreSQL under Patroni, HAProxy, PgBouncer and two servers …')
  const cluster = await startCluster()
  try {
    const servers = await startServers(2, cluster)
    try {
      return await measure(cluster, servers, say)
    } finally {
      await servers.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function measure(
  cluster: Cluster,
  servers: Awaited<ReturnType<typeof startServers>>,
  say: (line: string) => void,
): Promise<FailoverResult> {
  const clients = persistently(servers.baseUrls)
  const pairs: Pair[] = []
  for (let number = 1; number <= PAIRS; number += 1) pairs.push(await newPair(clients, String(number)))
  const readers = pairs.map(({ customer }) => follow(clients, customer.token))
  await until(() => readers.every((reader) => reader.openSince() !== undefined))
  const times: number[] = []
  let isOver = false
  const load = pairs.map((pair) =>
    doMainJob(clients, pair, {
      pause: PAUSE,
      isOver: () => isOver,
      acknowledged: () => times.push(performance.now()),
    }),
  )
  const losses: Loss[] = []
  try {
    for (const [how, signal] of [
      ['killed', 'SIGKILL'],
      ['frozen', 'SIGSTOP'],
    ] as const) {
      const primary = await cluster.whenSafe()
      await delay(BEFORE)
      say(`The primary, ${primary}, is ${how} after ${times.length} acknowledged writes …`)
      const struck = performance.now()
      cluster.strike(primary, signal)
      losses.push({ how, ...(await recovery(struck, times, readers)) })
      await delay(AFTER)
      await cluster.revive(primary)
    }
    await cluster.whenSafe()
  } finally {
    isOver = true
    await Promise.all(load)
  }
  const differences = []
  for (const pair of pairs) differences.push(await compare(clients, pair))
  const unheard = () => sum(pairs.map((pair, index) => unheardOf(pair, readers[index])))
  await until(() => unheard() === 0, 60_000)
  await Promise.all(readers.map((reader) => reader.stop()))
  return {
    losses,
    acknowledged: times.length,
    lost: sum(differences.map(({ lost }) => lost)),
    excess: sum(differences.map(({ excess }) => excess)),
    unheard: unheard(),
    ended: servers.ended(),
    failures: clients.failures(),
    errors: servers.errors(),
  }
}

/** In seconds since the loss. What is acknowledged within the first second may have been on its way. */
async function recovery(
  struck: number,
  times: readonly number[],
  readers: readonly Reader[],
): Promise<Omit<Loss, 'how'>> {
  const firstWrite = () => times.findLast((_, index) => isFirstAfterPause(times, index, struck))
  await until(() => firstWrite() !== undefined)
  const opened = (reader: Reader): number => reader.openSince() ?? Infinity
  await until(() => readers.every((reader) => opened(reader) < Infinity))
  const streams = Math.max(struck, ...readers.map(opened))
  return { writes: ((firstWrite() ?? Infinity) - struck) / 1000, streams: (streams - struck) / 1000 }
}

/** Whether a write after the loss is the first one that the new primary took: none came for a second before. */
function isFirstAfterPause(times: readonly number[], index: number, struck: number): boolean {
  const at = times[index] ?? 0
  const before = times[index - 1] ?? 0
  return at > struck && at - Math.max(before, struck) > 1000
}

/** How many notices of a customer's jobs have not come. */
function unheardOf({ jobs }: Pair, reader: Reader | undefined): number {
  const heard = (jobId: string): number => reader?.about(jobId).size ?? 0
  return sum([...jobs].map(([jobId, stage]) => Math.max(0, noticesOf(stage) - heard(jobId))))
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** Asks again and again until it is so, for as long as it is worth waiting, in milliseconds. */
async function until(isSo: () => boolean, patience = 120_000): Promise<void> {
  const deadline = performance.now() + patience
  while (!isSo() && performance.now() < deadline) await delay(50)
}
