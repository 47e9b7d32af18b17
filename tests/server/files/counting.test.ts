import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { countUpload, metered, SLICE } from '../../../server/files/service-upload-quota.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newCustomer } from '../support/town-wire.ts'
import { formOf } from '../support/uploads.ts'

const server = await testApp({ settings: { uploadMbPerAccount: 1, uploadMbPerAddress: 2 } })
afterAll(server.close)
const { db } = server.database
server.clock.now = new Date('2026-03-01T23:59:00.900Z')
const ana = await newCustomer(server)

/** Passes pieces of these sizes through a meter. Answers what was counted, and in which order with what was passed on. */
async function countsOf(...sizes: readonly number[]) {
  const counted: number[] = []
  const source = Readable.from(sizes.map((size) => Buffer.alloc(size, 'x')))
  const passed = await buffer(source.pipe(metered(async (bytes) => void counted.push(bytes))))
  expect(passed).toHaveLength(sizes.reduce((sum, size) => sum + size, 0))
  return counted
}

test('an upload is counted by slices, and its rest at its end', shows('limit.uploads-a-day'), async () => {
  expect(await countsOf()).toEqual([])
  expect(await countsOf(10, 20)).toEqual([30])
  expect(await countsOf(SLICE - 1, 1, 5)).toEqual([SLICE, 5])
  expect(await countsOf(SLICE, SLICE + 7, 1)).toEqual([SLICE, SLICE + 7, 1])
})

test('an upload that breaks off is counted as far as it came, and fails with its own error', async () => {
  const counted: number[] = []
  const meter = metered(async (bytes) => void counted.push(bytes))
  meter.write(Buffer.alloc(100))
  const failed = new Promise((resolve) => meter.once('error', resolve))
  meter.destroy(new Error('line cut'))
  expect(await failed).toMatchObject({ message: 'line cut' })
  expect(counted).toEqual([100])
})

test('an upload ends where counting fails, in its middle and at its end', async () => {
  const full = async () => {
    throw new Error('full')
  }
  const through = async (size: number) => await buffer(Readable.from([Buffer.alloc(size)]).pipe(metered(full)))
  await expect(through(SLICE)).rejects.toThrow('full')
  await expect(through(5)).rejects.toThrow('full')
})

const amountOf = async (uploader: string) => {
  const rows = db.selectFrom('upload_amounts').select(['day', 'bytes']).where('uploader', '=', uploader)
  return (await rows.execute()).map(({ bytes }) => bytes)
}
const fill = async (uploader: string, bytes: number) =>
  await db.insertInto('upload_amounts').values({ uploader, day: '2026-03-01', bytes }).execute()
const count = async (bytes: number, who: { accountId?: string; network: string; announced: number }) =>
  (await buffer(await countUpload(server.deps, Readable.from([Buffer.alloc(bytes)]), { accountId: undefined, ...who })))
    .length

test('a daily quota can be used to its last byte and no further', shows('limit.uploads-a-day'), async () => {
  const network = 'net-a'
  await fill(network, 1_999_900)
  const refusal = { code: 'ADDRESS_UPLOAD_LIMIT', details: { retryAfter: 60 } }
  await expect(count(0, { network, announced: 101 })).rejects.toMatchObject(refusal)
  expect(await count(100, { network, announced: 100 })).toBe(100)
  expect(await amountOf(network)).toEqual([2_000_000])
  // One that announces nothing brings a byte at least.
  await expect(count(0, { network, announced: 0 })).rejects.toMatchObject(refusal)
  expect(await amountOf(network)).toEqual([2_000_000])
})

test('an upload counts against the account and the address, and the fuller one refuses it', async () => {
  const network = 'net-b'
  expect(await count(600_000, { accountId: ana.id, network, announced: 600_000 })).toBe(600_000)
  expect([await amountOf(ana.id), await amountOf(network)]).toEqual([[600_000], [600_000]])
  const announced = { accountId: ana.id, network, announced: 400_001 }
  const refusal = { code: 'ACCOUNT_UPLOAD_LIMIT', details: { retryAfter: 60 } }
  await expect(count(0, announced)).rejects.toMatchObject(refusal)
  await expect(count(400_001, { ...announced, announced: 0 })).rejects.toMatchObject(refusal)
  // What came is counted, although it is refused.
  expect([await amountOf(ana.id), await amountOf(network)]).toEqual([[1_000_001], [1_000_001]])
  expect(await count(400_001, { network, announced: 400_001 })).toBe(400_001)
})

test('an upload whose sender fails or goes away is counted and ends', shows('limit.uploads-a-day'), async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(70)
      throw new Error('line cut')
    })(),
  )
  const uploader = { accountId: undefined, network: 'net-c', announced: 0 }
  await expect(buffer(await countUpload(server.deps, broken, uploader))).rejects.toThrow('line cut')
  expect(await amountOf('net-c')).toEqual([70])
  const gone = new Readable({ read: () => {} })
  const counted = await countUpload(server.deps, gone, { ...uploader, network: 'net-d' })
  gone.push(Buffer.alloc(30))
  await vi.waitUntil(() => counted.readableLength === 30)
  gone.destroy()
  await expect(buffer(counted)).rejects.toThrow('Premature close')
  expect(await amountOf('net-d')).toEqual([30])
})

test('a refused file counts as far as it was received', shows('limit.uploads-a-day'), async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    remoteAddress: '192.0.2.30',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: formOf(Buffer.alloc(600_000, 'words')),
  })
  expect(answer.json()).toMatchObject({ code: 'FILE_TYPE_NOT_ALLOWED' })
  await vi.waitFor(async () => expect(await amountOf('192.0.2.30')).toEqual([600_000]), { timeout: 30_000 })
})
