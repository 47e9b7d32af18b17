import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
  type PostgresDialectConfig,
} from 'kysely'
import type { Span, Tracing } from '../telemetry/tracing.ts'

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
