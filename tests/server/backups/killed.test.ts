import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeBackup } from '../../../server/backups/make.ts'
import { listStock } from '../../../server/backups/stored.ts'
import { reasonOf } from '../../../server/platform/startup-error.ts'
import { textOf } from '../support/process.ts'
import { depotTown, expectNoDrafts, type DepotTown } from './support/depot-town.ts'

const program = join(import.meta.dirname, 'support/make-one.ts')
const always = { isDue: () => true }

let town: DepotTown
beforeEach(async () => {
  town = await depotTown()
  for (let index = 0; index < 6; index += 1) await town.upload(randomBytes(400_000).toString('base64'))
  return town.database.close
})

const folder = () => join(town.root, 'depot')

/** Makes one as soon as PostgreSQL has noticed that nobody has the lock any more. */
async function makeSoon(): Promise<void> {
  const isMade = async () => (await makeBackup(town.deps, always)) !== 'busy'
  await vi.waitUntil(isMade, { timeout: 240_000, interval: 20 })
}

function start() {
  const [recipient = ''] = town.deps.recipients
  const args = [program, town.database.url, town.dataDir, folder(), recipient]
  const child = spawn(process.execPath, args, { stdio: 'pipe' })
  return { child, said: textOf(child), closed: once(child, 'close') }
}

/** How many pieces there are, while a process may remove drafts and halves. */
const pieces = () => globSync('bidfair-*/*.part', { cwd: folder() }).length

test('a process that is killed leaves nothing that counts, and nobody waits for it', async () => {
  await makeBackup(town.deps, always)
  const before = pieces()
  for (const more of [1, 8, 20]) {
    const { child, closed } = start()
    await vi.waitUntil(() => pieces() > before + more || child.exitCode !== null, { timeout: 240_000, interval: 1 })
    child.kill('SIGKILL')
    await closed
    const { backups } = await listStock(town.depot)
    expect(backups.map(({ state }) => state)).toEqual(['whole', 'half'])
    await town.opened()
    // The lock went with the process, and the next one removes what it left.
    town.clock.time = new Date(town.clock.time.getTime() + 60_000)
    await makeSoon()
    const states = (await listStock(town.depot)).backups.map(({ state }) => state)
    expect(states).toEqual(['whole'])
    expectNoDrafts(town.dataDir, folder())
  }
})

test('a full disk leaves the last backup, and nothing of the one that did not fit', async () => {
  await makeBackup(town.deps, always)
  const [recipient = ''] = town.deps.recipients
  // Files of 16 kB at most, as this shell counts.
  const limited = ['-c', 'ulimit -f 32; exec "$@"', 'sh', process.execPath, program]
  const args = [...limited, town.database.url, town.dataDir, folder(), recipient]
  const child = spawn('/bin/sh', args, { stdio: 'pipe' })
  const said = textOf(child)
  await once(child, 'close')
  expect([child.exitCode, said()]).toEqual([1, expect.stringContaining('EFBIG')])
  expect((await listStock(town.depot)).backups.map(({ state }) => state)).toEqual(['whole'])
  expectNoDrafts(town.dataDir, folder())
})

test('of two processes one makes a backup, and the other leaves it alone', async () => {
  const both = [start(), start()]
  await Promise.all(both.map(({ closed }) => closed))
  const said = both.map((one) => one.said().trim()).toSorted()
  expect(said).toEqual([expect.stringMatching(/^bidfair-\d{8}T\d{6}Z$/), 'busy'])
  expect((await listStock(town.depot)).backups.map(({ name, state }) => [name, state])).toEqual([[said[0], 'whole']])
})

test('who loses its connection to the database has lost the lock, and marks nothing', async () => {
  const putting = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  const { store } = town.depot
  const depot = {
    ...town.depot,
    store: {
      ...store,
      put: async (name: string, draft: string) => {
        putting.resolve()
        await going.promise
        await store.put(name, draft)
      },
    },
  }
  const making = makeBackup({ ...town.deps, depot, pieceBytes: 2 ** 30 }, always)
  const failure = making.then(String, reasonOf)
  await putting.promise
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`
  const client = new pg.Client({ connectionString: town.database.url })
  await client.connect()
  await client.query(end)
  await client.end()
  town.clock.time = new Date(town.clock.time.getTime() + 60_000)
  await makeSoon()
  going.resolve()
  expect(await failure).toMatch(/connection/i)
  expect((await listStock(town.depot)).backups.map(({ name, state }) => [name, state])).toEqual([
    ['bidfair-20260302T033100Z', 'whole'],
  ])
})
