import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify'
import { scaleLimit, type Limit, type RateLimiter, type RateLimitStatus } from '../limits/rate-limiter.ts'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

const FORWARDED = 'x-forwarded-for'

/** Keeps of `X-Forwarded-For` the addresses behind the last value that is none: only a chain of proxies can have written these. */
export function trustProxyHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const headers: IncomingHttpHeaders = request.raw.headers
    const given = headers[FORWARDED]
    if (given !== undefined) {
      const values = String(given)
        .split(',')
        .map((value) => value.trim())
      const addresses = values.slice(values.findLastIndex((value) => !isAddress(value)) + 1)
      if (addresses.length === 0) delete headers[FORWARDED]
      else headers[FORWARDED] = addresses.join(', ')
    }
    next()
  })
}

/** Without the name of a network card, which means nothing elsewhere. */
const isAddress = (value: string): boolean => isIP(value) !== 0 && !value.includes('%')

/** What limits count by. An IPv6 customer has a whole /64 network, so its first half counts as one address. */
export function rateLimitNetwork(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** How often a call may be made, by each address, account or session. */
export type CallLimit = Readonly<{
  max: number
  minutes: number
  /** Calls with the same value share one count. If omitted, the call has its own count. */
  together?: string
  /** The counted key; the address if omitted. Calls that let owners save an account count by session. Nobody else can use them up. */
  of?: 'account' | 'session'
}>

/** Requests to the API that an address may make in a minute, all calls together. */
const ALL_CALLS = { max: 600, minutes: 1, together: 'all calls' }

/** Requests that a key may make in a minute, all calls together, from wherever: half of what an address may. */
const ALL_OF_KEY = { max: 300, minutes: 1, together: 'all calls of a key' }

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>
type Counting = Readonly<{ limits: RateLimiter; multiplier: number }>

/** Makes the hook that counts every request to the API, by its address. */
export function limitAll({ limits, multiplier }: Counting): Hook {
  const limit = limitFrom(ALL_CALLS, '', multiplier)
  return async ({ ip }, reply) =>
    sendRateLimitHeaders(reply, limit, await limits.countApproximately(limit, rateLimitNetwork(ip)))
}

/** Makes the hook that counts every request that a key is let in with. */
export function limitKeys({ limits, multiplier }: Counting): Hook {
  const limit = limitFrom(ALL_OF_KEY, '', multiplier)
  return async ({ caller }, reply) => {
    if (caller === null || caller.key === null) return
    sendRateLimitHeaders(reply, limit, await limits.countApproximately(limit, caller.key.id))
  }
}

/** Makes the hooks that count the requests to a call with a limit of its own: by address first, by account or session once known. */
export function limitCall(call: CallLimit | undefined, id: string, { limits, multiplier }: Counting) {
  if (call === undefined) return { before: [], after: [] }
  const limit = limitFrom(call, id, multiplier)
  const count: Hook = async (request, reply) =>
    sendRateLimitHeaders(reply, limit, await limits.count(limit, whomOf(request, call)))
  return call.of === undefined ? { before: [count], after: [] } : { before: [], after: [count] }
}

function whomOf({ ip, caller }: FastifyRequest, { of: whose }: CallLimit): string {
  if (whose === undefined || caller === null) return rateLimitNetwork(ip)
  return whose === 'account' ? caller.id : caller.tokenHash.toString('base64')
}

function limitFrom({ together, max, minutes }: CallLimit, id: string, multiplier: number): Limit {
  return { name: together ?? id, max: scaleLimit(max, multiplier), windowMs: minutes * 60_000 }
}

/** Says what a limit is, how much of it is left, and for how many seconds that holds (draft-ietf-httpapi-ratelimit-headers-10). */
export function sendRateLimitHeaders(
  reply: FastifyReply,
  { name, max, windowMs }: Limit,
  { left, seconds }: Pick<RateLimitStatus, 'left' | 'seconds'>,
): void {
  addTo(reply, 'ratelimit-policy', `"${name}";q=${max};w=${windowMs / 1000}`)
  addTo(reply, 'ratelimit', `"${name}";r=${left};t=${seconds}`)
}

/** A list of one header; Fastify would send two. */
function addTo(reply: FastifyReply, header: string, item: string): void {
  const there = reply.getHeader(header)
  void reply.header(header, there === undefined ? item : `${String(there)}, ${item}`)
}
