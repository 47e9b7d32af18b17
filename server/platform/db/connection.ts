import type { Socket } from 'node:net'
import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database } from '../../schema/tables.ts'
import type { Tracing } from '../telemetry/tracing.ts'
import { pooledClients } from './pooled-client.ts'
import { TracedDialect } from './tracing-dialect.ts'

export type Db = Kysely<Database>

export type ConnectionOptions = Readonly<{
  url: string
  /** Most connections at a time; more only queue inside PostgreSQL. */
  connections?: number
  /** False for migrations, which may take their time. */
  impatient?: boolean
  /** Called if an idle connection breaks. The pool replaces it on its own. */
  onError?: (error: Error) => void
  /** Makes the socket of each connection; that of a watch is cut when the database falls silent. */
  socket?: () => Socket
  /** Told of each transaction. */
  tracing?: Pick<Tracing, 'begin'>
}>

/** The connections of a pool: those that work, those that rest, the most that there may be, and who waits for one. */
export type PoolState = Readonly<{ inUse: number; idle: number; most: number; waiting: number }>

/** How long a request waits for a connection, in milliseconds: within two seconds it is to be told that there is none. */
const CONNECT_WITHIN = 1800

/** PostgreSQL's type number of int8, which `count(*)` has; ours stay far below 2^53. */
const INT8 = 20

/** That of timestamptz. Its texts are what JavaScript reads too, three times as fast as `pg` does; none of ours is `infinity` or BC. */
const TIMESTAMPTZ = 1184

/** That of date. A day of the calendar is a text, such as 2026-12-04: as a `Date` it would be another day elsewhere. */
const DATE = 1082

/** Opens a pool, lazily. Statements end after 10 s, idle transactions after 15 s. Amounts (`numeric`) stay strings: they are exact. */
export function connect(options: ConnectionOptions): Db {
  return openPool(options).db
}

/** The same, and how the pool is doing. */
export function openPool({
  url,
  connections = 16,
  impatient = true,
  onError = () => {},
  socket,
  tracing,
}: ConnectionOptions): Readonly<{ db: Db; pool: () => PoolState }> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(INT8, Number)
  types.setTypeParser(DATE, String)
  types.setTypeParser(TIMESTAMPTZ, (text) => new Date(text))
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
  // What is prepared keeps its snapshot until the next statement, for which an index that is made concurrently waits.
  const config = { pool: pooledClients(pool, { prepares: impatient }) }
  const dialect = tracing === undefined ? new PostgresDialect(config) : new TracedDialect(config, tracing)
  const db = new Kysely<Database>({ dialect })
  pools.set(db, config.pool)
  return {
    db,
    pool: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      most: connections,
      waiting: pool.waitingCount,
    }),
  }
}

/** Pools from which statements outside transactions get their own connection. */
const pools = new WeakMap<Db, PostgresPool>()

/** The rows of a statement whose text is there already. Outside of a transaction it goes past Kysely, which doubles the cost. */
export async function queryRaw<Row>(db: Db, text: string, values: readonly unknown[]): Promise<Row[]> {
  const pool = pools.get(db)
  if (pool === undefined) return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
  const client = await pool.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    client.release()
  }
}

/** Asks the database for a sign of life; throws where it gives none. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Lets this transaction take its time, whatever limits its role has, or a pooler that hands connections on. */
export async function disableTimeouts(trx: Db): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    trx,
  )
}
