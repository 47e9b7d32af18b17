import { afterAll, expect, test, vi } from 'vitest'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { openEvents } from '../support/events.ts'
import { logIn, newCustomer, PASSWORD, type Person } from '../support/town-wire.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

const server = await testApp()
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
await vi.waitUntil(() => server.deps.streams.isUp(), 30_000)
afterAll(server.close)

const sessionsOf = async (person: Person) => (await person.must('listSessions', undefined)).sessions

async function logInWith(userAgent: string, { email, id }: Person): Promise<Person> {
  const credentials = { email, password: PASSWORD }
  const { token } = await clientOf(server.app).must('loginCustomer', credentials, { 'user-agent': userAgent })
  return { ...clientOf(server.app, token), email, id }
}

async function at<Result>(time: Date, act: () => Promise<Result>): Promise<Result> {
  const start = server.clock.now
  server.clock.now = time
  try {
    return await act()
  } finally {
    server.clock.now = start
  }
}

test('one sees where one is logged in: with what, since when, and when last', shows('sessions.listed'), async () => {
  const start = server.clock.now
  const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE)
  const first = await newCustomer(server)
  await newCustomer(server)
  const phone = await at(after(20), () => logInWith(PIXEL, first))
  const desk = await at(after(40), () => logInWith(FIREFOX, first))
  await at(after(60), () => phone.must('getCustomer', {}))
  const seen = await at(after(61), () => sessionsOf(desk))
  const facts = seen.map(({ sessionId: _, ...rest }) => rest)
  const time = (minutes: number) => after(minutes).toISOString()
  expect(facts).toEqual([
    { browser: 'Firefox', system: 'Windows', createdAt: time(40), lastUsedAt: time(61), isCurrent: true },
    { browser: 'Chrome', system: 'Android', createdAt: time(20), lastUsedAt: time(60), isCurrent: false },
    { browser: null, system: null, createdAt: time(0), lastUsedAt: time(0), isCurrent: false },
  ])
})

test('one session is ended, or all others', shows('sessions.ended'), async () => {
  const ana = await newCustomer(server)
  const [phone, desk, tablet] = [
    await logInWith(PIXEL, ana),
    await logInWith(FIREFOX, ana),
    await logIn(server.app, ana.email),
  ]
  const lost = (await sessionsOf(desk)).find(({ browser }) => browser === 'Chrome')
  const body = { sessionId: lost?.sessionId ?? '' }
  expect(await desk.must('endSession', body)).toEqual({ Success: true, Message: 'Device logged out' })
  // Once more is no fault: it may have ended by itself.
  await desk.must('endSession', body)
  expect(await phone.refused('getCustomer', {})).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  await tablet.must('getCustomer', {})
  expect(await desk.must('endOtherSessions', undefined)).toEqual({
    Success: true,
    Message: 'Logged out everywhere else',
  })
  for (const gone of [ana, tablet]) expect(await gone.refused('getCustomer', {})).toMatchObject({ status: 401 })
  expect((await sessionsOf(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true])
})

test('nobody ends a session of another account', async () => {
  const [ana, eve] = [await newCustomer(server), await newCustomer(server)]
  const [session] = await sessionsOf(ana)
  await eve.must('endSession', { sessionId: session?.sessionId ?? '' })
  await eve.must('endOtherSessions', undefined)
  expect(await sessionsOf(ana)).toEqual([session])
})

test('an ended session’s streams close, and no other', shows('sessions.streams'), async () => {
  const ana = await newCustomer(server)
  const phone = await logInWith(PIXEL, ana)
  const [here, there] = [await openEvents(address, ana.token ?? ''), await openEvents(address, phone.token ?? '')]
  await Promise.all([here.next('unread'), there.next('unread')])
  const other = (await sessionsOf(ana)).find(({ isCurrent }) => !isCurrent)
  await ana.must('endSession', { sessionId: other?.sessionId ?? '' })
  await there.rest('notification')
  expect(await Promise.race([here.rest('notification'), ana.must('getCustomer', {})])).toMatchObject({ Success: true })
  here.close()
})

test('a session ends 180 days after login, however it is used', shows('sessions.180-days'), async () => {
  const ana = await newCustomer(server)
  const start = server.clock.now.getTime()
  const on = (day: number) => new Date(start + day * DAY)
  for (let day = 20; day < 180; day += 20) await at(on(day), () => ana.must('getCustomer', {}))
  await at(on(179.9), () => ana.must('getCustomer', {}))
  expect(await at(on(180), () => ana.refused('getCustomer', {}))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
})
