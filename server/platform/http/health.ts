import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../refusal.ts'

/** `/healthz`: the process answers. `/readyz`: it can also serve, for its database answers. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  const options = { method: 'GET' as const, config: { rateLimit: false as const }, logLevel: 'warn' as const }
  app.route({ ...options, url: '/healthz', handler: async () => ({ status: 'ok' }) })
  app.route({
    ...options,
    url: '/readyz',
    handler: async (request) => {
      try {
        await sql`select 1`.execute(db)
      } catch (error) {
        request.log.warn({ err: error }, 'not ready')
        throw new Refusal('SERVICE_UNAVAILABLE')
      }
      return { status: 'ready' }
    },
  })
}
