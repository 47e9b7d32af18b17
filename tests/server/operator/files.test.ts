import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { moveFiles } from '../../../server/files/storage-migration.ts'
import { insertUpload } from '../../../server/files/repository.ts'
import { fileStore } from '../../../server/files/file-store.ts'
import { bucketStore } from '../../../server/platform/store/bucket.ts'
import { folderStore } from '../../../server/platform/store/folder.ts'
import { type Store, sumOfStream } from '../../../server/platform/store/store.ts'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { listOf, startS3 } from '../support/bucket.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { newFolder } from '../support/folder.ts'

const s3 = await startS3()
afterAll(s3.end)
let database: TestDatabase
let root: string
let settings: Readonly<Record<string, string>>
let admin: ReturnType<typeof operatorOf>
let folder: Store
let bucket: Store
let made = 0
beforeEach(async () => {
  database = await testDatabase()
  root = newFolder()
  made += 1
  settings = { DATABASE_URL: database.url, DATA_DIR: root, ...s3.settings(`town${made}`) }
  admin = operatorOf(settings)
  folder = folderStore(join(root, 'files'))
  bucket = bucketStore(s3.address(`town${made}`))
  return database.close
})

/** Uploads a document, into the folder unless told otherwise. */
async function upload(words: string, store = folder): Promise<void> {
  const stored = await fileStore(join(root, 'files'), store).save(Readable.from([Buffer.from(`%PDF-1.7 ${words}`)]))
  if ('error' in stored) throw new Error(stored.error)
  const upload = { ...stored, originalName: null, ownerId: null, uploaderAddress: '10.0.0.1', now: new Date() }
  await insertUpload(database.db, upload)
}

async function uploads(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await upload(`number ${index}`)
}

/** Every file of a store with the sum of what is in it. */
async function sumsOf(store: Store): Promise<string[]> {
  return await Promise.all(
    (await listOf(store)).map(async ({ name }) => {
      const file = await store.open(name)
      return `${name} ${file === undefined ? '' : await sumOfStream(file.stream)}`
    }),
  )
}

const called = () => ({
  folder: `folder ${join(root, 'files')}`,
  bucket: `bucket photos at http://127.0.0.1:${s3.port}`,
})

test('files move into the bucket and back, and each time it is told what was done', shows('files.move'), async () => {
  await uploads(3)
  const before = await sumsOf(folder)
  expect(await admin('files', 'move', 'bucket')).toEqual({
    status: 0,
    said: `Carried 3 files (0.0 MB) from the ${called().folder} to the ${called().bucket}; 0 were there already.`,
    complained: '',
  })
  expect([await sumsOf(bucket), await sumsOf(folder)]).toEqual([before, before])
  await upload('later')
  expect((await admin('files', 'move', 'bucket', '--remove')).said.split('\n')).toEqual([
    `Carried 1 files (0.0 MB) from the ${called().folder} to the ${called().bucket}; 3 were there already.`,
    `Removed 4 files from the ${called().folder}.`,
  ])
  const after = await sumsOf(bucket)
  expect([after.length, await sumsOf(folder)]).toEqual([4, []])
  await bucket.remove([after[0]?.split(' ')[0] ?? ''])
  expect((await admin('files', 'move', 'folder')).said.split('\n')).toEqual([
    `Carried 3 files (0.0 MB) from the ${called().bucket} to the ${called().folder}; 0 were there already.`,
    `1 files of uploads are at neither place: ${after[0]?.split(' ')[0]}.`,
  ])
  expect(await sumsOf(folder)).toEqual(after.slice(1))
  expect((await admin('audit')).said).toMatch(/olga +files move +folder/)
})

test('a move that is killed in the middle goes on where it was', shows('files.move'), async () => {
  await uploads(60)
  const before = await sumsOf(folder)
  const program = join(import.meta.dirname, '../../../server/operator/main.ts')
  const child = spawn(process.execPath, [program, 'files', 'move', 'bucket'], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  await vi.waitUntil(async () => (await listOf(bucket)).length > 0, { timeout: 60_000, interval: 5 })
  child.kill('SIGKILL')
  await ended
  const carried = (await listOf(bucket)).length
  expect(carried).toBeLessThan(60)
  const { status, said } = await admin('files', 'move', 'bucket')
  // What was on its way when it was killed may have arrived after all.
  const [, again = 0, already = 0] = (/^Carried (\d+) files .*; (\d+) were/.exec(said) ?? []).map(Number)
  expect([status, again + already, already >= carried]).toEqual([0, 60, true])
  expect([await sumsOf(bucket), await sumsOf(folder)]).toEqual([before, before])
})

test('an upload during a move comes along unchanged', shows('files.move'), async () => {
  await uploads(2)
  const more = ['while it moves', 'and again']
  const busy: Store = {
    ...bucket,
    put: async (name, draft) => {
      await bucket.put(name, draft)
      const words = more.pop()
      if (words !== undefined) await upload(words)
    },
  }
  const move = {
    db: database.db,
    from: folder,
    to: busy,
    isRemoving: false,
    newDraft: () => join(root, 'draft', String(Math.random())),
    onProgress: () => {},
  }
  expect(await moveFiles(move)).toMatchObject({ carried: 4, there: 0, missing: [] })
  expect(await sumsOf(bucket)).toEqual(await sumsOf(folder))

  await upload('to be changed')
  const broken: Store = { ...bucket, open: async () => ({ stream: Readable.from([Buffer.from('x')]), byteSize: 1 }) }
  await expect(moveFiles({ ...move, to: broken })).rejects.toThrow(
    /^\S+\.pdf is not in the bucket photos at \S+ as it was sent there\.$/,
  )
})

test('a backup holds the bucket and restores into folder or bucket', shows('files.backup'), async () => {
  await upload('in the bucket', bucket)
  const kept = await sumsOf(bucket)
  const backup = join(root, 'backup')
  expect((await admin('backup', backup)).said).toMatch(/^Wrote \d+ rows of \d+ tables to .* checked it\.$/)
  expect((await listOf(folder)).length).toBe(0)
  /** What is complained of when it is restored into an empty database, with these settings. */
  const restoredInto = async (dataDir: string, files: Readonly<Record<string, string>> = {}) => {
    const empty = await testDatabase()
    onTestFinished(empty.close)
    const restore = operatorOf({ DATABASE_URL: empty.url, DATA_DIR: join(root, dataDir), ...files })
    return (await restore('restore', backup)).complained
  }
  const refused = `The ${called().bucket} is not empty: nothing was done.`
  expect(await restoredInto('other', s3.settings(`town${made}`))).toBe(refused)
  expect(await restoredInto('other', s3.settings(`fresh${made}`))).toBe('')
  expect(await sumsOf(bucketStore(s3.address(`fresh${made}`)))).toEqual(kept)
  expect(await restoredInto('plain')).toBe('')
  expect(await sumsOf(folderStore(join(root, 'plain', 'files')))).toEqual(kept)
})
