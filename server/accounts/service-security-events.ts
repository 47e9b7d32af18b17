import { appLinks } from '../platform/app-links.ts'
import type { Caller } from '../platform/caller.ts'
import type { Db } from '../platform/db/connection.ts'
import { newId } from '../platform/ids.ts'
import type { Deps } from '../platform/runtime/dependencies.ts'
import type { SecurityEvent } from '../platform/security-log.ts'
import { deviceOf } from './repository-sessions.ts'
import {
  countLogins,
  deleteEventsBefore,
  insertEvent,
  isEventName,
  listEvents,
  securityEvents,
  type SecurityEventView,
} from './repository-security-events.ts'
import { mailOwner } from './service-mail.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** How long an owner can look back, in milliseconds: 90 days. */
const KEPT = 90 * DAY

const MOST_SHOWN = 100

/** Tries from one network are one event in this time, in milliseconds. */
const ONE_TRY_IN = 10 * MINUTE

type Happened = Readonly<{
  event: SecurityEvent
  accountId: string
  /** The network that the request comes from, as limits count it. */
  network: string
  userAgent: string
}>

/** Keeps an event for the owner of the account, and mails them about a login from a device that they have not used before. */
export async function recordEvent(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { event, accountId, network, userAgent }: Happened,
): Promise<void> {
  if (!isEventName(event)) return
  const time = now()
  const from = { ...deviceOf(userAgent), network: shortened(network) }
  await db.transaction().execute(async (trx) => {
    if (event === 'login') {
      const { all, alike } = await countLogins(trx, accountId, from)
      // The first login that is known is no new device, or an upgrade would write to everybody.
      if (all > 0 && alike === 0) await tellOfDevice({ settings }, trx, { accountId, ...from, time })
    }
    const since = securityEvents[event] === 'try' ? new Date(time.getTime() - ONE_TRY_IN) : undefined
    await insertEvent(trx, { id: newId(time), accountId, event, ...from, now: time }, since)
  })
}

type NewDevice = Readonly<{
  accountId: string
  browser: string | null
  system: string | null
  network: string
  time: Date
}>

async function tellOfDevice(
  { settings }: Pick<Deps, 'settings'>,
  db: Db,
  { accountId, browser, system, network, time }: NewDevice,
): Promise<void> {
  const device = [browser, system].filter((part) => part !== null).join(', ') || '?'
  const link = appLinks(settings).connections
  await mailOwner(db, accountId, { kind: 'new_device', link, device, network, at: time.toISOString() }, time)
}

/** The newest events of the caller's account. */
export async function readEvents({ db }: Pick<Deps, 'db'>, caller: Pick<Caller, 'id'>): Promise<SecurityEventView[]> {
  return await listEvents(db, caller.id, MOST_SHOWN)
}

/** Removes the events that are too old to be shown. */
export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  await deleteEventsBefore(db, new Date(now.getTime() - KEPT))
}

/** The beginning of an address: three numbers of IPv4, three groups of IPv6. It says whose network it is, and not which house. */
export function shortened(network: string): string {
  const isNew = network.includes(':')
  const parts = network.split(isNew ? ':' : '.').slice(0, 3)
  return isNew ? `${parts.join(':')}:…` : `${parts.join('.')}.x`
}
