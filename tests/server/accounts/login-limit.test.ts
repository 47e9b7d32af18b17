import { expect, onTestFinished, test, vi } from 'vitest'
import { delayAfter, triesAllowed } from '../../../server/accounts/password-attempts.ts'
import { shows } from '../../support/shows.ts'
import { MINUTE, testApp, type TestApp } from '../support/app.ts'
import { clientOf, tally } from '../support/client.ts'
import { newCustomer, PASSWORD } from '../support/town-wire.ts'
import { hashPassword, isPassword } from '../../../server/accounts/password-hash.ts'
import { DomainError } from '../../../server/platform/domain-error.ts'

type TestTools = NonNullable<NonNullable<Parameters<typeof testApp>[0]>['deps']>

async function serverWith(options: Parameters<typeof testApp>[0]): Promise<TestApp> {
  const server = await testApp(options)
  onTestFinished(server.close)
  return server
}

test('guessing one account from one address ends soon, also many at once', async () => {
  const server = await serverWith({ tries: { tries: 10 } })
  const ana = await newCustomer(server)
  const luis = await newCustomer(server)
  const nobody = clientOf(server.app)
  const guesses = Array.from({ length: 30 }, async (_, guess) =>
    nobody.call('loginCustomer', { email: ana.email, password: `guess-${guess}` }),
  )
  expect(tally(await Promise.all(guesses))).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 20 })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/login/business',
    payload: { email: ana.email.toUpperCase(), password: PASSWORD },
  })
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await nobody.must('loginCustomer', { email: luis.email, password: PASSWORD })
  expect(await logInFrom(server, '192.0.2.7', ana.email, PASSWORD)).toBe(200)
})

async function logInFrom({ app }: TestApp, remoteAddress: string, email: string, password: string): Promise<number> {
  const payload = { email, password }
  return (await app.inject({ method: 'POST', url: '/v1/login/customer', remoteAddress, payload })).statusCode
}

test('guesses from many addresses slow down, and the owner still gets in', shows('limit.guesses'), async () => {
  const pauses: number[] = []
  const pause = async (milliseconds: number) => pauses.push(milliseconds)
  const server = await serverWith({ tries: { free: 3 }, deps: { delay: pause } })
  const { email } = await newCustomer(server)
  pauses.length = 0
  const answers: number[] = []
  for (let guess = 0; guess < 10; guess += 1)
    answers.push(await logInFrom(server, `192.0.2.${guess}`, email, 'guess-1'))
  expect(new Set(answers)).toEqual(new Set([401]))
  expect(pauses).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 5000, 5000])
  expect(await logInFrom(server, '198.51.100.1', email.toUpperCase(), PASSWORD)).toBe(200)
  expect(pauses.at(-1)).toBe(5000)
  const other = await newCustomer(server)
  expect([await logInFrom(server, '192.0.2.1', other.email, 'guess-1'), pauses.at(-1)]).toEqual([401, 0])
  server.pass(60 * MINUTE)
  expect([await logInFrom(server, '192.0.2.1', email, 'guess-1'), pauses.at(-1)]).toEqual([401, 0])
})

/** An office, or a customer's IPv6: everybody there has this network. */
const OFFICE = '2001:db8:1:2::'

/** Nobody waits in these tests, and no password is worth hashing. */
const HASTY: TestTools = { delay: async () => {}, verifyHash: async (_, password) => password === PASSWORD }

test('right passwords count nothing, however many come from one address', shows('limit.wrong-logins'), async () => {
  const server = await serverWith({ deps: HASTY, tries: triesAllowed(1) })
  const people = [await newCustomer(server), await newCustomer(server), await newCustomer(server)]
  const logIns = Array.from({ length: 30 }, (_, index) =>
    logInFrom(server, `${OFFICE}${index}`, people[index % people.length]?.email ?? '', PASSWORD),
  )
  expect(await Promise.all(logIns)).toEqual(logIns.map(() => 200))
})

test('wrong guesses of others keep nobody at one address out', shows('limit.wrong-logins'), async () => {
  const server = await serverWith({ deps: HASTY, tries: triesAllowed(1) })
  const [ana, luis] = [await newCustomer(server), await newCustomer(server)]
  const guess = (from: string, email: string) => logInFrom(server, `${OFFICE}${from}`, email, 'guess-1')
  // Somebody tries names that are nobody's, and then Luis.
  for (let index = 0; index < 20; index += 1) expect(await guess('6', `nobody-${index}@example.com`)).toBe(401)
  for (let index = 0; index < 5; index += 1) expect(await guess('6', luis.email)).toBe(401)
  expect(await guess('6', luis.email)).toBe(429)
  expect(await logInFrom(server, `${OFFICE}7`, ana.email, PASSWORD)).toBe(200)
  // Also after a slip, and from elsewhere for the one who was guessed at.
  expect(await guess('7', ana.email)).toBe(401)
  expect(await logInFrom(server, `${OFFICE}7`, ana.email, PASSWORD)).toBe(200)
  expect(await logInFrom(server, '192.0.2.1', luis.email, PASSWORD)).toBe(200)
  // A flood has an end, whatever it tries; it passes, and nobody elsewhere notices.
  const statuses = new Set<number>()
  for (let index = 20; index < 300 && !statuses.has(429); index += 1) {
    statuses.add(await guess('6', `nobody-${index}@example.com`))
  }
  expect([...statuses]).toEqual([401, 429])
  expect(await logInFrom(server, '192.0.2.1', ana.email, PASSWORD)).toBe(200)
  server.pass(5 * MINUTE)
  expect(await logInFrom(server, `${OFFICE}7`, ana.email, PASSWORD)).toBe(200)
})

test('guesses at one account are few, and its owner gets in', shows('limit.wrong-logins'), async () => {
  const server = await serverWith({ deps: HASTY, tries: triesAllowed(0.2) })
  const { email } = await newCustomer(server)
  // 20 from everywhere, and then one from each address: in an hour, however many quarters it has.
  const looked = { 401: 0, 429: 0 }
  for (let quarter = 0; quarter < 3; quarter += 1) {
    for (let guess = 0; guess < 60; guess += 1) {
      const status = await logInFrom(server, `192.0.2.${guess % 30}`, email, 'guess-1')
      if (status === 401 || status === 429) looked[status] += 1
    }
    server.pass(15 * MINUTE)
  }
  expect(looked).toEqual({ 401: 20 + 30, 429: 180 - 50 })
  expect(await logInFrom(server, '198.51.100.1', email, PASSWORD)).toBe(200)
})

test.each([
  ['an address', { address: 3 }],
  ['an account', { everywhere: 3 }],
])('%s has so many wrong tries, and then each pair its own', shows('limit.wrong-logins'), async (_, most) => {
  const server = await serverWith({ deps: HASTY, tries: { tries: 100, own: 2, ...most } })
  const [ana, luis] = [await newCustomer(server), await newCustomer(server)]
  const from = 'address' in most ? '192.0.2.1' : '192.0.2.2'
  const guess = () => logInFrom(server, '192.0.2.1', ana.email, 'guess-1')
  const right = ({ email }: typeof ana) => logInFrom(server, from, email, PASSWORD)
  const statuses = [await guess(), await guess(), await guess()]
  // Right ones use up nothing, however many.
  for (let turn = 0; turn < 4; turn += 1) statuses.push(await right(luis), await right(ana))
  for (let turn = 0; turn < 4; turn += 1) statuses.push(await guess())
  expect(statuses).toEqual([401, 401, 401, ...Array<number>(8).fill(200), 401, 401, 429, 429])
  expect(await right(luis)).toBe(200)
})

test(
  'a flood is refused past its limit, unread, and counts no more than that',
  shows('limit.wrong-logins'),
  async () => {
    const server = await serverWith({ deps: HASTY, tries: { tries: 4, address: 1, own: 1, flood: 5 } })
    const [ana, luis, eva] = [await newCustomer(server), await newCustomer(server), await newCustomer(server)]
    const guess = (email: string) => logInFrom(server, '192.0.2.1', email, 'guess-1')
    const statuses: number[] = []
    // What is refused for its own limit is no guess that counts against the address.
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await guess(ana.email))
    for (const email of ['a@example.com', 'b@example.com']) statuses.push(await guess(email))
    expect(statuses).toEqual([401, 401, 429, 429, 429, 429, 401, 401])
    expect(await logInFrom(server, '192.0.2.1', luis.email, PASSWORD)).toBe(200)
    statuses.length = 0
    for (const email of ['c@example.com', 'd@example.com', eva.email, luis.email]) statuses.push(await guess(email))
    expect(statuses).toEqual([401, 429, 429, 429])
    expect(await logInFrom(server, '192.0.2.1', luis.email, PASSWORD)).toBe(429)
    expect(await logInFrom(server, '198.51.100.1', luis.email, PASSWORD)).toBe(200)
  },
)

test('no try takes longer than some seconds', () => {
  expect([-5, 0, 1, 2, 5, 6, 1e9].map(delayAfter)).toEqual([0, 0, 250, 500, 4000, 5000, 5000])
})

test('a password is known again by its hash alone', async () => {
  const hash = await hashPassword('kettle7')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword(hash, 'kettle7')).toBe(true)
  expect(await isPassword(hash, 'secret2')).toBe(false)
  expect(await hashPassword('kettle7')).not.toBe(hash)
})

test('without an account the answer is no, after the same work', async () => {
  const hash = await hashPassword('kettle7')
  const costs: string[] = []
  const verifyHash = async (passwordHash: string): Promise<boolean> => {
    costs.push(passwordHash.split('$').slice(0, 4).join('$'))
    return true
  }
  expect([await isPassword(hash, 'x', { verifyHash }), await isPassword(undefined, 'x', { verifyHash })]).toEqual([
    true,
    false,
  ])
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1'])
  expect(await isPassword(undefined, 'kettle7')).toBe(false)
})

test('passwords are checked two at a time, and addresses take turns', shows('limit.hashing'), async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const look = async (turn: string, password: string) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    return await isPassword('hash', password, {
      turn,
      verifyHash: async () => {
        begun.push(password)
        ends.push(() => resolve(true))
        return await promise
      },
    })
  }
  const guesses = Array.from({ length: 140 }, async (_, index) =>
    look('192.0.2.1', `guess-${index}`).catch((error: unknown) => error),
  )
  const owner = look('198.51.100.1', 'kettle7')
  const late = look('203.0.113.1', 'secret2')
  // What is too much is sent away at once, unread.
  const refused = await Promise.all(guesses.slice(121))
  expect(refused.map((error) => error instanceof DomainError && error.code)).toEqual(
    refused.map(() => 'SERVICE_UNAVAILABLE'),
  )
  await vi.waitFor(() => expect(begun).toEqual(['guess-0', 'kettle7']))
  ends[1]?.()
  expect(await owner).toBe(true)
  await vi.waitFor(() => expect(begun).toEqual(['guess-0', 'kettle7', 'secret2']))
  const all = Promise.all([late, ...guesses])
  for (let done = 0; done < 123; done += 1) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(done))
    ends[done]?.()
  }
  await all
})

test('a right password never waits for having logged in often', async () => {
  const pauses: number[] = []
  const server = await serverWith({
    tries: { free: 1 },
    deps: { delay: async (milliseconds) => pauses.push(milliseconds) },
  })
  const { email } = await newCustomer(server)
  for (let time = 0; time < 5; time += 1) expect(await logInFrom(server, '192.0.2.1', email, PASSWORD)).toBe(200)
  expect(new Set(pauses)).toEqual(new Set([0]))
})
