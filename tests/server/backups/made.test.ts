import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { makeKeyFile, readKeyFile } from '../../../server/backups/keys.ts'
import { fetchBackup, findBackup } from '../../../server/backups/fetch.ts'
import { makeBackup } from '../../../server/backups/make.ts'
import { listStock } from '../../../server/backups/stored.ts'
import { depotTown, expectNoDrafts, type DepotTown } from './support/depot-town.ts'

/** Does not get shorter, so that there are several pieces: age encrypts 64 kB at a time. */
const WORDS = randomBytes(300_000).toString('base64')

let town: DepotTown
beforeEach(async () => {
  town = await depotTown()
  await town.upload(WORDS)
  return town.database.close
})

const always = { isDue: () => true }
const folder = () => join(town.root, 'depot')
const pieces = () => readdirSync(join(folder(), 'bidfair-20260302T033000Z')).filter((name) => name.endsWith('.part'))

async function make(): Promise<void> {
  expect(await makeBackup(town.deps, always)).toMatchObject({ name: 'bidfair-20260302T033000Z', removed: [] })
}

test('a backup lies in pieces with a mark, opens with its key, and holds rows, uploads and lists', async () => {
  writeFileSync(join(town.dataDir, 'categories.json'), '["Plumbing"]')
  await make()
  expect(pieces().length).toBeGreaterThan(2)
  const { backups } = await listStock(town.depot)
  expect(backups).toMatchObject([{ state: 'whole', madeAt: town.clock.time }])
  const opened = await town.opened()
  execFileSync('/usr/bin/env', ['sha256sum', '--check', '--quiet', 'SHA256SUMS'], { cwd: opened })
  expect(readFileSync(join(opened, 'lists/categories.json'), 'utf8')).toBe('["Plumbing"]')
  const files = readdirSync(join(opened, 'files'), { recursive: true, encoding: 'utf8' })
  const pdf = files.find((name) => name.endsWith('.pdf')) ?? ''
  expect(readFileSync(join(opened, 'files', pdf), 'utf8')).toBe(`%PDF-1.7 ${WORDS}`)
  expect(readFileSync(join(opened, 'tables/files.jsonl'), 'utf8').split('\n')).toHaveLength(2)
  expectNoDrafts(town.dataDir, folder())
})

test('nothing of a backup can be read without the key', async () => {
  await make()
  const all = Buffer.concat(pieces().map((name) => readFileSync(join(folder(), 'bidfair-20260302T033000Z', name))))
  expect(all.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  expect(all.includes('manifest.json')).toBe(false)
  const other = join(town.root, 'other.key')
  await makeKeyFile(other, town.clock.time)
  const target = join(town.root, 'opened')
  const opening = fetchBackup(town.depot, await findBackup(town.depot), {
    identities: await readKeyFile(other),
    folder: target,
  })
  await expect(opening).rejects.toThrow(
    'This key does not open bidfair-20260302T033000Z: it was encrypted for another one.',
  )
  expect(readdirSync(town.root).filter((name) => name.includes('opened'))).toEqual([])
})

test('any of several keys opens a backup', async () => {
  const other = join(town.root, 'other.key')
  const recipients = [await makeKeyFile(other, town.clock.time), ...town.deps.recipients]
  await makeBackup({ ...town.deps, recipients }, always)
  for (const file of [other, town.keyFile]) {
    const target = join(town.root, `by-${file === other ? 'other' : 'first'}`)
    const manifest = await fetchBackup(town.depot, await findBackup(town.depot), {
      identities: await readKeyFile(file),
      folder: target,
    })
    expect(manifest.madeAt).toBe(town.clock.time.toISOString())
  }
})

type Damage = (folder: string, names: readonly string[]) => void
const DAMAGES: readonly (readonly [what: string, damage: Damage, complaint: RegExp])[] = [
  ['a changed byte', (at, [, second = '']) => flip(join(at, second), 100), /is damaged: /],
  ['a changed byte of the header', (at, [first = '']) => flip(join(at, first), 60), /is damaged: |does not open/],
  ['pieces in another order', (at, [a = '', b = '']) => swap(join(at, a), join(at, b)), /is damaged: /],
  [
    'a lost piece',
    (at, [, second = '']) => rmSync(join(at, second)),
    /is damaged: pieces of it are missing or shorter/,
  ],
  ['a piece that is cut off', (at, names) => truncateSync(join(at, names.at(-1) ?? ''), 10), /missing or shorter/],
  [
    'a cut at the end of a piece, and a mark that says it was so',
    (at, names) => {
      rmSync(join(at, names.at(-1) ?? ''))
      const sizes = names.slice(0, -1).map((name) => readFileSync(join(at, name)).length)
      rmSync(join(at, readdirSync(at).find((name) => name.startsWith('whole-')) ?? ''))
      writeFileSync(join(at, `whole-${sizes.length}-${sizes.reduce((sum, size) => sum + size)}.json`), '{}')
    },
    /is damaged: /,
  ],
]

function flip(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

function swap(one: string, other: string): void {
  const [first, second] = [readFileSync(one), readFileSync(other)]
  writeFileSync(one, second)
  writeFileSync(other, first)
}

test.each(DAMAGES)('%s is refused, and leaves nothing opened', async (_, damage, complaint) => {
  await make()
  damage(join(folder(), 'bidfair-20260302T033000Z'), pieces())
  await expect(town.opened('bidfair-20260302T033000Z')).rejects.toThrow(complaint)
  expect(readdirSync(town.root).filter((name) => name.includes('opened'))).toEqual([])
})

test('old backups go once a new one is whole, and never one that is damaged', async () => {
  for (let day = 0; day < 10; day += 1) {
    town.clock.time = new Date(Date.UTC(2026, 2, 2 + day, 3, 30))
    await makeBackup(town.deps, always)
  }
  const names = async () => (await listStock(town.depot)).backups.map(({ name }) => name.slice(14, 16)).join(' ')
  // Seven days, and Sunday the 8th is the last of its week, too.
  expect(await names()).toBe('05 06 07 08 09 10 11')
  rmSync(join(folder(), 'bidfair-20260305T033000Z/000000.part'))
  town.clock.time = new Date('2026-03-12T03:30:00Z')
  expect(await makeBackup(town.deps, always)).toMatchObject({ removed: [] })
  expect(await names()).toBe('05 06 07 08 09 10 11 12')
  expect(readdirSync(folder()).filter((name) => name.startsWith('bidfair-'))).toHaveLength(8)
})
