import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../domain-error.ts'

/** What the other server answers: the calls, the page behind the link at the end of mails, and those that need no account. */
const PATHS = ['/v1/', '/unsubscribe/', '/b/', '/find', '/sitemap.xml', '/robots.txt']

/** What is about one connection (RFC 9110, 7.6.1), and what is meant for this server and no other, or could be said by anybody. */
const KEPT_HERE =
  /^(connection|cookie|expect|forwarded|keep-alive|proxy-.*|te|trailer|upgrade|x-forwarded-.*|x-real-ip)$/

/** How long the other server may be silent, in milliseconds: a stream says something every 20 seconds, and a large picture is worked on for some. */
const PATIENCE = 60_000

/** Ends what goes on until somebody leaves. */
export type ProxyHandle = Readonly<{ endAll: () => Promise<void> }>

/** Proxies calls to the server at `origin` and sends it the client's address. Without an answer: `SERVICE_UNAVAILABLE`. */
export async function proxyRequests(app: FastifyInstance, origin: string): Promise<ProxyHandle> {
  const streams = new Set<Readable>()
  await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: origin,
      // Paths hold secrets of links.
      disableCache: true,
      disableRequestLogging: true,
      // The library takes the requested seconds as milliseconds. The app retries on its own, in time.
      retryMethods: [],
      destroyAgent: true,
      // Each open stream has a connection of its own; and a certificate is looked at only where that is said.
      undici: {
        connections: null,
        connect: { rejectUnauthorized: true, timeout: 5000 },
        headersTimeout: PATIENCE,
        bodyTimeout: PATIENCE,
      },
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body))
    for (const path of PATHS) {
      // What is worth it comes compressed.
      scope.all(`${path}*`, { compress: false }, (request, reply) => {
        void reply.from(pathOf(request), {
          rewriteRequestHeaders: ({ ip, id }, headers) => ({
            ...passed(headers),
            'x-forwarded-for': ip,
            'x-request-id': id,
          }),
          rewriteHeaders: passed,
          onResponse: (_, answer, { stream }) => {
            if (String(answer.getHeader('content-type')).startsWith('text/event-stream')) {
              streams.add(stream.once('close', () => streams.delete(stream)))
            }
            void reply.send(stream)
          },
          onError: (_, { error: { cause } }) => {
            void reply.send(cause instanceof DomainError ? cause : new DomainError('SERVICE_UNAVAILABLE'))
          },
        })
      })
    }
  })
  return {
    endAll: async () => {
      for (const stream of streams) stream.destroy()
    },
  }
}

function passed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !KEPT_HERE.test(name)))
}

/** Normalizes the path. A URL has many spellings, and none may leave the proxied paths. The query passes on its own. */
function pathOf({ url }: FastifyRequest): string {
  const { pathname } = URL.parse(url, 'http://localhost') ?? { pathname: '' }
  if (!PATHS.some((path) => pathname.startsWith(path))) throw new DomainError('NOT_FOUND')
  return pathname
}
