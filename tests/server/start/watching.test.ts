import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { load } from 'js-yaml'
import { afterAll, expect, test } from 'vitest'
import { makeKeyFile } from '../../../server/backups/keys.ts'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { newId } from '../../../server/platform/ids.ts'
import { queueMail } from '../../../server/platform/mail/queue.ts'
import { record } from '../../support/json.ts'
import { shows } from '../../support/shows.ts'
import { samplesIn, testCollector } from '../support/collector.ts'
import { testDatabase } from '../support/database.ts'
import { newFolder } from '../support/folder.ts'
import { startProcess } from '../support/process.ts'

const database = await testDatabase()
const collector = await testCollector()
const metricsPort = await freePort()
const backups = newFolder(afterAll)
const server = await startProcess({
  DATABASE_URL: database.url,
  BACKUP_DIR: backups,
  BACKUP_RECIPIENTS: await makeKeyFile(join(newFolder(afterAll), 'backup.key'), new Date()),
  DATA_DIR: newFolder(afterAll),
  METRICS_PORT: String(metricsPort),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  LOG_LEVEL: 'info',
})
afterAll(async () => {
  await server.end('SIGTERM')
  await collector.close()
  await database.close()
})

const samples = async () => samplesIn(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text())
const SOON = { timeout: 30_000 }

test('a request, its transactions and its log share the trace of its caller', shows('watch.trace'), async () => {
  const [traceId, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.7 a page']), 'page.pdf')
  const headers = { traceparent: `00-${traceId}-${parent}-01` }
  expect((await fetch(`${server.address}/v1/upload-file`, { method: 'POST', headers, body })).status).toBe(200)
  const uploading = () => collector.spans.find(({ name }) => name === 'uploadFile')
  await expect.poll(uploading, SOON).toMatchObject({
    traceId,
    parentSpanId: parent,
    attributes: { 'bidfair.code': 'OK', 'http.request.method': 'POST', 'http.response.status_code': 200 },
  })
  const within = collector.spans.filter(({ parentSpanId }) => parentSpanId === uploading()?.spanId)
  expect(within.map((span) => [span.name, span.traceId])).toContainEqual(['transaction', traceId])
  const lines = () => server.said().match(/^.*\/v1\/upload-file.*$/gm) ?? []
  await expect.poll(() => lines().length).toBeGreaterThan(0)
  expect(lines().filter((line) => !line.includes(`"traceId":"${traceId}"`))).toEqual([])
})

test('a running server shows what it is made of and what it does', shows('watch.state', 'watch.work'), async () => {
  // A scrape does not count as one that waits.
  expect((await samples()).get('bidfair_pool_waiting')).toBe(0)
  const mailed = async () => (await samples()).get('bidfair_task_seconds_count{task="mail",outcome="done"}') ?? 0
  await expect.poll(mailed).toBeGreaterThan(0)
  const told = await samples()
  const known = {
    'uploads_total{outcome="stored"}': 1,
    upload_bytes_total: 15,
    pool_most: 16,
    pool_waiting: 0,
    database_up: 1,
    streams_open: 0,
    'queue_length{queue="mail"}': 0,
    'task_every_seconds{task="mail"}': 3,
  }
  for (const [name, value] of Object.entries(known)) expect([name, told.get(`bidfair_${name}`)]).toEqual([name, value])
  expect(told.get('bidfair_data_bytes{state="free"}')).toBeGreaterThan(0)
  expect(told.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  expect(told.has('process_resident_memory_bytes')).toBe(true)
  // They are for the operator alone.
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
})

test('letters are counted by outcome and traced with their task', shows('watch.work'), async () => {
  const letter = { recipient: 'ana@example.com', kind: 'password_changed', language: 'en' } as const
  await queueMail(database.db, { ...letter, params: { name: 'Ana', link: 'http://localhost/' } }, new Date())
  const row = { ...letter, id: newId(new Date()), kind: 'nothing that has words', params: '{}' }
  await database.db.insertInto('mail_outbox').values(row).execute()
  const mails = async () => {
    const told = await samples()
    return ['sent', 'given_up'].map((outcome) => told.get(`bidfair_mails_total{outcome="${outcome}"}`))
  }
  await expect.poll(mails, SOON).toEqual([1, 1])
  const sent = () => collector.spans.find(({ name }) => name === 'send mail')
  const task = () => collector.spans.find(({ spanId }) => spanId === sent()?.parentSpanId)
  await expect.poll(() => task()?.name, SOON).toBe('task: mail')
})

test('a server makes its first backup at once, and tells of it', shows('watch.backups'), async () => {
  const made = async () => (await samples()).get('bidfair_backup_runs_total{outcome="made"}')
  await expect.poll(made, SOON).toBe(1)
  // The log is written in batches.
  await expect.poll(server.said, SOON).toMatch(/"name":"bidfair-\d{8}T\d{6}Z".*"msg":"backup made"/)
  expect(readdirSync(backups).filter((name) => name.startsWith('bidfair-'))).toHaveLength(1)
  const told = await samples()
  expect(told.get('bidfair_backup_store_up')).toBe(1)
  expect(told.get('bidfair_backup_drill_timestamp_seconds{outcome="passed"}')).toBe(0)
})

/** What every series has: the scrape adds it. */
const OF_THE_SCRAPE = ['job', 'instance']

test('the rules and the dashboard ask for what there is', shows('watch.rules'), async () => {
  // A metric of the scrape itself.
  const told = new Map<string, Set<string>>([['up', new Set(OF_THE_SCRAPE)]])
  for (const series of (await samples()).keys()) {
    const [name = ''] = series.split('{')
    const labels = [...series.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label)
    told.set(name, new Set([...(told.get(name) ?? OF_THE_SCRAPE), ...labels]))
  }
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs/watching', name), 'utf8')
  const asked: unknown[] = [load(read('alerts.yml')), JSON.parse(read('dashboard.json'))]
  const expressions = asked.flatMap((tree) => textsAt(tree, 'expr'))
  expect(expressions.length).toBeGreaterThan(0)
  const gaps = expressions.flatMap((expression) =>
    namesIn(expression).filter(([metric = '', ...labels]) => !labels.every((label) => told.get(metric)?.has(label))),
  )
  expect(gaps).toEqual([])
})

/** The texts at a key, however deep. */
function textsAt(tree: unknown, key: string): string[] {
  if (Array.isArray(tree)) return tree.flatMap((one: unknown) => textsAt(one, key))
  return Object.entries(record(tree)).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : textsAt(value, key),
  )
}

/** The metrics that an expression asks for, each with the labels that it asks them for; `job`, which all have, is one. */
function namesIn(expression: string): string[][] {
  // Grafana puts a duration there.
  const text = expression.replaceAll('$__rate_interval', '5m')
  const found: string[][] = []
  parser.parse(text).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new Error(`cannot be read: ${expression}`)
      const [name = ''] = /^\w+/.exec(text.slice(from, to)) ?? []
      if (type.name === 'VectorSelector') found.push([name, 'job'])
      if (type.name === 'UnquotedLabelMatcher') found.at(-1)?.push(name)
    },
  })
  return found
}
