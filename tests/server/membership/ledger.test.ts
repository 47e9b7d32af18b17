import { afterAll, expect, test } from 'vitest'
import { recordPayment } from '../../../server/membership/repository-ledger.ts'
import { endCycles, openLedger, settle, startYear } from '../../../server/membership/service-ledger.ts'
import { isMember } from '../../../server/membership/service.ts'
import { newId } from '../../../server/platform/ids.ts'
import { shows } from '../../support/shows.ts'
import { DAY, HOUR, testApp } from '../support/app.ts'
import { newBusiness } from '../support/town-wire.ts'

const server = await testApp()
afterAll(server.close)
const { db } = server.deps
const NOW = new Date('2026-03-01T12:00:00Z')
server.clock.now = NOW

const after = (days: number): Date => new Date(NOW.getTime() + days * DAY)

/** The paid cycles of a business, the first first. */
async function years(businessId: string): Promise<[Date, Date][]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['starts_at', 'ends_at'])
    .where('business_id', '=', businessId)
    .where('kind', '=', 'yearly')
    .orderBy('starts_at')
    .execute()
  return rows.map(({ starts_at, ends_at }) => [starts_at, ends_at])
}

/** Writes down that an invoice was paid some days from now. */
async function pay(businessId: string, days: number, change = {}) {
  await db.transaction().execute(async (trx) => {
    await openLedger(trx, businessId, NOW)
    const payment = {
      invoiceId: `in_${businessId}_${days}`,
      paymentId: null,
      paidAt: after(days),
      amount: '99.00',
      paidBack: null,
    }
    await recordPayment(trx, businessId, { ...payment, ...change }, NOW)
    await settle(trx, businessId)
  })
}

test(
  'a payment that arrives late has its place before the year of an operator',
  shows('membership.any-order'),
  async () => {
    const [early, late] = [await newBusiness(server), await newBusiness(server)]
    await pay(early.id, -10)
    await startYear(db, early.id, NOW)
    await startYear(db, late.id, NOW)
    await pay(late.id, -10)
    await pay(late.id, -10)
    expect(await years(late.id)).toEqual(await years(early.id))
    expect(await years(late.id)).toEqual([
      [after(-10), after(355)],
      [NOW, after(720)],
    ])
  },
)

test('a payment that goes back takes its year with it, and brings it back', shows('membership.one-year'), async () => {
  const luis = await newBusiness(server)
  await pay(luis.id, 0)
  await pay(luis.id, 100)
  await pay(luis.id, 0, { paidBack: 'disputed' })
  expect(await years(luis.id)).toEqual([[after(100), after(465)]])
  await pay(luis.id, 0)
  expect(await years(luis.id)).toEqual([
    [NOW, after(365)],
    // 2028 has a day more.
    [after(100), after(731)],
  ])
})

test('years of before the ledger stay, however they were cut', shows('membership.carried'), async () => {
  const luis = await newBusiness(server)
  // As a server of the version before writes them, the first of which was ended early.
  const rows = [
    [after(-300), after(-200)],
    [after(-100), after(500)],
  ] as const
  for (const [starts_at, ends_at] of rows)
    await db
      .insertInto('subscriptions')
      .values({ id: newId(starts_at), business_id: luis.id, kind: 'yearly', starts_at, ends_at })
      .execute()
  await startYear(db, luis.id, NOW)
  expect(await years(luis.id)).toEqual([
    ...rows,
    // 2028 has a day more.
    [NOW, after(500 + 366)],
  ])
})

test('what an operator ends stays ended when a late payment arrives', shows('membership.ends'), async () => {
  const luis = await newBusiness(server)
  await startYear(db, luis.id, after(-20))
  expect(await endCycles(db, luis.id, NOW)).toBe(2)
  expect(await endCycles(db, luis.id, new Date(NOW.getTime() + HOUR))).toBe(0)
  await pay(luis.id, -10)
  expect(await years(luis.id)).toEqual([
    [after(-20), NOW],
    [after(-10), NOW],
  ])
  expect(await isMember(db, luis.id, new Date(NOW.getTime() + HOUR))).toBe(false)
  await pay(luis.id, 1)
  expect(await isMember(db, luis.id, after(2))).toBe(true)
})

test('two who settle one ledger at a time lose nothing', async () => {
  const luis = await newBusiness(server)
  await Promise.all([0, 1, 2, 3].map((days) => pay(luis.id, days)))
  expect((await years(luis.id)).at(-1)).toEqual([after(3), after(4 * 365 + 1)])
})
