import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bucketStore } from '../../../../server/platform/store/bucket.ts'
import { folderStore } from '../../../../server/platform/store/folder.ts'
import { StoreUnavailable, type Store } from '../../../../server/platform/store/store.ts'
import { shows } from '../../../support/shows.ts'
import { listOf, startS3, type S3 } from '../../support/bucket.ts'
import { freeze } from '../../support/process.ts'
import { newFolder } from '../../support/folder.ts'

let s3: S3
let folder: string
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => await s3.end())
beforeEach(() => {
  folder = newFolder()
})

let made = 0
const makers: Readonly<Record<string, () => Store>> = {
  folder: () => folderStore(join(folder, 'files')),
  bucket: () => bucketStore(s3.address(`town/${(made += 1)}`)),
}

/** Lays bytes into a store by way of a draft, as an upload is. */
async function lay(store: Store, name: string, bytes: Buffer | string): Promise<void> {
  const draft = join(folder, 'files', 'new', 'draft')
  mkdirSync(dirname(draft), { recursive: true })
  writeFileSync(draft, bytes)
  await store.put(name, draft)
  expect(existsSync(draft)).toBe(false)
}

async function read(store: Store, name: string): Promise<Buffer | undefined> {
  const file = await store.open(name)
  if (file === undefined) return undefined
  const bytes = await buffer(file.stream)
  expect(bytes).toHaveLength(file.byteSize)
  return bytes
}

describe.each(Object.entries(makers))('a %s', (_, make) => {
  test('gives back what was laid there, byte for byte, and tells of it', shows('files.either-store'), async () => {
    const store = make()
    const large = Buffer.alloc(5_000_001, 'Bidfair ')
    const begun = Date.now()
    await lay(store, 'b/second.pdf', large)
    await lay(store, 'a/first.webp', '')
    expect((await read(store, 'b/second.pdf'))?.equals(large)).toBe(true)
    expect(await read(store, 'a/first.webp')).toEqual(Buffer.alloc(0))
    const listed = await listOf(store)
    expect(listed.map(({ name, byteSize }) => [name, byteSize])).toEqual([
      ['a/first.webp', 0],
      ['b/second.pdf', 5_000_001],
    ])
    // A second is the smallest unit that some stores tell.
    for (const { changed } of listed) expect(Math.abs(changed.getTime() - begun)).toBeLessThan(60_000)
  })

  test('has nothing where nothing was laid, or was removed', shows('files.either-store'), async () => {
    const store = make()
    await store.check()
    expect([await listOf(store), await store.open('a/none.pdf')]).toEqual([[], undefined])
    await lay(store, 'a/one.pdf', 'one')
    await lay(store, 'a/two.pdf', 'two')
    await store.remove(['a/one.pdf', 'a/none.pdf'])
    expect([await store.open('a/one.pdf'), (await listOf(store)).map(({ name }) => name)]).toEqual([
      undefined,
      ['a/two.pdf'],
    ])
  })

  test('lets a reader go in the middle', shows('files.either-store'), async () => {
    const store = make()
    await lay(store, 'a/one.pdf', Buffer.alloc(3_000_000))
    const file = await store.open('a/one.pdf')
    for await (const chunk of file?.stream ?? []) {
      expect(chunk).toBeInstanceOf(Uint8Array)
      break
    }
    expect(file?.stream.destroyed).toBe(true)
  })
})

test('a bucket lists more files than a page of its own prefix', shows('files.either-store'), async () => {
  const store = bucketStore(s3.address('pages'), { pageSize: 2 })
  const names = ['a/x.pdf', 'b/x.pdf', 'c/x.pdf', 'd/x.pdf', 'e/x.pdf']
  for (const name of names) await lay(store, name, name)
  await lay(bucketStore(s3.address('pages-of-others')), 'f/x.pdf', '')
  expect((await listOf(store)).map(({ name }) => name)).toEqual(names)
})

/** What everything that a store is asked fails with, each once; of a refusal of its own, with `true`. */
async function failures(store: Store): Promise<string[]> {
  const name = 'a/x.pdf'
  const asked = [store.check(), lay(store, name, 'x'), store.open(name), store.remove([name]), listOf(store)]
  const said = (await Promise.allSettled(asked)).map((one) => {
    if (one.status === 'fulfilled') return 'done'
    return one.reason instanceof StoreUnavailable
      ? `${one.reason.isRefusal}: ${one.reason.message}`
      : String(one.reason)
  })
  return [...new Set(said)]
}

const where = () => `The bucket photos at http://127.0.0.1:${s3.port}`

test('a key that is wrong, and a bucket that is not there, are told in one line', shows('files.s3-away'), async () => {
  const address = s3.address()
  const secret = await failures(bucketStore({ ...address, secretAccessKey: 'another' }))
  expect(secret).toEqual([`true: ${where()} answers 403 SignatureDoesNotMatch`])
  const none = await failures(bucketStore({ ...address, url: address.url.replace('photos', 'films') }))
  expect(none).toEqual([`true: ${where()} answers 404 NoSuchBucket`])
})

test('an S3 that is frozen is told soon, whatever it is asked', shows('files.s3-away'), async () => {
  const store = bucketStore(s3.address('frozen'))
  const hasty = bucketStore(s3.address('frozen'), { patience: 300 })
  await lay(store, 'a/large.pdf', Buffer.alloc(9_000_000))
  const half = await bucketStore(s3.address('frozen'), { patience: 3000 }).open('a/large.pdf')
  freeze(s3.pid)
  try {
    expect(await failures(hasty)).toEqual([`false: ${where()} does not answer`])
    await expect(buffer(half?.stream ?? new Readable())).rejects.toThrow(`${where()} does not answer`)
  } finally {
    freeze(s3.pid, 'SIGCONT')
  }
  expect((await read(store, 'a/large.pdf'))?.length).toBe(9_000_000)
  // Whether what was sent into the silence has arrived, nobody knows; it is whole or not there.
  expect([undefined, 'x']).toContain((await read(store, 'a/x.pdf'))?.toString())
})

test('a missing S3 is told, and a failing one asked again', shows('files.s3-away'), async () => {
  const gone = { ...s3.address(), url: 'http://127.0.0.1:9/photos/' }
  for (const told of await failures(bucketStore(gone)))
    expect(told).toMatch(/^false: The bucket photos at .*:9 cannot be reached: /)
  const answers = [new Response('', { status: 503 }), new Response('', { status: 500 })]
  const store = bucketStore(s3.address('passing'), {
    fetch: async (input, init) => answers.pop() ?? (await fetch(input, init)),
  })
  await lay(store, 'a/x.pdf', 'x')
  expect((await read(store, 'a/x.pdf'))?.toString()).toBe('x')
})

test('a folder that cannot be used says so, and takes no file for lost', shows('files.s3-away'), async () => {
  writeFileSync(join(folder, 'file'), '')
  for (const told of await failures(folderStore(join(folder, 'file'))))
    expect(told).toContain(`true: The folder ${folder}/file cannot be used: E`)
})
