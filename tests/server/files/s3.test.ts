import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { fileStore } from '../../../server/files/file-store.ts'
import { bucketStore } from '../../../server/platform/store/bucket.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { listOf, startS3 } from '../support/bucket.ts'
import { freeze, startProcess } from '../support/process.ts'
import { newBusiness, newCustomer, type Person } from '../support/town-wire.ts'
import { bearer, formOf, pdf, picture, sendForm } from '../support/uploads.ts'
import { record } from '../../support/json.ts'

const s3 = await startS3()
afterAll(s3.end)
const root = await mkdtemp(join(tmpdir(), 'bidfair-s3-test-'))
afterAll(async () => await rm(root, { recursive: true, force: true }))

/** Where each of two servers makes its files; what they keep is in one bucket. */
const folders = { near: join(root, 'near'), far: join(root, 'far'), hasty: join(root, 'hasty') }
for (const folder of Object.values(folders)) mkdirSync(folder)
const bucket = bucketStore(s3.address('town'), { pageSize: 2 })
const near = await testApp({ deps: { files: fileStore(folders.near, bucket) } })
afterAll(near.close)
const far = await testApp({ database: near.database, deps: { files: fileStore(folders.far, bucket) } })
afterAll(far.close)
/** One that soon has waited for long enough. */
const impatient = fileStore(folders.hasty, bucketStore(s3.address('town'), { patience: 300 }))
const hasty = await testApp({ database: near.database, deps: { files: impatient } })
afterAll(hasty.close)
const [here, there, hastily] = await Promise.all(
  [near, far, hasty].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })),
)
const [ana, luis] = [await newCustomer(near), await newBusiness(near)]
const jpeg = await picture(900, 600).jpeg().toBuffer()

/** Uploads a file. Answers the path of the file, or the status and code of a refusal. */
async function upload(bytes: Buffer, owner?: Person, to = here): Promise<string> {
  const { status, body, link } = await sendForm(to, formOf(bytes), bearer(owner))
  return link === '' ? `${status} ${String(record(body)['code'])}` : new URL(link).pathname
}

const idOf = (path: string): string => path.replace(/.*\//, '')
/** Everything in the bucket, and everything in the folders. */
const kept = async () => (await listOf(bucket)).map(({ name }) => name)
const onDisk = () =>
  Object.values(folders).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : [],
    ),
  )

test('what is uploaded at one server is served by another one, out of the bucket', shows('files.s3'), async () => {
  const path = await upload(jpeg)
  const answers = await Promise.all([`${there}${path}`, `${there}${path}?size=small`].map((url) => fetch(url)))
  const [large, small] = await Promise.all(answers.map(async (answer) => await sharp(await answer.bytes()).metadata()))
  expect([large?.width, small?.width]).toEqual([900, 640])
  const names = ['content-type', 'content-length', 'cache-control', 'etag', 'accept-ranges']
  expect(names.map((name) => answers[0]?.headers.get(name))).toEqual([
    'image/webp',
    String(large?.size),
    'private, no-store',
    `"${idOf(path)}-large"`,
    null,
  ])
  const id = idOf(path)
  expect(await kept()).toEqual([`${id[0]}/${id}.small.webp`, `${id[0]}/${id}.webp`])
  expect(onDisk()).toEqual([])
})

test('a document is for its owner alone, and the bucket shows nothing to anybody', shows('files.s3'), async () => {
  const document = pdf(15_000_000)
  const path = await upload(document, luis)
  const seen = await Promise.all(
    [luis, ana, undefined].map((who) => fetch(`${there}${path}`, { headers: bearer(who) })),
  )
  expect(seen.map(({ status }) => status)).toEqual([200, 404, 404])
  expect(Buffer.from((await seen[0]?.bytes()) ?? []).equals(document)).toBe(true)
  const name = (await kept()).find((one) => one.endsWith('.pdf'))
  expect((await fetch(`${s3.address('town').url}town/${name}`)).ok).toBe(false)
})

test('a frozen S3 makes files 503 and loses nothing', shows('files.s3-away'), async () => {
  const path = await upload(Buffer.from('%PDF-1.7 before'), luis)
  const rows = async () => (await near.database.db.selectFrom('files').select('id').execute()).length
  const before = await rows()
  freeze(s3.pid)
  try {
    const seen = await fetch(`${hastily}${path}`, { headers: bearer(luis) })
    expect([seen.status, seen.headers.get('retry-after'), await seen.json()]).toMatchObject([
      503,
      '5',
      {
        code: 'FILES_UNAVAILABLE',
        Message: 'Pictures and documents cannot be reached right now. Please try again in a moment.',
      },
    ])
    expect([await upload(Buffer.from('%PDF-1.7 x'), luis, hastily), await upload(jpeg, luis, hastily)]).toEqual(
      Array(2).fill('503 FILES_UNAVAILABLE'),
    )
    const ready = await fetch(`${hastily}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', files: 'away' }])
    await luis.must('listBusinessJobs', { page: 1 })
  } finally {
    freeze(s3.pid, 'SIGCONT')
  }
  expect([await rows(), onDisk()]).toEqual([before, []])
  expect(await (await fetch(`${there}${path}`, { headers: bearer(luis) })).text()).toBe('%PDF-1.7 before')
  expect(await upload(jpeg)).toMatch(/\/v1\/files\//)
})

test('leftovers go from bucket and folder after two days, and nothing else', shows('files.leftovers'), async () => {
  const known = await upload(Buffer.from('%PDF-1.7 known'), luis)
  // A half picture, a draft of a server that was killed, and what somebody else keeps in the bucket.
  const stray = await near.deps.files.save(Readable.from([jpeg]))
  if ('error' in stray) throw new Error(stray.error)
  const id = stray.id
  await bucket.remove([`${id[0]}/${id}.webp`])
  writeFileSync(join(folders.near, 'new', `${'d'.repeat(22)}.large`), 'draft')
  writeFileSync(join(folders.near, 'new', 'notes'), 'x')
  await bucket.put('notes/of-others.txt', join(folders.near, 'new', 'notes'))
  const before = await kept()
  await runTask(near, 'purge stray files')
  expect([await kept(), onDisk()]).toEqual([before, [`${'d'.repeat(22)}.large`]])
  near.clock.now = new Date(Date.now() + 2.1 * 24 * 60 * 60 * 1000)
  await runTask(near, 'purge stray files')
  const gone = before.filter((name) => name.includes(id))
  expect(gone).toEqual([`${id[0]}/${id}.small.webp`])
  const left = await kept()
  expect(left).toContain('notes/of-others.txt')
  expect(left).toContain(`${idOf(known)[0]}/${idOf(known)}.pdf`)
  expect([left.filter((name) => name.includes(id)), onDisk()]).toEqual([[], []])
  near.clock.now = new Date()
})

test('a start tells a wrong key of S3 and waits for one away', shows('files.s3-away'), async () => {
  const settings = { DATABASE_URL: near.database.url, DATA_DIR: join(root, 'data') }
  const wrong = { ...settings, ...s3.settings(), AWS_SECRET_ACCESS_KEY: 'not-it' }
  await expect(startProcess(wrong)).rejects.toThrow(
    `the server did not start: The bucket photos at http://127.0.0.1:${s3.port} answers 403 SignatureDoesNotMatch.\n`,
  )
  freeze(s3.pid)
  const server = await startProcess({ ...settings, ...s3.settings() }).finally(() => freeze(s3.pid, 'SIGCONT'))
  try {
    const files = async (): Promise<unknown> => await (await fetch(`${server.address}/readyz`)).json()
    await vi.waitUntil(async () => /"files":"ready"/.test(JSON.stringify(await files())), { timeout: 60_000 })
  } finally {
    await server.end('SIGINT')
  }
})
