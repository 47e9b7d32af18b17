import { subscribers } from '../../../server/subscribers.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { backgroundTasks } from '../../../server/background-tasks.ts'
import { fileStore } from '../../../server/files/file-store.ts'
import { secretsOf } from '../../../server/platform/secrets/secrets.ts'
import { composeMail } from '../../../server/notifications/compose-mail.ts'
import { connect, type Db } from '../../../server/platform/db/connection.ts'
import { fileTransport } from '../../../server/platform/mail/transport.ts'
import { readSettings } from '../../../server/settings.ts'
import type { Scene } from './scene.ts'

/** One run of a background task: how long it takes in milliseconds, how many rows PostgreSQL looks at for it, and in which tables at thousands. */
export type TaskCost = Readonly<{ task: string; ms: number; rows: number; much: readonly string[] }>

/** Nobody needs so many rows of one table at once, however they are found. */
const MANY = 5000

/** Runs each background task once in a town; the scene's business and customer that are about to be deleted are due. */
export async function measureTasks(url: string, { newPerson, newJob }: Scene): Promise<readonly TaskCost[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-bench-'))
  // One connection, which tells what it read when it is asked.
  const db = connect({ url, connections: 1, impatient: false })
  const now = () => new Date()
  const secrets = secretsOf('a key for measurements')
  const deps = { db, now, secrets, subscribers, files: fileStore(folder), settings: readSettings({ DATA_DIR: folder }) }
  const post = fileTransport(join(folder, 'outbox'), now)
  const rest = { from: 'Bidfair <no-reply@bidfair.test>', signal: new AbortController().signal, report: () => {} }
  try {
    const [customer, business] = [await newPerson('customer'), await newPerson('business')]
    for (let made = 0; made < 5; made += 1) await newJob('bid', customer)
    await sql`insert into bids (id, job_id, business_id, amount, proposal)
      select uuidv7(), id, ${business.id}, 100, 'Tomorrow.' from jobs where status = 'open' order by id desc limit 5`.execute(
      db,
    )
    await sql`update accounts set delete_at = now() where id in (${customer.id}, ${business.id})`.execute(db)
    const costs: TaskCost[] = []
    const delivery = { db, secrets, post, compose: composeMail, now, ...rest }
    for (const { name, run } of backgroundTasks({ deps, delivery, send: async () => false }))
      costs.push({ task: name, ...(await costOf(db, run)) })
    return costs
  } finally {
    post.close()
    deps.files.close()
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Read = Readonly<{ name: string; whole: number; found: number }>

async function costOf(db: Db, run: () => Promise<boolean>): Promise<Omit<TaskCost, 'task'>> {
  const before = new Map((await readSoFar(db)).map((table) => [table.name, table]))
  const begun = performance.now()
  await run()
  const ms = performance.now() - begun
  const read = (await readSoFar(db)).map(({ name, whole, found }) => ({
    name,
    whole: whole - (before.get(name)?.whole ?? 0),
    found: found - (before.get(name)?.found ?? 0),
  }))
  return {
    ms,
    rows: read.reduce((sum, { whole, found }) => sum + whole + found, 0),
    much: read.filter(({ whole, found }) => whole + found >= MANY).map(({ name }) => name),
  }
}

/** What the connection has read of each table so far, one row after the other and by index. */
async function readSoFar(db: Db): Promise<readonly Read[]> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<Read>`
    select relname as name, seq_tup_read as whole, coalesce(idx_tup_fetch, 0) as found from pg_stat_user_tables`.execute(
    db,
  )
  return rows
}
