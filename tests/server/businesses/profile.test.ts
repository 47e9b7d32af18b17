import { afterAll, expect, test } from 'vitest'
import { getServiceArea, isInServiceArea } from '../../../server/businesses/service-area.ts'
import { checkCredential, uncheckCredential } from '../../../server/businesses/service-license-checks.ts'
import {
  changeBusiness,
  createBusiness,
  loadBusiness,
  type BusinessInputChange,
} from '../../../server/businesses/service-profile.ts'
import { countMatchingBusinesses } from '../../../server/businesses/service.ts'
import { testApp } from '../support/app.ts'
import { newBusiness, newCustomer, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.database
const idOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1)
const fresh = async (kind: 'image' | 'document' = 'image') => idOf(await uploaded(server, { kind }))
const fileOf = async (id: string) =>
  await db.selectFrom('files').select(['owner_id', 'purpose']).where('id', '=', id).executeTakeFirst()

/** Changes a business as its call does: in a transaction. */
const changed = async (id: string, change: Partial<BusinessInputChange>) =>
  await db.transaction().execute((trx) => changeBusiness(server.deps, trx, id, { ...unchanged, ...change }))

/** A business that works in these cities, of which a sign-up takes one. */
async function working(city: string[], category: string[]): Promise<Person> {
  const person = await newBusiness(server, { city: city.slice(0, 1), category })
  await person.must('editBusiness', { city })
  return person
}

/** A business whose own part is gone, to be created again. */
async function bare(): Promise<Person> {
  const person = await newBusiness(server)
  await db.deleteFrom('businesses').where('account_id', '=', person.id).execute()
  return person
}

const unchanged = {
  businessName: undefined,
  businessIdNumber: undefined,
  businessPhone: undefined,
  businessEmail: undefined,
  categories: undefined,
  address: undefined,
  country: undefined,
  state: undefined,
  cities: undefined,
  radius: undefined,
  zipcode: undefined,
  logoId: undefined,
  documentIds: undefined,
  hasLicense: undefined,
  hasInsurance: undefined,
  isHidden: undefined,
}
const text = {
  businessName: 'Bolt & Sons',
  businessIdNumber: 'EIN-1',
  businessPhone: '+1 512 555 7002',
  businessEmail: 'office@example.com',
  categories: ['Plumbing', 'Roofing'],
  address: '7 Oak Street',
  country: 'United States',
  state: 'Texas',
  cities: ['Austin', 'Dallas'],
  radius: 0,
  zipcode: '70055',
  hasLicense: true,
  hasInsurance: false,
  isHidden: false,
}
const rest = { steppedDown: 0, licenseCheckedAt: null, licenseFileId: null, insuranceCheckedAt: null }

test('a new business is kept with all that was entered, and its uploads become its own', async () => {
  const { id } = await bare()
  const [logoId, one, two] = [await fresh(), await fresh('document'), await fresh()]
  await createBusiness(db, id, { ...text, logoId, documentIds: [two, one] })
  expect(await loadBusiness(db, id)).toEqual({
    business: { ...text, ...rest, insuranceFileId: null, logoId },
    documents: [two, one].map((fileId) => ({ fileId, name: null })),
  })
  expect(await fileOf(logoId)).toEqual({ owner_id: id, purpose: 'picture' })
  for (const file of [one, two]) expect(await fileOf(file)).toEqual({ owner_id: id, purpose: 'document' })
})

const refusedField = (field: string, code: string) => ({
  code: 'VALIDATION_FAILED',
  details: { errors: [{ field, code }] },
})

test('each part of a business changes alone, and the others stay', async () => {
  const { id } = await newBusiness(server, { documents_urls: [await uploaded(server, { kind: 'document' })] })
  const logoId = await fresh()
  const { business, documents } = await loadBusiness(db, id)
  let expected = { ...business }
  const changes = { ...text, cities: ['Dallas'], hasInsurance: true, isHidden: true, logoId }
  for (const [part, value] of Object.entries(changes)) {
    await changed(id, { [part]: value })
    expected = { ...expected, [part]: value }
    expect(await loadBusiness(db, id)).toEqual({ business: expected, documents })
  }
  await changed(id, { logoId: null, businessEmail: null, businessIdNumber: null })
  expect(await loadBusiness(db, id)).toEqual({
    business: { ...expected, logoId: null, businessEmail: null, businessIdNumber: null },
    documents,
  })
  const paper = await fresh()
  await changed(id, { documentIds: [paper] })
  expect((await loadBusiness(db, id)).documents).toEqual([{ fileId: paper, name: null }])
  await changed(id, { documentIds: [] })
  expect((await loadBusiness(db, id)).documents).toEqual([])
})

test('a changed part of a place is checked with the unchanged parts, and a refused file names its field', async () => {
  const { id } = await newBusiness(server)
  const change = async (part: Partial<BusinessInputChange>) => await changed(id, part)
  const refused = [
    [{ country: 'Atlantis' }, 'country', 'LOCATION_UNKNOWN'],
    [{ state: 'Ontario' }, 'state', 'LOCATION_UNKNOWN'],
    [{ state: 'California' }, 'cities', 'LOCATION_UNKNOWN'],
    [{ cities: ['Austin', 'Boston'] }, 'cities', 'LOCATION_UNKNOWN'],
    [{ categories: ['Plumbing', 'Witchcraft'] }, 'categories', 'CATEGORY_UNKNOWN'],
    [{ logoId: await fresh('document') }, 'logo', 'FILE_UNKNOWN'],
    [{ documentIds: ['A'.repeat(22)] }, 'documents', 'FILE_UNKNOWN'],
  ] as const
  const before = await loadBusiness(db, id)
  for (const [part, field, code] of refused) await expect(change(part)).rejects.toMatchObject(refusedField(field, code))
  expect(await loadBusiness(db, id)).toEqual(before)
  await change({ state: 'California', cities: ['Los Angeles'] })
  expect((await loadBusiness(db, id)).business).toMatchObject({ state: 'California', cities: ['Los Angeles'] })
})

test('a checked document is written down and told, and ends when the document goes', async () => {
  const papers = [await uploaded(server, { kind: 'document' }), await uploaded(server, { kind: 'document' })]
  const { id } = await newBusiness(server, { documents_urls: papers, isLicense: 1, isInsurance: 1 })
  const [license = '', insurance = ''] = papers.map(idOf)
  const now = new Date('2026-04-01T10:00:00Z')
  const noticesOf = async () => {
    const rows = db.selectFrom('notifications').select('kind').where('account_id', '=', id).orderBy('id')
    return (await rows.execute()).map(({ kind }) => kind)
  }
  const checks = async () => {
    const { licenseFileId, licenseCheckedAt, insuranceFileId, insuranceCheckedAt } = (await loadBusiness(db, id))
      .business
    return [licenseFileId, licenseCheckedAt, insuranceFileId, insuranceCheckedAt]
  }
  await checkCredential(server.deps, db, { businessId: id, of: 'license', fileId: license }, now)
  expect(await checks()).toEqual([license, now, null, null])
  await checkCredential(server.deps, db, { businessId: id, of: 'insurance', fileId: insurance }, now)
  expect(await checks()).toEqual([license, now, insurance, now])
  await uncheckCredential(server.deps, db, { businessId: id, of: 'license' }, now)
  expect(await checks()).toEqual([null, null, insurance, now])
  expect(await noticesOf()).toEqual(['license_checked', 'insurance_checked', 'license_unchecked'])
  await changed(id, { documentIds: [insurance] })
  expect(await checks()).toEqual([null, null, insurance, now])
  await changed(id, { documentIds: [license] })
  expect(await checks()).toEqual([null, null, null, null])
})

test('a service area covers a job by country, state, city and category alone', async () => {
  const { id } = await working(['Austin', 'Dallas'], ['Plumbing', 'Roofing'])
  const area = { country: 'United States', state: 'Texas', cities: ['Austin', 'Dallas'] }
  expect(await getServiceArea(db, id)).toEqual({ ...area, categories: ['Plumbing', 'Roofing'] })
  const job = { country: 'United States', state: 'Texas', city: 'Dallas', category: 'Roofing' }
  expect(await isInServiceArea(db, id, job)).toBe(true)
  const others = [{ country: 'Chile' }, { state: 'Ohio' }, { city: 'Houston' }, { category: 'Tiling' }]
  for (const other of others) expect(await isInServiceArea(db, id, { ...job, ...other })).toBe(false)
})

test('businesses that work in the place and category of a job are counted, without those that are gone', async () => {
  const place = { country: 'United States', state: 'Texas', city: 'Houston', category: 'Tiling' }
  const [one] = [await working(['Houston', 'Austin'], ['Tiling', 'Roofing']), await working(['Houston'], ['Tiling'])]
  await working(['Houston', 'Austin'], ['Roofing'])
  await working(['Austin'], ['Tiling'])
  const { id: customerId } = await newCustomer(server)
  expect(await countMatchingBusinesses(db, customerId, place)).toBe(2)
  await server.admin('accounts', 'block', one.email)
  expect(await countMatchingBusinesses(db, customerId, place)).toBe(1)
})
