import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, expect } from 'vitest'
import { connect, type Db } from '../../../server/platform/db/connection.ts'
import { sql } from 'kysely'

export type TestDatabase = Readonly<{
  db: Db
  /** The application's address of it. */
  url: string
  /** Closes the pool and drops the database. */
  close(): Promise<void>
}>

/**
 * A fresh, migrated, empty database, copied from the template of the run.
 *
 * ```ts
 * const database = await testDatabase()
 * afterAll(database.close)
 * ```
 */
export async function testDatabase(): Promise<TestDatabase> {
  return await newDatabase('bidfair')
}

/** A fresh database without any schema. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return await newDatabase('template0')
}

async function newDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} template ${template} owner bidfair`)
  const url = new URL(inject('databaseTemplateUrl'))
  url.pathname = `/${name}`
  // On a busy machine a test that fills tables takes longer than a request may.
  const db = connect({ url: url.href, connections: 12, impatient: false })
  return {
    db,
    url: url.href,
    close: async () => {
      await db.destroy()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/** Takes everything out of a database, its schema too. */
export async function emptied(db: Db): Promise<void> {
  await sql`drop owned by bidfair cascade`.execute(db)
  await sql`create schema if not exists public`.execute(db)
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseAdminUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A process takes a while to start on a busy machine. */
const PATIENT = { timeout: 60_000, interval: 20 }

/** Waits until somebody in this database waits for a lock, which the caller holds in a transaction of its own. */
export async function untilOneWaits(db: Db): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    }, PATIENT)
    .toBe(1)
}
