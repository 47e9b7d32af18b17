import { afterAll, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { logIn, newBusiness, newCustomer, PASSWORD } from '../support/town-wire.ts'
import { shows } from '../../support/shows.ts'

const DAY = 24 * 60 * 60 * 1000

const server = await testApp()
afterAll(server.close)

test.each(['loginCustomer', 'loginBusiness'] as const)('%s takes either role and says which it is', async (login) => {
  const customer = await newCustomer(server, { name: 'Ana Torres' })
  const business = await newBusiness(server)
  const nobody = clientOf(server.app)
  const { token, ...answer } = await nobody.must(login, { email: customer.email, password: PASSWORD })
  expect(token).toMatch(/^bf_[\w-]{43}$/)
  expect(answer).toEqual({
    Success: true,
    Message: 'Login successful',
    type: 'customer',
    data: {
      id: customer.id,
      name: 'Ana Torres',
      email: customer.email,
      email_pending: null,
      phone: '+1 512 555 0148',
      country: 'United States',
      state: 'Texas',
      city: 'Austin',
      pic_url: { url: null },
      language: 'en',
      email_notifications: true,
      email_verified: false,
      email_verification_required: false,
    },
  })
  expect(await nobody.must(login, { email: business.email.toUpperCase(), password: PASSWORD })).toMatchObject({
    type: 'business',
    data: { id: business.id, city: ['Austin'], category: ['Plumbing'], state: 'Texas', email_verified: false },
  })
})

test('a wrong password and an unknown email are one answer', shows('message.login-failure'), async () => {
  const { email } = await newCustomer(server)
  const nobody = clientOf(server.app)
  const wrong = await nobody.refused('loginCustomer', { email, password: 'secret2' })
  const unknown = await nobody.refused('loginCustomer', { email: 'nobody@example.com', password: PASSWORD })
  expect(wrong).toEqual({
    status: 401,
    Success: false,
    code: 'INVALID_CREDENTIALS',
    Message: 'Invalid email or password',
  })
  expect(unknown).toEqual(wrong)
  const spanish = { 'accept-language': 'es-MX,es;q=0.9' }
  expect((await nobody.refused('loginBusiness', { email, password: 'secret2' }, spanish)).Message).toBe(
    'El correo o la contraseña no son correctos',
  )
})

test('a blocked account can neither log in nor go on', async () => {
  const ana = await newCustomer(server)
  await server.deps.db.updateTable('accounts').set({ blocked_at: new Date() }).where('id', '=', ana.id).execute()
  const login = { email: ana.email, password: PASSWORD }
  expect(await clientOf(server.app).refused('loginCustomer', login)).toMatchObject({
    status: 403,
    code: 'ACCOUNT_BLOCKED',
  })
  expect(await ana.refused('listCustomerJobs', {})).toMatchObject({ status: 403, code: 'ACCOUNT_BLOCKED' })
})

test('only the hash of a token is stored', async () => {
  const ana = await newCustomer(server)
  const rows = await server.deps.db
    .selectFrom('sessions')
    .select('token_hash')
    .where('account_id', '=', ana.id)
    .execute()
  expect(rows.map((row) => row.token_hash.length)).toEqual([32])
  expect(rows.map((row) => row.token_hash.toString('base64url'))).not.toContain(ana.token)
})

test('logout ends this session and no other', async () => {
  const ana = await newCustomer(server)
  const elsewhere = await logIn(server.app, ana.email)
  expect(await ana.must('logout', undefined)).toEqual({ Success: true, Message: 'You are logged out' })
  expect(await ana.refused('listCustomerJobs', {})).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  await elsewhere.must('listCustomerJobs', {})
})

test('a session lives 30 days from its last use', async () => {
  const ana = await newCustomer(server)
  const start = server.clock.now
  try {
    server.clock.now = new Date(start.getTime() + 29 * DAY)
    await ana.must('listCustomerJobs', {})
    server.clock.now = new Date(start.getTime() + 58 * DAY)
    await ana.must('listCustomerJobs', {})
    server.clock.now = new Date(start.getTime() + 89 * DAY)
    expect(await ana.refused('listCustomerJobs', {})).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  } finally {
    server.clock.now = start
  }
})
