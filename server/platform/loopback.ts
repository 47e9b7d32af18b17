import { BlockList, isIP } from 'node:net'

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
