import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../../../server/platform/db/unavailable.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'
import type { Cluster } from './cluster.ts'
import { start, type Running } from './programs.ts'

const main = join(import.meta.dirname, '../../../server/main.ts')

/** Servers of ours on one database. */
export type Servers = Readonly<{
  baseUrls: readonly string[]
  /** How many have ended since they were started. */
  ended: () => number
  /** What they logged as errors. */
  errors: () => Errors
  stop: () => Promise<void>
}>

/** How many lines say that the database is away, and all others. */
export type Errors = Readonly<{ away: number; others: readonly string[] }>

/** Starts so many of them in folders below `folder`, and waits until they are ready. */
export async function startServers(
  count: number,
  { folder, url, listenUrl }: Pick<Cluster, 'folder' | 'url' | 'listenUrl'>,
): Promise<Servers> {
  const running: Running[] = []
  const stop = async (): Promise<void> => void (await Promise.all(running.map((one) => one.stop())))
  const baseUrls: string[] = []
  try {
    for (let number = 1; number <= count; number += 1) {
      const port = String(await freePort())
      const own = join(folder, `server-${number}`)
      const server = start(own, process.execPath, [main], {
        PORT: port,
        // One address for all, as behind a proxy.
        PUBLIC_URL: 'http://localhost:3000',
        DATA_DIR: own,
        DATABASE_URL: url,
        SECRETS_KEY: 'one-key-for-all-the-servers-of-this-measurement',
        DATABASE_LISTEN_URL: listenUrl,
        DEMO: 'off',
        WEB_BUILD: 'off',
        LOG_LEVEL: 'error',
        RATE_LIMIT_MULTIPLIER: '1000000',
        JOBS_PER_DAY: '1000000',
        BIDS_PER_DAY: '1000000',
      })
      running.push(server)
      baseUrls.push(`http://127.0.0.1:${port}`)
      while (!server.said().includes('Bidfair is ready')) {
        if (server.isOver()) throw new Error(`the server did not start: ${server.said()}`)
        await delay(100)
      }
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    baseUrls,
    ended: () => running.filter((one) => one.isOver()).length,
    errors: () => errorsIn(running.flatMap((one) => one.said().split('\n'))),
    stop,
  }
}

function errorsIn(lines: readonly string[]): Errors {
  const others: string[] = []
  let away = 0
  for (const line of lines.filter((one) => one.startsWith('{'))) {
    if (tellsOfAway(JSON.parse(line))) away += 1
    else others.push(line.slice(0, 500))
  }
  // What is no line of JSON and not said at a start was written by something that broke.
  others.push(...lines.filter((line) => line !== '' && !line.startsWith('{') && !line.startsWith('Bidfair is ready')))
  return { away, others }
}

function tellsOfAway(line: unknown): boolean {
  if (typeof line !== 'object' || line === null || !('err' in line)) return false
  const { err } = line
  if (typeof err !== 'object' || err === null || !('message' in err)) return false
  const type = 'type' in err ? err.type : undefined
  const code = 'code' in err ? err.code : undefined
  // What a stream is refused with that nothing could be heard for.
  if (code === 'SERVICE_UNAVAILABLE') return true
  return type === 'DatabaseAway' || isDatabaseUnavailable(Object.assign(new Error(String(err.message)), { code }))
}
