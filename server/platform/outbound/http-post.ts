import { lookup as systemLookup, promises as dns, type LookupAddress } from 'node:dns'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { codeOf } from '../startup-error.ts'
import { isPublicAddress } from './public-address.ts'

/** What came of a request to somebody's own server: its status, or why there is none. */
export type Outcome = Readonly<{ status: number } | { error: 'timeout' | 'unreachable' | 'certificate' | 'notAllowed' }>

/** Finds the addresses of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>

export type OutboundOptions = Readonly<{
  /** Whether requests may go to private addresses and without TLS: never where strangers say where they go. */
  allowsPrivate: boolean
  /** For the whole request, in milliseconds. */
  timeoutMs: number
  /** The servers of names that the system names, where nothing is given. */
  resolve?: Resolve
}>

type OutboundRequest = Readonly<{ url: string; headers: Readonly<Record<string, string>>; body: string }>

/** Posts to an address that a stranger gave: it connects to the address that it checked, follows no redirect and reads no answer. */
export async function postToExternalUrl(
  { url: text, headers, body }: OutboundRequest,
  { allowsPrivate, timeoutMs, resolve = resolvePublic }: OutboundOptions,
): Promise<Outcome> {
  const url = new URL(text)
  if (!allowsPrivate && !isAllowedTarget(url)) return { error: 'notAllowed' }
  const send = url.protocol === 'https:' ? overHttps : overHttp
  const signal = AbortSignal.timeout(timeoutMs)
  return await new Promise((settle) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own each time: what was looked at once is not to be trusted for long.
      agent: false,
      lookup: allowsPrivate ? systemLookup : guardedLookup(resolve),
      signal,
    })
    request.once('response', (answer) => {
      settle({ status: answer.statusCode ?? 0 })
      answer.destroy()
    })
    // Whatever comes after the answer is of no interest: the promise is settled.
    request.on('error', (error) => settle({ error: signal.aborted ? 'timeout' : reasonIn(error) }))
    request.once('close', () => settle({ error: 'unreachable' }))
    request.end(body)
  })
}

/** Whether a request may be sent there as far as can be seen without asking for its name: an address in numbers is never looked up. */
export function isAllowedTarget({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

class NotAllowed extends Error {}

/** Gives out only addresses of the internet, to the very connection that asks. */
function guardedLookup(resolve: Resolve): LookupFunction {
  return (name, { all }, done) => {
    const giveOut = async (): Promise<void> => {
      const found = await publicAddresses(name, resolve)
      if (found instanceof Error) done(found, '')
      else if (all === true) done(null, found)
      else done(null, found[0].address, found[0].family)
    }
    void giveOut()
  }
}

async function publicAddresses(name: string, resolve: Resolve): Promise<[LookupAddress, ...LookupAddress[]] | Error> {
  try {
    const [first, ...others] = (await resolve(name)).filter(({ address }) => isPublicAddress(address))
    return first === undefined ? new NotAllowed(`${name} leads to no public address`) : [first, ...others]
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Queries DNS servers directly. A system lookup could block all threads that passwords and files need. */
async function resolvePublic(name: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver({ timeout: 2000, tries: 2 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
  if (found.length === 0 && four.status === 'rejected') throw four.reason
  return found
}

/** Codes of OpenSSL and of Node for a certificate that does not hold. */
const OF_CERTIFICATES = /CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_VERIFY/

function reasonIn(error: Error): 'unreachable' | 'certificate' | 'notAllowed' {
  if (error instanceof NotAllowed) return 'notAllowed'
  return OF_CERTIFICATES.test(codeOf(error) ?? '') ? 'certificate' : 'unreachable'
}
