import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { readExportedAccount } from '../../../server/account-data/repository-export.ts'
import { insertUpload } from '../../../server/files/repository.ts'
import { fileLink } from '../../../server/files/serializer.ts'
import { shows } from '../../support/shows.ts'
import { testApp, DAY } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { assignedJob, logIn, newBusiness, newCustomer } from '../support/town-wire.ts'
import { PASSWORD, plainLink, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { admin } = server
const ana = await newCustomer(server)

const links = async (count: number, ownerId?: string): Promise<string[]> =>
  await Promise.all(Array.from({ length: count }, () => uploaded(server, { ownerId })))
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

test('a page shows the chosen pictures in their order to everybody', shows('business.pictures'), async () => {
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

test('a picture that may not be chosen changes nothing', shows('business.pictures-checked'), async () => {
  const [luis, rosa] = [await newBusiness(server), await newBusiness(server)]
  const kept = await links(20, luis.id)
  await choose(luis, kept)
  const [own = '', theirs = '', undone = ''] = await links(3)
  await finish(luis, [own])
  await finish(rosa, [theirs])
  await ana.must('doubtCompletion', { jobId: await finish(luis, [undone]), reason: 'The tap still drips.' })
  // The link on the page names no file.
  const [shown = ''] = await shownOf(ana, luis)
  const [ofAna = ''] = await links(1, ana.id)
  const document = await uploaded(server, { kind: 'document' })
  const codesOf = async (pics_url: string[]) => (await luis.refused('chooseWorkPictures', { pics_url })).errors
  for (const link of [theirs, ofAna, undone, shown, document])
    expect(await codesOf([link])).toContainEqual({ field: 'pics_url', code: 'FILE_UNKNOWN' })
  expect(await codesOf(await links(21))).toContainEqual({ field: 'pics_url', code: 'MAX_WORK_PICTURES' })
  expect(await chosenBy(luis)).toEqual(kept)
})

test('of two lists at once one is kept whole', shows('business.pictures-checked'), async () => {
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

test('a picture of a job goes with its completion', shows('business.pictures-end'), async () => {
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
})

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
  const headers = { authorization: `Bearer ${luis.token}` }
  const own = await server.app.inject({ url: new URL(work).pathname, headers })
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
  // Chosen again it has another link.
  expect(await open()).toEqual([404, 404])
})

test('pictures on a page are kept, exported, and go with the business', shows('privacy.deleted'), async () => {
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
  await server.later(2 * DAY, () => runTask(server, 'purge files out of use'))
  expect(await kept()).toEqual(new Set([work, upload].map(idOf)))
  await rosa.must('deleteAccount', { password: PASSWORD })
  await server.later(17 * DAY, () => runTask(server, 'delete accounts'))
  expect(await kept()).toEqual(new Set())
  expect(await db.selectFrom('business_pictures').selectAll().where('business_id', '=', rosa.id).execute()).toEqual([])
})
