import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresCursor,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type { Span, Tracing } from '../telemetry/tracing.ts'
import { codeOf } from '../startup-error.ts'

type Beginning = Pick<Tracing, 'begin'>

/** PostgreSQL as Kysely speaks it, whose transactions are spans: from `begin`, for which a connection is there already, to the end. */
export class TracedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig
  readonly #tracing: Beginning

  constructor(config: PostgresDialectConfig, tracing: Beginning) {
    super(config)
    this.#config = config
    this.#tracing = tracing
  }

  override createDriver(): Driver {
    return new TracedDriver(this.#config, this.#tracing)
  }
}

class TracedDriver extends PostgresDriver {
  readonly #tracing: Beginning
  readonly #spans = new WeakMap<object, Span>()

  constructor(config: PostgresDialectConfig, tracing: Beginning) {
    super(config)
    this.#tracing = tracing
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#spans.set(connection, this.#tracing.begin({ name: 'transaction' }))
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#end(connection, 'committed')
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    this.#end(connection, 'rolled back')
    await super.rollbackTransaction(connection)
  }

  #end(connection: DatabaseConnection, outcome: string): void {
    this.#spans.get(connection)?.end({ attributes: { 'bidfair.outcome': outcome } })
    this.#spans.delete(connection)
  }
}

/** PostgreSQL's code for what would write on a standby, or where nothing may be written for another reason. */
const READ_ONLY = '25006'

/** The same pool. A connection to what has become a standby is closed when given back: its address may lead to the primary by then. */
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
