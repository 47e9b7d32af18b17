import { mkdtempSync, rmSync, writeFileSync, existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, afterEach, beforeEach, describe } from 'vitest'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { readAllowed, type Allowed, peopleOf, type Wanted } from '../../../qa/support/remote/accounts.ts'
import { record } from '../../support/json.ts'
import { recordCreated, deleteCreated } from '../../../qa/support/remote/cleanup-log.ts'
import { patienceOf } from '../../../qa/support/remote/retry-after.ts'

const folder = mkdtempSync(join(tmpdir(), 'bidfair-accounts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reading(content: object) {
  const file = join(folder, 'accounts.json')
  writeFileSync(file, JSON.stringify(content))
  return () => readAllowed(file)
}

test('an accounts file is read as it is, and a complaint about it holds no password', () => {
  const whole = {
    accounts: [{ role: 'customer', email: 'ana@here.test', password: 'tuesday-7' }],
    signUp: { email: 'walk+{}@here.test', most: 20 },
    mailbox: { host: 'imap.here.test', port: 993, user: 'walk', password: 'wednesday-8', secure: true },
  }
  expect(reading(whole)()).toEqual(whole)
  expect(reading({ accounts: [] })()).toEqual({ accounts: [] })
  expect(reading({ accounts: [{ role: 'guest', email: 'ana@here.test', password: 'tuesday-7' }] })).toThrow(
    /it\/accounts\/0\/role must be equal to one of the allowed values$/,
  )
  expect(reading({ accounts: [], signUp: { email: 'walk@here.test', most: 1 } })).toThrow(
    /it\/signUp\/email must match/,
  )
  expect(reading({ accounts: [], signup: true })).toThrow(/additional properties/)
})

let recordsFolder = ''
let asked: string[] = []

beforeEach(() => {
  recordsFolder = mkdtempSync(join(tmpdir(), 'bidfair-left-test-'))
  asked = []
})
afterEach(() => rmSync(recordsFolder, { recursive: true }))

/** A server at which one job is open, one given to a business, and one done. */
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const body = record(await request.json())
  const what = new URL(request.url).pathname.replace('/v1/', '')
  const named = body['jobid'] ?? body['jobId']
  const job = typeof named === 'string' ? named : ''
  asked.push(`${what} ${job}`.trim())
  const refuse = (code: string) => Response.json({ Success: false, Message: '', code }, { status: 409 })
  if (what === 'delete-job/customer' && job === 'done') return refuse('JOB_ALREADY_COMPLETED')
  if (what === 'delete-job/customer' && job === 'given' && !asked.includes('end-assignment given'))
    return refuse('JOB_ALREADY_ASSIGNED')
  return Response.json({ Success: true, Message: '', token: 'bf_1' })
}

test('what walks made is removed in the end, and what cannot be is named', async () => {
  const file = join(recordsFolder, 'left')
  const posted = (jobId: string) =>
    recordCreated(file, {
      path: '/v1/create-job/customer',
      authorization: 'Bearer bf_0',
      sent: { title: 'Tap' },
      answered: { jobId },
    })
  recordCreated(file, {
    path: '/v1/signup/customer',
    authorization: null,
    sent: { email: 'ana@here.test', password: 'tuesday-7' },
    answered: {},
  })
  for (const id of ['open', 'given', 'done']) posted(id)
  recordCreated(file, { path: '/v1/place-bid/business', authorization: null, sent: {}, answered: {} })
  expect(statSync(file).mode.toString(8)).toMatch(/600$/)

  const stays = await deleteCreated(file, { baseUrl: 'http://there.test', fetch })
  expect(stays).toEqual(['job done (Tap): JOB_ALREADY_COMPLETED'])
  expect(asked).toEqual([
    'delete-job/customer open',
    'delete-job/customer given',
    'end-assignment given',
    'delete-job/customer given',
    'delete-job/customer done',
    'login/customer',
    'delete-account',
  ])
  expect(existsSync(file)).toBe(false)
  expect(await deleteCreated(file, { baseUrl: 'http://there.test', fetch })).toEqual([])
})

const refusal = (seconds: string): Response =>
  Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429, headers: { 'Retry-After': seconds } })

/** A server that answers these, one after the other. */
function answering(...answers: Response[]) {
  const waits: number[] = []
  const said: string[] = []
  const patience = patienceOf({
    most: 900,
    wait: async (milliseconds) => void waits.push(milliseconds / 1000),
    say: (line) => void said.push(line),
  })
  const bodies: string[] = []
  const ask = patience.patient(async (input, init) => {
    bodies.push(await new Request(input, init).text())
    return answers.shift() ?? Response.error()
  })
  return {
    ...patience,
    ask: () => ask('http://there.test/v1/login/customer', { method: 'POST', body: 'me' }),
    waits,
    said,
    bodies,
  }
}

describe('whom a server tells to wait', () => {
  test('waits as long and asks the same again', async () => {
    const { ask, waits, said, bodies } = answering(refusal('7'), refusal('300'), Response.json({ Success: true }))
    expect((await ask()).status).toBe(200)
    expect(waits).toEqual([7, 300])
    expect(said).toEqual(['POST /v1/login/customer TOO_MANY_REQUESTS: waits 5 min, as the server asks'])
    expect(bodies).toEqual(['me', 'me', 'me'])
  })

  test('does not walk what would take longer than there is patience for', async () => {
    const { ask, waits } = answering(refusal('3600'))
    await expect(ask()).rejects.toThrow(
      new UnsupportedError('POST /v1/login/customer TOO_MANY_REQUESTS: the server asks to wait 60 min'),
    )
    expect(waits).toEqual([])
  })

  test('walks a path again on whose page it was told so, and no other', async () => {
    const { told, isOver, waits } = answering()
    expect(await isOver()).toBe(false)
    told(20)
    expect([await isOver(), await isOver()]).toEqual([true, false])
    expect(waits).toEqual([20])
  })
})

const lent: Allowed = {
  accounts: [
    { role: 'customer', email: 'ana@here.test', password: 'tuesday-7' },
    { role: 'customer', email: 'eva@here.test', password: 'tuesday-7' },
    { role: 'business', email: 'luis@here.test', password: 'tuesday-7' },
  ],
}
const any: Wanted = { role: 'customer', name: undefined, isUnused: false }

let done: string[] = []
beforeEach(() => {
  done = []
})

/** Accounts are their addresses. */
const people = (allowed: Allowed) =>
  peopleOf<string>(allowed, {
    run: 'r1',
    logIn: async ({ email }) => {
      done.push(`log in ${email}`)
      return email
    },
    signUp: async ({ role }, email) => {
      done.push(`sign up ${role}`)
      return email
    },
  })

describe('the people of a run elsewhere', () => {
  test('are those who were lent, each logged in once, never the same twice in a path', async () => {
    const { take, next } = people(lent)
    expect(await Promise.all([take(any), take(any)])).toEqual(['ana@here.test', 'eva@here.test'])
    next()
    expect([await take(any), await take(any)]).toEqual(['ana@here.test', 'eva@here.test'])
    expect(done).toEqual(['log in ana@here.test', 'log in eva@here.test'])
    await expect(take(any)).rejects.toThrow(
      'It needs one more customer, and the accounts file does not allow to sign up',
    )
  })

  test('are made where it takes somebody else, as many as are allowed', async () => {
    const { take, next } = people({ ...lent, signUp: { email: 'walk+{}@here.test', most: 3 } })
    const named: Wanted = { role: 'business', name: 'Hill Services', isUnused: false }
    expect(await take(named)).toBe('walk+r1-1@here.test')
    next()
    expect(await take(named)).toBe('walk+r1-1@here.test')
    const unused: Wanted = { ...any, isUnused: true }
    expect([await take(unused), await take(unused)]).toEqual(['walk+r1-2@here.test', 'walk+r1-3@here.test'])
    await expect(take(unused)).rejects.toThrow(
      'It needs a customer that nobody has used, and 3 sign-ups of the accounts file are used up',
    )
    expect(done).toEqual(['sign up business', 'sign up customer', 'sign up customer'])
  })

  test('are of the trade that is wanted, which nobody knows of those who were lent', async () => {
    const { take, next } = people({ ...lent, signUp: { email: 'walk+{}@here.test', most: 2 } })
    const roofer: Wanted = { role: 'business', name: undefined, trade: 'Roofing', isUnused: false }
    expect(await take(roofer)).toBe('walk+r1-1@here.test')
    next()
    expect(await take({ ...roofer, trade: 'Painting' })).toBe('walk+r1-2@here.test')
    expect(await take(roofer)).toBe('walk+r1-1@here.test')
  })

  test('are not those whom a path was about', async () => {
    const { take, next } = people({ accounts: [], signUp: { email: 'walk+{}@here.test', most: 2 } })
    const first = await take({ ...any, isUnused: true })
    next()
    expect(await take(any)).not.toBe(first)
  })
})
