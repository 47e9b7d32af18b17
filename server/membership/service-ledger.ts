import { readLedger, type LedgerLine } from '../../machines/membership.ts'
import type { Db } from '../platform/db/connection.ts'
import { countRunning, endTrial } from './repository.ts'
import { stopRenewing } from './repository-cards.ts'
import { carryYears, insertLine, listLines, lockMember, replaceYears, type StoredLine } from './repository-ledger.ts'

/**
 * Makes the paid cycles of a business those of its ledger and answers until when they reach; undefined without any. This is
 * the only place that writes them. In a transaction that holds the account, after the lines were written.
 */
export async function settle(db: Db, businessId: string): Promise<Date | undefined> {
  const { years, paidUntil } = readLedger((await listLines(db, businessId)).map(toLine))
  await replaceYears(
    db,
    businessId,
    years.map(({ id, startsAt, endsAt }) => ({ id, startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
  )
  return paidUntil === null ? undefined : new Date(paidUntil)
}

const toLine = ({ kind, at, until, ...line }: StoredLine): LedgerLine => ({
  ...line,
  kind: kind === 'payment' || kind === 'grant' ? 'year' : kind,
  at: at.getTime(),
  until: until?.getTime() ?? null,
})

/** Holds the ledger of a business until the transaction ends, with all that was counted before there was one. */
export async function openLedger(db: Db, businessId: string, now: Date): Promise<void> {
  await lockMember(db, businessId)
  await carryYears(db, businessId, now)
}

/** Grants a business a year from now on and answers when it ends. What is left of earlier years is added. */
export async function startYear(db: Db, businessId: string, now: Date): Promise<Date> {
  await openLedger(db, businessId, now)
  await insertLine(db, { businessId, kind: 'grant', at: now })
  const paidUntil = await settle(db, businessId)
  if (paidUntil === undefined) throw new Error('a year was granted, and the ledger comes to none')
  return paidUntil
}

/** Ends every cycle that runs, and answers how many those were. A card is not charged again. */
export async function endCycles(db: Db, businessId: string, now: Date): Promise<number> {
  await openLedger(db, businessId, now)
  const running = await countRunning(db, businessId, now)
  if (running === 0) return 0
  await endTrial(db, businessId, now)
  await insertLine(db, { businessId, kind: 'end', at: now })
  await stopRenewing(db, businessId, now)
  await settle(db, businessId)
  return running
}
