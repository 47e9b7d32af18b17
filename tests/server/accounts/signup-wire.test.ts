import { afterAll, describe, expect, test } from 'vitest'
import { DAY, testApp } from '../support/app.ts'
import { mailsOf } from '../support/mails.ts'
import { clientOf, tally } from '../support/client.ts'
import { codeAt } from '../support/second-step.ts'
import { assignedJob, businessBody, customerBody, logIn, newBusiness, newCustomer } from '../support/town-wire.ts'
import { PASSWORD, uploaded, type Person } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const server = await testApp()
afterAll(server.close)
const nobody = clientOf(server.app)

const accountOf = async (email: string) =>
  server.deps.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a business signs up with files, a free membership and a verification mail', async () => {
  const [logo, picture, photo] = [await uploaded(server), await uploaded(server), await uploaded(server)]
  const pdf = await uploaded(server, { kind: 'document' })
  const files = { logo_url: [logo], profile_pic: [picture], documents_urls: [pdf, photo, pdf] }
  const details = { isLicense: 1, isInsurance: 0, reference_code: 'SPRING', buisness_id_number: '12-345' } as const
  const body = businessBody({ ...files, ...details, terms_accepted: true, category: ['Plumbing', 'Roofing'] })
  // Nothing depends on a verified address here, so that nobody is asked for one.
  expect((await nobody.must('signupBusiness', body)).Message).toBe('Registration successful')
  const luis = await logIn(server.app, body.email)
  const { db, now } = server.deps
  const stored = db.selectFrom('businesses').selectAll().where('account_id', '=', luis.id)
  const names = { business_name: 'Ortega Plumbing', business_id_number: '12-345', logo_file_id: logo.slice(-22) }
  const area = { cities: ['Austin'], categories: ['Plumbing', 'Roofing'], has_license: true, has_insurance: false }
  expect(await stored.execute()).toMatchObject([{ ...names, ...area }])
  const account = await accountOf(body.email)
  const times = { email_verified_at: null, terms_accepted_at: now() }
  expect(account).toMatchObject({ reference_code: 'SPRING', picture_file_id: picture.slice(-22), ...times })
  expect(account.password_hash).not.toContain(PASSWORD)
  const documents = db.selectFrom('business_documents').select('file_id').where('business_id', '=', luis.id)
  expect(await documents.orderBy('position').execute()).toEqual(
    [pdf, photo].map((link) => ({ file_id: link.slice(-22) })),
  )
  const cycles = db.selectFrom('subscriptions').select(['kind', 'starts_at', 'ends_at'])
  const ends_at = new Date(now().getTime() + 30 * DAY)
  const trial = { kind: 'trial', starts_at: now(), ends_at }
  expect(await cycles.where('business_id', '=', luis.id).execute()).toEqual([trial])
  const [mail, ...others] = await mailsOf(server, body.email)
  expect(mail).toMatchObject({ kind: 'email_verification', language: 'en', params: { name: 'Luis Ortega' } })
  expect(mail?.params['link']).toMatch(/^http:\/\/localhost:3000\/verify-email#token=bf_[\w-]{43}$/)
  expect(others).toEqual([])
})

test('a customer signs up with a picture, is logged in, and is mailed a link', async () => {
  const url = await uploaded(server)
  const body = customerBody({ pic_url: { url }, language: 'es', terms_accepted: true })
  const { token, ...answer } = await nobody.must('signupCustomer', body)
  const place = { country: 'United States', state: 'Texas', city: 'Austin' }
  expect(answer).toMatchObject({ type: 'customer', data: { name: 'Ana Torres', pic_url: { url }, language: 'es' } })
  const { data } = await clientOf(server.app, token).must('getCustomer', {})
  expect(data).toMatchObject({ id: answer.data?.id, pic_url: { url }, ...place, email_verified: false })
  const account = await accountOf(body.email)
  const times = { terms_accepted_at: server.clock.now, email_verified_at: null }
  expect(account).toMatchObject({ role: 'customer', phone: body.phone, ...times, created_at: server.clock.now })
  expect(account.password_hash).not.toContain(PASSWORD)
  const file = server.deps.db.selectFrom('files').select('owner_id').where('id', '=', url.slice(-22))
  expect(await file.execute()).toEqual([{ owner_id: account.id }])
  const letter = { kind: 'email_verification', language: 'es', params: { name: 'Ana Torres' } }
  expect(await mailsOf(server, body.email)).toMatchObject([letter])
})

test('an email belongs to one account, whatever the role, the case and the hurry', async () => {
  const body = customerBody()
  const all = Array.from({ length: 12 }, async (_, turn) =>
    turn % 2 === 0
      ? nobody.call('signupCustomer', body)
      : nobody.call('signupBusiness', businessBody({ email: body.email.toUpperCase() })),
  )
  expect(tally(await Promise.all(all))).toEqual({ ok: 1, EMAIL_TAKEN: 11 })
  const taken = await nobody.refused('signupBusiness', businessBody({ email: body.email }))
  expect(taken).toMatchObject({ code: 'EMAIL_TAKEN', errors: [{ field: 'email', code: 'EMAIL_TAKEN' }] })
})

describe('a sign-up whose answer was lost', () => {
  let last = 0
  const newKey = () => ({ 'idempotency-key': `sign-up-${(last += 1)}` })
  const keyReused = { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' }

  test('is answered again as it was, and made one account and one mail', async () => {
    const key = newKey()
    const body = businessBody({ logo_url: [await uploaded(server)] })
    const first = await nobody.must('signupBusiness', body, key)
    // With a session of its own, for the token of the first answer is kept nowhere.
    const { token, ...again } = await nobody.must('signupBusiness', body, key)
    expect({ ...again, token: first.token }).toEqual(first)
    expect(token).not.toBe(first.token)
    const mails = server.deps.db.selectFrom('mail_outbox').select('kind').where('recipient', '=', body.email)
    expect(await mails.execute()).toEqual([{ kind: 'email_verification' }])
    await nobody.must('loginBusiness', { email: body.email, password: PASSWORD })
  })

  test('also where it comes 6 times at once', async () => {
    const key = newKey()
    const body = customerBody()
    const all = Array.from({ length: 6 }, async () => nobody.call('signupCustomer', body, key))
    expect(tally(await Promise.all(all))).toEqual({ ok: 6 })
    expect((await accountOf(body.email)).role).toBe('customer')
  })

  test('is no other sign-up: not of other words, of another password, of the other role', async () => {
    const key = newKey()
    const body = customerBody()
    await nobody.must('signupCustomer', body, key)
    const others = [{ name: 'Eva' }, { password: `${PASSWORD}!` }, { email: body.email.toUpperCase() }]
    for (const other of others) {
      expect(await nobody.refused('signupCustomer', { ...body, ...other }, key)).toMatchObject(keyReused)
    }
    expect(await nobody.refused('signupBusiness', businessBody({ email: body.email }), key)).toMatchObject(keyReused)
    expect(await nobody.refused('signupCustomer', body, newKey())).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await nobody.refused('signupCustomer', body)).toMatchObject({ code: 'EMAIL_TAKEN' })
  })

  test('opens no session any more once a login asks for more than the password', async () => {
    const key = newKey()
    const body = customerBody()
    const { token } = await nobody.must('signupCustomer', body, key)
    const owner = clientOf(server.app, token)
    const { key: secret } = await owner.must('beginSecondStep', { password: PASSWORD })
    await owner.must('confirmSecondStep', { code: await codeAt(secret, server.clock.now) })
    expect(await nobody.refused('signupCustomer', body, key)).toMatchObject({ code: 'EMAIL_TAKEN' })
    expect(await owner.must('listSessions', {})).toMatchObject({ sessions: [{}] })
  })

  test('leaves nothing behind that tells one password from another', async () => {
    const { db } = server.deps
    const key = newKey()
    const body = customerBody()
    const kept = async (password: string) => {
      await nobody.must('signupCustomer', { ...body, password }, key)
      const left = db.updateTable('accounts').set({ email: `left-${password}@example.com` })
      await left.where('email', '=', body.email).execute()
      const rows = db.deleteFrom('idempotency_keys').where('key', '=', key['idempotency-key'])
      return await rows.returning('request_hash').execute()
    }
    expect(await kept('secret-one')).toEqual(await kept('secret-two'))
  })
})

const noFile = `/v1/files/${'a'.repeat(22)}`

test.each([
  ['signupCustomer', { country: 'Atlantis' }, 'country', 'LOCATION_UNKNOWN'],
  ['signupCustomer', { state: 'Ontario' }, 'state', 'LOCATION_UNKNOWN'],
  ['signupCustomer', { city: 'Boston' }, 'city', 'LOCATION_UNKNOWN'],
  ['signupCustomer', { pic_url: { url: 'https://elsewhere.example/cat.png' } }, 'pic_url', 'FILE_UNKNOWN'],
  ['signupCustomer', { pic_url: { url: `https://any.example${noFile}` } }, 'pic_url', 'FILE_UNKNOWN'],
  ['signupBusiness', { city: ['Boston'] }, 'city', 'LOCATION_UNKNOWN'],
  ['signupBusiness', { category: ['Plumbing', 'Witchcraft'] }, 'category', 'CATEGORY_UNKNOWN'],
  ['editBusiness', { category: ['Witchcraft'] }, 'category', 'CATEGORY_UNKNOWN'],
  ['editBusiness', { city: ['Austin', 'Boston'] }, 'city', 'LOCATION_UNKNOWN'],
  ['editBusiness', { state: 'California' }, 'city', 'LOCATION_UNKNOWN'],
  ['editBusiness', { documents_urls: [noFile] }, 'documents_urls', 'FILE_UNKNOWN'],
] as const)('%s with %o is refused, and nothing changes', async (operation, wrong, field, code) => {
  const luis = await newBusiness(server)
  const before = await detailsOf(luis)
  const body = { signupCustomer: customerBody(), signupBusiness: businessBody(), editBusiness: {} }[operation]
  const refusal = await luis.refused(operation, { ...body, ...wrong })
  expect(refusal).toMatchObject({ status: 422, code: 'VALIDATION_FAILED', errors: [{ field, code }] })
  expect(await detailsOf(luis)).toEqual(before)
})

test('a sign-up takes no file of others', shows('rule.business-details.pictures-only'), async () => {
  const ana = await newCustomer(server)
  const hers = await uploaded(server, { ownerId: ana.id })
  const pdf = await uploaded(server, { kind: 'document' })
  for (const [field, link] of [
    ['profile_pic', hers],
    ['logo_url', pdf],
    ['documents_urls', hers],
  ] as const) {
    const body = businessBody({ [field]: [link] })
    expect(await nobody.refused('signupBusiness', body)).toMatchObject({
      status: 422,
      errors: [{ field, code: 'FILE_UNKNOWN' }],
    })
    expect(await nobody.refused('loginBusiness', { email: body.email, password: PASSWORD })).toMatchObject({
      status: 401,
    })
  }
})

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
  const [start_date, end_date] = [0, 30].map((days) => new Date(server.clock.now.getTime() + days * DAY).toISOString())
  const read = async () => (await luis.must('getSubscription', {})).data
  for (const [passed, isActive] of [
    [0, true],
    [30 * DAY - 1, true],
    [30 * DAY, false],
  ] as const) {
    const { subscription, contact } = await server.later(passed, read)
    expect([subscription, contact]).toEqual([[{ start_date, end_date, isActive }], 'help@example.com'])
  }
})
