import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { insertUpload } from '../../../server/files/repository.ts'
import {
  createUnreferencedRemover,
  deleteOrphanFiles,
  purgeUnusedUploads,
} from '../../../server/files/service-retention.ts'
import { testApp, DAY } from '../support/app.ts'
import { newBusiness } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const business = await newBusiness(server)

const removed: string[] = []
/** A store that holds no bytes and tells what is to be removed from it. */
const deps = {
  db,
  files: { ...server.deps.files, remove: async (id: string) => void removed.push(id) },
}
/** What was removed since this was asked last. */
const takeRemoved = () => removed.splice(0).toSorted()

const blank = {
  kind: 'document',
  mediaType: 'application/pdf',
  byteSize: 1,
  originalName: null,
  ownerId: null,
  uploaderAddress: '127.0.0.1',
} as const
const now = server.deps.now()
const later = new Date(now.getTime() + DAY)

async function insert(id = randomBytes(16).toString('base64url')): Promise<string> {
  await insertUpload(db, { ...blank, id, now })
  return id
}
const idsLeft = async () => (await db.selectFrom('files').select('id').orderBy('id').execute()).map(({ id }) => id)

test('unused uploads go by batches of 100, rows and bytes, and those from after that time stay', async () => {
  const ids: string[] = []
  for (let made = 0; made < 101; made += 1) ids.push(await insert())
  expect(await purgeUnusedUploads(deps, now)).toBe(false)
  expect(takeRemoved()).toEqual([])
  expect(await purgeUnusedUploads(deps, later)).toBe(true)
  const first = takeRemoved()
  expect(first).toHaveLength(100)
  expect(await idsLeft()).toEqual(ids.filter((id) => !first.includes(id)))
  expect(await purgeUnusedUploads(deps, later)).toBe(false)
  expect(await idsLeft()).toEqual([])
  expect([...first, ...takeRemoved()].toSorted()).toEqual(ids.toSorted())
})

test('files out of use are looked for 1000 at a time, and from the beginning again after the last', async () => {
  const idOf = (number: number) => `file-${String(number).padStart(17, '0')}`
  const used = { purpose: 'document' } as const
  const numbers = Array.from({ length: 1001 }, (_, number) => number)
  const rowOf = (number: number) => ({
    id: idOf(number),
    kind: blank.kind,
    media_type: blank.mediaType,
    byte_size: 1,
    created_at: now,
    ...used,
  })
  await db.insertInto('files').values(numbers.map(rowOf)).execute()
  await db
    .insertInto('business_documents')
    .values({ business_id: business.id, position: 1, file_id: idOf(7) })
    .execute()
  const remove = createUnreferencedRemover(deps)
  await remove(now)
  await remove(now)
  expect(takeRemoved()).toEqual([])
  await remove(later)
  const first = takeRemoved()
  expect(first).toEqual(numbers.filter((number) => number < 1000 && number !== 7).map(idOf))
  expect(await idsLeft()).toEqual([idOf(7), idOf(1000)])
  await db.insertInto('files').values(rowOf(0)).execute()
  await remove(later)
  expect(takeRemoved()).toEqual([idOf(1000)])
  await remove(later)
  expect(takeRemoved()).toEqual([idOf(0)])
  expect(await idsLeft()).toEqual([idOf(7)])
  await db.deleteFrom('business_documents').execute()
  await db.deleteFrom('files').execute()
})

test('stored files without a row are removed, however many, and those with one stay', async () => {
  const known = [await insert(), await insert()]
  const strays = Array.from({ length: 100 }, () => randomBytes(16).toString('base64url'))
  const asked: Date[] = []
  const holding = (ids: readonly string[]) => ({
    db,
    files: {
      ...deps.files,
      olderThan: async function* (before: Date) {
        asked.push(before)
        yield* ids
      },
    },
  })
  await deleteOrphanFiles(holding([...strays, ...known, 'one-more-of-the-strays']), later)
  expect(takeRemoved()).toEqual([...strays, 'one-more-of-the-strays'].toSorted())
  await deleteOrphanFiles(holding(known), later)
  await deleteOrphanFiles(holding([]), later)
  expect([takeRemoved(), asked]).toEqual([[], [later, later, later]])
  expect(await idsLeft()).toEqual(known.toSorted())
})
