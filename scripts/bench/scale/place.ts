import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded, type Embedded } from '../../../server/platform/db/embedded.ts'
import { migrate } from '../../../server/schema/migrate.ts'
import { sizeOf, SMALL } from './town-size.ts'
import { buildTown } from './town.ts'

/** Two towns in one PostgreSQL, by the addresses of their databases. */
export type Towns = Readonly<{
  small: string
  large: string
  stop: () => Promise<void>
}>

type Options = Readonly<{ folder: string | undefined; jobs: number; say: (line: string) => void }>

/** So old a town has jobs that expire and notices to clean away while it is measured, in milliseconds. */
const TOO_OLD = 5 * 24 * 60 * 60 * 1000

/**
 * Opens both towns. The large one is built where the folder has none of this schema and size, and kept; a copy of it is measured, for that
 * grows. The small one is built anew each time.
 */
export async function openTowns({ folder = join(tmpdir(), 'bidfair-scale'), jobs, say }: Options): Promise<Towns> {
  const place = join(folder, `${jobs}-${fingerprint()}`)
  const mark = join(place, 'built')
  if (!isFresh(mark)) await build(place, mark, { jobs, say })
  say(`The large town stays in ${folder} for the next time; to delete it: rm -r ${folder}`)
  const cluster = await start(place, true)
  try {
    const { adminUrl, url } = cluster
    for (const name of ['small', 'large']) await inDatabase(adminUrl, `drop database if exists ${name}`)
    await inDatabase(adminUrl, 'create database small owner bidfair')
    await migrate(withDatabase(url, 'small'))
    await buildTown(withDatabase(adminUrl, 'small'), SMALL)
    await inDatabase(adminUrl, 'create database large owner bidfair template bidfair strategy file_copy')
    return {
      small: withDatabase(url, 'small'),
      large: withDatabase(url, 'large'),
      stop: async () => {
        await inDatabase(adminUrl, 'drop database large')
        await cluster.stop()
      },
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

/** With the disk left out of it; what was begun before and never ended goes. */
async function build(place: string, mark: string, { jobs, say }: Pick<Options, 'jobs' | 'say'>): Promise<void> {
  const begun = performance.now()
  say(`Building a town of ${jobs} jobs in ${place} …`)
  rmSync(place, { recursive: true, force: true })
  const cluster = await start(place, false)
  try {
    await migrate(cluster.url)
    await buildTown(withDatabase(cluster.adminUrl, 'bidfair'), sizeOf(jobs))
  } finally {
    await cluster.stop()
  }
  writeFileSync(mark, new Date().toISOString())
  say(`built in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

async function start(place: string, durable: boolean): Promise<Embedded> {
  mkdirSync(place, { recursive: true })
  // PostgreSQL may run as another user, who has to get to its folder.
  for (const folder of [join(place, '..'), place]) chmodSync(folder, 0o711)
  const cluster = await startEmbedded({ folder: join(place, 'postgres'), durable })
  if (cluster.adopted)
    throw new Error(
      `PostgreSQL already runs in ${place}, for another run or one that was killed: process ${cluster.pid()}`,
    )
  return cluster
}

function isFresh(mark: string): boolean {
  return existsSync(mark) && Date.now() - Date.parse(readFileSync(mark, 'utf8')) < TOO_OLD
}

/** Differs as soon as the schema or the town would be another one. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of [join(import.meta.dirname, '../../../server/schema/migrations'), import.meta.dirname]) {
    const files = readdirSync(folder).filter((name) => /^(\d{3}-|town)/.test(name))
    for (const name of files.toSorted()) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = name
  return url.href
}

async function inDatabase(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
