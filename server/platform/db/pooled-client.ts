import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { codeOf } from '../startup-error.ts'
import { statementNames, type NameOf } from './statement-names.ts'

/** PostgreSQL's code for what would write on a standby, or where nothing may be written for another reason. */
const READ_ONLY = '25006'

/** That of a prepared statement whose columns a migration has changed, among others. */
const FEATURE_NOT_SUPPORTED = '0A000'

/** A statement with the name that it is prepared under. */
type Named = Readonly<{ name: string; text: string; values: unknown[] }>

/** What of a connection of `pg` is used here. */
type Connection = PostgresPoolClient &
  Readonly<{
    query: <R>(statement: Named) => Promise<PostgresQueryResult<R>>
    getTransactionStatus: () => 'I' | 'T' | 'E' | null
    /** The id of PostgreSQL's process, as the protocol names it at a connection's beginning. */
    processID?: number | null
  }>

/**
 * Asks PostgreSQL to plan what is prepared once, for all values: planning costs more than reading. A pooler may lead each
 * transaction to another process, which does not know what was prepared; it is known by naming an id of its own.
 */
async function mayPrepare(client: Connection): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])
  if (rows[0]?.pid !== client.processID) return false
  await client.query('set plan_cache_mode = force_generic_plan', [])
  return true
}

/**
 * The same pool, whose frequent statements are prepared. A connection to what has become a standby is closed when given back: its
 * address may lead to the primary by then. So is one with a prepared statement from before a migration.
 */
export function pooledClients(
  pool: Omit<PostgresPool, 'connect'> & Readonly<{ connect: () => Promise<Connection> }>,
  { prepares }: Readonly<{ prepares: boolean }>,
): PostgresPool {
  const nameOf = statementNames()
  const namesOf = new WeakMap<Connection, NameOf>()
  const connect = async (): Promise<PooledClient> => {
    const client = await pool.connect()
    try {
      const names = namesOf.get(client) ?? (prepares && (await mayPrepare(client)) ? nameOf : () => undefined)
      namesOf.set(client, names)
      return new PooledClient(client, names)
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  return {
    options: pool.options,
    connect,
    end: () => pool.end(),
  }
}

class PooledClient implements PostgresPoolClient {
  readonly #client: Connection
  readonly #nameOf: NameOf
  #isOutdated = false

  constructor(client: Connection, nameOf: NameOf) {
    this.#client = client
    this.#nameOf = nameOf
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query(asked)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isOutdated)
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#nameOf(text)
    const isAlone = this.#client.getTransactionStatus() === 'I'
    try {
      if (name === undefined) return await this.#client.query<R>(text, values)
      return await this.#client.query<R>({ name, text, values: [...values] })
    } catch (error) {
      const code = codeOf(error)
      const isStale = name !== undefined && code === FEATURE_NOT_SUPPORTED
      if (code === READ_ONLY || isStale) this.#isOutdated = true
      if (!isStale || !isAlone) throw error
      return await this.#client.query<R>(text, values)
    }
  }
}
