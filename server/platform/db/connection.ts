import type { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../schema/tables.ts'

export type Db = Kysely<Database>

export type ConnectionOptions = Readonly<{
  url: string
  /** Most connections at a time; more only queue inside PostgreSQL. */
  connections?: number
  /** False for migrations, which may take their time. */
  impatient?: boolean
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError?: (error: Error) => void
  /** Makes the socket of each connection; that of a watch is cut when the database falls silent. */
  socket?: () => Socket
}>

/** How long a request waits for a connection, in milliseconds: within two seconds it is to be told that there is none. */
const CONNECT_WITHIN = 1800

/** PostgreSQL's type number of int8, which `count(*)` has; ours stay far below 2^53. */
const INT8 = 20

/** That of date. A day of the calendar is a text, such as 2026-12-04: as a `Date` it would be another day elsewhere. */
const DATE = 1082

/**
 * Opens a pool. Nothing connects before the first query.
 *
 * Statements end after 10 s and a transaction that waits for us after 15 s: a stuck request must not hold locks.
 * Amounts (`numeric`) stay strings, for they are exact.
 */
export function connect({
  url,
  connections = 16,
  impatient = true,
  onError = () => {},
  socket,
}: ConnectionOptions): Db {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(DATE, String)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: impatient ? CONNECT_WITHIN : 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...(impatient ? { statement_timeout: 10_000, idle_in_transaction_session_timeout: 15_000 } : {}),
    ...(socket === undefined ? {} : { stream: socket }),
    application_name: 'bidfair',
    types,
  })
  pool.on('error', onError)
  // The pool lets go of a connection before it is closed; PostgreSQL may still have a last word on it.
  pool.on('connect', (client) => client.on('error', onError))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}

/** Asks the database for a sign of life; throws where it gives none. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
