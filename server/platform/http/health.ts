import type { FastifyInstance } from 'fastify'
import { DomainError } from '../domain-error.ts'

/** What a server depends on, if on anything, each of which throws where it does not answer, and whether it is about to stop. */
export type Health = Readonly<{
  database?: () => Promise<void>
  files?: () => Promise<void>
  isDraining: () => boolean
}>

/** Anyone may ask how we are, as often as they like; the files and the database are asked no oftener than this, in milliseconds. */
const FILES_LATELY = 5000
const DATABASE_LATELY = 250

/** `/healthz`: the process answers. `/readyz`: it serves. Files that are away are reported but no reason to send nobody: all servers share them. */
export function serveHealth(app: FastifyInstance, { database, files, isDraining }: Health): void {
  const options = { method: 'GET' as const, config: { rateLimit: false as const }, logLevel: 'warn' as const }
  const isThere = lately(async () => await database?.(), DATABASE_LATELY)
  const areThere = lately(async () => {
    try {
      await files?.()
      return true
    } catch (error) {
      app.log.warn({ err: error }, 'the files are away')
      return false
    }
  }, FILES_LATELY)
  app.route({ ...options, url: '/healthz', handler: async () => ({ status: 'ok' }) })
  app.route({
    ...options,
    url: '/readyz',
    handler: async (request, reply) => {
      if (isDraining()) return await reply.code(503).send({ status: 'stopping' })
      await isThere().catch((error: unknown) => {
        request.log.warn({ err: error }, 'not ready')
        throw new DomainError('SERVICE_UNAVAILABLE')
      })
      return { status: 'ready', ...(files && { files: (await areThere()) ? 'ready' : 'away' }) }
    },
  })
}

/** One answer for all who ask within a short time. */
function lately<Answer>(ask: () => Promise<Answer>, milliseconds: number): () => Promise<Answer> {
  let last: Readonly<{ at: number; answer: Promise<Answer> }> | undefined
  return async () => {
    if (last === undefined || performance.now() - last.at > milliseconds)
      last = { at: performance.now(), answer: ask() }
    return await last.answer
  }
}
