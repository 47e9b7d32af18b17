import { setTimeout as delay } from 'node:timers/promises'
import { connect as connectDatabase } from '../../../server/platform/db/connection.ts'
import { asTheApp, listen, type Listener } from '../load/listener.ts'
import { persistently } from '../load/persistent.ts'
import { allIsTold, hearing, readBack, type ReadBack, type Told } from '../load/read-back.ts'
import { playStory, settleTown, type Story } from '../load/town-wire.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { startServers, type Errors } from './servers.ts'

const CUSTOMERS = 6
/** After each write, before the same customer goes on, in milliseconds. */
const PAUSE = 50
/** How long there is load before a primary is struck and after the writes are back, in milliseconds. */
const BEFORE = 5000
const AFTER = 5000

/** How a primary was lost, and after how many seconds a write was acknowledged again and all streams were open again. */
export type Loss = Readonly<{ how: string; writes: number; streams: number }>

export type FailoverResult = Readonly<{
  losses: readonly Loss[]
  acknowledged: number
  read: ReadBack
  told: Told
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
  const times: number[] = []
  const { fetch, next, failures } = persistently(servers.baseUrls, async () => {
    times.push(performance.now())
    await delay(PAUSE)
  })
  const town = await settleTown({ baseUrl: next(), fetch }, CUSTOMERS, CUSTOMERS)
  const listeners = town.customers.map((account) => listen({ account, baseUrl: next, pause: asTheApp }))
  await until(() => listeners.every(({ liveSince }) => liveSince() !== undefined))
  const stories: Story[] = []
  const ending = new AbortController()
  let begun = 0
  const play = async (): Promise<void> => {
    while (!ending.signal.aborted) await playStory(town, (begun += 1), (story) => stories.push(story))
  }
  const load = town.customers.map(play)
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
      losses.push({ how, ...(await recovery(struck, times, listeners)) })
      await delay(AFTER)
      await cluster.revive(primary)
    }
    await cluster.whenSafe()
  } finally {
    ending.abort()
    await Promise.all(load)
  }
  const read = await readBack(stories)
  const db = connectDatabase({ url: cluster.listenUrl, connections: 1, impatient: false })
  try {
    await until(async () => await allIsTold(db))
    await until(async () => (await hearing(db, stories, listeners)).missed === 0)
    return {
      losses,
      acknowledged: times.length,
      read,
      told: await hearing(db, stories, listeners),
      ended: servers.ended(),
      failures,
      errors: servers.errors(),
    }
  } finally {
    for (const listener of listeners) listener.stop()
    await db.destroy()
  }
}

/** In seconds since the loss. What is acknowledged within the first second may have been on its way. */
async function recovery(
  struck: number,
  times: readonly number[],
  listeners: readonly Listener[],
): Promise<Omit<Loss, 'how'>> {
  const firstWrite = () => times.findLast((_, index) => isFirstAfterPause(times, index, struck))
  await until(() => firstWrite() !== undefined)
  const opened = ({ liveSince }: Listener): number => liveSince() ?? Infinity
  await until(() => listeners.every((listener) => opened(listener) < Infinity))
  const streams = Math.max(struck, ...listeners.map(opened))
  return { writes: ((firstWrite() ?? Infinity) - struck) / 1000, streams: (streams - struck) / 1000 }
}

/** Whether a write after the loss is the first one that the new primary took: none came for a second before. */
function isFirstAfterPause(times: readonly number[], index: number, struck: number): boolean {
  const at = times[index] ?? 0
  const before = times[index - 1] ?? 0
  return at > struck && at - Math.max(before, struck) > 1000
}

/** Asks again and again until it is so, for as long as it is worth waiting, in milliseconds. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!(await isSo()) && performance.now() < deadline) await delay(50)
}
