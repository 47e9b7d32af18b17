import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shows } from '../../../support/shows.ts'
import { testApp } from '../../support/app.ts'
import { newCustomer } from '../../support/town-wire.ts'

const lines: string[] = []
const asked = Promise.withResolvers<void>()
const hungUp = Promise.withResolvers<void>()

/** Answers at length, once nobody is there any more. */
const listGroupedNotifications = async () => {
  asked.resolve()
  await hungUp.promise
  const notifications = Array.from({ length: 50 }, () => ({
    id: '0190a000-0000-7000-8000-000000000000',
    message: 'Somebody has placed a bid on your job.',
    createdAt: '2026-03-01T09:00:00.000Z',
    jobId: null,
    businessId: null,
    count: 1,
    unread: 0,
  }))
  return { Success: true, notifications, nextCursor: null, unread: 0 } as const
}

const server = await testApp({ handlers: { listGroupedNotifications }, log: (line) => lines.push(line) })
afterAll(server.close)

test('each request is one line that says who asked for what, and no secret', async () => {
  const ana = await newCustomer(server)
  await server.app.inject({
    url: '/v1/nothing?token=one-time-secret',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  await ana.must('listCustomerJobs', {})
  const log = lines.join('')
  expect(log).not.toMatch(/secret1|one-time-secret/)
  expect(log).not.toContain(ana.token)
  const [entry] = lines.filter((line) => line.includes('/v1/get-jobs/customer'))
  const parsed: unknown = JSON.parse(entry ?? '{}')
  expect(parsed).toMatchObject({ method: 'POST', path: '/v1/get-jobs/customer', status: 200, msg: 'answered' })
  expect(entry).toMatch(/"reqId":"[\w-]{36}"/)
  expect(entry).toMatch(/"account":"[\w-]{36}"/)
})

test('whoever hangs up before the answer is no error', async () => {
  const { token } = await newCustomer(server)
  const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const left = Promise.withResolvers<void>()
  server.app.server.once('connection', (peer) => peer.once('close', () => left.resolve()))
  const socket = connect(port, '127.0.0.1')
  const head = ['POST /v1/get-notification/grouped HTTP/1.1', 'Host: localhost', `Authorization: Bearer ${token}`]
  const about = ['Accept-Encoding: gzip', 'Content-Type: application/json', 'Content-Length: 2', '', '{}']
  socket.write([...head, ...about].join('\r\n'))
  await asked.promise
  socket.destroy()
  await left.promise
  hungUp.resolve()
  // What fails about it has failed by the time that somebody else is answered.
  for (const _ of [1, 2, 3]) await server.app.inject({ url: '/readyz' })
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

const module = join(import.meta.dirname, '../../../../server/platform/http/request-telemetry.ts')

test.for([
  ['ends of itself', ''],
  ['is ended', 'process.exit(0)'],
  ['ends by an error', 'throw new Error("gone")'],
])('a process that %s has written every line of its log', shows('watch.log'), ([, end]) => {
  const program = `import { logOutput } from ${JSON.stringify(module)}
    const log = logOutput()
    for (let line = 1; line <= 1000; line += 1) log.write(line + '\\n')
    ${end}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(stdout).toBe(Array.from({ length: 1000 }, (_, index) => `${index + 1}\n`).join(''))
})
