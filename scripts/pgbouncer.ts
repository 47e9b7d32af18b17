import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchFromDebian, librariesOf, unpackedAt } from './debian.ts'

/** PgBouncer, the pooler that hands connections on after each transaction: its program, and what it has to be started with. */
export type PgBouncer = Readonly<{ program: string; env: NodeJS.ProcessEnv }>

const folder = unpackedAt('pgbouncer')

/** Where Debian has put it, or where we did; undefined where it does not run. */
export function findPgBouncer(): PgBouncer | undefined {
  const installed = { program: '/usr/sbin/pgbouncer', env: {} }
  const unpacked = {
    program: join(folder, 'usr/sbin/pgbouncer'),
    env: { LD_LIBRARY_PATH: librariesOf('pgbouncer') },
  }
  return [installed, unpacked].find(({ program, env }) => {
    return existsSync(program) && spawnSync(program, ['--version'], { env, stdio: 'ignore' }).status === 0
  })
}

/** As `findPgBouncer`, but fetches it from Debian where there is none. Throws one clear line when that fails too. */
export function ensurePgBouncer(): PgBouncer {
  const present = findPgBouncer()
  if (present !== undefined) return present
  console.log('No PgBouncer found: fetching it for the tests of a pooler')
  fetchFromDebian('pgbouncer', 'pgbouncer', () => findPgBouncer() !== undefined)
  const fetched = findPgBouncer()
  if (fetched !== undefined) return fetched
  throw new Error('The tests of a pooler need PgBouncer: install it (apt-get install pgbouncer)')
}

if (import.meta.main) console.log(ensurePgBouncer().program)
