import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startServer, type RunningServer } from '../scripts/run-server.ts'
import { startEmbedded, type Embedded } from '../server/platform/db/embedded.ts'
import { migrate } from '../server/schema/migrations/migrate.ts'
import type { Size } from './town/names.ts'
import { buildTown } from './town/town.ts'

/** A PostgreSQL of its own, which keeps what it commits as it does in production, and a folder beside it; both are gone after use. */
export async function withPostgres<Result>(
  use: (postgres: Embedded, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(folder, 0o711)
  try {
    const postgres = await startEmbedded({ folder: join(folder, 'postgres') })
    try {
      return await use(postgres, folder)
    } finally {
      await postgres.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Makes a database of this name with a town of this size, and answers its address. */
export async function addTown({ url, adminUrl }: Embedded, name: string, size: Size): Promise<string> {
  const [own, admin] = [url, adminUrl].map((address) => Object.assign(new URL(address), { pathname: name }).href)
  if (own === undefined || admin === undefined) throw new Error('a database has an address')
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query(`create database ${name} owner bidfair`)
  await client.end()
  await migrate(own)
  await buildTown(admin, size)
  return own
}

/** Starts a server as it is shipped, which refuses no call for how many there were; of another checkout where one is named. */
export const serve = async (databaseUrl: string, checkout?: string): Promise<RunningServer> =>
  await startServer(
    {
      DATABASE_URL: databaseUrl,
      WEB_BUILD: 'off',
      RATE_LIMIT_MULTIPLIER: '1000000',
      JOBS_PER_DAY: '1000000',
      BIDS_PER_DAY: '1000000',
      INVITATIONS_PER_DAY: '1000000',
      UPLOAD_MB_PER_ACCOUNT: '1000000',
      UPLOAD_MB_PER_ADDRESS: '1000000',
      STREAMS_PER_ADDRESS: '1000000',
    },
    checkout,
  )
