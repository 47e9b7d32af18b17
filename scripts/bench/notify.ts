import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../../server/platform/db/embedded.ts'

/** Commits a second of so many writers, each row by itself: with a message about it, without, and by how much that is less. */
export type NotifyResult = Readonly<{ writers: number; silent: number; loud: number; loss: number }>

const WRITERS = 32
const ROUNDS = 6
const ROUND_MS = 4000

/**
 * Writes rows on a throw-away PostgreSQL that keeps what it commits, as it ships: `NOTIFY` is in question because
 * PostgreSQL lets those commits pass one after the other, each to the disk. Rounds alternate, so that whatever else the
 * machine does meets both; the medians count.
 */
export async function measureNotify(): Promise<NotifyResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  // PostgreSQL may run as another user, who has to get to its folder.
  chmodSync(folder, 0o711)
  const { url, stop } = await startEmbedded({ folder: join(folder, 'postgres') })
  const pool = new pg.Pool({ connectionString: url, max: WRITERS + 1 })
  // PostgreSQL may still have a last word on a connection that is let go.
  pool.on('error', () => undefined)
  const listener = new pg.Client({ connectionString: url })
  try {
    await listener.connect()
    await listener.query('listen heard')
    await pool.query('create table told (id bigint generated always as identity primary key, account uuid not null)')
    const silentRounds: number[] = []
    const loudRounds: number[] = []
    const silent = `insert into told (account) values (gen_random_uuid())`
    const loud = `with new as (${silent} returning account) select pg_notify('heard', account::text) from new`
    await round(pool, silent)
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      silentRounds.push(await round(pool, silent))
      loudRounds.push(await round(pool, loud))
    }
    const [without, beside] = [median(silentRounds), median(loudRounds)]
    return { writers: WRITERS, silent: without, loud: beside, loss: 1 - beside / without }
  } finally {
    await listener.end()
    await pool.end()
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Commits a second. */
async function round(pool: pg.Pool, statement: string): Promise<number> {
  const begun = performance.now()
  let commits = 0
  const write = async (): Promise<void> => {
    while (performance.now() - begun < ROUND_MS) {
      await pool.query(statement)
      commits += 1
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return (commits * 1000) / (performance.now() - begun)
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
