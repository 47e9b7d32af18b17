import { statfs } from 'node:fs/promises'
import type { FileStore } from '../files/file-store.ts'
import type { PoolState } from '../platform/db/connection.ts'
import type { Telemetry } from '../platform/http/request-telemetry.ts'
import type { MailTransport } from '../platform/mail/transport.ts'
import { newMetrics, type Metrics } from '../platform/telemetry/metrics.ts'
import { registerQueueGauges } from '../platform/background/queue-metrics.ts'
import { cachedProbe } from '../platform/telemetry/cached-probe.ts'
import { startTracing, type Tracing } from '../platform/telemetry/tracing.ts'
import { QUEUES } from '../console/service-overview.ts'
import type { Settings } from '../platform/runtime/settings.ts'
import type { AppDeps } from '../app/dependencies.ts'
import { listenError } from './listen.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** Starts metrics, and tracing if the settings name a collector. Loads the exporter only in that case. */
export async function startWatch({ traces }: Pick<Settings, 'traces'>): Promise<Telemetry> {
  const metrics = newMetrics()
  if (traces === undefined) return { metrics, tracing: startTracing() }
  const { otlpHttpExporter: collectOverHttp } = await import('../platform/telemetry/otlp.ts')
  const onExport = (outcome: string, spans: number) => metrics.spans.inc({ outcome }, spans)
  return { metrics, tracing: startTracing(collectOverHttp({ ...traces, onExport })) }
}

type Watched = Readonly<{ deps: Pick<AppDeps, 'db' | 'now' | 'streams'>; pool: () => PoolState; dataDir: string }>

/** Shows what is there at the moment in which somebody looks. */
export function showState(metrics: Metrics, { deps, pool, dataDir }: Watched): void {
  const { streams } = deps
  // Before the queue gauges. Reading them also waits for a connection.
  metrics.gauges({ name: 'bidfair_pool_connections', help: 'Connections to the database.' }, 'state', () => {
    const { inUse, idle } = pool()
    return new Map([
      ['in_use', inUse],
      ['idle', idle],
    ])
  })
  metrics.gauge({ name: 'bidfair_pool_most', help: 'Connections that there may be.' }, () => pool().most)
  metrics.gauge({ name: 'bidfair_pool_waiting', help: 'Who waits for a connection.' }, () => pool().waiting)
  registerQueueGauges(metrics, { ...deps, queues: QUEUES })
  metrics.gauge({ name: 'bidfair_streams_open', help: 'Open streams of notifications.' }, () => streams.count())
  metrics.gauge({ name: 'bidfair_streams_up', help: 'Whether other processes are heard.' }, () =>
    streams.isUp() ? 1 : 0,
  )
  const disk = cachedProbe(async () => await statfs(dataDir), { keep: 5000, patience: 1500 })
  metrics.gauges({ name: 'bidfair_data_bytes', help: 'The disk of the data folder.' }, 'state', async () => {
    const found = await disk()
    if (found === undefined) return new Map<string, number>()
    const { bsize, bavail, blocks } = found
    return new Map([
      ['free', bsize * bavail],
      ['all', bsize * blocks],
    ])
  })
}

/** Lets Prometheus look, where the settings say so. */
export async function openMetrics(
  metrics: Metrics,
  { metrics: where }: Pick<Settings, 'metrics'>,
): Promise<MetricsServer> {
  if (where === undefined) return { port: 0, stop: async () => {} }
  metrics.addProcess()
  return await serveMetrics(metrics, where).catch((error: unknown) => {
    throw listenError(error, where.host, where.port, { host: 'METRICS_HOST', port: 'METRICS_PORT' })
  })
}

/** The same files; each upload is counted. */
export function countedFiles(files: FileStore, metrics: Pick<Metrics, 'uploads' | 'uploadBytes'>): FileStore {
  return {
    ...files,
    save: async (source, address) => {
      const stored = await files.save(source, address)
      metrics.uploads.inc({ outcome: 'error' in stored ? stored.error : 'stored' })
      if (!('error' in stored)) metrics.uploadBytes.inc(stored.byteSize)
      return stored
    },
  }
}

/** The same post; each letter that it sends is a span. */
export function tracedPost(post: MailTransport, { during }: Pick<Tracing, 'during'>): MailTransport {
  return {
    ...post,
    send: async (letter) => await during({ name: 'send mail', kind: 'client' }, () => post.send(letter)),
  }
}

export type MetricsServer = Readonly<{ port: number; stop(): Promise<void> }>

/** Answers `GET /metrics` alone, on a port for the operator. Rejects where the port cannot be had. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: Readonly<{ port: number; host: string }>,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000, keepAliveTimeout: 72_000 }, (request, response) => {
    request.resume()
    if (request.url?.split('?')[0] !== '/metrics') response.writeHead(404).end()
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
    else {
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
    }
  })
  server.listen({ port, host })
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
