import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fetchFromDebian, librariesOf, unpackedAt } from './debian.ts'

/**
 * OpenStack Swift, whose S3 the tests talk to: an object store that runs in earnest elsewhere, checks signatures and sums, and needs
 * no more than Debian's Python.
 */
export type Swift = Readonly<{ python: string; env: NodeJS.ProcessEnv }>

const PYTHON = '/usr/bin/python3'
const NEEDED = 'import eventlet, swift.proxy.server, swift.common.middleware.s3api.s3api'

/** Where Debian has put it, or where we did; undefined where it does not run. */
export function findSwift(): Swift | undefined {
  const env = {
    PATH: process.env['PATH'],
    PYTHONPATH: join(unpackedAt('swift'), 'usr/lib/python3/dist-packages'),
    LD_LIBRARY_PATH: librariesOf('swift'),
    PYTHONWARNINGS: 'ignore',
  }
  const runs = spawnSync(PYTHON, ['-c', NEEDED], { env, stdio: 'ignore' }).status === 0
  return runs ? { python: PYTHON, env } : undefined
}

/** As `findSwift`, but fetches it from Debian where there is none. Throws one clear line when that fails too. */
export function ensureSwift(): Swift {
  const present = findSwift()
  if (present !== undefined) return present
  console.log('No OpenStack Swift found: fetching it for the tests of S3')
  fetchFromDebian('swift', 'python3-swift', () => findSwift() !== undefined)
  const fetched = findSwift()
  if (fetched !== undefined) return fetched
  throw new Error('The tests of S3 need OpenStack Swift: install it (apt-get install python3-swift)')
}

if (import.meta.main) console.log(ensureSwift().env['PYTHONPATH'])
