import { afterAll, expect, test } from 'vitest'
import { readWaitingMail } from '../../../../server/platform/mail/repository.ts'
import { newMetrics } from '../../../../server/platform/telemetry/metrics.ts'
import { registerQueueGauges } from '../../../../server/platform/background/queue-metrics.ts'
import { serveMetrics } from '../../../../server/platform/telemetry/metrics-server.ts'
import { queueMail } from '../../../../server/platform/mail/queue.ts'
import { shows } from '../../../support/shows.ts'
import { testDatabase } from '../../support/database.ts'
import { samplesIn } from '../../support/samples.ts'

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

test(
  'a database that is silent holds up no scrape, is asked once, and its queues are left out',
  shows('watch.frozen'),
  async () => {
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
  },
)

test('there is one address and nothing else', async () => {
  const scrapes = await serveMetrics(newMetrics(), { port: 0, host: '127.0.0.1' })
  const base = `http://127.0.0.1:${scrapes.port}`
  const [metrics, other, posted] = await Promise.all([
    fetch(`${base}/metrics`),
    fetch(`${base}/`),
    fetch(`${base}/metrics`, { method: 'POST', body: 'x' }),
  ])
  expect([metrics.status, other.status, posted.status]).toEqual([200, 404, 405])
  expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  await scrapes.stop()
})
