import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readExportedAccount } from '../../../server/account-data/repository-export.ts'
import { insertUpload } from '../../../server/files/repository.ts'
import { fileLink } from '../../../server/files/serializer.ts'
import { shows } from '../../support/shows.ts'
import { operatorOf } from '../support/admin.ts'
import { testApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import {
  assignedJob,
  logIn,
  newBusiness,
  newCustomer,
  PASSWORD,
  plainLink,
  uploaded,
  type Person,
} from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000
const server = await testApp()
afterAll(server.close)
const admin = operatorOf({ DATABASE_URL: server.database.url, DATA_DIR: '/nowhere' }, () => server.clock.now)
const ana = await newCustomer(server)

const links = async (count: number, ownerId?: string): Promise<string[]> =>
  await Promise.all(
    Array.from({ length: count }, async () => await uploaded(server, ownerId === undefined ? {} : { ownerId })),
  )
const idOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)

/** The link of a real picture. */
async function drawn(ownerId: string): Promise<string> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#1b6b3a' } })
  const { deps } = server
  const stored = await deps.files.save(Readable.from([await image.jpeg().toBuffer()]))
  if ('error' in stored) throw new Error(stored.error)
  const rest = { originalName: null, ownerId, uploaderAddress: '127.0.0.1', now: deps.now() }
  await insertUpload(deps.db, { ...stored, ...rest })
  return fileLink(deps.settings.publicUrl, stored.id)
}

/** A job that this business completed and showed by these pictures. */
async function finish(business: Person, pics_url: readonly string[], customer = ana): Promise<string> {
  const jobId = await assignedJob(server, customer, business)
  await business.must('completeJob', { jobid: jobId, pics_url: [...pics_url] })
  return jobId
}
const choose = async (business: Person, pics_url: readonly string[]) =>
  await business.must('chooseWorkPictures', { pics_url: [...pics_url] })
const shownOf = async (viewer: Person, business: Person) =>
  (await viewer.must('showBusiness', { business: business.id })).business.pictures
const chosenBy = async (business: Person) => (await business.must('listWorkPictures', {})).chosen.map(plainLink)

test(
  'a business finds the pictures of its completed jobs newest first, by pages',
  shows('business.pictures'),
  async () => {
    const [luis, rosa] = [await newBusiness(server), await newBusiness(server)]
    const [first, second, others] = [await links(3), await links(2), await links(1)]
    const early = await finish(luis, first)
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    const late = await finish(luis, second)
    await finish(rosa, others)
    const doubted = await finish(luis, await links(1))
    await ana.must('doubtCompletion', { jobId: doubted, reason: 'The tap still drips.' })
    const read = async (limit: number, cursor?: string | null) =>
      await luis.must('listWorkPictures', { limit, ...(cursor ? { cursor } : {}) })
    const one = await read(3)
    const two = await read(3, one.nextCursor)
    expect([one, two].map(({ pictures }) => pictures.map(({ url, jobId }) => [plainLink(url), jobId]))).toEqual([
      [...second.map((url) => [url, late]), [first[0], early]],
      first.slice(1).map((url) => [url, early]),
    ])
    expect(one.pictures[0]?.title).toBe('Leaking kitchen tap')
    expect([two.nextCursor, one.chosen]).toEqual([null, []])
    expect(await luis.refused('listWorkPictures', { cursor: 'no-cursor' })).toMatchObject({
      status: 400,
      code: 'CURSOR_INVALID',
    })
  },
)

test('what it chooses stands on its page, in its order, for everybody', shows('business.pictures'), async () => {
  const luis = await newBusiness(server)
  const [work, fresh] = [await links(2), await links(1)]
  await finish(luis, work)
  expect(await shownOf(ana, luis)).toEqual([])
  const list = [work[1] ?? '', fresh[0] ?? '', work[0] ?? '']
  await choose(luis, list)
  expect(await chosenBy(luis)).toEqual(list)
  const shown = await shownOf(ana, luis)
  expect(shown).toHaveLength(3)
  // Its links are others than those of the files, and stay what they are while a picture is kept.
  expect(shown.filter((link) => list.includes(link))).toEqual([])
  await choose(luis, list)
  expect(await shownOf(luis, luis)).toEqual(shown)
  await choose(luis, list.toReversed())
  expect(await shownOf(ana, luis)).toEqual(shown.toReversed())
  await choose(luis, [])
  expect([await shownOf(ana, luis), await chosenBy(luis)]).toEqual([[], []])
})

test(
  'what is unknown, of another, not done, repeated or too much is refused, and changes nothing',
  shows('business.pictures-checked'),
  async () => {
    const [luis, rosa] = [await newBusiness(server), await newBusiness(server)]
    const kept = await links(20, luis.id)
    await choose(luis, kept)
    const [own = '', theirs = '', undone = ''] = await links(3)
    await finish(luis, [own])
    await finish(rosa, [theirs])
    const doubted = await finish(luis, [undone])
    await ana.must('doubtCompletion', { jobId: doubted, reason: 'The tap still drips.' })
    const [shown = ''] = await shownOf(ana, luis)
    const refused = [
      [await links(21), 'MAX_WORK_PICTURES'],
      [[own, own], 'INVALID_VALUE'],
      [[theirs], 'FILE_UNKNOWN'],
      [await links(1, ana.id), 'FILE_UNKNOWN'],
      [[undone], 'FILE_UNKNOWN'],
      // The link on the page names no file.
      [[shown], 'FILE_UNKNOWN'],
      [[`${own.slice(0, -22)}3q2-7wAAECAwQFBgcICQAA`], 'FILE_UNKNOWN'],
      [[await uploaded(server, { kind: 'document' })], 'FILE_UNKNOWN'],
    ] as const
    for (const [pics_url, code] of refused) {
      expect((await luis.refused('chooseWorkPictures', { pics_url: [...pics_url] })).errors).toContainEqual({
        field: 'pics_url',
        code,
      })
    }
    expect(await chosenBy(luis)).toEqual(kept)
    for (const [operation, body] of [
      ['listWorkPictures', {}],
      ['chooseWorkPictures', { pics_url: [] }],
    ] as const) {
      expect(await ana.refused(operation, body)).toMatchObject({ status: 403, code: 'ROLE_NOT_ALLOWED' })
    }
  },
)

test('of two lists at once one stands whole', shows('business.pictures-checked'), async () => {
  const luis = await newBusiness(server)
  const work = await links(5)
  const jobId = await finish(luis, work)
  const lists = [work, work.toReversed(), [...(await links(2, luis.id)), ...work]]
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(lists.map(async (list) => await choose(luis, list)))
    expect(lists).toContainEqual(await chosenBy(luis))
  }
  // Nor does a list win over a doubt, whichever comes first.
  const [saved] = await Promise.all([
    luis.call('chooseWorkPictures', { pics_url: work }),
    ana.must('doubtCompletion', { jobId, reason: 'The tap still drips.' }),
  ])
  expect([200, 422]).toContain(saved.status)
  expect((await chosenBy(luis)).filter((link) => work.includes(link))).toEqual([])
})

test(
  'a picture of a job goes with its completion, whoever ends it, and does not come back by itself',
  shows('business.pictures-end'),
  async () => {
    const luis = await newBusiness(server)
    const [[doubt = ''], [repair = ''], [kept = '']] = [await links(1), await links(1), await links(1)]
    const doubted = await finish(luis, [doubt])
    const repaired = await finish(luis, [repair])
    await finish(luis, [kept])
    await choose(luis, [doubt, repair, kept])
    await ana.must('doubtCompletion', { jobId: doubted, reason: 'The tap still drips.' })
    expect(await chosenBy(luis)).toEqual([repair, kept])
    await luis.must('completeJob', { jobid: doubted })
    expect(await chosenBy(luis)).toEqual([repair, kept])
    await choose(luis, [doubt, repair, kept])
    await admin('jobs', 'reopen', repaired)
    expect(await chosenBy(luis)).toEqual([doubt, kept])
    await server.database.db.deleteFrom('jobs').where('id', '=', doubted).execute()
    expect(await chosenBy(luis)).toEqual([kept])
  },
)

test('strangers open a picture for as long as it is on a page', shows('business.pictures-end'), async () => {
  const luis = await newBusiness(server)
  const [work, upload] = [await drawn(luis.id), await drawn(luis.id)]
  await finish(luis, [work])
  await choose(luis, [work, upload])
  const [first = '', second = ''] = await shownOf(ana, luis)
  const fetched = async (link: string) => await server.app.inject({ url: new URL(link).pathname })
  const open = async () => await Promise.all([first, second].map(async (link) => (await fetched(link)).statusCode))
  const answer = await fetched(first)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' })
  const own = await server.app.inject({
    url: new URL(work).pathname,
    headers: { authorization: `Bearer ${luis.token}` },
  })
  expect(answer.rawPayload).toEqual(own.rawPayload)
  const small = await server.app.inject({ url: `${new URL(first).pathname}?size=small` })
  expect(small.rawPayload.length).toBeLessThan(answer.rawPayload.length)
  await choose(luis, [upload])
  expect(await open()).toEqual([404, 200])
  await admin('accounts', 'block', luis.email)
  expect(await open()).toEqual([404, 404])
  await admin('accounts', 'unblock', luis.email)
  expect(await open()).toEqual([404, 200])
  const again = await logIn(server.app, luis.email)
  await choose(again, [work])
  // Chosen anew it has another link.
  expect(await open()).toEqual([404, 404])
})

test('they are kept while they are shown, exported, and go with the business', shows('privacy.deleted'), async () => {
  const rosa = await newBusiness(server)
  const [work = '', upload = '', idle = ''] = await links(3)
  await finish(rosa, [work])
  await choose(rosa, [upload, work, idle])
  await choose(rosa, [upload, work])
  const { db } = server.database
  expect(await readExportedAccount(db, rosa.id)).toMatchObject({ shown_work: [upload, work].map(idOf) })
  const kept = async () => {
    const rows = await db.selectFrom('files').select('id').where('id', 'in', [work, upload, idle].map(idOf)).execute()
    return new Set(rows.map(({ id }) => id))
  }
  const present = server.clock.now
  server.clock.now = new Date(present.getTime() + 2 * DAY)
  await runTask(server, 'purge files out of use')
  expect(await kept()).toEqual(new Set([work, upload].map(idOf)))
  await rosa.must('deleteAccount', { password: PASSWORD })
  server.clock.now = new Date(present.getTime() + 17 * DAY)
  await runTask(server, 'delete accounts')
  expect(await kept()).toEqual(new Set())
  expect(await db.selectFrom('business_pictures').selectAll().where('business_id', '=', rosa.id).execute()).toEqual([])
  server.clock.now = present
})
