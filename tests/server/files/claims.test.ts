import { afterAll, expect, test } from 'vitest'
import { attachUploads, claimPicture, isDocument, listFiles } from '../../../server/files/service.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, plainLink, uploaded, type Person } from '../support/town-wire.ts'
import { bearer, formOf, pdf, picture, sendForm } from '../support/uploads.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
const idOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)
const fresh = async (upload: Parameters<typeof uploaded>[1] = {}) => idOf(await uploaded(server, upload))
const fileOf = async (id: string) =>
  await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('an upload is kept with its owner, its name, its address and its size', async () => {
  const sent = async (form: Buffer, owner?: Person) => {
    const { link } = await sendForm(address, form, bearer(owner))
    const { created_at, id: _, ...row } = await fileOf(idOf(link))
    expect(created_at).toEqual(server.clock.now)
    return row
  }
  const document = { kind: 'document', media_type: 'application/pdf', byte_size: 116, purpose: null }
  const given = { original_name: 'licence.pdf', owner_id: luis.id, uploader_address: '127.0.0.1' }
  expect(await sent(formOf(pdf(100), 'filename="licence.pdf"'), luis)).toEqual({ ...document, ...given })
  // Without an account, and with a name of which nothing is left.
  const nobodys = { ...given, owner_id: null, original_name: null }
  expect(await sent(formOf(pdf(100), 'filename="\u200B"'))).toEqual({ ...document, ...nobodys })
  const image = formOf(await picture(40).jpeg().toBuffer(), 'filename="a.jpg"')
  expect(await sent(image, ana)).toMatchObject({ kind: 'image', media_type: 'image/webp', owner_id: ana.id })
})

test('uploads that are put to use become the account’s own, each once, in the order given', async () => {
  const [first, second] = [await fresh(), await fresh()]
  const claim = { field: 'pictures', ids: [second, first, second], purpose: 'picture' } as const
  expect(await attachUploads(db, ana.id, claim)).toEqual([second, first])
  expect(await fileOf(first)).toMatchObject({ owner_id: ana.id, purpose: 'picture' })
  expect(await fileOf(second)).toMatchObject({ owner_id: ana.id, purpose: 'picture' })
  // Its owner may use it again, for the same.
  expect(await attachUploads(db, ana.id, claim)).toEqual([second, first])
  expect(await attachUploads(db, ana.id, { ...claim, ids: [] })).toEqual([])
})

test(
  'a file of another owner, purpose or type, or without an owner, is refused',
  shows('privacy.documents'),
  async () => {
    const own = await fresh({ ownerId: ana.id })
    const [licence, drawing, document] = [await fresh(), await fresh(), await fresh({ kind: 'document' })]
    const attach = async (account: Person, id: string, purpose: 'picture' | 'document') =>
      await attachUploads(db, account.id, { field: 'some_field', ids: [own, id], purpose })
    const mine = async (id: string, purpose: 'picture' | 'document') =>
      await attachUploads(db, ana.id, { field: 'some_field', ids: [id], purpose })
    await mine(licence, 'document')
    await mine(drawing, 'picture')
    const refusal = {
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'some_field', code: 'FILE_UNKNOWN' }] },
    }
    await expect(attach(luis, drawing, 'picture')).rejects.toMatchObject(refusal)
    await expect(attach(ana, licence, 'picture')).rejects.toMatchObject(refusal)
    await expect(mine(drawing, 'document')).rejects.toMatchObject(refusal)
    await expect(mine(document, 'picture')).rejects.toMatchObject(refusal)
    await expect(attach(ana, 'A'.repeat(22), 'picture')).rejects.toMatchObject(refusal)
    const paper = await fresh({ kind: 'document' })
    expect(await mine(paper, 'document')).toEqual([paper])
  },
)

test('a field for one picture takes it or none', async () => {
  const id = await fresh()
  expect(await claimPicture(db, ana.id, 'pic_url', id)).toBe(id)
  expect(await claimPicture(db, ana.id, 'pic_url', null)).toBeNull()
  await expect(claimPicture(db, luis.id, 'pic_url', id)).rejects.toMatchObject({
    details: { errors: [{ field: 'pic_url', code: 'FILE_UNKNOWN' }] },
  })
  await expect(claimPicture(db, luis.id, 'pic_url', await fresh({ kind: 'document' }))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  })
})

test('a PDF, and a picture that is kept as a document, are hidden from others', () => {
  const kinds = ['image', 'document'] as const
  const purposes = [null, 'picture', 'document'] as const
  const hidden = kinds.map((kind) => purposes.map((purpose) => isDocument({ kind, purpose })))
  expect(hidden).toEqual([
    [false, false, true],
    [true, true, true],
  ])
})

test('a file is for one purpose or the other', shows('privacy.documents'), async () => {
  const [licence, logo] = [await uploaded(server), await uploaded(server)]
  await luis.must('editBusiness', { documents_urls: [licence], logo_url: { url: logo } })
  const shown = await luis.refused('editBusiness', { profile_pic: { url: licence } })
  const hidden = await luis.refused('editBusiness', { documents_urls: [logo] })
  expect([shown.errors, hidden.errors]).toEqual([
    [{ field: 'profile_pic', code: 'FILE_UNKNOWN' }],
    [{ field: 'documents_urls', code: 'FILE_UNKNOWN' }],
  ])
  const { data } = await luis.must('getBusiness', {})
  expect(data.documents.map(({ url }) => plainLink(url))).toEqual([licence])
})

test('all files are gone through in the order of their ids', async () => {
  const rows = await db.selectFrom('files').select(['id', 'kind']).orderBy('id').execute()
  const listed: unknown[] = []
  for await (const file of listFiles(db)) listed.push(file)
  expect(listed).toEqual(rows)
})

test('a file that has a row and no bytes is not found', async () => {
  const link = await uploaded(server)
  await ana.must('editCustomer', { pic_url: { url: link } })
  const answer = await server.app.inject({ url: new URL(link).pathname })
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'FILE_NOT_FOUND' }])
})

test('an upload names the error of a refused file, a missing file and a body that is not a form', async () => {
  const small = await picture(40).jpeg().toBuffer()
  const codeOf = (code: string) => ({ Success: false, code, errors: [{ field: 'file', code }] })
  const sent = async (form: Buffer) => await sendForm(address, form)
  expect(await sent(formOf(Buffer.from('words')))).toMatchObject({ status: 415, body: codeOf('FILE_TYPE_NOT_ALLOWED') })
  expect(await sent(formOf(small.subarray(0, 200)))).toMatchObject({ status: 422, body: codeOf('FILE_UNREADABLE') })
  const misnamed = Buffer.from(formOf(small).toString('latin1').replace('name="file"', 'name="pict"'), 'latin1')
  expect(await sent(misnamed)).toMatchObject({ status: 422, body: codeOf('FILE_MISSING') })
  const plain = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await sendForm(address, Buffer.from('file=x'), plain)).toMatchObject({ status: 415 })
})
