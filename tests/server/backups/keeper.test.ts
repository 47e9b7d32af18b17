import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDepot, type Depot } from '../../../server/backups/depot.ts'
import { backupKeeper, type KeeperEvent } from '../../../server/backups/keeper.ts'
import { listStock } from '../../../server/backups/stored.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { readBucketAddress } from '../../../server/platform/store/bucket-address.ts'
import { reasonOf } from '../../../server/platform/startup-error.ts'
import { depotTown, expectNoDrafts, type DepotTown } from './support/depot-town.ts'

let town: DepotTown
let events: string[]
beforeEach(async () => {
  town = await depotTown()
  events = []
  return town.database.close
})

const AT = { minutes: 210, zone: 'UTC' }

/** A server of the town, that may have another depot. */
function server(depot: () => Depot = () => town.depot, signal: AbortSignal = new AbortController().signal) {
  const report = (event: KeeperEvent) =>
    void events.push(event.outcome === 'made' ? event.name.slice(-7) : reasonOf(event.error))
  const deps = {
    ...town.deps,
    get depot() {
      return depot()
    },
  }
  const keeper = backupKeeper({ deps, at: AT, signal, report })
  return async (time: string) => {
    town.clock.time = new Date(time)
    await keeper.begin()
    await keeper.whenIdle()
    return events.splice(0)
  }
}

test('the first backup is made at once, and then one at its time of each day, also a missed one', async () => {
  const at = server()
  expect(await at('2026-03-02T10:00:00Z')).toEqual(['100000Z'])
  expect(await at('2026-03-02T10:01:00Z')).toEqual([])
  expect(await at('2026-03-03T03:29:59Z')).toEqual([])
  expect(await at('2026-03-03T03:30:00Z')).toEqual(['033000Z'])
  expect(await at('2026-03-03T23:59:00Z')).toEqual([])
  // The server was off for two days.
  expect(await at('2026-03-05T12:00:00Z')).toEqual(['120000Z'])
})

test('of two servers that share a place one makes the backup, and a restart makes none', async () => {
  const [one, other] = [server(), server()]
  expect(await one('2026-03-02T03:30:00Z')).toEqual(['033000Z'])
  expect(await other('2026-03-02T03:30:30Z')).toEqual([])
  expect(await server()('2026-03-02T04:00:00Z')).toEqual([])
  const [first, second] = await Promise.all([one('2026-03-03T03:30:00Z'), other('2026-03-03T03:30:00Z')])
  expect([...(first ?? []), ...(second ?? [])]).toEqual(['033000Z'])
  expect((await listStock(town.depot)).backups).toHaveLength(2)
})

test('a place that cannot be used is told of, left alone for ten minutes, and tried again', async () => {
  const key = { id: 'key', secret: 'secret' }
  const address = readBucketAddress(`s3://backups?endpoint=http://127.0.0.1:${await freePort()}`, key)
  if (typeof address === 'string') throw new Error(address)
  let depot = openDepot({ bucket: address }, town.dataDir)
  const at = server(() => depot)
  expect(await at('2026-03-02T03:30:00Z')).toEqual([expect.stringMatching(/^The bucket backups .* cannot be reached/)])
  expect(await at('2026-03-02T03:39:00Z')).toEqual([])
  depot = town.depot
  rmSync(join(town.root, 'depot'), { recursive: true })
  expect(await at('2026-03-02T03:40:00Z')).toEqual([
    expect.stringMatching(/^The folder .*depot cannot be used: ENOENT/),
  ])
  depot = openDepot({ folder: town.root }, town.dataDir)
  expect(await at('2026-03-02T03:50:00Z')).toEqual(['035000Z'])
  expectNoDrafts(town.dataDir)
})

test('a failed try leaves the last backup, and nothing of its own', async () => {
  const at = server()
  await at('2026-03-02T03:30:00Z')
  const { store } = town.depot
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const put = async (name: string, draft: string) => {
    if (name.includes('whole-')) throw full
    await store.put(name, draft)
  }
  const failing = server(() => ({ ...town.depot, store: { ...store, put } }))
  expect(await failing('2026-03-03T03:30:00Z')).toEqual(['no space left on device'])
  expect((await listStock(town.depot)).backups).toMatchObject([{ name: 'bidfair-20260302T033000Z', state: 'whole' }])
  expectNoDrafts(town.dataDir, join(town.root, 'depot'))
})

test('old ones that cannot be removed are told of beside a new one that is whole', async () => {
  for (let day = 2; day < 9; day += 1) await server()(`2026-03-0${day}T03:30:00Z`)
  const remove = async () => await Promise.reject(new Error('Access Denied'))
  const untidy: unknown[] = []
  const keeper = backupKeeper({
    deps: { ...town.deps, depot: { ...town.depot, remove } },
    at: AT,
    signal: new AbortController().signal,
    report: (event) => void untidy.push(event.outcome === 'made' ? event.untidy : event),
  })
  town.clock.time = new Date('2026-03-09T03:30:00Z')
  await keeper.begin()
  await keeper.whenIdle()
  expect(untidy).toEqual([new Error('Access Denied')])
  expect((await listStock(town.depot)).backups).toHaveLength(8)
})

test('a server that stops ends its backup, counts no failure, and leaves it to the next', async () => {
  const stopping = new AbortController()
  const { store } = town.depot
  const put = async (name: string, draft: string) => {
    stopping.abort()
    await store.put(name, draft)
  }
  await town.upload(randomBytes(400_000).toString('base64'))
  const at = server(() => ({ ...town.depot, store: { ...store, put } }), stopping.signal)
  expect(await at('2026-03-02T03:30:00Z')).toEqual([])
  expect((await listStock(town.depot)).backups).toEqual([])
  expect(await server()('2026-03-02T03:31:00Z')).toEqual(['033100Z'])
})
