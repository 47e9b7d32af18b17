import { codeOf } from '../startup-error.ts'

/** What a connection ends with when the database has been silent for too long. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor() {
    super('The database does not answer')
  }
}

/**
 * PostgreSQL's codes (its appendix A) for a connection that failed (08, 28, 3D000), a lack of memory, room or connections (53), a stop, a
 * start or a statement cut off (57), trouble of its machine (58), a standby (25006), a transaction that took too long (25P03) and
 * one that lost to another (40001, 40P01, 55P03); and those of the network.
 */
const PASSING =
  /^(08...|28...|3D000|53...|57014|57P0.|58...|25006|25P03|40001|40P01|55P03|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/

/** What `pg` and Kysely say without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client .* is not queryable|Cannot use a pool after|driver has already been destroyed|.* SSL connection)/

/** Whether the database could not be asked, or could not do it just now, which passes: nothing was wrong with what was asked. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return thrown instanceof DatabaseUnavailable || PASSING.test(codeOf(thrown) ?? '') || WORDS.test(thrown.message)
}
