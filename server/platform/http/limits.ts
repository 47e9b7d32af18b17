import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationId } from '../../call.ts'

/** Requests an address may make in a minute, all calls together. */
const ALL_CALLS = 600

/** Calls that cost much or that invite guessing, with their own limits for each address. */
const LIMITS: Partial<Record<OperationId, Readonly<{ max: number; minutes: number }>>> = {
  loginCustomer: { max: 20, minutes: 5 },
  loginBusiness: { max: 20, minutes: 5 },
  signupCustomer: { max: 20, minutes: 60 },
  signupBusiness: { max: 20, minutes: 60 },
  uploadFile: { max: 120, minutes: 60 },
  forgotPassword: { max: 10, minutes: 60 },
  resetPassword: { max: 20, minutes: 60 },
  verifyEmail: { max: 20, minutes: 60 },
  resendVerification: { max: 5, minutes: 60 },
  updatePassword: { max: 20, minutes: 60 },
}

/** Counts requests by address, in memory: with several processes each counts its own. */
export async function limitRates(app: FastifyInstance, multiplier: number): Promise<void> {
  await app.register(rateLimit, {
    max: scaled(ALL_CALLS, multiplier),
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: addressKey,
    // Only what was refused needs to know more than Retry-After.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

/** The limit of one operation, where it has one of its own. */
export function rateLimitOf(operationId: string, multiplier: number): { rateLimit?: RateLimitOptions } {
  const limit = Object.entries(LIMITS).find(([operation]) => operation === operationId)?.[1]
  if (limit === undefined) return {}
  return { rateLimit: { max: scaled(limit.max, multiplier), timeWindow: limit.minutes * 60_000 } }
}

function scaled(limit: number, multiplier: number): number {
  return Math.max(1, Math.round(limit * multiplier))
}

/** An IPv6 customer has a whole /64 network, so its first half counts as one address. */
export function addressKey(request: FastifyRequest): string {
  const address = request.ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}
