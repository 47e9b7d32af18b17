import { readdirSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { deleteOldAmounts } from '../../../server/files/repository-upload-quota.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newCustomer, type Person } from '../support/town-wire.ts'
import { bearer, formOf, pdf } from '../support/uploads.ts'

const server = await testApp({ settings: { uploadMbPerAccount: 1, uploadMbPerAddress: 2 } })
afterAll(server.close)
const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
/** The same database, another process and port. */
const other = await testApp({ database: server.database, settings: { uploadMbPerAccount: 1, uploadMbPerAddress: 2 } })
afterAll(other.close)
for (const { app } of [server, other]) await app.listen({ host: '127.0.0.1', port: 0 })
server.clock.now = new Date('2026-03-01T23:59:00Z')
other.clock.now = server.clock.now

type Sent = Readonly<{ to?: typeof server; by?: Person; from: string }>

/** Uploads a document from an address, and tells the code or `ok`, and the seconds to wait. */
async function upload(bytes: number, { to = server, by, from }: Sent) {
  const response = await to.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    remoteAddress: from,
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...bearer(by) },
    payload: formOf(pdf(bytes)),
  })
  return [/"code":"(\w+)"/.exec(response.body)?.[1] ?? 'ok', response.headers['retry-after']]
}

const portOf = (address: AddressInfo | string | null | undefined): number =>
  typeof address === 'object' ? (address?.port ?? 0) : 0

/** Sends a form over a real connection, without saying how large it is. */
async function sendSilently(form: Buffer, from: string): Promise<unknown> {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-forwarded-for': from },
    body: inChunks(form),
    duplex: 'half',
  }
  const response = await fetch(`http://127.0.0.1:${portOf(server.app.server.address())}/v1/upload-file`, sent)
  return await response.json()
}

/** Something whose length is not known before its end. */
const inChunks = (whole: Buffer): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (let at = 0; at < whole.length; at += 10_000)
        controller.enqueue(new Uint8Array(whole.subarray(at, at + 10_000)))
      controller.close()
    },
  })

/** On a busy machine. */
const LONG = { timeout: 30_000 }

/** Uploads that are under way. */
const drafts = ({ filesFolder }: typeof server): number => readdirSync(join(filesFolder, 'new')).length

/** What was counted of an uploader that day. */
async function counted(uploader: string): Promise<number> {
  const rows = await server.database.db
    .selectFrom('upload_amounts')
    .select('bytes')
    .where('uploader', '=', uploader)
    .execute()
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}

test('an account uploads so much a day, by any process', shows('limit.uploads-a-day'), async () => {
  expect(await upload(600_000, { by: ana, from: '192.0.2.1' })).toEqual(['ok', undefined])
  expect(await upload(600_000, { by: ana, from: '192.0.2.2', to: other })).toEqual(['ACCOUNT_UPLOAD_LIMIT', '60'])
  expect(await upload(300_000, { by: ana, from: '192.0.2.2', to: other })).toEqual(['ok', undefined])
  expect(await upload(300_000, { by: eva, from: '192.0.2.1' })).toEqual(['ok', undefined])
})

test('an address uploads so much on one day, with accounts and without', shows('limit.uploads-a-day'), async () => {
  const from = '2001:db8::1'
  expect(await upload(900_000, { from })).toEqual(['ok', undefined])
  expect(await upload(900_000, { from: '2001:db8::2', to: other })).toEqual(['ok', undefined])
  expect(await upload(400_000, { by: eva, from })).toEqual(['ADDRESS_UPLOAD_LIMIT', '60'])
  // An upload that the address may not make does not count against the account.
  expect(await upload(600_000, { by: eva, from: '192.0.2.9' })).toEqual(['ok', undefined])
})

test('an upload without a size stops where the day is full', shows('limit.uploads-a-day'), async () => {
  const from = '192.0.2.40'
  expect(await upload(900_000, { from })).toEqual(['ok', undefined])
  const answer = await sendSilently(formOf(pdf(1_500_000)), from)
  expect(answer).toMatchObject({ code: 'ADDRESS_UPLOAD_LIMIT' })
  expect(await counted(from)).toBeGreaterThan(1_900_000)
  expect(await counted(from)).toBeLessThan(2_300_000)
  expect(await upload(1, { from, to: other })).toEqual(['ADDRESS_UPLOAD_LIMIT', '60'])
})

test('uploads that announce much leave the day to others', shows('limit.uploads-a-day'), async () => {
  const from = '192.0.2.50'
  const by = await newCustomer(server)
  const sent = formOf(pdf(6000)).subarray(0, 6000)
  const stopped = Array.from({ length: 27 }, async (_, index) => {
    const port = portOf([server, other][index % 2]?.app.server.address())
    const socket = connect(port, '127.0.0.1')
    const head = [
      'POST /v1/upload-file HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: ${from}`,
      `Authorization: Bearer ${by.token}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 900000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    socket.write(sent)
    return socket
  })
  const sockets = await Promise.all(stopped)
  await vi.waitFor(() => expect([drafts(server), drafts(other)]).toEqual([14, 13]), LONG)
  // While they are under way, too, nothing is taken from those who really send.
  expect(await upload(500_000, { by, from })).toEqual(['ok', undefined])
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () => {
    expect([drafts(server), drafts(other)]).toEqual([0, 0])
    for (const uploader of [from, by.id]) expect(await counted(uploader)).toBeGreaterThan(500_000 + 27 * 5000)
  }, LONG)
  for (const uploader of [from, by.id]) expect(await counted(uploader)).toBeLessThanOrEqual(500_016 + 27 * 6000)
  expect(await upload(300_000, { by, from, to: other })).toEqual(['ok', undefined])
})

test('the next day counts from zero, and the last one is forgotten', shows('limit.uploads-a-day'), async () => {
  server.clock.now = new Date('2026-03-02T00:00:01Z')
  expect(await upload(900_000, { by: ana, from: '2001:db8::1' })).toEqual(['ok', undefined])
  await deleteOldAmounts(server.database.db, server.clock.now)
  const rows = await server.database.db.selectFrom('upload_amounts').select('uploader').execute()
  expect(rows.map(({ uploader }) => uploader).toSorted()).toEqual(['2001:db8:0:0::/64', ana.id].toSorted())
})
