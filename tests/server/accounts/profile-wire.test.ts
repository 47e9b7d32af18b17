import { afterAll, expect, test } from 'vitest'
import { record } from '../../support/json.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { lettersTo } from '../support/mails.ts'
import { newBusiness, newCustomer, PASSWORD, uploaded, type Person } from '../support/town-wire.ts'

const lines: string[] = []
const server = await testApp({ log: (line) => lines.push(line) })
afterAll(server.close)
const { db } = server.deps

const profileOf = async (customer: Person) => (await customer.must('getCustomer', { userId: customer.id })).data
const detailsOf = async (business: Person) => (await business.must('getBusiness', {})).data

test('a customer changes the whole profile, or one thing and the rest stays', async () => {
  const ana = await newCustomer(server)
  const place = { country: 'United States', state: 'California', city: 'Los Angeles' }
  const person = { name: 'Ana María', email: ana.email, phone: '+1 512 555 0000' }
  const change = { pic_url: { url: await uploaded(server) }, ...person, ...place }
  const answer = { Success: true, Message: 'Profile updated successfully' }
  expect(await ana.must('editCustomer', { userId: ana.id, ...change })).toEqual(answer)
  const verification = { email_verified: false, email_verification_required: false }
  const besides = { email_pending: null, language: 'en', email_notifications: true, ...verification }
  const whole = { id: ana.id, ...change, ...besides }
  expect(await profileOf(ana)).toEqual(whole)
  await ana.must('editCustomer', { language: 'es' })
  await ana.must('editCustomer', { email_notifications: false })
  await ana.must('editCustomer', { city: 'San Diego' })
  await ana.must('editCustomer', {})
  const turned = { ...whole, language: 'es', email_notifications: false, city: 'San Diego' }
  expect(await profileOf(ana)).toEqual(turned)
  await ana.must('editCustomer', { pic_url: null })
  expect(await profileOf(ana)).toEqual({ ...turned, pic_url: { url: null } })
})

test('a customer in a place that is no longer listed can change everything else', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  await db.updateTable('customers').set({ city: 'Atlantis' }).where('account_id', '=', ana.id).execute()
  const businesses = db.updateTable('businesses').set({ cities: ['Atlantis'] })
  await businesses.where('account_id', '=', luis.id).execute()
  await ana.must('editCustomer', { name: 'Ana María' })
  await luis.must('editBusiness', { name: 'Luis Miguel' })
  expect([(await profileOf(ana)).name, (await detailsOf(luis)).name]).toEqual(['Ana María', 'Luis Miguel'])
  const unknown = { code: 'VALIDATION_FAILED', errors: [{ field: 'city', code: 'LOCATION_UNKNOWN' }] }
  for (const part of [{ country: 'United States' }, { state: 'Texas' }]) {
    expect(await ana.refused('editCustomer', part)).toMatchObject(unknown)
    expect(await luis.refused('editBusiness', part)).toMatchObject(unknown)
  }
  expect(await ana.refused('editCustomer', { city: 'Atlantis' })).toMatchObject(unknown)
  expect(await luis.refused('editBusiness', { city: ['Atlantis'] })).toMatchObject(unknown)
})

test.each([
  [{ country: 'Atlantis' }, 'country', 'LOCATION_UNKNOWN'],
  [{ state: 'Ontario' }, 'state', 'LOCATION_UNKNOWN'],
  [{ state: 'California' }, 'city', 'LOCATION_UNKNOWN'],
  [{ city: 'Boston' }, 'city', 'LOCATION_UNKNOWN'],
  [{ pic_url: { url: `/v1/files/${'a'.repeat(22)}` } }, 'pic_url', 'FILE_UNKNOWN'],
])('a profile with %o is refused, and nothing changes', async (wrong, field, code) => {
  const ana = await newCustomer(server)
  const before = await profileOf(ana)
  const refusal = await ana.refused('editCustomer', { name: 'Eve', ...wrong })
  expect(refusal).toMatchObject({ status: 422, errors: [{ field, code }] })
  expect(await profileOf(ana)).toEqual(before)
})

test('an edit asks for another address only where it brings one, in either role', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const events = () =>
    lines.splice(0).flatMap((line) => {
      const { msg, security, account } = record(JSON.parse(line))
      return msg === 'security' ? [[security, account]] : []
    })
  events()
  for (const same of [{}, { email: luis.email.toUpperCase() }]) {
    const { message } = await luis.must('editBusiness', { name: 'Luis M.', ...same, password: PASSWORD })
    expect(message).not.toMatch(/link/)
  }
  await ana.must('editCustomer', { name: 'Ana M.', password: PASSWORD })
  expect(await detailsOf(luis)).toMatchObject({ name: 'Luis M.', email_pending: null })
  expect(await profileOf(ana)).toMatchObject({ name: 'Ana M.', email_pending: null })
  expect([...(await lettersTo(server, luis)), ...events()]).toEqual([])
  await luis.must('editBusiness', { email: 'elsewhere@example.com', password: PASSWORD })
  expect((await detailsOf(luis)).email_pending).toBe('elsewhere@example.com')
  expect(events()).toEqual([['email_change_requested', luis.id]])
})

test('a login answers the profile of its role, whichever call it comes by', async () => {
  const [ana, luis] = [await newCustomer(server), await newBusiness(server)]
  const nobody = clientOf(server.app)
  for (const login of ['loginCustomer', 'loginBusiness'] as const) {
    const { token, ...answer } = await nobody.must(login, { email: ana.email, password: PASSWORD })
    expect(token).toMatch(/^bf_[\w-]{43}$/)
    const said = { Success: true, Message: 'Login successful', type: 'customer' }
    expect(answer).toEqual({ ...said, data: await profileOf(ana) })
    const other = await nobody.must(login, { email: luis.email.toUpperCase(), password: PASSWORD })
    expect(other).toMatchObject({ type: 'business', data: { id: luis.id, city: ['Austin'], category: ['Plumbing'] } })
  }
})
