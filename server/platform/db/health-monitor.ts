import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { codeOf } from '../startup-error.ts'

/** Knows whether the database answers, for it asks all the time, on a connection of its own. */
export type DatabaseMonitor = Readonly<{
  /** Makes the socket of a connection. While the database is silent such sockets are cut, so that nobody is kept waiting. */
  socket: () => Socket
  stop(): Promise<void>
}>

type Options = Readonly<{
  /** Between two questions, in milliseconds. */
  every?: number
  /** How long an answer may take, in milliseconds. With `every` it makes less than two seconds. */
  patience?: number
}>

/** Between two attempts to come back, in milliseconds. */
const PAUSE = 100

/** A statement may take its ten seconds; a database that is frozen does not answer the simplest one. */
export function monitorDatabase(url: string, { every = 300, patience = 1400 }: Options = {}): DatabaseMonitor {
  const stopping = new AbortController()
  const { signal } = stopping
  const sockets = new Set<Socket>()
  let isAway = false
  /** Before the first answer a connection that fails says best itself what is wrong. */
  let isKnown = false

  const set = (next: boolean): void => {
    isAway = next
    if (isAway) for (const socket of sockets) socket.destroy(new DatabaseUnavailable())
  }

  /** Asks until there is no answer. True where that says something about the database and not just about this connection. */
  const isAwayAfterAll = async (): Promise<boolean> => {
    const socket = new Socket()
    const client = new pg.Client({ connectionString: url, stream: () => socket, application_name: 'bidfair watch' })
    client.on('error', () => {})
    const end = (): unknown => socket.destroy()
    signal.addEventListener('abort', end)
    let hasAnswered = false
    try {
      await within(patience, client.connect())
      for (;;) {
        await within(patience, client.query('select 1'))
        hasAnswered = true
        isKnown = true
        set(false)
        await delay(every, undefined, { signal })
      }
    } catch (error) {
      return error instanceof DatabaseUnavailable || !hasAnswered
    } finally {
      signal.removeEventListener('abort', end)
      end()
    }
  }

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      if ((await isAwayAfterAll()) && isKnown) set(true)
      await delay(PAUSE, undefined, { signal }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    socket: () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // Waits until the caller uses the socket. Only then does the caller notice its end.
      if (isAway) setImmediate(() => socket.destroy(new DatabaseUnavailable()))
      return socket
    },
    stop: async () => {
      stopping.abort()
      await watching
    },
  }
}

async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  // What has come while this process was busy is read before the verdict.
  const timer = setTimeout(() => setImmediate(() => reject(new DatabaseUnavailable())), milliseconds)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What a connection ends with when the database has been silent for too long. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor() {
    super('The database does not answer')
  }
}

/**
 * PostgreSQL's codes (its appendix A) for a connection that failed (08, 28, 3D000), a lack of memory, room or connections (53), a stop, a
 * start or a statement cut off (57), trouble of its machine (58), a standby (25006), a transaction that took too long (25P03), one
 * that lost to another (40001, 40P01, 55P03) and a prepared statement from before a migration (0A000); and those of the network.
 */
const PASSING =
  /^(08...|0A000|28...|3D000|53...|57014|57P0.|58...|25006|25P03|40001|40P01|55P03|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH))$/

/** What `pg` and Kysely say without a code. */
const WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client .* is not queryable|Cannot use a pool after|driver has already been destroyed|.* SSL connection)/

/** Whether the database could not be asked, or could not do it just now, which passes: nothing was wrong with what was asked. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  return thrown instanceof DatabaseUnavailable || PASSING.test(codeOf(thrown) ?? '') || WORDS.test(thrown.message)
}
