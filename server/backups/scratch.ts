import { randomBytes } from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Db } from '../platform/db/connection.ts'
import { startEmbedded } from '../platform/db/embedded.ts'
import { codeOf, reasonOf } from '../platform/startup-error.ts'
import { BackupError } from './backup-error.ts'

/** An empty database for a drill. */
export type Scratch = Readonly<{ db: Db; url: string; /** Drops it. */ drop(): Promise<void> }>

/** Beside the database at `url`, or in a PostgreSQL of its own below `folder` where there is none. */
export async function openScratch(url: string | undefined, folder: string): Promise<Scratch> {
  return url === undefined ? await openOwn(folder) : await openBeside(url)
}

async function openOwn(folder: string): Promise<Scratch> {
  // PostgreSQL may have to run as another user, who passes through here.
  await chmod(folder, 0o711)
  await mkdir(join(folder, 'postgres'), { mode: 0o711 })
  const embedded = await startEmbedded({ folder: join(folder, 'postgres'), durable: false })
  const end = (signal: NodeJS.Signals): void => {
    embedded.halt()
    process.kill(process.pid, signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const db = connect({ url: embedded.url, connections: 4, impatient: false })
  return {
    db,
    url: embedded.url,
    drop: async () => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, end)
      await db.destroy()
      await embedded.stop()
    },
  }
}

const NAME = 'bidfair_drill_'

async function openBeside(url: string): Promise<Scratch> {
  const beside = connect({ url, connections: 1, impatient: false })
  const name = `${NAME}${randomBytes(8).toString('hex')}`
  try {
    await dropForgotten(beside)
    await sql`create database ${sql.id(name)}`.execute(beside)
  } catch (error) {
    await beside.destroy()
    if (codeOf(error) !== '42501') throw new BackupError(`No scratch database can be made: ${reasonOf(error)}.`)
    throw new BackupError(
      `The role of DATABASE_URL may not make a scratch database: run \`alter role ${new URL(url).username} createdb\` as a superuser, or leave DATABASE_URL out, so that the drill starts a PostgreSQL of its own.`,
    )
  }
  const target = new URL(url)
  target.pathname = `/${name}`
  const db = connect({ url: target.href, connections: 4, impatient: false })
  return {
    db,
    url: target.href,
    drop: async () => {
      await db.destroy()
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(beside)
      await beside.destroy()
    },
  }
}

/** Removes what drills that were killed left behind. PostgreSQL refuses where somebody still works on one, or another role made it. */
async function dropForgotten(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname like ${`${NAME}%`}`.execute(db)
  for (const { name } of rows) {
    await sql`drop database ${sql.id(name)}`.execute(db).catch((error: unknown) => {
      if (!['55006', '42501', '3D000'].includes(codeOf(error) ?? '')) throw error
    })
  }
}
