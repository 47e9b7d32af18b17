import type { FastifyInstance } from 'fastify'
import { Refusal } from '../refusal.ts'

/** `/healthz`: the process answers. `/readyz`: it can also serve, for its database answers; `ping` throws where it does not. */
export function serveHealth(app: FastifyInstance, ping: () => Promise<void>): void {
  const options = { method: 'GET' as const, config: { rateLimit: false as const }, logLevel: 'warn' as const }
  app.route({ ...options, url: '/healthz', handler: async () => ({ status: 'ok' }) })
  app.route({
    ...options,
    url: '/readyz',
    handler: async (request) => {
      await ping().catch((error: unknown) => {
        request.log.warn({ err: error }, 'not ready')
        throw new Refusal('SERVICE_UNAVAILABLE')
      })
      return { status: 'ready' }
    },
  })
}
