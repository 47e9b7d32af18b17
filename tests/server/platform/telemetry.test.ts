import { spawnSync } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { errorStatus } from '../../../generated/codes.ts'
import { operations } from '../../../generated/operations.ts'
import { registerQueueGauges } from '../../../server/platform/background/queue-metrics.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { readWaitingMail } from '../../../server/platform/mail/repository.ts'
import { serveMetrics } from '../../../server/start/telemetry.ts'
import { newMetrics } from '../../../server/platform/telemetry/metrics.ts'
import { otlpHttpExporter } from '../../../server/platform/telemetry/otlp.ts'
import { shows } from '../../support/shows.ts'
import { newOperator } from '../../support/operators.ts'
import { MINUTE, testApp } from '../support/app.ts'
import { clientOf } from '../support/client.ts'
import { samplesIn, testCollector } from '../support/collector.ts'
import { newCustomer } from '../support/town-wire.ts'

const lines: string[] = []
const asked = Promise.withResolvers<void>()
const hungUp = Promise.withResolvers<void>()

/** Answers at length, once nobody is there any more. */
const listGroupedNotifications = async () => {
  asked.resolve()
  await hungUp.promise
  const notifications = Array.from({ length: 50 }, () => ({
    id: '0190a000-0000-7000-8000-000000000000',
    kind: 'bid_placed',
    message: 'Somebody has placed a bid on your job.',
    createdAt: '2026-03-01T09:00:00.000Z',
    jobId: null,
    subject: null,
    businessId: null,
    picture: null,
    count: 1,
    unread: 0,
    pending: false,
    lowestBid: null,
    lastWords: null,
  }))
  return { Success: true, notifications, nextCursor: null, unread: 0 } as const
}

const server = await testApp({ handlers: { listGroupedNotifications }, log: (line) => lines.push(line) })
afterAll(server.close)
const { db } = server.deps

/** A server with the same database that sends its traces to a collector. */
async function traced(options: { share: number; every?: number; isSilent?: boolean; log?: (line: string) => void }) {
  const collector = await testCollector(options)
  const gather = otlpHttpExporter({ endpoint: collector.endpoint, onExport: () => {}, ...options })
  const { log = () => {} } = options
  const { app, close } = await testApp({ database: server.database, collector: gather, log })
  onTestFinished(async () => {
    await close()
    await collector.close()
  })
  return { collector, gather, places: (headers = {}) => app.inject({ url: '/v1/usa-states-cities', headers }) }
}

test('of what is not to be gathered nothing is sent, but its id is in the log', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const log: string[] = []
  const { collector, gather, places } = await traced({ share: 0, log: (line) => log.push(line) })
  await places({ traceparent: `00-${traceId}-b7ad6b7169203331-01` })
  await gather.stop()
  expect(collector.spans).toEqual([])
  const answered = () => log.filter((line) => line.includes('"answered"'))
  await expect.poll(answered).toEqual([expect.stringContaining(`"traceId":"${traceId}"`)])
})

test('a silent collector keeps no request waiting', shows('watch.collector'), async () => {
  const { gather, places } = await traced({ share: 1, every: 1, isSilent: true })
  // More than may wait, so that some are thrown away.
  for (let n = 0; n < 5000; n += 1) gather.begin({ name: 'work' }).end()
  const answers = await Promise.all(Array.from({ length: 50 }, () => places()))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await gather.stop()
})

const noon = new Date('2026-03-01T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * MINUTE)

test('a queue shows how much waits, since when, and how long it is overdue', shows('watch.queues'), async () => {
  const mail = { recipient: 'ana@example.com', kind: 'password_reset', language: 'en' } as const
  for (const minutes of [0, 10]) {
    await queueMail(db, { ...mail, params: { name: 'Ana', link: 'x' } }, minutesLater(minutes))
  }
  const putOff = db.updateTable('mail_outbox').set({ next_attempt_at: minutesLater(25) })
  await putOff.where('created_at', '=', noon).execute()
  const metrics = newMetrics()
  registerQueueGauges(metrics, { db, now: () => minutesLater(30), queues: { mail: readWaitingMail } })
  const samples = samplesIn(await metrics.text())
  expect([...samples].filter(([name]) => /queue|database/.test(name))).toEqual([
    ['bidfair_queue_length{queue="mail"}', 2],
    ['bidfair_queue_oldest_seconds{queue="mail"}', 30 * 60],
    ['bidfair_queue_overdue_seconds{queue="mail"}', 20 * 60],
    ['bidfair_database_up', 1],
  ])
})

test('a silent database holds up no scrape and is asked once', shows('watch.frozen'), async () => {
  const metrics = newMetrics()
  let times = 0
  const silent = () => {
    times += 1
    return new Promise<never>(() => {})
  }
  registerQueueGauges(metrics, { db, now: () => noon, queues: { mail: silent } })
  const scrapes = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const scrape = async () => samplesIn(await (await fetch(`http://127.0.0.1:${scrapes.port}/metrics`)).text())
  const looked = await Promise.all([scrape(), scrape(), scrape()])
  expect(looked.map((samples) => samples.get('bidfair_database_up'))).toEqual([0, 0, 0])
  expect(looked.flatMap((samples) => [...samples.keys()]).filter((name) => name.includes('queue'))).toEqual([])
  expect(times).toBe(1)
  await scrapes.stop()
})

const samples = async () => samplesIn(await server.watch.metrics.text())
const requests = async (labels: string) => (await samples()).get(`bidfair_requests_total{${labels}}`) ?? 0

test('requests are counted by call, status and code, and timed by call', shows('watch.requests'), async () => {
  const ana = await newCustomer(server)
  for (let time = 0; time < 2; time += 1) await ana.must('listCustomerJobs', {})
  await ana.refused('listCustomerJobs', { page: -1 })
  await ana.refused('listBusinessJobs', {})
  await server.app.inject({ url: '/healthz' })
  await expect.poll(() => requests('operation="none",status="200",code="OK"')).toBe(1)
  const counted = await samples()
  const counts = {
    'requests_total{operation="listCustomerJobs",status="200",code="OK"}': 2,
    'requests_total{operation="listCustomerJobs",status="422",code="VALIDATION_FAILED"}': 1,
    'requests_total{operation="listBusinessJobs",status="403",code="ROLE_NOT_ALLOWED"}': 1,
    'request_seconds_count{operation="listCustomerJobs"}': 3,
    'request_seconds_bucket{le="10",operation="listCustomerJobs"}': 3,
  }
  for (const [name, count] of Object.entries(counts))
    expect([name, counted.get(`bidfair_${name}`)]).toEqual([name, count])
})

test('each request is one line that says who asked for what, and no secret', async () => {
  const ana = await newCustomer(server)
  lines.length = 0
  const headers = { authorization: `Bearer ${ana.token}` }
  await server.app.inject({ url: '/v1/nothing?token=one-time-secret', headers })
  await ana.must('listCustomerJobs', {})
  expect(lines.join('')).not.toMatch(new RegExp(`kettle7|one-time-secret|${ana.token}`))
  const [entry = '{}', ...others] = lines.filter((line) => line.includes('/v1/get-jobs/customer'))
  const request = { method: 'POST', path: '/v1/get-jobs/customer', status: 200, account: ana.id, msg: 'answered' }
  expect([JSON.parse(entry), others]).toMatchObject([request, []])
  expect(entry).toMatch(/"reqId":"[\w-]{36}"/)
  const olga = await newOperator(server.database.db, 'support')
  await clientOf(server.app, olga.token).must('findAccounts', {})
  const looked = lines.filter((line) => line.includes('/v1/operator/')).map((line): unknown => JSON.parse(line))
  expect(looked).toMatchObject([{ operator: olga.id, status: 200 }])
})

test('who hangs up before the answer is counted as gone, and is no error', async () => {
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
  await expect.poll(() => requests('operation="listGroupedNotifications",status="499",code="GONE"')).toBe(1)
  // What fails about it has failed by the time that somebody else is answered.
  for (const _ of [1, 2, 3]) await server.app.inject({ url: '/readyz' })
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test('labels have only values that the contract knows', shows('watch.bounded'), async () => {
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'] as const
  for (let n = 0; n < 40; n += 1) {
    const odd = `x${n}`
    const headers = {
      'x-request-id': odd,
      traceparent: odd,
      'user-agent': odd,
      host: odd,
      authorization: `Bearer ${odd}`,
    }
    const method = methods[n % methods.length] ?? 'GET'
    for (const url of [`/${odd}`, `/v1/${odd}`, `/v1/files/${odd}`, `/v1/usa-states-cities?${odd}=1`, `/%${odd}`])
      await server.app.inject({ method, url, headers })
    const payload = { [odd]: odd, email: odd }
    await server.app.inject({ method: 'POST', url: '/v1/login/customer', headers, payload })
  }
  await expect.poll(() => requests('operation="none",status="404",code="NOT_FOUND"')).toBeGreaterThan(20)
  const series = [...(await samples()).keys()]
  const known = { operation: ['none', ...Object.keys(operations)], code: ['OK', 'GONE', ...Object.keys(errorStatus)] }
  const labels = series.flatMap((one) => [...one.matchAll(/(operation|code)="([^"]*)"/g)])
  const unknown = labels.filter(
    ([, label, value = '']) => !known[label === 'code' ? 'code' : 'operation'].includes(value),
  )
  expect(unknown.map(([text]) => text)).toEqual([])
  expect(series.filter((one) => /x\d+"/.test(one))).toEqual([])
})

const module = join(import.meta.dirname, '../../../server/platform/http/request-telemetry.ts')

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
