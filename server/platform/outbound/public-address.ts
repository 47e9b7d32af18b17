import { isIP, BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Azure's WireServer. It gives machine secrets to any caller inside, though its address is not private. */
const METADATA = '168.63.129.16'

/** The part of IPv6 that is given out for the internet (RFC 4291, section 2.4, as IANA gives it out). */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is public: not private, loopback, link-local or shared (RFC 6890), nor one that hides such an address. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || address.toString() === METADATA) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a host, by name or address, is this machine and nothing that others can reach. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const version = isIP(name)
  // RFC 6761: whatever ends in localhost leads here.
  if (version === 0) return /^(.*\.)?localhost\.?$/.test(name)
  return loopback.check(name, version === 4 ? 'ipv4' : 'ipv6')
}
