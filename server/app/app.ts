import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { enforceBodyPace, PACE, type Pace } from '../platform/http/slow-body-limit.ts'
import { registerErrorHandler, toDomainError, sendError } from '../platform/http/error-responses.ts'
import { addSecurityHeaders, requestIdIn, drainConnectionsOnClose } from '../platform/http/headers.ts'
import { serveHealth } from '../platform/http/health.ts'
import { limitAll, limitCall, trustProxyHeaders, type CallLimit } from '../platform/http/rate-limit-hooks.ts'
import { logRequests, instrumentRequests, type Telemetry } from '../platform/http/request-telemetry.ts'
import { countedLimits, type Handlers } from './handlers.ts'
import { withoutSignedPath } from '../files/signed-address.ts'
import { servePages, SCREENS } from '../pages/pages.ts'
import type { DemoLogin } from '../pages/reference/try-form.ts'
import { servePublicPages } from '../pages/public/serve.ts'
import { serveSharePicture } from '../pages/public/picture.ts'
import { serveSitemap } from '../pages/public/sitemap.ts'
import { serveUnsubscribe } from '../pages/unsubscribe.ts'
import { serveWebApp } from '../platform/http/static-app.ts'
import { servePaymentEvents } from '../pages/payment-events.ts'
import { paymentEvents } from '../membership/service-looking.ts'
import { searchMailsOf } from '../alerts/service.ts'
import { subscribersOf } from '../notifications/service-mail-settings.ts'
import { directoryOf } from '../directory/handlers.ts'
import { shareDrawer } from '../directory/service-share-picture.ts'
import { registerCalls } from './routes.ts'
import type { AppDeps } from './dependencies.ts'
import { ping } from '../platform/db/connection.ts'

/** What the server is made of. Tests hand in their own. */
export type AppParts = Readonly<{
  deps: AppDeps
  handlers: Handlers
  /** The folder of the built web app; where it is missing only the API is served. */
  webFolder: string
  /** Whose `X-Forwarded-For` counts. */
  trustedProxies: readonly string[]
  log: FastifyServerOptions['logger']
  watch: Telemetry
  /** Accounts that anyone may be who tries calls on the reference page; nobody by default. */
  demo?: readonly DemoLogin[]
  /** Whether it is about to stop, so that nobody is to be sent here any more; by default it never is. */
  isDraining?: () => boolean
  /** How fast bodies have to come; the product's own where none is given. */
  pace?: Pace
}>

/** Requests for parts of the sitemap that an address may make: a search engine has all of 2,000 within 20 minutes. */
const SITEMAP: CallLimit = { max: 120, minutes: 1 }
/** Pictures of businesses that an address may ask for. */
const PICTURES: CallLimit = { max: 60, minutes: 1 }

/** Puts the server together; the caller listens and closes. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { deps, isDraining = () => false } = parts
  const app = await openHttp({ ...parts, publicUrl: deps.settings.publicUrl })
  drainConnectionsOnClose(app, deps.streams)
  await registerCalls(app, parts)
  serveHealth(app, { database: () => ping(deps.db), files: deps.files.check, isDraining })
  const { operatorContact: contact, publicUrl, rateLimitMultiplier: multiplier } = deps.settings
  servePages(app, { demo: parts.demo ?? [], limits: countedLimits(multiplier) }, { contact, publicUrl, now: deps.now })
  // With the calls of the same address: mail programs ask for many people from one.
  const limit = limitAll({ limits: deps.limits, multiplier })
  await serveUnsubscribe(app, { ...subscribersOf(deps), searches: searchMailsOf(deps), limit })
  await servePaymentEvents(app, { take: paymentEvents(deps), limit })
  const directory = directoryOf(deps)
  await servePublicPages(app, { directory, publicUrl, now: deps.now, limit })
  const alsoFor = (call: CallLimit, name: string) => [
    limit,
    ...limitCall(call, name, { limits: deps.limits, multiplier }).before,
  ]
  await serveSitemap(app, { directory, publicUrl, now: deps.now, limits: alsoFor(SITEMAP, 'sitemap') })
  const { draw, stop } = shareDrawer(deps)
  app.addHook('onClose', async () => stop())
  await serveSharePicture(app, {
    version: directory.businessVersion,
    draw,
    limits: alsoFor(PICTURES, 'share pictures'),
  })
  await serveWebApp(app, parts.webFolder, SCREENS)
  return app
}

/** What the server that has the web app alone is made of. */
export type FrontParts = Omit<AppParts, 'deps' | 'handlers'> &
  Readonly<{ publicUrl: string; apiUrl: string; operatorContact: string | undefined }>

/** Puts a server together that has the web app, and its calls answered by another one. */
export async function buildFront(parts: FrontParts): Promise<FastifyInstance> {
  const { apiUrl, isDraining = () => false } = parts
  // Only this kind of server needs it, and with undici it takes 50 ms to load.
  const { proxyRequests } = await import('../platform/http/reverse-proxy.ts')
  const app = await openHttp(parts)
  drainConnectionsOnClose(app, await proxyRequests(app, apiUrl))
  // Whether the other one answers is no reason to send nobody here: the app is, and says so itself.
  serveHealth(app, { isDraining })
  // The other server reports its logins and limits itself.
  const { operatorContact: contact, publicUrl } = parts
  servePages(app, { demo: [], limits: new Map() }, { contact, publicUrl, now: () => new Date() })
  await serveWebApp(app, parts.webFolder, SCREENS)
  return app
}

type HttpParts = Pick<AppParts, 'trustedProxies' | 'log' | 'watch' | 'pace'> & Readonly<{ publicUrl: string }>

/** What every request meets first, whatever it is for. */
async function openHttp({ publicUrl, trustedProxies, log, watch, pace = PACE }: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: log ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error, request, reply) => void sendError(request, reply, toDomainError(error)),
    genReqId: (request) => requestIdIn(request) ?? randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => withoutSignedPath(url),
    trustProxy: [...trustedProxies],
    // For the whole request to arrive, in milliseconds: 20 MB over a slow line. Its head has to be here much sooner.
    requestTimeout: 600_000,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What still comes by connections that were open is answered like anything else; see `leave`.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 100 },
  })
  instrumentRequests(app, watch)
  trustProxyHeaders(app)
  registerErrorHandler(app, publicUrl)
  logRequests(app)
  addSecurityHeaders(app, publicUrl)
  enforceBodyPace(app, pace)
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1024,
    // A stream and a trip to another thread cost five times what compressing a list does.
    syncThreshold: 65_536,
    encodings: ['br', 'gzip'],
    // Answers are made for one request each, so that speed matters more than the last byte.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
    customTypes: /^(text\/(?!event-stream)|application\/(json|yaml|javascript)|image\/svg)/,
  })
  return app
}
