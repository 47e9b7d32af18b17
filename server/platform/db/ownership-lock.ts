import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { StartupError, reasonOf } from '../startup-error.ts'

/** Any constant will do; it only has to be ours among the advisory locks of this database. */
const OWNER_LOCK = 4_246_001

/** Says that this process owns the embedded database, until it is released or the process ends. */
export type OwnershipLock = Readonly<{ release(): Promise<void> }>

type Owned = Readonly<{ url: string; revive: () => Promise<void> }>

type Owner = Readonly<{ folder: string; onLost: (reason: string) => void }>

/** Takes the session lock that makes one server the owner; revives PostgreSQL for ten seconds, then calls `onLost`. Throws StartupError. */
export async function acquireOwnershipLock({ url, revive }: Owned, { folder, onLost }: Owner): Promise<OwnershipLock> {
  let client: pg.Client | undefined
  let retaking = Promise.resolve()
  let released = false

  const take = async (): Promise<boolean> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 })
    next.on('error', () => {})
    await next.connect()
    const { rows } = await next.query<{ owned: boolean }>('select pg_try_advisory_lock($1) as owned', [OWNER_LOCK])
    if (rows[0]?.owned !== true) {
      await next.end()
      return false
    }
    client = next
    next.on('end', () => {
      retaking = retake()
    })
    return true
  }

  const retake = async (): Promise<void> => {
    let reason = 'another server has it'
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (released) return
      try {
        await revive()
        if (released || (await take())) return
      } catch (error) {
        reason = reasonOf(error)
      }
      await delay(500, undefined, { ref: false })
    }
    if (!released) onLost(`The embedded PostgreSQL has ended and cannot be had again: ${reason}`)
  }

  // A server that is just ending may hold it for a moment longer than its last sign of life.
  for (let attempt = 0; !(await take()); attempt += 1) {
    if (attempt === 5) throw new StartupError(`Another server is already running on the data folder ${folder}.`)
    await delay(100)
  }

  return {
    release: async () => {
      released = true
      await retaking
      await client?.end()
    },
  }
}
