import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { newId } from '../../../server/platform/ids.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { shows } from '../../support/shows.ts'
import { testCollector } from '../support/collector.ts'
import { testDatabase } from '../support/database.ts'
import { startProcess } from '../support/process.ts'
import { samplesIn } from '../support/samples.ts'
import { findGaps } from '../support/promql.ts'

const database = await testDatabase()
const collector = await testCollector()
const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-watch-'))
const metricsPort = await freePort()
const server = await startProcess({
  DATABASE_URL: database.url,
  DATA_DIR: dataDir,
  METRICS_PORT: String(metricsPort),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  LOG_LEVEL: 'info',
})
afterAll(async () => {
  await server.end('SIGTERM')
  await collector.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const scrape = async (): Promise<string> => await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'

test('a request, its transactions and its log share the trace of its caller', shows('watch.trace'), async () => {
  const answer = await fetch(`${server.address}/v1/upload-file`, {
    method: 'POST',
    headers: { traceparent: `00-${traceId}-${parent}-01` },
    body: formOf('%PDF-1.7 a page'),
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => collector.spans.map(({ name }) => name), { timeout: 30_000 }).toContain('uploadFile')
  const request = collector.spans.find(({ name }) => name === 'uploadFile')
  const { traceId: mine, parentSpanId, attributes } = request ?? {}
  expect({ mine, parentSpanId, attributes }).toMatchObject({
    mine: traceId,
    parentSpanId: parent,
    attributes: { 'bidfair.code': 'OK', 'http.request.method': 'POST', 'http.response.status_code': 200 },
  })
  const within = collector.spans.filter(({ parentSpanId: outer }) => outer === request?.spanId)
  expect(within.map(({ name, traceId: id }) => [name, id])).toContainEqual(['transaction', traceId])
  const lines = () =>
    server
      .said()
      .split('\n')
      .filter((line) => line.includes('/v1/upload-file'))
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  expect(lines().filter((line) => !line.includes(`"traceId":"${traceId}"`))).toEqual([])
})

function formOf(content: string): FormData {
  const form = new FormData()
  form.append('file', new Blob([content]), 'page.pdf')
  return form
}

test('a running server shows what it is made of and what it does', shows('watch.state', 'watch.work'), async () => {
  // Whoever looks does not count as somebody who waits.
  expect(samplesIn(await scrape()).get('bidfair_pool_waiting')).toBe(0)
  await expect
    .poll(async () => samplesIn(await scrape()).get('bidfair_task_seconds_count{task="mail",outcome="done"}') ?? 0)
    .toBeGreaterThan(0)
  const samples = samplesIn(await scrape())
  expect(samples.get('bidfair_uploads_total{outcome="stored"}')).toBe(1)
  expect(samples.get('bidfair_upload_bytes_total')).toBe(15)
  expect(samples.get('bidfair_pool_most')).toBe(16)
  expect(samples.get('bidfair_pool_waiting')).toBe(0)
  expect(samples.get('bidfair_database_up')).toBe(1)
  expect(samples.get('bidfair_streams_open')).toBe(0)
  expect(samples.get('bidfair_queue_length{queue="mail"}')).toBe(0)
  expect(samples.get('bidfair_task_every_seconds{task="mail"}')).toBe(3)
  expect(samples.get('bidfair_data_bytes{state="free"}')).toBeGreaterThan(0)
  expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  expect(samples.has('process_resident_memory_bytes')).toBe(true)
  // They are for the operator alone.
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
})

test('letters are counted by outcome and traced with their task', shows('watch.work'), async () => {
  const letter = { recipient: 'ana@example.com', kind: 'password_changed', language: 'en' } as const
  await queueMail(database.db, { ...letter, params: { name: 'Ana', link: 'http://localhost/' } }, new Date())
  const row = { ...letter, id: newId(new Date()), kind: 'nothing that has words', params: '{}' }
  await database.db.insertInto('mail_outbox').values(row).execute()
  const mails = async (outcome: string) => samplesIn(await scrape()).get(`bidfair_mails_total{outcome="${outcome}"}`)
  await expect.poll(async () => [await mails('sent'), await mails('given_up')], { timeout: 30_000 }).toEqual([1, 1])
  const sent = () => collector.spans.find(({ name }) => name === 'send mail')
  await expect.poll(sent, { timeout: 30_000 }).toBeDefined()
  const task = () => collector.spans.find(({ spanId }) => spanId === sent()?.parentSpanId)
  await expect.poll(() => task()?.name, { timeout: 30_000 }).toBe('task: mail')
})

test('the rules and the dashboard ask for what there is', shows('watch.rules'), async () => {
  expect(findGaps(await scrape())).toEqual([])
})
