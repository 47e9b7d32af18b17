import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { shows } from '../../support/shows.ts'
import { samplesIn } from '../support/collector.ts'
import { newFolder } from '../support/folder.ts'
import { freeze, PATIENCE, postgresOf, startProcess, type ServerProcess } from '../support/process.ts'

let dataDir: string
let server: ServerProcess
let metricsPort: number

beforeEach(async () => {
  dataDir = newFolder()
  metricsPort = await freePort()
  const settings = { RATE_LIMIT_MULTIPLIER: '1000', LOG_LEVEL: 'fatal', METRICS_PORT: String(metricsPort) }
  server = await startProcess({ DATA_DIR: dataDir, ...settings })
})
afterEach(async () => {
  // A test that failed may have left it frozen, and the server waits for it to end.
  if (postgresOf(dataDir) > 0) freeze(postgresOf(dataDir), 'SIGCONT')
  await server.end('SIGINT')
})

const get = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
const ready = async (): Promise<number> => (await get(`${server.address}/readyz`)).status

/** What an operator is told of the database, whatever its state. */
async function databaseUp(): Promise<number | undefined> {
  const metrics = await get(`http://127.0.0.1:${metricsPort}/metrics`)
  return samplesIn(await metrics.text()).get('bidfair_database_up')
}

const logIn = () => server.post('/login/customer', { email: 'nobody@example.com', password: 'kettle7' })

/** What needs the database in one way or another: who calls, a form, one that writes. */
const calls = (): Promise<number>[] => [
  logIn(),
  server.post('/get-jobs/customer', { page: 1 }, `bf_${'a'.repeat(43)}`),
  server.post('/forgot-password', { email: 'nobody@example.com', isBusiness: 0 }),
]

test('a frozen database is told in two seconds, back in one', shows('running.frozen', 'watch.frozen'), async () => {
  // Before it has anything in its pool, and then with what it has; a busy machine may hold up one of them.
  const times: Readonly<{ told: number; back: number }>[] = []
  while (times.length < 4 && !times.slice(1).some(({ told, back }) => told <= 2000 && back <= 1000)) {
    const frozen = Date.now()
    freeze(postgresOf(dataDir))
    expect(await Promise.all(calls())).toEqual([503, 503, 503])
    // What it answered last is good for a quarter of a second.
    await expect.poll(ready, { timeout: 20_000, interval: 20 }).toBe(503)
    const told = Date.now() - frozen
    // Who comes later is told at once.
    expect(await Promise.all([ready(), ...calls()])).toEqual([503, 503, 503, 503])
    // What it answered last is good for five seconds.
    await expect.poll(databaseUp, { timeout: 20_000, interval: 100 }).toBe(0)
    const thawed = Date.now()
    freeze(postgresOf(dataDir), 'SIGCONT')
    await expect.poll(ready, { timeout: 20_000, interval: 20 }).toBe(200)
    times.push({ told, back: Date.now() - thawed })
    expect(await logIn()).toBe(401)
  }
  expect(Math.min(...times.map(({ told }) => told))).toBeLessThanOrEqual(2000)
  expect(Math.min(...times.map(({ back }) => back))).toBeLessThanOrEqual(1000)
})

test('an embedded PostgreSQL that dies starts again', shows('running.died'), async () => {
  const before = postgresOf(dataDir)
  process.kill(before, 'SIGKILL')
  const seen = new Set<number>()
  const look = async () => {
    for (const status of await Promise.all(calls())) seen.add(status)
    return await ready()
  }
  // After a crash PostgreSQL first writes its whole folder to disk, for which a busy disk may need minutes.
  await expect.poll(look, { timeout: 240_000, interval: 20 }).toBe(200)
  expect(postgresOf(dataDir)).not.toBe(before)
  expect([...seen].filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect(await logIn()).toBe(401)
})
