import { afterAll, afterEach, expect, test } from 'vitest'
import { testApp, MINUTE } from '../support/app.ts'
import { assignedJob, newBusiness, newCustomer, newJob, plainLink, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'
import { bearer, formOf, picture, sendForm } from '../support/uploads.ts'
import { downloadName } from '../../../server/files/file-name.ts'

const server = await testApp()
afterAll(server.close)

const present = server.clock.now

afterEach(() => {
  server.clock.now = present
})

const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]
const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
const jpeg = await picture(40, 30).jpeg().toBuffer()

/** The link of a fresh upload, as its answer has it. */
const upload = async (owner?: Person): Promise<string> =>
  (await sendForm(address, formOf(jpeg, 'filename="licence.jpg"'), bearer(owner))).link

/** What a link is answered with, by a browser that shows it or by whose token comes along: status, and how it may be kept and shown. */
async function seen(link: string, who?: Person) {
  const answer = await fetch(link.replace(server.deps.settings.publicUrl, address), { headers: bearer(who) })
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-disposition')]
}

const open = async (link: string, who?: Person) => (await seen(link, who)).slice(0, 2)

const later = (minutes: number) => (server.clock.now = new Date(present.getTime() + minutes * MINUTE))

/** The link of a picture that Luis sent to Ana, as `reader` is shown it. */
async function inConversation(): Promise<Readonly<{ link: (reader: Person) => Promise<string> }>> {
  const jobId = await newJob(server, ana)
  const sent = await luis.must('sendMessage', { jobId, text: 'Like this one?', pics_url: [await upload(luis)] })
  expect(sent.message.pics_url).toEqual([expect.stringContaining('/v1/signed/')])
  return {
    link: async (reader) => {
      const { messages } = await reader.must('listMessages', { jobId, businessId: luis.id, limit: 30 })
      return messages[0]?.pics_url[0] ?? ''
    },
  }
}

/** The link of a picture of finished work, as one of its parties is shown it. */
async function ofWork(): Promise<Readonly<{ link: (reader: Person) => Promise<string> }>> {
  const jobId = await assignedJob(server, ana, luis)
  await luis.must('completeJob', { jobid: jobId, pics_url: [await upload(luis)] })
  return {
    link: async (reader) => {
      const seen = await reader.must(reader === ana ? 'getCustomerJob' : 'getBusinessJob', { jobid: jobId })
      return seen.workPictures[0] ?? ''
    },
  }
}

test.each([
  ['of a conversation', inConversation],
  ['of finished work', ofWork],
])('a picture %s is opened by its two parties alone, and kept by no shared cache', async (_, shown) => {
  const { link } = await shown()
  for (const party of [ana, luis]) {
    const signed = await link(party)
    expect(await open(signed)).toEqual([200, expect.stringMatching(/^private, max-age=\d{4}, immutable$/)])
    expect(await open(`${signed}?size=small`)).toEqual([200, expect.stringMatching(/^private/)])
    // As programs do, which need no signature.
    expect(await open(plainLink(signed), party)).toEqual([200, 'private, no-store'])
  }
  const signed = await link(ana)
  expect(await open(plainLink(signed))).toEqual([404, 'no-store'])
  expect(await open(plainLink(signed), mia)).toEqual([404, 'no-store'])
})

test('a signature is for one file and one end', async () => {
  const { link } = await inConversation()
  const signed = await link(ana)
  const [, ends = '', proof = ''] = /signed\/(\d+)\.([\w-]+)\//.exec(signed) ?? []
  const other = plainLink(await (await inConversation()).link(ana))
  const by = (signature: string, link = plainLink(signed)) => `${link}?signature=${signature}`
  expect((await open(by(`${ends}.${proof}`)))[0]).toBe(200)
  const forged = [
    by(`${ends}.${proof}`, other),
    by(`${Number(ends) + 3600}.${proof}`),
    by(`${ends}.${'A'.repeat(22)}`),
    by(`${ends}.${proof}x`),
    by(ends),
    by(''),
    signed.replace(proof, 'x'),
  ]
  for (const link of forged) expect([link, ...(await open(link))]).toEqual([link, 404, 'no-store'])
})

test('a link ends within the hour, and an answer brings another', async () => {
  const { link } = await inConversation()
  const [first, minutesIntoWindow] = [await link(ana), (present.getTime() / MINUTE) % 30]
  // In a window links stay the same, so that a list that is asked for again loads no picture twice.
  later(-minutesIntoWindow + 0.1)
  const early = await link(luis)
  later(-minutesIntoWindow + 29.9)
  expect(await link(ana)).toBe(early)
  expect(early).toBe(first)
  later(-minutesIntoWindow + 59.9)
  expect((await open(first))[0]).toBe(200)
  const newer = await link(ana)
  expect(newer).not.toBe(first)
  later(-minutesIntoWindow + 60.1)
  expect(await open(first)).toEqual([404, 'no-store'])
  expect((await open(newer))[0]).toBe(200)
  expect(await open(first, ana)).toEqual([200, 'private, no-store'])
})

test('only its uploader opens an upload that nothing refers to, for a day', shows('privacy.documents'), async () => {
  for (const owner of [undefined, luis]) {
    const link = await upload(owner)
    expect(await seen(link)).toEqual([200, 'private, no-store', null])
    expect((await open(plainLink(link)))[0]).toBe(404)
    expect((await open(plainLink(link), mia))[0]).toBe(404)
    later(24 * 60 + 1)
    expect((await open(link))[0]).toBe(404)
    server.clock.now = present
  }
})

test('an upload that became a document is not opened by its first link', async () => {
  const link = await upload()
  const rosa = await newBusiness(server, { documents_urls: [link] })
  expect((await open(link))[0]).toBe(404)
  expect(await open(link, rosa)).toEqual([200, 'private, no-store'])
})

test('pictures of jobs, people and businesses stay open to all, under the same link for good', async () => {
  const forGood = [200, 'public, max-age=31536000, immutable']
  const jobId = await newJob(server, ana, { pics_url: [await upload()] })
  const { job } = await luis.must('getBusinessJob', { jobid: jobId })
  const rosa = await newBusiness(server, { logo_url: [await upload()], profile_pic: [await upload()] })
  const { data } = await rosa.must('getBusiness', { userId: rosa.id })
  const links = [job.pics_url[0], data.logo_url.url, data.profile_pic.url]
  for (const link of links) {
    expect(link).not.toContain('signed')
    expect(await open(link ?? '')).toEqual(forGood)
  }
  // A business that shows one of them in a conversation shows nothing that was hidden.
  expect(await open(`${job.pics_url[0]}?signature=1.x`)).toEqual(forGood)
})

const DOWNLOAD = [200, 'private, no-store', 'attachment; filename=licence.webp']

/** What the owner and all others get by a link. */
const seenByAll = async (link: string) => ({
  owner: await seen(link, luis),
  others: [
    await seen(link),
    await seen(link, ana),
    await seen(link, mia),
    await seen(`${link}?size=small`),
    await seen(`${link}?size=small`, mia),
  ].map(([status]) => status),
})

const GONE = [404, 404, 404, 404, 404]

test('a photo of a license stays private after its removal', shows('privacy.documents'), async () => {
  const link = await upload(luis)
  await luis.must('editBusiness', { documents_urls: [link] })
  expect(await seenByAll(link)).toEqual({ owner: DOWNLOAD, others: GONE })
  await luis.must('editBusiness', { documents_urls: [] })
  expect(await seenByAll(link)).toEqual({ owner: DOWNLOAD, others: GONE })
})

test('a document keeps its name, which its owner alone is told', shows('screen.document-names'), async () => {
  const link = await upload(luis)
  await luis.must('editBusiness', { documents_urls: [link] })
  expect((await luis.must('getBusiness', {})).data.documents).toEqual([{ url: plainLink(link), name: 'licence.jpg' }])
  expect(await mia.refused('getBusiness', { userId: luis.id })).toMatchObject({ status: 403 })
  expect((await mia.must('getBusiness', {})).data.documents).toEqual([])
})

test.each([
  ['x.pdf.exe', 'x.pdf'],
  ['x.exe.pdf', 'x.pdf'],
  ['x.pdf.pdf', 'x.pdf'],
  ['licence.PDF', 'licence.pdf'],
  ['licence', 'licence.pdf'],
  ['Dr.Smith.pdf', 'Dr.Smith.pdf'],
  ['a/b\\c:d.pdf', 'a_b_c_d.pdf'],
  ['tap\u202Efdp.exe', 'tapfdp.pdf'],
  ['.pdf', 'document.pdf'],
  [null, 'document.pdf'],
])('a document named %j is served as %j', shows('limit.file-names'), (name, served) => {
  expect(downloadName({ kind: 'document', original_name: name })).toBe(served)
})
