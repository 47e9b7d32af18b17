import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { keepUpload } from '../../../server/files/service.ts'
import { Readable } from 'node:stream'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'

const server = await testApp()
afterAll(server.close)
/** Meets nothing but bodies that stop coming. */
const impatient = await testApp({ database: server.database, pace: { bytes: 1000, milliseconds: 100 } })
afterAll(impatient.close)
const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
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

test.each([
  ['a zero character', 'filename="a\0.pdf"', 'a .pdf'],
  ['a written zero character', "filename*=UTF-8''a%00.pdf", 'a .pdf'],
  ['a sign that turns the direction', 'filename="tap\u202Efdp.exe"', 'tapfdp.exe'],
  ['a soft hyphen', 'filename="li\u00ADcence.pdf"', 'licence.pdf'],
  ['a character without width', 'filename="li\u200Bcence.pdf"', 'licence.pdf'],
  ['a control character', 'filename="a\u0007.pdf"', 'a .pdf'],
  ['nothing but what is not seen', 'filename="\u200B\u2800"', null],
  ['combining letters', 'filename="Fu\u0308hrerschein e\u0301.pdf"', 'Führerschein é.pdf'],
  ['Arabic', 'filename="رخصة العمل.pdf"', 'رخصة العمل.pdf'],
  ['Hindi', 'filename="हिन्दी.pdf"', 'हिन्दी.pdf'],
  ['emoji', 'filename="👩🏽‍🔧 licence 🏴󠁧󠁢󠁷󠁬󠁳󠁿.pdf"', '👩🏽‍🔧 licence 🏴󠁧󠁢󠁷󠁬󠁳󠁿.pdf'],
])('a name with %s is taken, without what cannot stay', shows('limit.file-names'), async (_what, disposition, name) => {
  const { status, body } = await send(formOf(disposition))
  expect(status).toBe(200)
  const id = /files\/([\w-]{22})/.exec(JSON.stringify(body))?.[1] ?? ''
  const kept = server.database.db.selectFrom('files').select('original_name').where('id', '=', id)
  expect(await kept.executeTakeFirst()).toEqual({ original_name: name })
  await server.deps.files.remove(id)
})

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
  expect(onDisk()).toEqual([])
})

test('nor of one whose sender goes away', shows('limit.failed-uploads'), async () => {
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
  await vi.waitUntil(() => onDisk().length === 1, { timeout: 30_000 })
  socket.destroy()
  await vi.waitFor(() => expect(onDisk()).toEqual([]), { timeout: 30_000 })
})

test('nor of one that the database does not take', shows('limit.failed-uploads'), async () => {
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
  expect(onDisk()).toEqual([])
})
