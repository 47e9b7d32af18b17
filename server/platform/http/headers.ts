import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Nothing inline: scripts and styles come from our own files; pictures that are being chosen are shown from `blob:`. */
const POLICY = Object.entries({
  'default-src': "'self'",
  'img-src': "'self' blob:",
  'style-src': "'self'",
  'script-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** What OWASP's list of secure headers asks for, and what older browsers need to be told besides. */
const SECURE = {
  'content-security-policy': POLICY.map((directive) => directive.join(' ')).join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // The address of a screen may hold the secret of a mailed link.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Over plain http a browser ignores it; a server that is not on https must not ask for it either. */
const OVER_HTTPS = { ...SECURE, 'strict-transport-security': 'max-age=31536000' }

/** Security headers on every answer; always the same ones, so they are written down rather than put together each time. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = publicUrl.startsWith('https:') ? OVER_HTTPS : SECURE
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(headers).header('x-request-id', request.id)
    next()
  })
}

/** Answers are about somebody, so nobody on the way keeps them; what is for everybody says otherwise itself. */
export function sendNoStore(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, next) => {
    void reply.header('cache-control', 'no-store')
    next()
  })
}

/** The id that a client or a proxy gave its request, if it can stand in a log as it is. */
export function requestIdIn({ headers }: Readonly<{ headers: IncomingHttpHeaders }>): string | undefined {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.:/+=-]{1,128}$/.test(given) ? given : undefined
}

/** What a page of another origin may read besides what every page may. */
const EXPOSED = 'allow, etag, idempotent-replayed, ratelimit, ratelimit-policy, retry-after, x-request-id'

/** Lets web pages of any origin use the API: a caller is known by a bearer token, never by a cookie. */
export function allowAnyOrigin(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, next) => {
    void reply.header('access-control-allow-origin', '*')
    void reply.header('access-control-expose-headers', EXPOSED)
    void reply.header('cross-origin-resource-policy', 'cross-origin')
    next()
  })
  api.options('/*', async (_request, reply) => {
    void reply.header('access-control-allow-methods', 'GET, POST')
    void reply.header(
      'access-control-allow-headers',
      'authorization, content-type, accept-language, idempotency-key, last-event-id, traceparent, x-request-id',
    )
    void reply.header('access-control-max-age', '7200')
    return reply.code(204).send()
  })
}

/**
 * Sends everybody elsewhere before the server closes: each answer ends its connection, then streams end, then nobody is let in. Browsers
 * open connections before they need them; Node would wait for the first request on each.
 */
export function drainConnectionsOnClose(app: FastifyInstance, streams: Readonly<{ endAll(): Promise<void> }>): void {
  let isLeaving = false
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  app.addHook('preClose', async () => {
    isLeaving = true
    await streams.endAll()
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isLeaving) void reply.header('connection', 'close')
    next()
  })
}
