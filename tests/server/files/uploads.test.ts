import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, type Person } from '../support/town-wire.ts'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { keepUpload } from '../../../server/files/service.ts'
import { Readable } from 'node:stream'

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

test('a picture is sent away while too many wait', shows('limit.uploads-busy'), async () => {
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
})

test('a file over the limit is answered, not cut off', async () => {
  const jpeg = await picture()
  const large = await upload(Buffer.concat([jpeg, Buffer.alloc(10_000_001)]))
  const document = await upload(Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(25_000_000)]))
  expect([large, document]).toMatchObject([
    { status: 413, body: { code: 'FILE_TOO_LARGE' } },
    { status: 413, body: { code: 'FILE_TOO_LARGE' } },
  ])
})

test('a request that claims to be far too long is not read', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000000000' },
  })
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
})

/** Meets nothing but bodies that stop coming. */
const impatient = await testApp({ database: server.database, pace: { bytes: 1000, milliseconds: 100 } })
afterAll(impatient.close)

const portOf = (url: string): number => Number(new URL(url).port)

const impatientPort = portOf(await impatient.app.listen({ host: '127.0.0.1', port: 0 }))

/** Everything below the folder of files that is a file. */
const onDisk = (folder = server.filesFolder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

const CRLF = '\r\n'
const PDF = '%PDF-1.7 licence'

/** A form with one file; `disposition` is what its part says of itself. */
const formOf = (disposition: string, content: string | Buffer = PDF) =>
  Buffer.concat([
    Buffer.from(`--b${CRLF}Content-Disposition: form-data; name="file"; ${disposition}${CRLF}${CRLF}`),
    Buffer.from(content),
    Buffer.from(`${CRLF}--b--${CRLF}`),
  ])

async function send(form: Buffer, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${address}/v1/upload-file`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...headers },
    body: new Uint8Array(form),
  })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

test('a compressed form is refused at once', shows('limit.compressed-bodies'), async () => {
  const zipped = gzipSync(formOf('filename="a.pdf"'))
  expect(await send(zipped, { 'content-encoding': 'gzip' })).toMatchObject({
    status: 415,
    body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
  })
})

/** Sends the beginning of a request and no more, and answers with all that comes back until the connection is closed. */
async function stall(path: string, type: string, beginning: string | Buffer): Promise<string> {
  const socket = connect(impatientPort, '127.0.0.1')
  socket.write(
    [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 20000', CRLF].join(CRLF),
  )
  socket.write(beginning)
  return await text(socket)
}

test.each([
  ['JSON', '/v1/login/customer', 'application/json', '{"email":'],
  ['a form before its file', '/v1/upload-file', 'multipart/form-data; boundary=b', '--b'],
  ['a file', '/v1/upload-file', 'multipart/form-data; boundary=b', formOf('filename="a.pdf"').subarray(0, -20)],
])(
  '%s that stops coming is refused, and the line is closed',
  shows('limit.slow-bodies'),
  async (_what, path, type, beginning) => {
    const said = await stall(path, type, beginning)
    expect(said).toMatch(/^HTTP\/1\.1 408 /)
    expect(said).toContain('"code":"REQUEST_TIMEOUT"')
    await vi.waitFor(() => expect(onDisk(impatient.filesFolder)).toEqual([]), { timeout: 30_000 })
  },
)

test('a body that nobody reads and that stops coming holds no line', shows('limit.slow-bodies'), async () => {
  expect(await stall('/v1/get-jobs/customer', 'application/json', '{')).toMatch(/^HTTP\/1\.1 401 /)
})

const pixels = async (side: number) =>
  await sharp({ create: { width: side, height: side, channels: 3, background: '#1b6b3a' } })
    .png()
    .toBuffer()

test('whatever an upload fails of, nothing of it stays on disk', shows('limit.failed-uploads'), async () => {
  const before = onDisk().length
  const png = await pixels(100)
  const outcomes = [
    await send(formOf('filename="a.txt"', 'words')),
    await send(formOf('filename="a.png"', png.subarray(0, 200))),
    await send(formOf('filename="a.png"', await pixels(7100))),
    await send(formOf('filename="a.png"', Buffer.concat([png, Buffer.alloc(10_000_001)]))),
    await send(formOf('filename="a.pdf"', Buffer.concat([Buffer.from(PDF), Buffer.alloc(20_000_001)]))),
    await send(formOf('filename="a.pdf"').subarray(0, -12)),
  ]
  expect(outcomes.map(({ body }) => body)).toMatchObject([
    { code: 'FILE_TYPE_NOT_ALLOWED' },
    { code: 'FILE_UNREADABLE' },
    { code: 'PICTURE_TOO_LARGE' },
    { code: 'FILE_TOO_LARGE' },
    { code: 'FILE_TOO_LARGE' },
    { code: 'MALFORMED_REQUEST' },
  ])
  expect(onDisk()).toHaveLength(before)
})

test('nor of one whose sender goes away', shows('limit.failed-uploads'), async () => {
  const before = onDisk().length
  const socket = connect(portOf(address), '127.0.0.1')
  const form = formOf('filename="a.pdf"', Buffer.concat([Buffer.from(PDF), Buffer.alloc(100_000)]))
  const head = [
    'POST /v1/upload-file HTTP/1.1',
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${form.length}`,
    CRLF,
  ]
  socket.write(head.join(CRLF))
  socket.write(form.subarray(0, 60_000))
  await vi.waitUntil(() => onDisk().length > before, { timeout: 30_000 })
  socket.destroy()
  await vi.waitFor(() => expect(onDisk()).toHaveLength(before), { timeout: 30_000 })
})

test('nor of one that the database does not take', shows('limit.failed-uploads'), async () => {
  const before = onDisk().length
  const nobody = {
    id: '0199f3a4-7c1e-7b52-9d7e-2f6a1c9b8e10',
    role: 'customer',
    language: 'en',
    tokenHash: Buffer.alloc(0),
    key: null,
  } as const
  const file = {
    name: 'a.pdf',
    stream: Readable.from([Buffer.from(PDF)]),
    ip: '127.0.0.1',
    network: '127.0.0.1',
    announced: 16,
  }
  await expect(keepUpload(server.deps, nobody, file)).rejects.toThrow('foreign key')
  expect(onDisk()).toHaveLength(before)
})
