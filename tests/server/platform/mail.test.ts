import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { deliverMail, type Delivery } from '../../../server/platform/mail/deliver.ts'
import {
  fileTransport,
  smtpTransport,
  type MailTransport,
  type MailTimeouts,
} from '../../../server/platform/mail/transport.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { secretsOf } from '../../../server/platform/secrets/secrets.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { testDatabase } from '../support/database.ts'
import { startMailServer, type MailServer } from '../support/mails.ts'
import { newFolder } from '../support/folder.ts'
import { once } from 'node:events'
import { createServer } from 'node:net'

const start = new Date('2026-03-01T12:00:00Z')
const link = 'https://jobs.example.com/reset-password?token=secret'
let clock: { now: Date }
let reports: unknown[]
const posts: MailTransport[] = []
const servers: MailServer[] = []
const database = await testDatabase()
afterAll(database.close)

beforeEach(async () => {
  clock = { now: start }
  reports = []
  await database.db.deleteFrom('mail_outbox').execute()
})

afterEach(async () => {
  for (const post of posts.splice(0)) post.close()
  await Promise.all(servers.splice(0).map(({ close }) => close()))
})

async function mailServer(manners: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(manners)
  servers.push(server)
  return server
}

const secrets = secretsOf('a key for tests')

function delivery(post: MailTransport): Delivery {
  posts.push(post)
  return {
    db: database.db,
    secrets,
    post,
    compose: composeMail,
    from: 'Jobs <jobs@example.com>',
    now: () => clock.now,
    report: (event) => reports.push(event),
  }
}

/** One whose link lets nobody in is kept as it is while it waits. */
const queue = (recipient: string, kind: 'password_changed' | 'password_reset' = 'password_changed') =>
  queueMail(database.db, { kind, recipient, language: 'en', params: { name: 'Ann', link } }, clock.now)

const outbox = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['attempts', 'next_attempt_at', 'last_error', 'sent_at', 'failed_at', 'params'])
    .execute()

test('queued mail is sent once, also by two at a time, and its link is forgotten', async () => {
  const { url, received } = await mailServer()
  for (const name of ['a', 'b', 'c', 'd']) await queue(`${name}@example.com`, 'password_reset')
  await Promise.all([deliverMail(delivery(smtpTransport(url))), deliverMail(delivery(smtpTransport(url)))])
  expect(received.map(({ to }) => to.join(',')).toSorted()).toEqual(
    ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`),
  )
  expect(received[0]?.content).toMatch(/^From: Jobs <jobs@example\.com>/m)
  expect(received[0]?.content).toMatch(/^Subject: Choose a new password/m)
  const rows = await outbox()
  expect(rows.map(({ sent_at, params }) => ({ sent_at, params }))).toEqual(
    Array.from({ length: 4 }, () => ({ sent_at: start, params: {} })),
  )
})

test('a server that does not take it now is asked again, later each time', async () => {
  let status: number | undefined = 451
  const { url, received } = await mailServer({ refuse: () => status })
  await queue('a@example.com')
  const post = delivery(smtpTransport(url))
  const pauses: number[] = []
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await deliverMail(post)
    const [row] = await outbox()
    if (row === undefined) throw new Error('no mail')
    pauses.push((row.next_attempt_at.getTime() - clock.now.getTime()) / 1000)
    expect(row.last_error).toContain('451 not here')
    // Before its time it is left alone.
    expect(await deliverMail(post)).toEqual({ taken: 0, isMore: false })
    clock.now = row.next_attempt_at
  }
  expect(pauses).toEqual([30, 60, 120])
  status = undefined
  await deliverMail(post)
  expect(received.map(({ to }) => to)).toEqual([['a@example.com']])
})

test('a mail server that dies in the middle of a letter gets it again later, and has it once', async () => {
  let manner: 'dies' | 'stalls' | undefined = 'dies'
  const { url, received } = await mailServer({ onLetter: () => manner })
  await queue('a@example.com')
  const post = delivery(smtpTransport(url, { greeting: 60_000, silence: 2000, letter: 60_000 }))
  for (const next of ['stalls', undefined] as const) {
    await deliverMail(post)
    expect(received).toEqual([])
    clock.now = new Date(clock.now.getTime() + 60_000)
    manner = next
  }
  await deliverMail(post)
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000)
  await deliverMail(post)
  expect(received.map(({ to }) => to)).toEqual([['a@example.com']])
  expect(await outbox()).toMatchObject([{ attempts: 3, failed_at: null }])
})

test('two at a time never send one letter twice, however long each takes', async () => {
  const { url, received } = await mailServer()
  for (let letter = 0; letter < 30; letter += 1) await queue(`person${letter}@example.com`)
  const slow = smtpTransport(url)
  // Each letter takes three minutes of the clock, the whole batch most of an hour. Nobody is ahead of the other: a busy machine, which
  // holds one up, holds no clock.
  let first: (() => void) | null = null
  const send: MailTransport['send'] = async (letter) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (first === null) first = resolve
    else {
      clock.now = new Date(clock.now.getTime() + 3 * 60_000)
      first()
      first = null
      resolve()
    }
    await promise
    await slow.send(letter)
  }
  const posts = [delivery({ ...slow, send }), delivery({ ...slow, send })]
  await Promise.all(posts.map(async (post) => deliverMail(post)))
  await Promise.all(posts.map(async (post) => deliverMail(post)))
  expect(received).toHaveLength(30)
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(30)
})

test('a recipient that is refused for good is given up at once, one that never answers after four days', async () => {
  const { url } = await mailServer({ refuse: () => 550 })
  await queue('a@example.com')
  await deliverMail(delivery(smtpTransport(url)))
  expect(await outbox()).toMatchObject([{ attempts: 1, failed_at: start, params: {} }])
  await database.db.deleteFrom('mail_outbox').execute()
  await queue('b@example.com')
  clock.now = new Date(start.getTime() + 97 * 60 * 60 * 1000)
  await deliverMail(delivery(smtpTransport('smtp://127.0.0.1:9')))
  expect(await outbox()).toMatchObject([{ failed_at: clock.now }])
})

test('who dies while sending leaves it to the next, after a while', async () => {
  const { url, received } = await mailServer()
  await queue('a@example.com')
  const dying = delivery({ send: () => new Promise(() => {}), close: () => {} })
  void deliverMail(dying)
  await expect.poll(async () => (await outbox())[0]?.attempts).toBe(1)
  const next = delivery(smtpTransport(url))
  await deliverMail(next)
  expect(received).toEqual([])
  clock.now = new Date(start.getTime() + 5 * 60_000)
  await deliverMail(next)
  expect(received).toHaveLength(1)
})

test('without a mail server a letter becomes a file, and its link is told', async () => {
  const folder = newFolder()
  await queue('ann@example.com', 'password_reset')
  await deliverMail(delivery(fileTransport(folder, () => clock.now)))
  const names = readdirSync(folder)
  expect(names).toEqual([expect.stringMatching(/^2026-03-01T12-00-00\.000Z-[\w-]{36}\.eml$/)])
  const letter = readFileSync(join(folder, names[0] ?? ''), 'utf8')
  expect(letter).toMatch(/^To: ann@example\.com/m)
  expect(letter).toMatch(/^Subject: Choose a new password/m)
  expect(reports).toMatchObject([{ kind: 'password_reset', link }])
})

const letter = {
  id: '019c0000-0000-7000-8000-000000000001',
  from: 'Jobs <jobs@example.com>',
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Hello Ann\n'.repeat(100),
  html: '<p>Hello Ann</p>',
}

const patient: MailTimeouts = { greeting: 60_000, silence: 60_000, letter: 60_000 }
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean()
})

function post(url: string, patience: MailTimeouts = patient): MailTransport {
  const made = smtpTransport(url, patience)
  cleanups.unshift(made.close)
  return made
}

/** A program that takes connections and is no mail server; `talk` is what it says. */
async function oddServer(talk: (say: (line: string) => void) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    talk((line) => socket.write(line))
    cleanups.unshift(() => socket.destroy())
  }).listen(0, '127.0.0.1')
  cleanups.push(() => server.close())
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return `smtp://127.0.0.1:${address.port}`
}

test('a letter has both texts, and the same id on every try', async () => {
  const server = await startMailServer()
  cleanups.push(server.close)
  const sender = post(server.url)
  await sender.send(letter)
  await sender.send(letter)
  expect(server.received.map(({ to }) => to)).toEqual([['ann@example.com'], ['ann@example.com']])
  for (const { content } of server.received) {
    expect(content).toMatch(/^Message-ID: <019c0000-0000-7000-8000-000000000001@bidfair>/m)
    expect(content).toContain('Content-Type: text/plain')
    expect(content).toContain('Content-Type: text/html')
  }
})

test('a mail server that falls silent after a letter is given up', async () => {
  const server = await startMailServer({ onLetter: () => 'stalls' })
  cleanups.push(server.close)
  await expect(post(server.url, { ...patient, silence: 1000 }).send(letter)).rejects.toThrow(/time|silen/i)
})

test('one that is never silent and never done is given up after the longest that a letter may take', async () => {
  const url = await oddServer((say) => {
    say('220-well\r\n')
    const timer = setInterval(() => say('220-well\r\n'), 20)
    cleanups.unshift(() => clearInterval(timer))
  })
  await expect(post(url, { ...patient, letter: 200 }).send(letter)).rejects.toThrow(/abort/i)
})

test('closing gives up what is on its way', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const server = await startMailServer({
    onLetter: () => {
      arrive()
      return 'stalls'
    },
  })
  cleanups.push(server.close)
  const sender = post(server.url)
  const sending = sender.send(letter).then(
    () => 'sent',
    () => 'given up',
  )
  await arrived
  sender.close()
  expect(await sending).toBe('given up')
})
