import { afterAll, expect, onTestFinished, test } from 'vitest'
import { otlpHttpExporter } from '../../../server/platform/telemetry/otlp.ts'
import { shows } from '../../support/shows.ts'
import { testApp } from '../support/app.ts'
import { testCollector } from '../support/collector.ts'
import { testDatabase } from '../support/database.ts'
import { readWaitingMail } from '../../../server/platform/mail/repository.ts'
import { newMetrics } from '../../../server/platform/telemetry/metrics.ts'
import { registerQueueGauges } from '../../../server/platform/background/queue-metrics.ts'
import { serveMetrics } from '../../../server/start/telemetry.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { samplesIn } from '../support/samples.ts'
import { connect } from 'node:net'
import { errorStatus } from '../../../generated/codes.ts'
import { operations } from '../../../generated/operations.ts'
import { newCustomer } from '../support/town-wire.ts'

const database = await testDatabase()
afterAll(database.close)

const ignore = () => {}

const remote = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${remote.traceId}-${remote.spanId}-01`

test('of what is not to be gathered nothing is sent, but its id stands in the log', async () => {
  const collector = await testCollector()
  const lines: string[] = []
  const gather = otlpHttpExporter({ endpoint: collector.endpoint, share: 0, onExport: ignore })
  const server = await testApp({ database, collector: gather, log: (line) => lines.push(line) })
  onTestFinished(async () => {
    await server.close()
    await collector.close()
  })
  await server.app.inject({ url: '/v1/usa-states-cities', headers: { traceparent } })
  await gather.stop()
  expect(collector.spans).toEqual([])
  const answered = () => lines.filter((line) => line.includes('"answered"'))
  await expect.poll(answered).toHaveLength(1)
  expect(answered()[0]).toContain(`"traceId":"${remote.traceId}"`)
})

test('a silent collector keeps no request waiting', shows('watch.collector'), async () => {
  const silent = await testCollector({ isSilent: true })
  const gather = otlpHttpExporter({ endpoint: silent.endpoint, share: 1, every: 1, onExport: ignore })
  const server = await testApp({ database, collector: gather })
  // More than may wait, so that some are thrown away.
  for (let n = 0; n < 5000; n += 1) gather.begin({ name: 'work' }).end()
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => await server.app.inject({ url: '/v1/usa-states-cities' })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await gather.stop()
  await server.close()
  await silent.close()
})

const { db, close } = await testDatabase()
afterAll(close)

const noon = new Date('2026-03-01T12:00:00Z')
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

test('a queue shows how much waits, since when, and how long it is overdue', shows('watch.queues'), async () => {
  const mail = {
    recipient: 'ana@example.com',
    kind: 'password_reset',
    language: 'en',
    params: { name: 'Ana', link: 'x' },
  } as const
  for (const minutes of [0, 10]) await queueMail(db, mail, minutesLater(minutes))
  await db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: minutesLater(25) })
    .where('created_at', '=', noon)
    .execute()
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
  let asked = 0
  const { promise: never } = Promise.withResolvers<never>()
  const silent = async () => {
    asked += 1
    return await never
  }
  registerQueueGauges(metrics, { db, now: () => noon, queues: { mail: silent } })
  const scrapes = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
  const scrape = async () => samplesIn(await (await fetch(`http://127.0.0.1:${scrapes.port}/metrics`)).text())
  const looked = await Promise.all([scrape(), scrape(), scrape()])
  expect(looked.map((samples) => samples.get('bidfair_database_up'))).toEqual([0, 0, 0])
  expect(looked.flatMap((samples) => [...samples.keys()]).filter((name) => name.includes('queue'))).toEqual([])
  expect(asked).toBe(1)
  await scrapes.stop()
})

const asked = Promise.withResolvers<void>()
const answer = Promise.withResolvers<never>()
answer.promise.catch(() => {})
const server = await testApp({
  handlers: {
    /** Never answers whom it is asked by. */
    listGroupedNotifications: async () => {
      asked.resolve()
      return await answer.promise
    },
  },
})
afterAll(async () => {
  answer.reject(new Error('over'))
  await server.close()
})

const samples = async () => samplesIn(await server.watch.metrics.text())
const requests = async (labels: string): Promise<number> =>
  (await samples()).get(`bidfair_requests_total{${labels}}`) ?? 0

test('requests are counted by call, status and code, and timed by call', shows('watch.requests'), async () => {
  const ana = await newCustomer(server)
  await ana.must('listCustomerJobs', {})
  await ana.must('listCustomerJobs', {})
  await ana.refused('listCustomerJobs', { page: -1 })
  await ana.refused('listBusinessJobs', {})
  await server.app.inject({ url: '/healthz' })
  await expect.poll(() => requests('operation="none",status="200",code="OK"')).toBe(1)
  const counted = await samples()
  expect(counted.get('bidfair_requests_total{operation="listCustomerJobs",status="200",code="OK"}')).toBe(2)
  expect(
    counted.get('bidfair_requests_total{operation="listCustomerJobs",status="422",code="VALIDATION_FAILED"}'),
  ).toBe(1)
  expect(counted.get('bidfair_requests_total{operation="listBusinessJobs",status="403",code="ROLE_NOT_ALLOWED"}')).toBe(
    1,
  )
  expect(counted.get('bidfair_request_seconds_count{operation="listCustomerJobs"}')).toBe(3)
  expect(counted.get('bidfair_request_seconds_bucket{le="10",operation="listCustomerJobs"}')).toBe(3)
})

test('who hangs up before the answer is counted as gone', async () => {
  const { token } = await newCustomer(server)
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }))
  const operation = Object.values(operations).find(({ id }) => id === 'listGroupedNotifications')
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    `${operation?.method} /v1${operation?.path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
  ]
  socket.write([...head, 'Content-Type: application/json', 'Content-Length: 2', '', '{}'].join('\r\n'))
  await asked.promise
  socket.destroy()
  await expect.poll(() => requests('operation="listGroupedNotifications",status="499",code="GONE"')).toBe(1)
})

test('labels have only values that the contract knows', shows('watch.bounded'), async () => {
  const odd = Array.from({ length: 40 }, (_, n) => `x${n}`)
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'] as const
  for (const name of odd) {
    const headers = {
      'x-request-id': name,
      traceparent: name,
      'user-agent': name,
      host: name,
      authorization: `Bearer ${name}`,
    }
    for (const url of [
      `/${name}`,
      `/v1/${name}`,
      `/v1/files/${name}`,
      `/v1/usa-states-cities?${name}=1`,
      `/%${name}`,
    ]) {
      const method = methods[Number(name.slice(1)) % methods.length] ?? 'GET'
      await server.app.inject({ method, url, headers })
    }
    await server.app.inject({
      method: 'POST',
      url: '/v1/login/customer',
      headers,
      payload: { [name]: name, email: name },
    })
  }
  const none = () => requests('operation="none",status="404",code="NOT_FOUND"')
  await expect.poll(none).toBeGreaterThan(20)
  const series = [...(await samples()).keys()]
  const unknown = series
    .filter((one) => /operation=/.test(one))
    .filter((one) => {
      const [, operation = ''] = /operation="([^"]*)"/.exec(one) ?? []
      const [, code = 'OK'] = /code="([^"]*)"/.exec(one) ?? []
      const isKnown = operation === 'none' || Object.hasOwn(operations, operation)
      return !isKnown || !(code === 'OK' || code === 'GONE' || Object.hasOwn(errorStatus, code))
    })
  expect(unknown).toEqual([])
  expect(series.filter((one) => /x\d+"/.test(one))).toEqual([])
})
