import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorStatus, type ErrorCode } from '../../../generated/codes.ts'
import type { FieldError } from '../../../generated/field-errors.ts'
import { failureToWire } from '../../../generated/client/wire-server.ts'
import type { Language } from '../../schema/column-types.ts'
import { sendRateLimitHeaders } from './rate-limit-hooks.ts'
import { DomainError, codeMessages } from '../domain-error.ts'
import { isDatabaseUnavailable } from '../db/health-monitor.ts'
import { isDiskFull } from '../startup-error.ts'
import { StoreUnavailable } from '../store/store.ts'
import { securityLine } from '../security-log.ts'

const LANGUAGES: readonly Language[] = ['en', 'es', 'ar']

/** The language that an `Accept-Language` header likes best among ours; `otherwise` where it names none of them. */
export function languageOf(header: string | undefined, otherwise: Language = 'en'): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [range = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const quality = options.find((option) => option.startsWith('q='))?.slice(2)
      return { language: range.split('-')[0], weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { language } of wishes) {
    const found = LANGUAGES.find((known) => known === language)
    if (found !== undefined) return found
  }
  return otherwise
}

/** The page that explains each code. */
export const PROBLEMS = '/docs/problems'

/** Statuses that Fastify and its plugins decide upon, before or beside our code. */
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where each code is explained: its place there is the type of a problem. */
    problems: string
  }
}

/** How a client asks for problem details (RFC 9457) in the place of the contract's own shape. */
const PROBLEM = 'application/problem+json'

/** Gives every failure the contract's shape, whatever raised it. */
export function registerErrorHandler(app: FastifyInstance, publicUrl: string): void {
  app.decorate('problems', `${publicUrl}${PROBLEMS}`)
  app.setErrorHandler((error, request, reply) => {
    const refusal = toDomainError(error)
    if (isGone(request, error)) request.log.debug({ err: error }, 'nobody waits for the answer')
    else if (errorStatus[refusal.code] >= 500) request.log.error({ err: error }, 'request failed')
    else request.log.debug({ err: error }, 'request refused')
    if (errorStatus[refusal.code] === 429) {
      const line = securityLine('limit_refused', request.caller?.id ?? null, request.ip)
      request.log.warn({ ...line, path: request.url.split('?')[0], code: refusal.code }, 'security')
    }
    return sendError(request, reply, refusal)
  })
}

/** True if only the response broke because the client disconnected. Browsers do that when users leave a screen. */
function isGone(request: FastifyRequest, error: unknown): boolean {
  const hasBroken = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
  return hasBroken && request.raw.socket.destroyed
}

/** Answers with the status, the words and the fields of a refusal. */
export function sendError(request: FastifyRequest, reply: FastifyReply, refusal: DomainError): FastifyReply {
  const { code, details } = refusal
  const status = errorStatus[code]
  request.refusedWith = code
  if (status === 401) void reply.header('www-authenticate', 'Bearer')
  if (status === 503) void reply.header('retry-after', '5')
  if (details.retryAfter !== undefined) {
    void reply.header('retry-after', String(details.retryAfter))
    if (details.limit) sendRateLimitHeaders(reply, details.limit, { left: 0, seconds: details.retryAfter })
  }
  // A refusal is no earlier answer, even of a request that looked like one before.
  void reply.header('cache-control', 'no-store').removeHeader('idempotent-replayed')
  const said = codeMessages[languageFor(request)]
  const message = said[spokenCode(code, details.errors)]
  const { errors, extraFields: besides } = details
  const failure = failureToWire({ code, message, ...(errors !== undefined && { errors }), ...besides })
  void reply.code(status)
  if (request.headers.accept?.includes(PROBLEM) !== true) return reply.send(failure)
  const type = `${request.server.problems}#${code}`
  const { Success: _, Message: detail, ...more } = failure
  return reply.type(PROBLEM).send(JSON.stringify({ type, title: said[code], status, detail, ...more }))
}

/** What a code says to people. */
export const messageOf = (code: ErrorCode, language: Language): string => codeMessages[language][code]

/** The language that is asked for; else that of the account, which only requests with a living token have. */
export function languageFor({ headers, caller }: FastifyRequest): Language {
  return languageOf(headers['accept-language'], caller?.language)
}

/** One broken rule says more than "check the fields". */
function spokenCode(code: ErrorCode, errors: readonly FieldError[] | undefined): ErrorCode {
  return (code === 'VALIDATION_FAILED' && errors?.[0]?.code) || code
}

/** What was thrown, as the contract knows it. */
export function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown
  // Room comes back when somebody makes some, so that there is no hurry.
  const isFull = isDiskFull(thrown)
  const details = isFull ? { retryAfter: 60 } : {}
  if (thrown instanceof StoreUnavailable) return new DomainError('FILES_UNAVAILABLE', details)
  if (isFull || isDatabaseUnavailable(thrown)) return new DomainError('SERVICE_UNAVAILABLE', details)
  const status = statusOf(thrown)
  const known = CODE_BY_STATUS[status]
  if (known !== undefined) return new DomainError(known)
  return new DomainError(status >= 400 && status < 500 ? 'MALFORMED_REQUEST' : 'INTERNAL_ERROR')
}

function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null || !('statusCode' in thrown)) return 500
  return typeof thrown.statusCode === 'number' ? thrown.statusCode : 500
}
