import type { IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { readTraceparent, type TraceContext, type Span, type Tracing } from '../telemetry/tracing.ts'
import { bufferedWriter } from '../buffered-writer.ts'
import { visible } from '../visible.ts'
import { codeOf } from '../startup-error.ts'

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

/** Counts and times each request, gives its log lines the id of its trace, and reports its span. */
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

/** One JSON line for each event, with the request's id and without what must stay secret. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    redact: ['req.headers.authorization', 'authorization', 'password', '*.password', 'token', '*.token'],
    serializers: {
      // Never the query, which may hold a one-time token, nor the headers, nor the body.
      req: (request) => ({ method: request.method, path: request.url?.split('?')[0] }),
      err: describeError,
    },
  }
}

/** Whatever was thrown: code that throws something else than errors must not keep the log from saying so. */
function describeError(thrown: unknown) {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: String(thrown), stack: '' }
  return { type: thrown.name, message: thrown.message, code: codeOf(thrown), stack: thrown.stack ?? '' }
}

/** Where the lines of a process go: to its output, many at a time, and what is left before it ends, but for a kill that nobody can hear. */
export function logOutput(): Readonly<{ write(line: string): void }> {
  // JSON leaves some signs alone that a terminal obeys. What reads JSON reads the same.
  const output = bufferedWriter((lines) => process.stdout.write(visible(lines)))
  // The reader may be gone. The server runs on.
  process.stdout.on('error', () => {})
  // An output that is slow takes what it is given before the end, but no more after it.
  process.on('beforeExit', output.flush).once('exit', output.flush)
  return output
}

/** One line for each answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const quiet = reply.statusCode < 400 && !request.url.startsWith('/v1')
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.caller?.id,
        operator: request.operator?.id,
      },
      'answered',
    )
    next()
  })
}
