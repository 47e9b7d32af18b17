import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripePayments } from '../../../server/membership/stripe.ts'
import { lookAtCards } from '../../../server/membership/service-looking.ts'
import { shows } from '../../support/shows.ts'
import { DAY, HOUR, MINUTE, testApp, type TestApp } from '../support/app.ts'
import { runTask } from '../support/background.ts'
import { stripeStandIn, type StripeEvent, type StripeStandIn } from '../support/stripe.ts'
import { logIn, newBusiness, newCustomer, newJob, PASSWORD, type Person } from '../support/town-wire.ts'

const START = new Date('2026-03-01T12:00:00Z')
const clock = { now: START }
let stripe: StripeStandIn
let server: TestApp
beforeAll(async () => {
  stripe = await stripeStandIn(() => clock.now)
  const { settings } = stripe
  server = await testApp({
    settings: { payments: settings },
    deps: { payments: stripePayments(settings, () => clock.now) },
  })
  server.clock.now = START
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

const at = (days: number): Date => new Date(START.getTime() + days * DAY)

async function setTime(time: Date): Promise<void> {
  clock.now = time
  server.clock.now = time
}

const deliver = async (event: object, options = {}) =>
  await server.app.inject({ method: 'POST', url: '/stripe/events', ...stripe.signed(event, options) })

/** Delivers events and lets the background look. */
async function hear(...events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect((await deliver(event)).statusCode).toBe(200)
  await runTask(server, 'look at cards')
}

/** The same person, logged in by the clock of now. */
const anew = async ({ email }: Person): Promise<Person> => await logIn(server.app, email)
const subscriptionOf = async (person: Person) => (await (await anew(person)).must('getSubscription', {})).data
const cardOf = async (person: Person) => (await subscriptionOf(person)).card
const untilOf = async (person: Person) => (await subscriptionOf(person)).subscription[0]?.end_date
const checkout = async (person: Person): Promise<string> => (await (await anew(person)).must('startCheckout', {})).url

async function customerIdOf({ id }: Person): Promise<string> {
  const { db } = server.deps
  return (
    await db
      .selectFrom('membership_cards')
      .select('customer_id')
      .where('business_id', '=', id)
      .executeTakeFirstOrThrow()
  ).customer_id
}

/** A business that has paid for its first year. */
async function member(): Promise<{ luis: Person; customer: string; paid: StripeEvent }> {
  await setTime(START)
  const luis = await newBusiness(server)
  const paid = stripe.pay(await checkout(luis))
  await hear(paid)
  return { luis, customer: await customerIdOf(luis), paid }
}

const kindsOf = async (person: Person): Promise<unknown[]> => {
  const { db } = server.deps
  return (
    await db.selectFrom('notifications').select('kind').where('account_id', '=', person.id).orderBy('id').execute()
  ).map(({ kind }) => kind)
}

test('a year is paid by card: the event decides, not the return of the browser', shows('membership.pay'), async () => {
  await setTime(START)
  const luis = await newBusiness(server)
  expect(await cardOf(luis)).toMatchObject({ standing: 'trial', price: 99, hasCard: false, isRenewing: false })
  const url = await checkout(luis)
  // The same page until it is used, whichever tab asks.
  expect(await Promise.all([checkout(luis), checkout(luis)])).toEqual([url, url])
  await runTask(server, 'look at cards')
  expect(await cardOf(luis)).toMatchObject({ standing: 'trial', hasCard: true })
  await hear(stripe.pay(url))
  expect(await cardOf(luis)).toMatchObject({ standing: 'active', isRenewing: true, renewsAt: at(365).toISOString() })
  expect(await untilOf(luis)).toBe(at(365).toISOString())
  expect(await kindsOf(luis)).toEqual(['membership_paid'])
  expect(await luis.refused('startCheckout', {})).toMatchObject({ code: 'MEMBERSHIP_RENEWS' })
  expect((await luis.must('openPortal', {})).url).toContain('https://portal.example/')
})

test('events that come late, twice and in any order come to the same', shows('membership.any-order'), async () => {
  const { luis, customer, paid } = await member()
  await setTime(at(365))
  const failed = stripe.fail(customer)
  await setTime(at(366))
  const renewed = stripe.renew(customer)
  await hear(renewed, paid, renewed, failed, paid)
  expect(await untilOf(luis)).toBe(new Date('2028-03-01T12:00:00Z').toISOString().replace('03-01', '03-02'))
  expect(await cardOf(luis)).toMatchObject({ standing: 'active', isFailing: false })
  expect(await kindsOf(luis)).toEqual(['membership_paid', 'membership_paid'])
})

test('an event that never arrives is made up for', shows('membership.lost-event'), async () => {
  await setTime(START)
  const luis = await newBusiness(server)
  stripe.pay(await checkout(luis))
  await runTask(server, 'look at cards')
  expect(await cardOf(luis)).toMatchObject({ standing: 'active' })
  // A renewal of which nobody hears: within a day.
  await setTime(at(365))
  stripe.renew(await customerIdOf(luis))
  await setTime(new Date(at(366).getTime() + MINUTE))
  await runTask(server, 'look at cards')
  expect(await cardOf(luis)).toMatchObject({ standing: 'active' })
})

test('a card that fails leaves seven days to bid, and one notice', shows('membership.past-due'), async () => {
  const { luis, customer } = await member()
  await setTime(at(365))
  const failed = stripe.fail(customer)
  await hear(failed, failed)
  await hear(failed)
  expect(await cardOf(luis)).toMatchObject({ standing: 'pastDue', isFailing: true, graceEndsAt: at(372).toISOString() })
  expect(await kindsOf(luis)).toEqual(['membership_paid', 'membership_unpaid'])
  const jobId = await newJob(server, await newCustomer(server))
  const bar = async () => (await (await anew(luis)).must('getBusinessJob', { jobid: jobId })).biddingBar
  expect(await bar()).toBeNull()
  await setTime(at(372))
  expect(await bar()).toBe('SUBSCRIPTION_INACTIVE')
  await hear(stripe.renew(customer))
  expect(await bar()).toBeNull()
  expect(await cardOf(luis)).toMatchObject({ standing: 'active', isFailing: false })
})

test(
  'a refund ends the year; a dispute holds it until the bank has decided',
  shows('membership.money-back'),
  async () => {
    const { luis, customer } = await member()
    await setTime(at(40))
    // The free days are over.
    await hear(stripe.dispute(customer, 'warning_needs_response'))
    expect(await cardOf(luis)).toMatchObject({ standing: 'active' })
    await hear(stripe.dispute(customer, 'needs_response'))
    expect(await cardOf(luis)).toMatchObject({ standing: 'ended' })
    await hear(stripe.dispute(customer, 'won'))
    expect(await cardOf(luis)).toMatchObject({ standing: 'active' })
    expect(await untilOf(luis)).toBe(at(365).toISOString())
    await hear(stripe.refund(customer))
    expect(await cardOf(luis)).toMatchObject({ standing: 'ended' })
  },
)

test('who ends the renewal keeps what is paid', shows('membership.cancel'), async () => {
  const { luis, customer } = await member()
  await hear(stripe.cancel(customer))
  expect(await cardOf(luis)).toMatchObject({ standing: 'active', isRenewing: false })
  await setTime(at(366))
  expect(await cardOf(luis)).toMatchObject({ standing: 'ended' })
  // And may come back.
  await hear(stripe.pay(await checkout(luis)))
  expect(await untilOf(luis)).toBe(new Date('2028-03-02T12:00:00Z').toISOString())
})

test('another price changes what the next year costs, not what was paid', async () => {
  const { luis, customer } = await member()
  stripe.price.unit_amount = 14_900
  await setTime(at(380))
  await hear(stripe.renew(customer))
  expect(await cardOf(luis)).toMatchObject({ price: 149 })
  const { db } = server.deps
  const lines = await db
    .selectFrom('membership_ledger')
    .select('amount')
    .where('business_id', '=', luis.id)
    .orderBy('at')
    .execute()
  expect(lines.map(({ amount }) => Number(amount))).toEqual([99, 149])
  stripe.price.unit_amount = 9900
})

test(
  'the year of an operator and that of a card are added; an end stops the card',
  shows('membership.ends'),
  async () => {
    const { luis, customer } = await member()
    expect((await server.admin('subscription', 'activate', luis.email)).complained).toBe('')
    expect(await untilOf(luis)).toBe(new Date('2028-03-01T12:00:00Z').toISOString())
    await setTime(new Date(START.getTime() + HOUR))
    await server.admin('subscription', 'end', luis.email)
    await setTime(new Date(START.getTime() + 2 * HOUR))
    expect(await cardOf(luis)).toMatchObject({ standing: 'ended', isRenewing: false })
    await runTask(server, 'look at cards')
    expect(stripe.customers.get(customer)?.subscriptions).toMatchObject([{ cancel_at_period_end: true }])
  },
)

test('a deleted account is not charged, and forgotten by Stripe in the end', shows('membership.deleted'), async () => {
  const { luis, customer } = await member()
  await luis.must('deleteAccount', { password: PASSWORD })
  await runTask(server, 'look at cards')
  expect(stripe.customers.get(customer)?.subscriptions).toMatchObject([{ cancel_at_period_end: true }])
  await setTime(at(15))
  await runTask(server, 'delete accounts')
  await runTask(server, 'look at cards')
  expect(stripe.customers.get(customer)).toMatchObject({ isGone: true })
  const { db } = server.deps
  expect(await db.selectFrom('membership_cards').selectAll().where('business_id', '=', luis.id).execute()).toEqual([])
})

test('an event needs a signature of now; what is unknown is acknowledged', shows('membership.signed'), async () => {
  await setTime(START)
  const event = stripe.happened('invoice.paid', { id: 'in_x', object: 'invoice', customer: 'cus_of_nobody' })
  expect((await deliver(event)).statusCode).toBe(200)
  expect((await deliver(stripe.happened('balance.available', { object: 'balance' }))).statusCode).toBe(200)
  expect((await deliver(event, { secret: 'whsec_of_a_stranger' })).statusCode).toBe(400)
  expect((await deliver(event, { at: new Date(START.getTime() - HOUR) })).statusCode).toBe(400)
  const { payload } = stripe.signed(event)
  const unsigned = {
    method: 'POST',
    url: '/stripe/events',
    payload,
    headers: { 'content-type': 'application/json' },
  } as const
  expect((await server.app.inject(unsigned)).statusCode).toBe(400)
  const { headers } = stripe.signed(event)
  expect((await server.app.inject({ ...unsigned, payload: `${payload} `, headers })).statusCode).toBe(400)
})

test('while Stripe is away nothing is lost', shows('membership.away'), async () => {
  const { luis, customer } = await member()
  await setTime(at(365))
  const mia = await newBusiness(server)
  const renewed = stripe.renew(customer)
  stripe.setMode('down')
  expect(await mia.refused('startCheckout', {})).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' })
  expect((await deliver(renewed)).statusCode).toBe(200)
  await expect(lookAtCards(server.deps)).rejects.toThrow('connect')
  stripe.setMode('well')
  await setTime(new Date(at(365).getTime() + 2 * MINUTE))
  await runTask(server, 'look at cards')
  expect(await cardOf(luis)).toMatchObject({ standing: 'active' })
})

test('without cards there is nothing of it', shows('membership.off'), async () => {
  const other = await testApp()
  const luis = await newBusiness(other)
  expect((await luis.must('getSubscription', {})).data).not.toHaveProperty('card')
  expect(await luis.refused('startCheckout', {})).toMatchObject({ code: 'PAYMENTS_OFF' })
  expect(await luis.refused('openPortal', {})).toMatchObject({ code: 'PAYMENTS_OFF' })
  expect((await other.app.inject({ method: 'POST', url: '/stripe/events', payload: {} })).statusCode).toBe(404)
  await other.close()
})

test('businesses are reminded 30, 7 and 1 day before, once by two servers', shows('membership.reminders'), async () => {
  const { luis, customer } = await member()
  const reminders = async () => (await kindsOf(luis)).filter((kind) => kind === 'membership_ending').length
  const remind = async (days: number) => {
    await setTime(at(days))
    await Promise.all([runTask(server, 'remind members'), runTask(server, 'remind members')])
    return await reminders()
  }
  // The card renews it.
  expect(await remind(340)).toBe(0)
  await hear(stripe.cancel(customer))
  expect(await remind(340)).toBe(1)
  expect(await remind(341)).toBe(1)
  expect(await remind(358)).toBe(2)
  expect(await remind(364)).toBe(3)
  expect(await remind(366)).toBe(3)
})

test('Stripe was asked for nothing that its package does not have', shows('membership.pay'), () => {
  expect(stripe.complaints).toEqual([])
})
