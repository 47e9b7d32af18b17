import { setTimeout as pass } from 'node:timers/promises'
import { startServer, type RunningServer } from '../scripts/run-server.ts'
import { isDatabaseUnavailable } from '../server/platform/db/health-monitor.ts'
import { startCluster, type Cluster } from './cluster.ts'
import { asTheApp, isAcknowledged, listen, repeatingFetch, type Listener } from './load/client.ts'
import { checkStories, until } from './load/read-back.ts'
import { at, playStory, settleTown, type Story } from './load/story-wire.ts'
import { check, checkNone, row } from './table.ts'

const CUSTOMERS = 6
/** After each write, before the same customer goes on; before an attempt is repeated; for an answer; in milliseconds. */
const [PAUSE, BETWEEN, PATIENCE] = [50, 200, 5000]
/** How long there is load before a primary is struck and after the writes are back, in milliseconds. */
const [BEFORE, AFTER] = [5000, 5000]
/** The longest time without writes, and without all streams, in seconds. */
const [WRITES, STREAMS] = [30, 40]

/** Loses the primary under load, twice: its machine is gone, and then, when the other one is back, that one freezes. */
export async function printFailover(): Promise<void> {
  console.log('\nStarting two PostgreSQL under Patroni, HAProxy, PgBouncer and two servers …')
  const cluster = await startCluster()
  const servers: RunningServer[] = []
  try {
    for (let made = 0; made < 2; made += 1) servers.push(await startMember(cluster))
    await measure(cluster, servers)
  } finally {
    for (const { stop } of servers) await stop()
    await cluster.stop()
  }
}

const startMember = async ({ url, listenUrl }: Cluster): Promise<RunningServer> =>
  await startServer({
    // One address for all, as behind a proxy.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: url,
    DATABASE_LISTEN_URL: listenUrl,
    SECRETS_KEY: 'one-key-for-all-the-servers-of-this-measurement',
    OPERATOR_CONTACT: 'operator@example.com',
    DEMO: 'off',
    WEB_BUILD: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMIT_MULTIPLIER: '1000000',
    JOBS_PER_DAY: '1000000',
    BIDS_PER_DAY: '1000000',
    INVITATIONS_PER_DAY: '1000000',
  })

async function measure(cluster: Cluster, servers: readonly RunningServer[]): Promise<void> {
  /** When each write was acknowledged, and why attempts failed. */
  const [times, failures]: [number[], string[]] = [[], []]
  let turn = 0
  const next = (): string => at(servers, (turn += 1)).baseUrl
  const fetch = repeatingFetch({
    next,
    // A client that does not give up.
    repeats: Infinity,
    pause: BETWEEN,
    patience: PATIENCE,
    failed: (why) => failures.push(/"code":"(\w+)"/.exec(why)?.[1] ?? 'no answer'),
    answered: async (request, answer) => {
      if (!isAcknowledged(request, answer)) return
      times.push(performance.now())
      await pass(PAUSE)
    },
  })
  const town = await settleTown({ baseUrl: next(), fetch }, CUSTOMERS, CUSTOMERS)
  const listeners = town.customers.map((account) => listen({ account, baseUrl: next, pause: asTheApp }))
  await until(() => listeners.every(({ liveSince }) => liveSince() !== undefined))
  const stories: Story[] = []
  const ending = new AbortController()
  let begun = 0
  const load = town.customers.map(async () => {
    while (!ending.signal.aborted) await playStory(town, (begun += 1), (story) => stories.push(story))
  })
  row(['what is lost', 'measured', 'limit'])
  try {
    for (const [how, signal] of [
      ['killed', 'SIGKILL'],
      ['frozen', 'SIGSTOP'],
    ] as const) {
      const primary = await cluster.whenSafe()
      await pass(BEFORE)
      const struck = performance.now()
      cluster.strike(primary, signal)
      const { writes, streams } = await recovery(struck, times, listeners)
      check([`primary ${how}: seconds until a write is acknowledged`, writes.toFixed(1), `${WRITES}`], writes <= WRITES)
      check(
        [`primary ${how}: seconds until every stream is open`, streams.toFixed(1), `${STREAMS}`],
        streams <= STREAMS,
      )
      await pass(AFTER)
      await cluster.revive(primary)
    }
    await cluster.whenSafe()
  } finally {
    ending.abort()
    await Promise.all(load)
  }
  await checkStories(cluster.listenUrl, stories, listeners)
  for (const listener of listeners) listener.stop()
  const { away, others } = errorsIn(servers.flatMap(({ said }) => said().split('\n')))
  checkNone('servers that ended', servers.filter(({ hasEnded }) => hasEnded()).length)
  checkNone('answers 500', failures.filter((why) => why === 'INTERNAL_ERROR').length)
  checkNone('lines of the log about another error', others.length)
  console.log(`\n${times.length} acknowledged writes; ${away} lines of the log say that the database is away`)
  for (const [why, all] of Map.groupBy(failures, (one) => one)) console.log(`  ${all.length} × ${why}`)
  for (const line of others.slice(0, 10)) console.log(line)
}

/** In seconds since the loss. What is acknowledged within the first second may have been on its way. */
async function recovery(struck: number, times: readonly number[], listeners: readonly Listener[]) {
  /** The first write that the new primary took: none came for a second before. */
  const firstWrite = () => times.findLast((time, index) => time - Math.max(times[index - 1] ?? 0, struck) > 1000)
  const opened = () => Math.max(struck, ...listeners.map(({ liveSince }) => liveSince() ?? Infinity))
  await until(() => firstWrite() !== undefined)
  await until(() => opened() < Infinity)
  return { writes: ((firstWrite() ?? Infinity) - struck) / 1000, streams: (opened() - struck) / 1000 }
}

/** How many lines of the logs say that the database is away, and all others; what is no JSON was written by something that broke. */
function errorsIn(lines: readonly string[]): Readonly<{ away: number; others: readonly string[] }> {
  const errors = lines.filter((line) => line !== '' && !line.startsWith('Bidfair is ready'))
  const others = errors.filter((line) => !line.startsWith('{') || !tellsOfAway(line))
  return { away: errors.length - others.length, others: others.map((line) => line.slice(0, 500)) }
}

function tellsOfAway(line: string): boolean {
  const [code, message] = [/"code":"(\w+)"/, /"message":"([^"]*)/].map((pattern) => pattern.exec(line)?.[1])
  // A stream is refused so that nothing could be heard for.
  if (code === 'SERVICE_UNAVAILABLE' || line.includes('"type":"DatabaseAway"')) return true
  return isDatabaseUnavailable(Object.assign(new Error(message), { code }))
}
