import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { codeOf } from '../startup-error.ts'
import { statementNames, type NameOf } from './statement-names.ts'

/** PostgreSQL's code for what would write on a standby, or where nothing may be written for another reason. */
const READ_ONLY = '25006'

/** That of a prepared statement whose columns a migration has changed, among others. */
const FEATURE_NOT_SUPPORTED = '0A000'

/** A statement, with the name that it is prepared under if it is. */
type Statement = Readonly<{ name?: string; text: string; values?: unknown[] }>

/**
 * What of `pg` is used here. It is asked by callbacks: the promises that it makes itself keep the rows of each answer until all memory
 * is looked through, a fifth of what a call leaves behind.
 */
type Connection = Omit<PostgresPoolClient, 'query'> &
  Readonly<{
    query: {
      <R>(statement: Statement, answered: (error: Error | null, result: PostgresQueryResult<R>) => void): void
      <R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    }
    getTransactionStatus: () => 'I' | 'T' | 'E' | null
    /** The id of PostgreSQL's process, as the protocol names it at a connection's beginning. */
    processID?: number | null
  }>
type Pool = Omit<PostgresPool, 'connect'> &
  Readonly<{ connect: (connected: (error: Error | undefined, client: Connection | undefined) => void) => void }>

/** What `pg` answers to a callback. Errors get the stack of who asked: their own leads to the socket alone. */
async function answerOf<Answer>(
  ask: (answered: (error: Error | null | undefined, answer?: Answer) => void) => void,
): Promise<Answer> {
  try {
    return await new Promise((resolve, reject) => {
      ask((error, answer) => {
        if (answer === undefined) reject(error ?? new Error('PostgreSQL gave no answer'))
        else resolve(answer)
      })
    })
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

const ask = async <R>(client: Connection, statement: Statement): Promise<PostgresQueryResult<R>> =>
  await answerOf<PostgresQueryResult<R>>((answered) => client.query<R>(statement, answered))

/**
 * Asks PostgreSQL to plan what is prepared once, for all values: planning costs more than reading. A pooler may lead each
 * transaction to another process, which does not know what was prepared; it is known by naming an id of its own.
 */
async function mayPrepare(client: Connection): Promise<boolean> {
  const { rows } = await ask<{ pid: number }>(client, { text: 'select pg_backend_pid() as pid' })
  if (rows[0]?.pid !== client.processID) return false
  await ask(client, { text: 'set plan_cache_mode = force_generic_plan' })
  return true
}

/**
 * The same pool, whose frequent statements are prepared. A connection to what has become a standby is closed when given back: its
 * address may lead to the primary by then. So is one with a prepared statement from before a migration.
 */
export function pooledClients(pool: Pool, { prepares }: Readonly<{ prepares: boolean }>): PostgresPool {
  const nameOf = statementNames()
  const namesOf = new WeakMap<Connection, NameOf>()
  const connect = async (): Promise<PooledClient> => {
    const client = await answerOf<Connection>((connected) => pool.connect(connected))
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
      return await ask<R>(this.#client, { ...(name !== undefined && { name }), text, values: [...values] })
    } catch (error) {
      const code = codeOf(error)
      const isStale = name !== undefined && code === FEATURE_NOT_SUPPORTED
      if (code === READ_ONLY || isStale) this.#isOutdated = true
      if (!isStale || !isAlone) throw error
      return await ask<R>(this.#client, { text, values: [...values] })
    }
  }
}
