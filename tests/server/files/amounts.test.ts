import { afterAll, expect, test } from 'vitest'
import { addAmount, deleteOldAmounts } from '../../../server/files/rows-amounts.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newCustomer, type Person } from '../support/town-wire.ts'

const server = await testApp({ settings: { uploadMbPerAccount: 1, uploadMbPerAddress: 2 } })
afterAll(server.close)
const [ana, eva] = [await newCustomer(server), await newCustomer(server)]
/** The same database, another process and port. */
const other = await testApp({ database: server.database, settings: { uploadMbPerAccount: 1, uploadMbPerAddress: 2 } })
afterAll(other.close)
server.clock.now = new Date('2026-03-01T23:59:00Z')
other.clock.now = server.clock.now

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(bytes)])

/** Uploads a document from an address, and tells the code or `ok`, and the seconds to wait. */
async function upload(bytes: number, { to = server, by, from }: { to?: typeof server; by?: Person; from: string }) {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), pdf(bytes), Buffer.from('\r\n--b--\r\n')])
  const response = await to.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    remoteAddress: from,
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      ...(by === undefined ? {} : { authorization: `Bearer ${by.token}` }),
    },
    payload,
  })
  return [/"code":"(\w+)"/.exec(response.body)?.[1] ?? 'ok', response.headers['retry-after']]
}

test(
  'an account uploads so much on one day, from wherever and by whichever process',
  shows('limit.uploads-a-day'),
  async () => {
    expect(await upload(600_000, { by: ana, from: '192.0.2.1' })).toEqual(['ok', undefined])
    expect(await upload(600_000, { by: ana, from: '192.0.2.2', to: other })).toEqual(['ACCOUNT_UPLOAD_LIMIT', '60'])
    expect(await upload(300_000, { by: ana, from: '192.0.2.2', to: other })).toEqual(['ok', undefined])
    expect(await upload(300_000, { by: eva, from: '192.0.2.1' })).toEqual(['ok', undefined])
  },
)

test('an address uploads so much on one day, with accounts and without', shows('limit.uploads-a-day'), async () => {
  const from = '2001:db8::1'
  expect(await upload(900_000, { from })).toEqual(['ok', undefined])
  expect(await upload(900_000, { from: '2001:db8::2', to: other })).toEqual(['ok', undefined])
  expect(await upload(400_000, { by: eva, from })).toEqual(['ADDRESS_UPLOAD_LIMIT', '60'])
  // What the address may not is not counted against the account.
  expect(await upload(600_000, { by: eva, from: '192.0.2.9' })).toEqual(['ok', undefined])
})

test('what is refused counts, too', shows('limit.uploads-a-day'), async () => {
  const from = '192.0.2.30'
  const { db } = server.database
  expect(await addAmount(db, { uploader: from, bytes: 1_900_000, now: server.clock.now }, 2_000_000)).toBe(true)
  expect(await upload(200_000, { from })).toEqual(['ADDRESS_UPLOAD_LIMIT', '60'])
  expect(await addAmount(db, { uploader: from, bytes: 2_000_001, now: server.clock.now }, 2_000_000)).toBe(false)
})

test('the next day begins anew, and the last one is forgotten', shows('limit.uploads-a-day'), async () => {
  server.clock.now = new Date('2026-03-02T00:00:01Z')
  expect(await upload(900_000, { by: ana, from: '2001:db8::1' })).toEqual(['ok', undefined])
  await deleteOldAmounts(server.database.db, server.clock.now)
  const rows = await server.database.db.selectFrom('upload_amounts').select('uploader').execute()
  expect(rows.map(({ uploader }) => uploader).toSorted()).toEqual(['2001:db8:0:0::/64', ana.id].toSorted())
})
