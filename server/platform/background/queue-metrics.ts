import type { Db } from '../db/connection.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { cachedProbe } from '../telemetry/cached-probe.ts'

/** What waits in a queue: how much, since when the oldest, and when the first of it was due; null where nothing is. */
export type QueueDepth = Readonly<{ length: number; oldest: Date | null; due: Date | null }>

/** Work that waits in the database, by its name in the metrics. */
export type Queues = Readonly<Record<string, (db: Db) => Promise<QueueDepth>>>

type Options = Readonly<{ db: Db; now: () => Date; queues: Queues }>

/** Prometheus asks every quarter of a minute by default, and gives up after ten seconds. */
const SPARING = { keep: 5000, patience: 1500 }

/** Shows the queues, read when somebody looks. While the database is away they are left out: an old number would be a wrong one. */
export function registerQueueGauges(metrics: Pick<Metrics, 'gauge' | 'gauges'>, { db, now, queues }: Options): void {
  const read = cachedProbe(async () => {
    const waiting = new Map<string, QueueDepth>()
    for (const [name, readOne] of Object.entries(queues)) waiting.set(name, await readOne(db))
    return waiting
  }, SPARING)
  const secondsSince = (time: Date | null) =>
    time === null ? 0 : Math.max(0, (now().getTime() - time.getTime()) / 1000)
  const show = (name: string, help: string, valueOf: (waiting: QueueDepth) => number) =>
    metrics.gauges({ name, help }, 'queue', async () => {
      const waiting = (await read()) ?? new Map<string, QueueDepth>()
      return new Map([...waiting].map(([queue, one]) => [queue, valueOf(one)]))
    })
  show('bidfair_queue_length', 'What waits in a queue, counted up to 10000.', ({ length }) => length)
  show('bidfair_queue_oldest_seconds', 'How long the oldest of a queue has waited.', ({ oldest }) =>
    secondsSince(oldest),
  )
  show('bidfair_queue_overdue_seconds', 'For how long the first of a queue should have been worked on.', ({ due }) =>
    secondsSince(due),
  )
  metrics.gauge({ name: 'bidfair_database_up', help: 'Whether the database answered.' }, async () =>
    (await read()) === undefined ? 0 : 1,
  )
}
