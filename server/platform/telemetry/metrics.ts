import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** How long calls take, in seconds: a list some milliseconds, a login a tenth, and after ten a statement ends. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

/** A task in the background takes from a look that finds nothing to minutes of catching up. */
const TASK_SECONDS = [0.01, 0.1, 1, 10, 60]

/** What is counted while the server runs. Labels come from the contract and this code alone, so that nobody can make the series grow. */
export type Metrics = ReturnType<typeof newMetrics>

/** What a metric is called, and what it says. */
export type Described = Readonly<{ name: string; help: string }>

/** Metrics of one server, which count from now on. */
export function newMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers })
  /** Those that we know begin at nought, so that the first one is seen as a change. */
  const outcomes = (name: string, help: string, known: readonly string[]) => {
    const counted = counter(name, help, ['outcome'])
    for (const outcome of known) counted.inc({ outcome }, 0)
    return counted
  }
  return {
    requests: counter('bidfair_requests_total', 'Requests by call, status and code of the contract.', [
      'operation',
      'status',
      'code',
    ]),
    requestSeconds: new Histogram<'operation'>({
      name: 'bidfair_request_seconds',
      help: 'How long calls took until their answer was sent, without streams.',
      labelNames: ['operation'],
      buckets: SECONDS,
      registers,
    }),
    mails: outcomes('bidfair_mails_total', 'Tries to send a mail, by what became of them.', [
      'sent',
      'put_off',
      'given_up',
    ]),
    webhooks: outcomes('bidfair_webhooks_total', 'Tries to send an event, by what became of them.', [
      'delivered',
      'put_off',
      'given_up',
    ]),
    backups: outcomes('bidfair_backup_runs_total', 'Tries to make a backup, by what became of them.', [
      'made',
      'untidy',
      'failed',
    ]),
    uploads: outcomes('bidfair_uploads_total', 'Uploads that were looked at, by what became of them.', ['stored']),
    uploadBytes: counter('bidfair_upload_bytes_total', 'Bytes of uploads that were stored.', []),
    spans: outcomes('bidfair_spans_total', 'Spans of traces by whether the collector took them.', ['sent', 'lost']),
    taskSeconds: new Histogram<'task' | 'outcome'>({
      name: 'bidfair_task_seconds',
      help: 'How long runs of tasks in the background took.',
      labelNames: ['task', 'outcome'],
      buckets: TASK_SECONDS,
      registers,
    }),
    taskEvery: new Gauge<'task'>({
      name: 'bidfair_task_every_seconds',
      help: 'The pause between two runs of a task.',
      labelNames: ['task'],
      registers,
    }),
    taskDone: new Gauge<'task'>({
      name: 'bidfair_task_done_timestamp_seconds',
      help: 'When a task last ended well, or this process began.',
      labelNames: ['task'],
      registers,
    }),
    /** Shows what a process is asked for at each scrape; undefined leaves it out. */
    gauge: ({ name, help }: Described, read: () => number | undefined | Promise<number | undefined>): void => {
      void new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read()
          if (value === undefined) this.remove()
          else this.set(value)
        },
      })
    },
    /** The same for several values, each by the one label that they differ in. */
    gauges: (
      { name, help }: Described,
      label: string,
      read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>,
    ): void => {
      void new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const values = await read()
          this.reset()
          for (const [value, number] of values) this.set({ [label]: value }, number)
        },
      })
    },
    /** Adds what Node and the operating system say of this process: memory, processor time, delay of the event loop, collected garbage. */
    addProcess: () => {
      collectDefaultMetrics({ register: registry })
      // Sums of others under names that Prometheus keeps for counters.
      for (const kind of ['handles', 'requests', 'resources'])
        registry.removeSingleMetric(`nodejs_active_${kind}_total`)
    },
    /** All of it as Prometheus reads it. */
    text: async () => await registry.metrics(),
    contentType: registry.contentType,
  }
}
