import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

export type MetricsServer = Readonly<{ port: number; stop(): Promise<void> }>

/**
 * Answers `GET /metrics`, and nothing else, on a port of its own: what it tells is for whoever runs the server. Rejects as `listen`
 * does where the port cannot be had.
 */
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
