import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, type Person } from '../support/town-wire.ts'
import { bearer, formOf, pdf, picture, sendForm } from '../support/uploads.ts'
import { existsSync, readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { keepUpload } from '../../../server/files/service.ts'
import { Readable } from 'node:stream'
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fileStore } from '../../../server/files/file-store.ts'
import { folderStore } from '../../../server/platform/store/folder.ts'
import { StoreUnavailable } from '../../../server/platform/store/store.ts'

const server = await testApp()
afterAll(server.close)

const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const address = await server.app.listen({ host: '127.0.0.1', port: 0 })

/** The address of a fresh upload at this server. */
async function uploaded(content: Buffer, name: string, owner?: Person): Promise<string> {
  const { link } = await sendForm(address, formOf(content, `filename="${name}"`), bearer(owner))
  return link.replace('http://localhost:3000', address)
}

/** Those headers of an answer that say what a browser does with it. */
const handling = ({ headers }: Response) =>
  ['content-type', 'cache-control', 'content-disposition'].map((name) => headers.get(name))

test('a picture goes up without an account and comes back to anybody who has the link', async () => {
  const link = await uploaded(await picture(900, 600).jpeg().toBuffer(), 'not-a-picture.txt')
  const response = await fetch(link)
  expect(handling(response)).toEqual(['image/webp', 'private, no-store', null])
  const large = await sharp(await response.arrayBuffer()).metadata()
  const small = await sharp(await (await fetch(`${link}?size=small`)).arrayBuffer()).metadata()
  expect([large.width, small.width]).toEqual([900, 640])
  // The copy of a browser holds, of that size and of no other.
  const held = { 'if-none-match': response.headers.get('etag') ?? '' }
  const again = await fetch(link, { headers: held })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, held['if-none-match'], ''])
  expect((await fetch(`${link}?size=small`, { headers: held })).status).toBe(200)
})

test('a document comes back to its owner alone, as a download under its own name', async () => {
  const link = await uploaded(pdf(0), 'Licença 2026.pdf', luis)
  const own = await fetch(link, { headers: bearer(luis) })
  expect(await own.text()).toBe('%PDF-1.7 licence')
  expect(handling(own)).toEqual([
    'application/pdf',
    'private, no-store',
    `attachment; filename="Licen?a 2026.pdf"; filename*=UTF-8''Licen%C3%A7a%202026.pdf`,
  ])
  const others = await Promise.all([fetch(link), fetch(link, { headers: bearer(ana) })])
  expect(others.map((answer) => answer.status)).toEqual([404, 404])
})

test('a picture is sent away while too many wait', shows('limit.uploads-busy'), async () => {
  const files = { ...server.deps.files, save: async () => ({ error: 'UPLOADS_BUSY' as const }) }
  const busy = await testApp({ database: server.database, deps: { files } })
  const there = await busy.app.listen({ host: '127.0.0.1', port: 0 })
  expect(await sendForm(there, formOf(pdf(0)), { 'accept-language': 'es' })).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: {
      Success: false,
      code: 'UPLOADS_BUSY',
      Message: 'Ahora mismo se están subiendo muchas fotos. Inténtalo de nuevo en un momento.',
    },
  })
  await busy.close()
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

test('a compressed form is refused at once', shows('limit.compressed-bodies'), async () => {
  const zipped = gzipSync(formOf(pdf(0)))
  expect(await sendForm(address, zipped, { 'content-encoding': 'gzip' })).toMatchObject({
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
  ['a file', '/v1/upload-file', 'multipart/form-data; boundary=b', formOf(pdf(0)).subarray(0, -20)],
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

test('nothing of a refused upload stays on disk', shows('limit.failed-uploads'), async () => {
  const before = onDisk().length
  const [png, bomb] = await Promise.all([100, 7100].map((side) => picture(side).png().toBuffer()))
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const refusals: readonly (readonly [Buffer, status: number, code: string])[] = [
    [formOf(Buffer.alloc(0)), 415, 'FILE_TYPE_NOT_ALLOWED'],
    [formOf(Buffer.from('words')), 415, 'FILE_TYPE_NOT_ALLOWED'],
    [formOf(drawing), 415, 'FILE_TYPE_NOT_ALLOWED'],
    [formOf((png ?? drawing).subarray(0, 200)), 422, 'FILE_UNREADABLE'],
    [formOf(bomb ?? drawing), 422, 'PICTURE_TOO_LARGE'],
    [formOf(Buffer.concat([png ?? drawing, Buffer.alloc(10_000_001)])), 413, 'FILE_TOO_LARGE'],
    [formOf(pdf(20_000_000)), 413, 'FILE_TOO_LARGE'],
    // It is answered, not cut off, however much is still to come.
    [formOf(pdf(25_000_000)), 413, 'FILE_TOO_LARGE'],
    [formOf(pdf(0)).subarray(0, -12), 400, 'MALFORMED_REQUEST'],
  ]
  for (const [form, status, code] of refusals)
    expect(await sendForm(address, form)).toMatchObject({ status, body: { code } })
  expect(onDisk()).toHaveLength(before)
})

test('nothing of an upload stays whose sender goes away', shows('limit.failed-uploads'), async () => {
  const before = onDisk().length
  const socket = connect(portOf(address), '127.0.0.1')
  const form = formOf(pdf(100_000))
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

test('nothing of an upload stays that the database does not take', shows('limit.failed-uploads'), async () => {
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
    stream: Readable.from([pdf(0)]),
    ip: '127.0.0.1',
    network: '127.0.0.1',
    announced: 16,
  }
  await expect(keepUpload(server.deps, nobody, file)).rejects.toThrow('foreign key')
  expect(onDisk()).toHaveLength(before)
})

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'bidfair-full-'))
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
/** What PostgreSQL says where a table cannot grow. */
const fullDatabase = () => Object.assign(new Error('could not extend file'), { code: '53100' })
let put = async (): Promise<void> => {
  throw full()
}
const crowded = await testApp({
  deps: { files: fileStore(folder, { ...folderStore(folder), put: async () => await put() }) },
  handlers: {
    listCategories: async () => {
      throw fullDatabase()
    },
  },
})
afterAll(async () => {
  await crowded.close()
  rmSync(folder, { recursive: true })
})

async function uploadThere() {
  const { statusCode, headers, body } = await crowded.app.inject({
    method: 'POST',
    url: '/v1/upload-file',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: formOf(pdf(0)),
  })
  return { statusCode, after: headers['retry-after'], code: /"code":"(\w+)"/.exec(body)?.[1] }
}

test('an upload without room is answered with 503 and leaves nothing', shows('files.full-disk'), async () => {
  const answer = { statusCode: 503, after: '60', code: 'FILES_UNAVAILABLE' }
  expect(await uploadThere()).toEqual(answer)
  put = async () => {
    throw new StoreUnavailable('The folder cannot be used', { cause: full() })
  }
  expect(await uploadThere()).toEqual(answer)
  expect(existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).toEqual(['new'])
  const rows = await crowded.database.db.selectFrom('files').select('id').execute()
  expect(rows).toEqual([])
})

test('a file that only begins to fit is not taken for whole', shows('files.full-disk'), async () => {
  const small = mkdtempSync(join(tmpdir(), 'bidfair-small-'))
  const script = join(import.meta.dirname, '../support/save-a-file.ts')
  // A limit on files does what a full disk does: of the first write too many a part is written, without an error.
  const save = async (limit: string) =>
    (
      await run('bash', ['-c', `ulimit -f ${limit}; exec "$0" "$1" "$2"`, process.execPath, script, small])
    ).stdout.trim()
  expect([await save('64'), readdirSync(small, { recursive: true })]).toEqual(['FILES_UNAVAILABLE', ['new']])
  expect(await save('unlimited')).toBe('stored')
  rmSync(small, { recursive: true })
})

test('any call is answered with 503 where the database has no room', shows('files.full-disk'), async () => {
  const { statusCode, headers, body } = await crowded.app.inject('/v1/catagory')
  expect([statusCode, headers['retry-after'], JSON.parse(body)]).toMatchObject([
    503,
    '60',
    { Success: false, code: 'SERVICE_UNAVAILABLE' },
  ])
})
