import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** Requests an address may make in a minute, all calls together. */
const ALL_CALLS = 600

/** How often an address may make a call. */
export type CallLimit = Readonly<{ max: number; minutes: number }>

/** Counts requests by address, in memory: with several processes each counts its own. */
export async function limitRates(app: FastifyInstance, multiplier: number): Promise<void> {
  await app.register(rateLimit, {
    max: scaled(ALL_CALLS, multiplier),
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    // Only what was refused needs to know more than Retry-After.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

/** The configuration of a route that has a limit of its own. */
export function rateLimitOf(limit: CallLimit | undefined, multiplier: number): { rateLimit?: RateLimitOptions } {
  if (limit === undefined) return {}
  return { rateLimit: { max: scaled(limit.max, multiplier), timeWindow: limit.minutes * 60_000 } }
}

function scaled(limit: number, multiplier: number): number {
  return Math.max(1, Math.round(limit * multiplier))
}

/** What limits count by. An IPv6 customer has a whole /64 network, so its first half counts as one address. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}
