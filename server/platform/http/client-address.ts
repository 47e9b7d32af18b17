import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

const FORWARDED = 'x-forwarded-for'

/**
 * Lets through of `X-Forwarded-For` only what a chain of proxies can have written: the addresses behind the last value that
 * is none, for whoever wrote that one may have been told the rest by anybody.
 */
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
