import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { smtpTransport, type MailTimeouts, type MailTransport } from '../../../../server/platform/mail/transport.ts'
import { startMailServer } from '../../support/mail-server.ts'

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

test('a mail server that dies in the middle of a letter has not taken it, and the next try succeeds', async () => {
  let manner: 'dies' | undefined = 'dies'
  const server = await startMailServer({ onLetter: () => manner })
  cleanups.push(server.close)
  const sender = post(server.url)
  await expect(sender.send(letter)).rejects.toThrow('closed')
  expect(server.received).toEqual([])
  manner = undefined
  await sender.send(letter)
  expect(server.received).toHaveLength(1)
})

test('a mail server that falls silent after a letter is given up', async () => {
  const server = await startMailServer({ onLetter: () => 'stalls' })
  cleanups.push(server.close)
  await expect(post(server.url, { ...patient, silence: 1000 }).send(letter)).rejects.toThrow(/time|silen/i)
})

test('one that never greets is given up, too', async () => {
  await expect(post(await oddServer(() => {}), { ...patient, greeting: 300 }).send(letter)).rejects.toThrow(
    'Greeting never received',
  )
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
