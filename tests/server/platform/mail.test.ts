import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { deliverMail, type Delivery } from '../../../server/platform/mail/deliver.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { fileTransport, smtpTransport, type MailTransport } from '../../../server/platform/mail/transport.ts'
import { DAY, HOUR, MINUTE } from '../support/app.ts'
import { newSecrets } from '../support/background.ts'
import { testDatabase } from '../support/database.ts'
import { newFolder } from '../support/folder.ts'
import { startMailServer, type MailServer } from '../support/mails.ts'

const start = new Date('2026-03-01T12:00:00Z')
const link = 'https://jobs.example.com/reset-password?token=secret'
let now: Date
let reports: unknown[]
const { db, close } = await testDatabase()
afterAll(close)

beforeEach(async () => {
  now = start
  reports = []
  await db.deleteFrom('mail_outbox').execute()
})

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

async function mailServer(manners: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(manners)
  onTestFinished(server.close)
  return server
}

const PATIENT = { greeting: MINUTE, silence: MINUTE, letter: MINUTE }

function postTo(url: string, patience = PATIENT): MailTransport {
  const post = smtpTransport(url, patience)
  onTestFinished(post.close)
  return post
}

/** Delivers all that is due by this post. */
async function deliver(post: MailTransport) {
  const report: Delivery['report'] = (event) => reports.push(event)
  const from = 'Jobs <jobs@example.com>'
  return await deliverMail({ db, secrets: newSecrets(), post, compose: composeMail, from, now: () => now, report })
}

/** One whose link lets nobody in is kept as it is while it waits. */
const queue = (recipient: string, kind: 'password_changed' | 'password_reset' = 'password_changed') =>
  queueMail(db, { kind, recipient, language: 'en', params: { name: 'Ann', link } }, now)

const outbox = () =>
  db
    .selectFrom('mail_outbox')
    .select(['attempts', 'next_attempt_at', 'last_error', 'sent_at', 'failed_at', 'params'])
    .execute()

test('queued mail is sent, and its link is forgotten', async () => {
  const { url, received } = await mailServer()
  await queue('a@example.com', 'password_reset')
  await deliver(postTo(url))
  expect(received.map(({ to }) => to)).toEqual([['a@example.com']])
  expect(received[0]?.content).toMatch(/^From: Jobs <jobs@example\.com>/m)
  expect(received[0]?.content).toMatch(/^Subject: Choose a new password/m)
  expect(await outbox()).toMatchObject([{ sent_at: start, params: {} }])
})

test('a server that does not take it now is asked again, later each time', async () => {
  let status: number | undefined = 451
  const { url, received } = await mailServer({ refuse: () => status })
  await queue('a@example.com')
  const post = postTo(url)
  for (const seconds of [30, 60, 120]) {
    await deliver(post)
    const next_attempt_at = new Date(now.getTime() + seconds * 1000)
    const [waiting] = await outbox()
    expect(waiting).toMatchObject({ next_attempt_at })
    expect(waiting?.last_error).toContain('451 not here')
    // Before its time it is left alone.
    expect(await deliver(post)).toEqual({ taken: 0, isMore: false })
    now = next_attempt_at
  }
  status = undefined
  await deliver(post)
  expect(received.map(({ to }) => to)).toEqual([['a@example.com']])
})

test('a mail server that dies or falls silent in the middle of a letter gets it again later, and has it once', async () => {
  let manner: 'dies' | 'stalls' | undefined = 'dies'
  const { url, received } = await mailServer({ onLetter: () => manner })
  await queue('a@example.com')
  const post = postTo(url, { ...PATIENT, silence: 2000 })
  for (const next of ['stalls', undefined] as const) {
    await deliver(post)
    expect(received).toEqual([])
    pass(MINUTE)
    manner = next
  }
  await deliver(post)
  pass(DAY)
  await deliver(post)
  expect(received.map(({ to }) => to)).toEqual([['a@example.com']])
  expect(await outbox()).toMatchObject([{ attempts: 3, failed_at: null }])
})

test('two at a time never send one letter twice, however long each takes', async () => {
  const { url, received } = await mailServer()
  for (let letter = 0; letter < 30; letter += 1) await queue(`person${letter}@example.com`)
  const slow = postTo(url)
  // Each letter takes three minutes of the clock, the whole batch most of an hour. Neither is ahead of the other: a busy machine, which
  // holds one up, holds no clock.
  let first: (() => void) | null = null
  const send: MailTransport['send'] = async (letter) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (first === null) first = resolve
    else {
      pass(3 * MINUTE)
      first()
      first = null
      resolve()
    }
    await promise
    await slow.send(letter)
  }
  for (const _ of [1, 2]) await Promise.all([deliver({ ...slow, send }), deliver({ ...slow, send })])
  expect(received).toHaveLength(30)
  expect(new Set(received.map(({ to }) => to[0])).size).toBe(30)
})

test('a recipient that is refused for good is given up at once, one that never answers after four days', async () => {
  const { url } = await mailServer({ refuse: () => 550 })
  await queue('a@example.com')
  await deliver(postTo(url))
  expect(await outbox()).toMatchObject([{ attempts: 1, failed_at: start, params: {} }])
  await db.deleteFrom('mail_outbox').execute()
  await queue('b@example.com')
  pass(97 * HOUR)
  await deliver(postTo('smtp://127.0.0.1:9'))
  expect(await outbox()).toMatchObject([{ failed_at: now }])
})

test('without a mail server a letter becomes a file, and its link is told', async () => {
  const folder = newFolder()
  await queue('ann@example.com', 'password_reset')
  await deliver(fileTransport(folder, () => now))
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
  to: '<ann@example.com>',
  subject: 'Hello',
  text: 'Hello Ann\n'.repeat(100),
  html: '<p>Hello Ann</p>',
}

test('a letter has both texts, the same id on every try, and the one address that the product reads', async () => {
  const { url, received } = await mailServer()
  const sender = postTo(url)
  for (const _ of [1, 2]) await sender.send(letter)
  await sender.send({ ...letter, to: 'eva@example.com,ana@example.com' }).catch(() => undefined)
  expect(received.map(({ to }) => to)).toEqual([['ann@example.com'], ['ann@example.com']])
  for (const { content } of received) {
    expect(content).toMatch(/^Message-ID: <019c0000-0000-7000-8000-000000000001@bidfair>/m)
    expect(content).toContain('Content-Type: text/plain')
    expect(content).toContain('Content-Type: text/html')
  }
})

test('a server that is never silent and never done is given up after the longest that a letter may take', async () => {
  const odd = createServer((socket) => {
    socket.on('error', () => {})
    const timer = setInterval(() => socket.write('220-well\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void odd.close())
  await once(odd, 'listening')
  const { port } = odd.address() as AddressInfo
  await expect(postTo(`smtp://127.0.0.1:${port}`, { ...PATIENT, letter: 200 }).send(letter)).rejects.toThrow(/abort/i)
})

test('closing gives up what is on its way', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const onLetter = () => {
    arrive()
    return 'stalls' as const
  }
  const sender = postTo((await mailServer({ onLetter })).url)
  const sending = sender.send(letter).then(
    () => 'sent',
    () => 'given up',
  )
  await arrived
  sender.close()
  expect(await sending).toBe('given up')
})
