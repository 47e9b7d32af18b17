import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchFromDebian, librariesOf, unpackedAt } from './debian.ts'

/** HAProxy, as `deploy/haproxy.cfg` is written for: its program, and what it has to be started with. */
export type Haproxy = Readonly<{ program: string; env: NodeJS.ProcessEnv }>

function findHaproxy(): Haproxy | undefined {
  const installed = { program: '/usr/sbin/haproxy', env: {} }
  const unpacked = {
    program: join(unpackedAt('haproxy'), 'usr/sbin/haproxy'),
    env: { LD_LIBRARY_PATH: librariesOf('haproxy') },
  }
  return [installed, unpacked].find(({ program, env }) => {
    return existsSync(program) && spawnSync(program, ['-v'], { env, stdio: 'ignore' }).status === 0
  })
}

/** Debian's, where it is installed or was fetched before; else it is fetched. Throws one clear line when that fails too. */
export function ensureHaproxy(): Haproxy {
  const present = findHaproxy()
  if (present !== undefined) return present
  console.log('No HAProxy found: fetching it')
  fetchFromDebian('haproxy', 'haproxy', () => findHaproxy() !== undefined)
  const fetched = findHaproxy()
  if (fetched !== undefined) return fetched
  throw new Error('HAProxy is needed: install it (apt-get install haproxy)')
}
