import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const address = await server.app.listen({ host: '127.0.0.1', port: 0 })

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

async function upload(bytes: Buffer<ArrayBuffer>, options: { name?: string; field?: string; owner?: Person } = {}) {
  const form = new FormData()
  form.append(options.field ?? 'file', new Blob([bytes]), options.name ?? 'file.bin')
  const headers = options.owner === undefined ? {} : bearer(options.owner)
  const response = await fetch(`${address}/v1/upload-file`, { method: 'POST', body: form, headers })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

/** The path of a stored file, from the answer of its upload. */
function pathOf(body: unknown): string {
  const found = /"url":"http:\/\/localhost:3000(\/v1\/signed\/[\w.-]+\/v1\/files\/[\w-]{22})"/.exec(
    JSON.stringify(body),
  )?.[1]
  if (found === undefined) throw new Error(`no link in ${JSON.stringify(body)}`)
  return found
}

/** Those headers of an answer that say what a browser does with it. */
const handling = ({ headers }: Response) =>
  ['content-type', 'cache-control', 'content-disposition'].map((name) => headers.get(name))

const picture = async () =>
  Buffer.from(
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b6b3a' } })
      .jpeg()
      .toBuffer(),
  )

test('a picture goes up without an account and comes back to whoever has the link', async () => {
  const { status, body } = await upload(await picture(), { name: 'not-a-picture.txt' })
  expect(status).toBe(200)
  const response = await fetch(address + pathOf(body))
  expect(handling(response)).toEqual(['image/webp', 'private, no-store', null])
  const large = await sharp(await response.arrayBuffer()).metadata()
  const small = await sharp(await (await fetch(`${address}${pathOf(body)}?size=small`)).arrayBuffer()).metadata()
  expect([large.width, small.width]).toEqual([900, 320])
  // The copy of a browser holds, of that size and of no other.
  const held = { 'if-none-match': response.headers.get('etag') ?? '' }
  const again = await fetch(address + pathOf(body), { headers: held })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, held['if-none-match'], ''])
  expect((await fetch(`${address}${pathOf(body)}?size=small`, { headers: held })).status).toBe(200)
})

test('a document comes back to its owner alone, as a download under its own name', async () => {
  const { body } = await upload(Buffer.from('%PDF-1.7 licence'), { name: 'Licença 2026.pdf', owner: luis })
  const own = await fetch(address + pathOf(body), { headers: bearer(luis) })
  expect(await own.text()).toBe('%PDF-1.7 licence')
  expect(handling(own)).toEqual([
    'application/pdf',
    'private, no-store',
    `attachment; filename="Licen?a 2026.pdf"; filename*=UTF-8''Licen%C3%A7a%202026.pdf`,
  ])
  const others = await Promise.all([
    fetch(address + pathOf(body)),
    fetch(address + pathOf(body), { headers: bearer(ana) }),
  ])
  expect(others.map((answer) => answer.status)).toEqual([404, 404])
})

test.each([
  [
    "Bob's (final) é.pdf",
    `attachment; filename="Bob's (final) ?.pdf"; filename*=UTF-8''Bob%27s%20%28final%29%20%C3%A9.pdf`,
  ],
  [
    `😀${'x'.repeat(199)}`,
    `attachment; filename="??${'x'.repeat(199)}.pdf"; filename*=UTF-8''%F0%9F%98%80${'x'.repeat(199)}.pdf`,
  ],
  ['x.pdf.exe', 'attachment; filename=x.pdf'],
])(
  'a document keeps the name %s as far as a header can say it',
  shows('limit.file-names'),
  async (name, disposition) => {
    const { body } = await upload(Buffer.from('%PDF-1.7 licence'), { name, owner: luis })
    const { headers } = await fetch(address + pathOf(body), { headers: bearer(luis) })
    expect(headers.get('content-disposition')).toBe(disposition)
  },
)

const answer = (code: string) => ({ Success: false, code, errors: [{ field: 'file', code }] })

test('what is refused says so by code and field', async () => {
  const refused = await Promise.all([
    upload(Buffer.from('words'), { name: 'photo.jpg' }),
    upload((await picture()).subarray(0, 500)),
    upload(await picture(), { field: 'picture' }),
  ])
  expect(refused).toMatchObject([
    { status: 415, body: answer('FILE_TYPE_NOT_ALLOWED') },
    { status: 422, body: answer('FILE_UNREADABLE') },
    { status: 422, body: answer('FILE_MISSING') },
  ])
})

test(
  'where too many pictures wait, a further one is sent away for some seconds',
  shows('limit.uploads-busy'),
  async () => {
    const files = { ...server.deps.files, save: async () => ({ error: 'UPLOADS_BUSY' as const }) }
    const busy = await testApp({ database: server.database, deps: { files } })
    const there = await busy.app.listen({ host: '127.0.0.1', port: 0 })
    const form = new FormData()
    form.append('file', new Blob([await picture()]), 'tap.jpg')
    const headers = { 'accept-language': 'es' }
    const response = await fetch(`${there}/v1/upload-file`, { method: 'POST', body: form, headers })
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '5',
      {
        Success: false,
        code: 'UPLOADS_BUSY',
        Message: 'Ahora mismo se están subiendo muchas fotos. Inténtalo de nuevo en un momento.',
      },
    ])
    await busy.close()
  },
)

test('a file over the limit is answered, not cut off', async () => {
  const jpeg = await picture()
  const large = await upload(Buffer.concat([jpeg, Buffer.alloc(10_000_001)]))
  const document = await upload(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(25_000_000)]))
  expect([large, document]).toMatchObject([
    { status: 413, body: { code: 'FILE_TOO_LARGE' } },
    { status: 413, body: { code: 'FILE_TOO_LARGE' } },
  ])
})

test('a form that ends in the middle of its file is refused, as what it is', async () => {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 licence'
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const response = await fetch(`${address}/v1/upload-file`, { method: 'POST', body: head, headers })
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'MALFORMED_REQUEST' }])
})

test('a body that is no form is refused', async () => {
  const response = await fetch(`${address}/v1/upload-file`, {
    method: 'POST',
    body: 'file=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(415)
})

test('a request that claims to be far too long is not read', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000000' },
  })
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
})
