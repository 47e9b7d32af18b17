import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Security headers on every answer. Nothing inline: scripts and styles come from our own files; pictures that are being
 * chosen are shown from `blob:`.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    // Over plain http a browser ignores it; a server that is not on https must not ask for it either.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  })
}

/**
 * Lets web pages of any origin use the API. A caller is known by the bearer token that its page must hold, never by a
 * cookie, so there is nothing that a foreign page could use in somebody's name.
 */
export function openToAllOrigins(api: FastifyInstance): void {
  api.addHook('onRequest', async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*')
    void reply.header('access-control-expose-headers', 'x-request-id, retry-after')
    void reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  api.options('/*', async (_request, reply) => {
    void reply.header('access-control-allow-methods', 'GET, POST')
    void reply.header(
      'access-control-allow-headers',
      'authorization, content-type, accept-language, idempotency-key, last-event-id',
    )
    void reply.header('access-control-max-age', '7200')
    return reply.code(204).send()
  })
}
