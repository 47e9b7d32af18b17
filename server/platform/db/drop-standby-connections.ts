import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { codeOf } from '../startup-error.ts'

/** PostgreSQL's code for what would write on a standby, or where nothing may be written for another reason. */
const READ_ONLY = '25006'

/**
 * The same pool. A connection that turns out to lead where nothing can be written, as to a primary that has become a standby, is
 * closed when it is given back: by then the same address may lead to whoever is the primary now. Reads go on meanwhile.
 */
export function dropStandbyConnections(pool: PostgresPool): PostgresPool {
  return { options: pool.options, connect: async () => new Leaving(await pool.connect()), end: () => pool.end() }
}

class Leaving implements PostgresPoolClient {
  readonly #client: PostgresPoolClient
  #isReadOnly = false

  constructor(client: PostgresPoolClient) {
    this.#client = client
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query(asked)
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#isReadOnly)
  }

  async #ask<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      return await this.#client.query<R>(sql, parameters)
    } catch (error) {
      if (codeOf(error) === READ_ONLY) this.#isReadOnly = true
      throw error
    }
  }
}
