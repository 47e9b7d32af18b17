import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deliverMail, type Delivery } from '../../../server/mail/deliver.ts'
import { folderPost, smtpPost, type Post } from '../../../server/mail/post.ts'
import { queueMail } from '../../../server/repo/outbox.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'

const start = new Date('2026-03-01T12:00:00Z')
const link = 'https://jobs.example.com/reset-password?token=secret'

let database: TestDatabase
let clock: { now: Date }
let reports: unknown[]
const posts: Post[] = []
const servers: SMTPServer[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
})
beforeEach(async () => {
  clock = { now: start }
  reports = []
  await database.db.deleteFrom('mail_outbox').execute()
})
afterEach(async () => {
  for (const post of posts.splice(0)) post.close()
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done))))
})

type Received = { to: string[]; content: string }

/** A real mail server on loopback. `refuse` answers a recipient's address with a status, or lets it pass. */
async function mailServer(refuse: () => number | undefined = () => undefined) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const status = refuse()
      done(status === undefined ? null : Object.assign(new Error('not here'), { responseCode: status }))
    },
    onData: (stream, session, done) => {
      let content = ''
      stream.setEncoding('utf8').on('data', (part: string) => (content += part))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), content })
        done()
      })
    },
  })
  servers.push(server)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return { url: `smtp://127.0.0.1:${address.port}`, received }
}

function delivery(post: Post): Delivery {
  posts.push(post)
  return {
    db: database.db,
    post,
    from: 'Jobs <jobs@example.com>',
    now: () => clock.now,
    report: (event) => reports.push(event),
  }
}

const queue = (recipient: string) =>
  queueMail(
    database.db,
    { kind: 'password_reset', recipient, language: 'en', params: { name: 'Ann', link } },
    clock.now,
  )

const outbox = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['attempts', 'next_attempt_at', 'last_error', 'sent_at', 'failed_at', 'params'])
    .execute()

test('queued mail is sent once, also by two at a time, and its link is forgotten', async () => {
  const { url, received } = await mailServer()
  for (const name of ['a', 'b', 'c', 'd']) await queue(`${name}@example.com`)
  await Promise.all([deliverMail(delivery(smtpPost(url))), deliverMail(delivery(smtpPost(url)))])
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

test('mail of a transaction that is undone is never sent', async () => {
  const { url, received } = await mailServer()
  const undone = database.db.transaction().execute(async (trx) => {
    await queueMail(
      trx,
      { kind: 'password_reset', recipient: 'a@example.com', language: 'en', params: { name: 'A', link } },
      start,
    )
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await deliverMail(delivery(smtpPost(url)))
  expect(received).toEqual([])
})

test('a server that does not take it now is asked again, later each time', async () => {
  let status: number | undefined = 451
  const { url, received } = await mailServer(() => status)
  await queue('a@example.com')
  const post = delivery(smtpPost(url))
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

test('a mail server that is down loses nothing', async () => {
  const { url, received } = await mailServer()
  const down = smtpPost('smtp://127.0.0.1:9')
  await queue('a@example.com')
  await deliverMail(delivery(down))
  const [row] = await outbox()
  expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, params: { link } })
  clock.now = new Date(start.getTime() + 60_000)
  await deliverMail(delivery(smtpPost(url)))
  expect(received).toHaveLength(1)
})

test('a recipient that is refused for good is given up at once, one that never answers after four days', async () => {
  const { url } = await mailServer(() => 550)
  await queue('a@example.com')
  await deliverMail(delivery(smtpPost(url)))
  expect(await outbox()).toMatchObject([{ attempts: 1, failed_at: start, params: {} }])
  await database.db.deleteFrom('mail_outbox').execute()
  await queue('b@example.com')
  clock.now = new Date(start.getTime() + 97 * 60 * 60 * 1000)
  await deliverMail(delivery(smtpPost('smtp://127.0.0.1:9')))
  expect(await outbox()).toMatchObject([{ failed_at: clock.now }])
})

test('who dies while sending leaves it to the next, after a while', async () => {
  const { url, received } = await mailServer()
  await queue('a@example.com')
  const dying = delivery({ send: () => new Promise(() => {}), close: () => {} })
  void deliverMail(dying)
  await expect.poll(async () => (await outbox())[0]?.attempts).toBe(1)
  const next = delivery(smtpPost(url))
  await deliverMail(next)
  expect(received).toEqual([])
  clock.now = new Date(start.getTime() + 5 * 60_000)
  await deliverMail(next)
  expect(received).toHaveLength(1)
})

test('without a mail server a letter becomes a file, and its link is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-outbox-'))
  await queue('ann@example.com')
  await deliverMail(delivery(folderPost(folder, () => clock.now)))
  const names = readdirSync(folder)
  expect(names).toEqual([expect.stringMatching(/^2026-03-01T12-00-00\.000Z-[\w-]{36}\.eml$/)])
  const letter = readFileSync(join(folder, names[0] ?? ''), 'utf8')
  expect(letter).toMatch(/^To: ann@example\.com/m)
  expect(letter).toMatch(/^Subject: Choose a new password/m)
  expect(reports).toMatchObject([{ kind: 'password_reset', link }])
  rmSync(folder, { recursive: true })
})
