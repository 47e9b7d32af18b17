import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { MessageCode } from '../../generated/codes.ts'
import { operations, type Operation, type OperationId } from '../../generated/operations.ts'
import { recordEvent } from '../accounts/service-security-events.ts'
import { callerOf } from '../accounts/service-sessions.ts'
import { operatorOf } from '../console/service-login.ts'
import type { Call } from '../platform/http/handler.ts'
import { callLimits, type Handlers } from './handlers.ts'
import { refuseCompressed, acceptJsonOnly } from '../platform/http/slow-body-limit.ts'
import { authenticate, authenticateOperator } from '../platform/http/authenticate.ts'
import { cachedAnswers, sendStream, isStreamed, isCacheable } from '../platform/http/cached-responses.ts'
import { languageFor } from '../platform/http/error-responses.ts'
import { sendNoStore, allowAnyOrigin } from '../platform/http/headers.ts'
import { limitAll, limitCall, limitKeys, rateLimitNetwork } from '../platform/http/rate-limit-hooks.ts'
import { openUpload } from '../platform/http/upload.ts'
import type { Telemetry } from '../platform/http/request-telemetry.ts'
import { validate } from '../platform/http/validate-request.ts'
import { answerToWire, bodyFromWire, refusalToWire, refuseOtherCaller } from '../platform/http/wire.ts'
import { DomainError, codeMessages } from '../platform/domain-error.ts'
import { securityLine, type SecurityEvent } from '../platform/security-log.ts'
import type { AppDeps } from './dependencies.ts'

export type RouteParts = Readonly<{ handlers: Handlers; deps: AppDeps; watch: Pick<Telemetry, 'tracing'> }>

/** Everything below `/v1`: routes, checks and roles straight from the contract. */
export async function registerCalls(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const sendCached = cachedAnswers()
  const events = eventKeeper(parts.deps)
  app.addHook('onClose', events.settled)
  await app.register(
    async (api) => {
      allowAnyOrigin(api)
      sendNoStore(api)
      api.addHook('onRequest', limitAll(countingIn(parts)))
      refuseCompressed(api)
      acceptJsonOnly(api)
      api.decorateRequest('caller', null)
      api.decorateRequest('operator', null)
      const { uploadFile, ...others } = operations
      for (const operation of Object.values(others))
        addRoute(api, operation, { ...parts, sendCached, keepEvent: events.keep })
      refuseOtherMethods(api)
      await api.register(async (forms) => {
        await forms.register(multipart, { throwFileSizeLimit: false })
        addRoute(forms, uploadFile, { ...parts, sendCached, keepEvent: events.keep })
      })
    },
    { prefix: '/v1' },
  )
}

type Parts = RouteParts &
  Readonly<{ sendCached: ReturnType<typeof cachedAnswers>; keepEvent: ReturnType<typeof eventKeeper>['keep'] }>

function addRoute(api: FastifyInstance, operation: Operation, parts: Parts): void {
  const { id, method, path, bodyLimit } = operation
  const { deps } = parts
  const { before, after } = limitCall(callLimits[id], id, countingIn(parts))
  api.route({
    method,
    url: routeOf(path),
    bodyLimit,
    config: { operation: id, isEndless: id === 'streamNotifications' },
    // Runs before the body is read. A refused call needs no body.
    onRequest: [
      ...before,
      operation.token === 'operator'
        ? authenticateOperator((token) => operatorOf(deps, token), operation)
        : authenticate((token) => callerOf(deps, token), operation),
      limitKeys(countingIn(parts)),
      ...after,
    ],
    preHandler: validate(operation),
    handler: handlerFor(id, parts),
  })
}

const countingIn = ({ deps: { limits, settings } }: RouteParts) => ({
  limits,
  multiplier: settings.rateLimitMultiplier,
})

const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Refuses other methods on known paths with an `Allow` header, for every caller, before the body is read. */
function refuseOtherMethods(api: FastifyInstance): void {
  for (const [path, calls] of Map.groupBy(Object.values<Operation>(operations), (operation) => operation.path)) {
    const known = [...calls.flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method])), 'OPTIONS']
    const refuse = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      void reply.header('allow', known.join(', '))
      throw new DomainError('METHOD_NOT_ALLOWED')
    }
    const method = api.supportedMethods.filter((other) => !known.includes(other))
    api.route({ method, url: routeOf(path), exposeHeadRoute: false, onRequest: refuse, handler: refuse })
  }
}

function handlerFor(id: OperationId, { handlers, deps, sendCached, keepEvent, watch }: Parts): RouteHandlerMethod {
  // Each handler takes the calls of its own operation, which those of its route are.
  const handle = handlers[id] as (call: Call<OperationId, AppDeps>) => Promise<object>
  return async (request, reply) => {
    refuseOtherCaller(id, request.body, request.caller)
    const kept: Promise<void>[] = []
    const call = callOf(id, request, reply, { deps, keepEvent: (event) => kept.push(keepEvent(request, event)) })
    const answered = request.trace === null ? handle(call) : watch.tracing.within(request.trace, () => handle(call))
    const answer = await answered.catch((error: unknown) => {
      throw refusalToWire(id, error)
    })
    // Who is logged in finds what they did among their events at once.
    if (request.caller !== null) await Promise.all(kept)
    if (isStreamed(answer)) return sendStream(request, reply, answer)
    if (isCacheable(answer)) return await sendCached(request, reply, answerToWire(id, answer.cacheable))
    return answerToWire(id, answer)
  }
}

/** A request whose parts were checked against the schemas that their types are generated from, and its caller against `x-roles`. */
function callOf(
  id: OperationId,
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, keepEvent }: Pick<Parts, 'deps'> & Readonly<{ keepEvent: (event: Kept) => void }>,
): Call<OperationId, AppDeps> {
  // What a call may ask for is worked out when it does: most do not.
  const header = (name: string) => String(request.headers[name.toLowerCase()] ?? '') || undefined
  const call = {
    body: bodyFromWire(id, request.body),
    path: request.params,
    query: request.query,
    header,
    openUpload: (mostBytes: number) => openUpload(request, reply, mostBytes),
    caller: request.operator ?? request.caller,
    translate: (code: MessageCode) => codeMessages[languageFor(request)][code],
    get language() {
      return languageFor(request)
    },
    get ip() {
      return request.ip
    },
    userAgent: request.headers['user-agent'] ?? '',
    logSecurity: (event: SecurityEvent, account: string | null) => {
      request.log.info(securityLine(event, account, request.ip), 'security')
      if (account !== null) keepEvent({ event, accountId: account })
    },
    get intent() {
      const replayed = () => void reply.header('idempotent-replayed', 'true')
      return { operation: id, key: header('Idempotency-Key'), payload: request.body, replayed }
    },
    warn: (error: unknown, what: string) => request.log.warn({ err: error }, what),
    deps,
  }
  return call as Call<OperationId, AppDeps>
}

type Kept = Readonly<{ event: SecurityEvent; accountId: string }>

/**
 * Keeps security events for the owners of accounts. No answer to a stranger waits for it: how long a refused login takes must not tell
 * whether there is such an account. What is under way is finished before the server closes.
 */
function eventKeeper(deps: AppDeps) {
  const running = new Set<Promise<void>>()
  return {
    keep: (request: FastifyRequest, { event, accountId }: Kept): Promise<void> => {
      const network = rateLimitNetwork(request.ip)
      const happened = { event, accountId, network, userAgent: request.headers['user-agent'] ?? '' }
      const writing = recordEvent(deps, happened)
        .catch((error: unknown) => request.log.warn({ err: error }, 'a security event was not kept'))
        .finally(() => running.delete(writing))
      running.add(writing)
      return writing
    },
    settled: async (): Promise<void> => {
      await Promise.allSettled(running)
    },
  }
}
