import { afterAll, expect, test } from 'vitest'
import { testApp, DAY } from '../support/app.ts'
import { tally } from '../support/client.ts'
import { shows } from '../../support/shows.ts'
import { assignedJob, newBusiness, newCustomer, uploaded, type Person } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)

const detailsOf = async (business: Person) => (await business.must('getBusiness', {})).data

test('profile and details of a business change, all or some', async () => {
  const luis = await newBusiness(server)
  const [logo, picture, photo] = [await uploaded(server), await uploaded(server), await uploaded(server)]
  const documents_urls = [await uploaded(server, { kind: 'document' }), photo]
  const person = { name: 'Luis O.', phone: '+1 512 555 9999', profile_pic: { url: picture }, language: 'es' as const }
  const firm = { buisness_name: 'Ortega & Sons', buisness_id_number: '99-1', logo_url: { url: logo } }
  const office = { buisness_phone_number: '+1 512 555 7777', buisness_email: 'office@example.com' }
  const place = { address: '13 Oak Street', country: 'United States', state: 'California', zipcode: '90001' }
  const area = { category: ['Roofing', 'Painting'], city: ['Los Angeles', 'San Diego'] }
  const change = {
    ...person,
    ...firm,
    ...office,
    ...place,
    ...area,
    documents_urls,
    isLicense: 1,
    isInsurance: 1,
  } as const
  await luis.must('editBusiness', { userId: luis.id, ...change })
  const whole = await detailsOf(luis)
  expect(whole).toMatchObject({ ...change, id: luis.id, email: luis.email, email_pending: null })
  // What an edit does not name stays as it is.
  await luis.must('editBusiness', { language: 'ar', documents_urls: documents_urls.toReversed() })
  const documents = whole.documents.toReversed()
  const turned = { ...whole, language: 'ar', documents_urls: documents_urls.toReversed(), documents }
  expect(await detailsOf(luis)).toEqual(turned)
  const cleared = { documents_urls: [], isLicense: 0 as const }
  await luis.must('editBusiness', { ...cleared, logo_url: null })
  expect(await detailsOf(luis)).toEqual({ ...turned, ...cleared, documents: [], logo_url: { url: null } })
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

test('a business changes its phone and mail', shows('rule.business-details.phone-and-email'), async () => {
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
})

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
