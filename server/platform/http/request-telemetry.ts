import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { readTraceparent, type TraceContext } from '../telemetry/traceparent.ts'
import type { Span, Tracing } from '../telemetry/tracing.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers; none for files, pages and unknown addresses. */
    operation?: OperationId
    /** Whether its answer goes on until somebody leaves, so that its length says nothing. */
    isEndless?: boolean
  }
  interface FastifyRequest {
    /** The code that it was refused with; null where it was not. */
    refusedWith: ErrorCode | null
    /** Where in a trace it is answered. */
    trace: TraceContext | null
  }
}

/** What watches a server. */
export type Telemetry = Readonly<{ metrics: Metrics; tracing: Tracing }>

/**
 * Counts each request and how long it took, gives every line of its log the id of its trace, and tells whoever gathers traces of it.
 */
export function instrumentRequests(app: FastifyInstance, { metrics, tracing }: Telemetry): void {
  const spans = new WeakMap<IncomingMessage, Span>()
  const spanOf = (request: IncomingMessage): Span => {
    const known = spans.get(request)
    if (known !== undefined) return known
    const parent = readTraceparent(request.headers['traceparent'])
    const span = tracing.begin({ name: 'request', kind: 'server', parent })
    spans.set(request, span)
    return span
  }
  // The log of a request is made before the request is.
  app.setChildLoggerFactory((logger, bindings, options, raw) =>
    logger.child({ ...bindings, traceId: spanOf(raw).place.traceId }, options),
  )
  app.decorateRequest('refusedWith', null)
  app.decorateRequest('trace', null)
  app.addHook('onRequest', (request, reply, next) => {
    const begun = performance.now()
    const span = spanOf(request.raw)
    request.trace = span.place
    reply.raw.once('close', () => tell(metrics, { request, reply, span, begun }))
    next()
  })
}

type Answered = Readonly<{ request: FastifyRequest; reply: FastifyReply; span: Span; begun: number }>

function tell(metrics: Metrics, { request, reply, span, begun }: Answered): void {
  const { operation = 'none', isEndless = false } = request.routeOptions.config
  // Who hung up before there was an answer has none; nginx calls that 499.
  const isAnswered = reply.raw.headersSent
  const status = isAnswered ? reply.statusCode : 499
  const code = request.refusedWith ?? (isAnswered ? 'OK' : 'GONE')
  metrics.requests.inc({ operation, status, code })
  if (!isEndless && isAnswered) metrics.requestSeconds.observe({ operation }, (performance.now() - begun) / 1000)
  span.end({
    name: operation,
    attributes: {
      'bidfair.code': code,
      'http.request.method': request.method,
      'http.response.status_code': status,
      'bidfair.request_id': request.id,
    },
    ...(status >= 500 && { error: new Error(code) }),
  })
}
