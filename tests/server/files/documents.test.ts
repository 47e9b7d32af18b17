import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, plainLink, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
const [ana, luis, mia] = [await newCustomer(server), await newBusiness(server), await newBusiness(server)]

const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1b6b3a' } })
  .jpeg()
  .toBuffer()

const bearer = (person: Person | undefined) => (person === undefined ? {} : { authorization: `Bearer ${person.token}` })

/** Uploads a photo and answers its link. */
async function uploaded(owner?: Person): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(jpeg)]), 'licence.jpg')
  const response = await fetch(`${address}/v1/upload-file`, { method: 'POST', body: form, headers: bearer(owner) })
  return /"url":"([^"]+)"/.exec(await response.text())?.[1] ?? ''
}

/** What somebody gets by a link: status, and how it may be kept and shown. */
async function seen(link: string, person?: Person, query = '') {
  const { pathname } = new URL(link)
  const { status, headers } = await fetch(`${address}${pathname}${query}`, { headers: bearer(person) })
  return [status, headers.get('cache-control'), headers.get('content-disposition')]
}

const FOR_ALL = [200, 'public, max-age=31536000, immutable', null]
const FOR_NOW = [200, 'private, no-store', null]
const DOWNLOAD = [200, 'private, no-store', 'attachment; filename=licence.webp']

/** What the owner and all others get by a link. */
const seenByAll = async (link: string) => ({
  owner: await seen(link, luis),
  others: [
    await seen(link),
    await seen(link, ana),
    await seen(link, mia),
    await seen(link, undefined, '?size=small'),
    await seen(link, mia, '?size=small'),
  ].map(([status]) => status),
})
const GONE = [404, 404, 404, 404, 404]

test.each([
  ['with an account', luis],
  ['before there is one', undefined],
])(
  'a photo that came %s is seen by its link until it is used, and not kept',
  shows('privacy.documents'),
  async (_when, owner) => {
    expect(await seen(await uploaded(owner))).toEqual(FOR_NOW)
  },
)

test(
  'a photo of a licence is its owner’s alone, and stays so when it is one no more',
  shows('privacy.documents'),
  async () => {
    const link = await uploaded(luis)
    await luis.must('editBusiness', { documents_urls: [link] })
    expect(await seenByAll(link)).toEqual({ owner: DOWNLOAD, others: GONE })
    await luis.must('editBusiness', { documents_urls: [] })
    expect(await seenByAll(link)).toEqual({ owner: DOWNLOAD, others: GONE })
  },
)

test('one that came before the sign-up, too', shows('privacy.documents'), async () => {
  const link = await uploaded()
  const eva = await newBusiness(server, { documents_urls: [link] })
  expect(await seen(link, eva)).toEqual(DOWNLOAD)
  expect((await seenByAll(link)).owner[0]).toBe(404)
  expect((await seenByAll(link)).others).toEqual(GONE)
})

test(
  'a stored document keeps the name of its file, which its owner alone is told',
  shows('screen.document-names'),
  async () => {
    const link = await uploaded(luis)
    await luis.must('editBusiness', { documents_urls: [link] })
    expect((await luis.must('getBusiness', {})).data.documents).toEqual([{ url: plainLink(link), name: 'licence.jpg' }])
    expect(await mia.refused('getBusiness', { userId: luis.id })).toMatchObject({ status: 403 })
    expect((await mia.must('getBusiness', {})).data.documents).toEqual([])
  },
)

test('what is shown to others stays for all, and for good', shows('privacy.documents'), async () => {
  const link = await uploaded(luis)
  await luis.must('editBusiness', { logo_url: { url: link } })
  expect([await seen(link), await seen(link, ana), await seen(link, luis)]).toEqual([FOR_ALL, FOR_ALL, FOR_ALL])
})

test('a file is for one or the other', shows('privacy.documents'), async () => {
  const [licence, logo] = [await uploaded(luis), await uploaded(luis)]
  await luis.must('editBusiness', { documents_urls: [licence], logo_url: { url: logo } })
  const shown = await luis.refused('editBusiness', { profile_pic: { url: licence } })
  const hidden = await luis.refused('editBusiness', { documents_urls: [logo] })
  expect([shown.errors, hidden.errors]).toEqual([
    [{ field: 'profile_pic', code: 'FILE_UNKNOWN' }],
    [{ field: 'documents_urls', code: 'FILE_UNKNOWN' }],
  ])
})
