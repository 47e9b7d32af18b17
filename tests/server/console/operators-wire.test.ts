import { afterAll, expect, test } from 'vitest'
import { operations, type Operation } from '../../../generated/operations.ts'
import { codeAt, newOperator } from '../../support/operators.ts'
import { shows } from '../../support/shows.ts'
import { DAY, HOUR, MINUTE, testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { newBusiness, newCustomer } from '../support/town-wire.ts'

const server = await testApp({ tries: { tries: 3 } })
const { admin, app, database, clock } = server
afterAll(server.close)

const PASSWORD = 'quiet-harbor-52'
const anybody = clientOf(app)
const operatorCalls = Object.values<Operation>(operations).filter(({ token }) => token === 'operator')

/** The token in the link that a command says. */
const tokenOf = (said: string): string => /#token=(\S+)/.exec(said)?.[1] ?? ''

async function invite(email: string, ...options: string[]) {
  const { said, status } = await admin('operator', 'add', email, ...options)
  expect(status).toBe(0)
  const token = tokenOf(said)
  return { token, ...(await anybody.must('checkOperatorInvitation', { token })) }
}

/** Somebody who has joined, and the time steps of whose codes are yet to come. */
async function join(email: string, ...options: string[]) {
  const { token, key } = await invite(email, ...options)
  const code = await codeAt(key, clock.now)
  const joined = await anybody.must('acceptOperatorInvitation', { token, password: PASSWORD, code })
  server.pass(MINUTE)
  return { ...joined, email, key, client: clientOf(app, joined.token) }
}

test(
  'a command invites an operator, who sets a password and an authenticator once',
  shows('console.invited'),
  async () => {
    const invited = await invite('Olga@Example.com', '--name', 'Olga Ruiz', '--role', 'owner')
    const { token, key } = invited
    expect(invited).toMatchObject({ email: 'Olga@Example.com', name: 'Olga Ruiz', role: 'owner' })
    expect(invited.uri).toContain(`secret=${key}`)
    expect(await anybody.must('checkOperatorInvitation', { token })).toMatchObject({ key })
    const wrong = await anybody.refused('acceptOperatorInvitation', { token, password: PASSWORD, code: '000000' })
    expect(wrong.errors).toEqual([{ field: 'code', code: 'OPERATOR_CODE_WRONG' }])
    const own = await anybody.refused('acceptOperatorInvitation', {
      token,
      password: 'olga@example.com',
      code: '000000',
    })
    expect(own.errors).toEqual([{ field: 'password', code: 'PASSWORD_IS_PERSONAL' }])
    const code = await codeAt(key, clock.now)
    const joined = await anybody.must('acceptOperatorInvitation', { token, password: PASSWORD, code })
    expect(joined.operator).toMatchObject({ name: 'Olga Ruiz', role: 'owner' })
    expect(await clientOf(app, joined.token).must('getOperator', undefined)).toMatchObject({
      operator: joined.operator,
    })
    for (const call of ['checkOperatorInvitation', 'acceptOperatorInvitation'] as const) {
      const body = call === 'checkOperatorInvitation' ? { token } : { token, password: PASSWORD, code }
      expect(await anybody.refused(call, body)).toMatchObject({ status: 409, code: 'LINK_EXPIRED' })
    }
    expect(await admin('operator', 'add', 'OLGA@example.com')).toMatchObject({
      status: 1,
      complained: 'OLGA@example.com is an operator already.',
    })
    const late = await invite('late@example.com')
    await server.later(DAY, async () =>
      expect(await anybody.refused('checkOperatorInvitation', { token: late.token })).toMatchObject({
        code: 'LINK_EXPIRED',
      }),
    )
    // Nothing that opens a session or an authenticator is stored as it is.
    const rows = await database.db.selectFrom('operators').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(key)
  },
)

test('password and code open a session, and each code works once', shows('console.login'), async () => {
  const { email, key } = await join('rosa@example.com')
  const code = await codeAt(key, clock.now)
  const login = { email: 'ROSA@example.com', password: PASSWORD, code }
  const tries = [
    { ...login, password: 'quiet-harbor-53' },
    { ...login, code: '000000' },
    { ...login, email: 'nobody@example.com' },
  ]
  for (const wrong of tries) {
    expect(await anybody.refused('logInOperator', wrong)).toMatchObject({ status: 401, code: 'OPERATOR_LOGIN_WRONG' })
    await database.db.deleteFrom('limit_counts').execute()
  }
  const both = await Promise.all([anybody.call('logInOperator', login), anybody.call('logInOperator', login)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
  server.pass(MINUTE)
  await database.db.deleteFrom('limit_counts').execute()
  const { token } = await anybody.must('logInOperator', {
    email,
    password: PASSWORD,
    code: await codeAt(key, clock.now),
  })
  const rosa = clientOf(app, token)
  await rosa.must('getOperator', undefined)
  await rosa.must('logOutOperator', undefined)
  expect(await rosa.refused('getOperator')).toMatchObject({ code: 'UNAUTHORIZED' })
})

test('wrong logins are limited', shows('console.attempts'), async () => {
  const { email, key } = await join('eva@example.com')
  for (let tried = 0; tried < 3; tried += 1)
    await anybody.refused('logInOperator', { email, password: 'wrong', code: '000000' })
  const right = { email, password: PASSWORD, code: await codeAt(key, clock.now) }
  expect(await anybody.refused('logInOperator', right)).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test(
  'a session ends after 30 idle minutes, and after 12 hours however it is used',
  shows('console.session'),
  async () => {
    const start = clock.now
    const { token } = await newOperator(database.db, 'viewer', start)
    const client = clientOf(app, token)
    const idle = clientOf(app, (await newOperator(database.db, 'viewer', start)).token)
    let idleFor40: unknown
    for (let used = 0; clock.now.getTime() - start.getTime() < 12 * HOUR - 20 * MINUTE; used += 1) {
      server.pass(20 * MINUTE)
      expect((await client.call('getOperator')).status).toBe(200)
      if (used === 1) idleFor40 = await idle.refused('getOperator')
    }
    expect(idleFor40).toMatchObject({ code: 'UNAUTHORIZED' })
    server.pass(20 * MINUTE)
    expect(await client.refused('getOperator')).toMatchObject({ code: 'UNAUTHORIZED' })
  },
)

test('accounts and operators are nothing to each other', shows('console.kinds'), async () => {
  const people = [await newCustomer(server), await newBusiness(server)]
  for (const { id } of operatorCalls) {
    for (const person of people) expect(await person.refused(id)).toMatchObject({ code: 'UNAUTHORIZED' })
  }
  const owner = clientOf(app, (await newOperator(database.db, 'owner', clock.now)).token)
  const others = Object.values<Operation>(operations).filter(({ token }) => token === 'required')
  for (const { id } of others) expect([id, (await owner.refused(id)).code]).toEqual([id, 'UNAUTHORIZED'])
})

test.each(['owner', 'support', 'viewer'] as const)(
  'each call lets %s in as the contract says',
  shows('console.roles'),
  async (role) => {
    const told = await Promise.all(
      operatorCalls.map(async ({ id, roles }) => {
        const { token } = await newOperator(database.db, role, clock.now)
        const answer = await clientOf(app, token).call(id)
        const isRefused = !answer.ok && answer.failure.code === 'ROLE_NOT_ALLOWED'
        return [id, isRefused, !roles.includes(role)] as const
      }),
    )
    expect(told.filter(([, isRefused, isExpected]) => isRefused !== isExpected)).toEqual([])
  },
)

test('another role, a reset and a removal count at once', shows('console.role-change'), async () => {
  const { email, client, key } = await join('ivo@example.com', '--role', 'viewer')
  expect((await admin('operator', 'role', email, 'owner')).said).toBe('The role of ivo@example.com is owner.')
  expect((await client.must('getOperator', undefined)).operator.role).toBe('owner')
  const { said } = await admin('operator', 'reset-second-step', email)
  expect(await client.refused('getOperator')).toMatchObject({ code: 'UNAUTHORIZED' })
  const invited = await anybody.must('checkOperatorInvitation', { token: tokenOf(said) })
  expect(invited.key).not.toBe(key)
  const list: unknown = JSON.parse((await admin('operator', 'list', '--json')).said)
  expect(list).toContainEqual(expect.objectContaining({ email, role: 'owner', isInvited: true }))
  await admin('operator', 'remove', email)
  expect(await anybody.refused('checkOperatorInvitation', { token: tokenOf(said) })).toMatchObject({
    code: 'LINK_EXPIRED',
  })
  expect(await admin('operator', 'role', email, 'owner')).toMatchObject({ status: 1 })
  expect(await admin('operator', 'role', email, 'king')).toMatchObject({ status: 2 })
})

test('the record is filtered and paged', shows('console.record'), async () => {
  const { client, operator } = await join('ana@example.com', '--name', 'Ana Record')
  const luis = await newBusiness(server)
  await admin('accounts', 'verify', luis.email)
  await admin('accounts', 'block', luis.email)
  await admin('accounts', 'unblock', luis.email)
  const ofLuis = await client.must('listOperatorActions', { subject: luis.id, limit: 2 })
  expect(ofLuis.actions.map(({ action, operator: who }) => [who, action])).toEqual([
    ['olga', 'accounts unblock'],
    ['olga', 'accounts block'],
  ])
  expect(ofLuis.actions[0]).toMatchObject({ byConsole: false, details: [{ name: 'email', value: luis.email }] })
  const cursor = ofLuis.nextCursor ?? ''
  const rest = await client.must('listOperatorActions', { subject: luis.id, limit: 2, cursor })
  expect(rest).toMatchObject({ actions: [{ action: 'accounts verify' }], nextCursor: null })
  const own = await client.must('listOperatorActions', { operator: 'ana RECORD' })
  expect(own.actions).toMatchObject([{ action: 'console join', byConsole: true, subject: operator.operatorId }])
  const day = clock.now.toISOString().slice(0, 10)
  const byDay = { action: 'accounts b', from: day, until: day }
  expect((await client.must('listOperatorActions', byDay)).actions).toMatchObject([{ action: 'accounts block' }])
  expect((await client.must('listOperatorActions', { until: '2020-01-01' })).actions).toEqual([])
  expect((await client.must('listOperatorActions', { action: '%' })).actions).toEqual([])
  expect(await client.refused('listOperatorActions', { cursor: 'x' })).toMatchObject({ code: 'CURSOR_INVALID' })
})
