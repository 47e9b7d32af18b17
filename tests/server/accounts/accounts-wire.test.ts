import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { tally } from '../support/client.ts'
import { shows } from '../../support/shows.ts'
import { assignedJob, newBusiness, newCustomer, uploaded, type Person } from '../support/town-wire.ts'

const DAY = 24 * 60 * 60 * 1000

const server = await testApp()
afterAll(server.close)

const profileOf = async (customer: Person) => (await customer.must('getCustomer', { userId: customer.id })).data
const detailsOf = async (business: Person) => (await business.must('getBusiness', {})).data

test('a customer changes the whole profile', async () => {
  const ana = await newCustomer(server)
  const link = await uploaded(server)
  const change = {
    userId: ana.id,
    pic_url: { url: link },
    name: 'Ana María',
    email: ana.email,
    phone: '+1 512 555 0000',
    country: 'United States',
    state: 'California',
    city: 'Los Angeles',
  }
  expect(await ana.must('editCustomer', change)).toEqual({
    Success: true,
    Message: 'Profile updated successfully',
  })
  const { userId: id, ...rest } = change
  const verification = { email_verified: false, email_verification_required: false }
  const besides = { email_pending: null, language: 'en', email_notifications: true, ...verification }
  expect(await profileOf(ana)).toEqual({ id, ...rest, ...besides })
})

test('a customer changes one thing, and the rest stays', async () => {
  const ana = await newCustomer(server)
  const before = await profileOf(ana)
  await ana.must('editCustomer', { userId: ana.id, language: 'es' })
  await ana.must('editCustomer', { email_notifications: false })
  await ana.must('editCustomer', { city: 'Dallas' })
  await ana.must('editCustomer', {})
  expect(await profileOf(ana)).toEqual({ ...before, language: 'es', email_notifications: false, city: 'Dallas' })
})

test('who lives where the list of places no longer leads still changes the rest', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const { db } = server.deps
  await db.updateTable('customers').set({ city: 'Atlantis' }).where('account_id', '=', ana.id).execute()
  await db
    .updateTable('businesses')
    .set({ cities: ['Atlantis'] })
    .where('account_id', '=', luis.id)
    .execute()
  await ana.must('editCustomer', { name: 'Ana María' })
  await luis.must('editBusiness', { name: 'Luis Miguel' })
  expect([(await profileOf(ana)).name, (await detailsOf(luis)).name]).toEqual(['Ana María', 'Luis Miguel'])
  const unknown = { code: 'VALIDATION_FAILED', errors: [{ field: 'city', code: 'LOCATION_UNKNOWN' }] }
  expect(await ana.refused('editCustomer', { country: 'United States' })).toMatchObject(unknown)
  for (const change of [{ country: 'United States' }, { state: 'Texas' }, { city: ['Atlantis'] }]) {
    expect(await luis.refused('editBusiness', change)).toMatchObject(unknown)
  }
})

test('a picture is replaced and taken away', async () => {
  const ana = await newCustomer(server)
  const link = await uploaded(server, { ownerId: ana.id })
  await ana.must('editCustomer', { pic_url: { url: link } })
  expect((await profileOf(ana)).pic_url).toEqual({ url: link })
  await ana.must('editCustomer', { pic_url: null })
  expect((await profileOf(ana)).pic_url).toEqual({ url: null })
})

test.each([
  [{ state: 'Ontario' }, 'state', 'LOCATION_UNKNOWN'],
  [{ state: 'California' }, 'city', 'LOCATION_UNKNOWN'],
  [{ pic_url: { url: `/v1/files/${'a'.repeat(22)}` } }, 'pic_url', 'FILE_UNKNOWN'],
])('a profile with %o is refused and nothing changes', async (wrong, field, code) => {
  const ana = await newCustomer(server)
  const before = await profileOf(ana)
  expect(await ana.refused('editCustomer', { ...wrong })).toMatchObject({ status: 422, errors: [{ field, code }] })
  expect(await profileOf(ana)).toEqual(before)
})

test('profile and details of a business are changed, all or some', async () => {
  const luis = await newBusiness(server)
  const [logo, picture] = [await uploaded(server), await uploaded(server)]
  const documents = [await uploaded(server, { kind: 'document' }), await uploaded(server)]
  const change = {
    name: 'Luis O.',
    phone: '+1 512 555 9999',
    profile_pic: { url: picture },
    buisness_name: 'Ortega & Sons',
    buisness_id_number: '99-1',
    buisness_phone_number: '+1 512 555 7777',
    buisness_email: 'office@example.com',
    category: ['Roofing', 'Painting'],
    address: '13 Oak Street',
    country: 'United States',
    state: 'California',
    city: ['Los Angeles', 'San Diego'],
    zipcode: '90001',
    logo_url: { url: logo },
    documents_urls: documents,
    isLicense: 1,
    isInsurance: 1,
  } as const
  // These were not uploaded as files of a name.
  const named = (links: readonly string[]) => links.map((url) => ({ url, name: null }))
  const body = { ...change, category: [...change.category], city: [...change.city] }
  expect(await luis.must('editBusiness', { userId: luis.id, ...body })).toEqual({
    Success: true,
    message: 'Profile updated successfully',
  })
  const whole = {
    ...change,
    documents: named(documents),
    checks: [],
    steppedDown: 0,
    id: luis.id,
    email: luis.email,
    language: 'en',
    email_pending: null,
    email_verified: false,
    email_verification_required: false,
    email_notifications: true,
  }
  expect(await detailsOf(luis)).toEqual(whole)

  // What an edit does not name stays as it is.
  await luis.must('editBusiness', { language: 'es' })
  expect(await detailsOf(luis)).toEqual({ ...whole, language: 'es' })
  await luis.must('editBusiness', { language: 'ar', documents_urls: documents.toReversed() })
  expect(await detailsOf(luis)).toEqual({
    ...whole,
    language: 'ar',
    documents_urls: documents.toReversed(),
    documents: named(documents.toReversed()),
  })
  await luis.must('editBusiness', { documents_urls: [], isLicense: 0, logo_url: null, buisness_email: '' })
  expect(await detailsOf(luis)).toMatchObject({
    documents_urls: [],
    documents: [],
    isLicense: 0,
    isInsurance: 1,
    logo_url: { url: null },
  })
})

test.each([
  [{ category: ['Witchcraft'] }, 'category', 'CATEGORY_UNKNOWN'],
  [{ city: ['Austin', 'Boston'] }, 'city', 'LOCATION_UNKNOWN'],
  [{ state: 'California' }, 'city', 'LOCATION_UNKNOWN'],
  [{ documents_urls: [`/v1/files/${'a'.repeat(22)}`] }, 'documents_urls', 'FILE_UNKNOWN'],
])('details with %o are refused and nothing changes', async (wrong, field, code) => {
  const luis = await newBusiness(server)
  const before = await detailsOf(luis)
  expect(await luis.refused('editBusiness', wrong)).toMatchObject({ status: 422, errors: [{ field, code }] })
  expect(await detailsOf(luis)).toEqual(before)
})

test(
  'a business changes its phone and mail, and its customer calls the number of today',
  shows('rule.business-details.phone-and-email'),
  async () => {
    const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
    const jobid = await assignedJob(server, ana, luis)
    const phone = async () => (await ana.must('getCustomerJob', { jobid })).assignedBusiness?.phone
    expect(await phone()).toBe('+1 512 555 0112')
    // In the spelling of the forms, too.
    const change = { business_phone_number: '+1 512 555 8888', business_email: 'new@example.com' }
    await luis.call('editBusiness', change)
    expect(await phone()).toBe('+1 512 555 8888')
    expect(await detailsOf(luis)).toMatchObject({ buisness_email: 'new@example.com' })
    expect(await luis.refused('editBusiness', { buisness_phone_number: 'none', buisness_email: 'x' })).toMatchObject({
      errors: [
        { field: 'buisness_phone_number', code: 'PHONE_INVALID' },
        { field: 'buisness_email', code: 'EMAIL_INVALID' },
      ],
    })
  },
)

test('changes of one business at once come one after the other', async () => {
  const luis = await newBusiness(server)
  const pairs: string[][] = []
  for (let turn = 0; turn < 10; turn += 1) pairs.push([await uploaded(server), await uploaded(server)])
  const changes = pairs.map(async (documents_urls) => luis.call('editBusiness', { documents_urls }))
  expect(tally(await Promise.all(changes))).toEqual({ ok: 10 })
  expect(pairs).toContainEqual((await detailsOf(luis)).documents_urls)
})

test('a subscription shows its cycles, newest first, whether each is running, and who renews it', async () => {
  const luis = await newBusiness(server)
  const start = server.clock.now
  const trial = { start_date: start.toISOString(), end_date: new Date(start.getTime() + 30 * DAY).toISOString() }
  const cycles = async () => (await luis.must('getSubscription', {})).data.subscription
  expect(await cycles()).toEqual([{ ...trial, isActive: true }])
  expect(await luis.call('getSubscription')).toMatchObject({
    ok: true,
    data: { success: true, data: { contact: 'help@example.com' } },
  })
  try {
    server.clock.now = new Date(start.getTime() + 30 * DAY - 1)
    expect(await cycles()).toEqual([{ ...trial, isActive: true }])
    server.clock.now = new Date(start.getTime() + 30 * DAY)
    expect(await cycles()).toEqual([{ ...trial, isActive: false }])
  } finally {
    server.clock.now = start
  }
})
