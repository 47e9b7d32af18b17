import { afterAll, expect, test } from 'vitest'
import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import {
  type Account,
  newBid,
  newBusiness,
  newCustomer,
  newDoneJob,
  newGivenJob,
  newJob,
  newJobAt,
  newMessage,
} from '../../qa/support/api.ts'
import { useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { ownJob, talkOf } from '../../qa/scenes/support/stored.ts'
import { shows } from '../support/shows.ts'
import { phoneOf, seesWhole } from './support/taps.ts'

useBrowser()

/** What the pages counted. */
const counted = new Map<string, number>()
afterAll(() => {
  const told = [...counted].map(([task, taps]) => `${task} ${taps}`).join('; ')
  console.log(`New user's tasks, counted in taps from the dashboard: ${told}`)
})

/** Keeps what was counted for a task; of several ways to it, the longest. */
function keepTaps(task: string, taps: number): void {
  counted.set(task, Math.max(taps, counted.get(task) ?? 0))
}

const people = async (): Promise<readonly [Account, Account]> =>
  Promise.all([newCustomer(), newBusiness('Ortega & Sons')])

const STREET = '1208 Kerwin Street'

test('a new message is read with one tap, and answered with two', shows('screen.few-taps'), async () => {
  const [customer, business] = await people()
  const job = await newJob(customer)
  await newMessage(business, job, 'Is there a lift?')
  const { page, tap, taps } = await phoneOf(customer)
  await tap(page.getByRole('link', { name: 'Reply', exact: true }))
  await seesWhole(page.getByText('Is there a lift?', { exact: true }))
  keepTaps('read a new message', await taps())
  expect(await taps()).toBe(1)

  // The field has the focus: what is typed goes there.
  await page.getByRole('textbox', { name: 'Message to Ortega & Sons' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Yes, behind the house.')
  await tap(page.getByRole('button', { name: 'Send', exact: true }))
  await seesWhole(page.locator('[data-number]').getByText('Yes, behind the house.', { exact: true }))
  keepTaps('reply', await taps())
  expect(await taps()).toBe(2)
  const { messages } = await talkOf(business, job, business.session.user.id)
  expect(messages.map(({ text }) => text)).toEqual(['Is there a lift?', 'Yes, behind the house.'])
})

test('bids are compared with one tap, and one of them is accepted with three', shows('screen.few-taps'), async () => {
  const [customer, ortega] = await people()
  const hill = await newBusiness('Hill Services')
  const job = await newJob(customer)
  await newBid(ortega, job, 140)
  await newBid(hill, job, 120)
  const { page, tap, taps } = await phoneOf(customer)
  await tap(page.getByRole('link', { name: 'Compare', exact: true }))
  const bids = page.getByRole('region', { name: 'Interests' }).getByRole('listitem')
  for (const [place, { name, amount }] of [
    { name: 'Hill Services', amount: '$120' },
    { name: 'Ortega & Sons', amount: '$140' },
  ].entries()) {
    await seesWhole(bids.nth(place).getByRole('heading', { name, exact: true }))
    await seesWhole(bids.nth(place).getByText(amount, { exact: true }))
  }
  keepTaps('compare bids', await taps())
  expect(await taps()).toBe(1)

  await tap(page.getByRole('button', { name: 'Accept the bid from Hill Services', exact: true }))
  await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Accept', exact: true }))
  await page.getByRole('region', { name: 'Assigned to' }).getByText('Hill Services').waitFor()
  keepTaps('accept', await taps())
  expect(await taps()).toBe(3)
  const { status, assignedBusinessId, agreedPrice } = (await ownJob(customer, job)).job
  expect([status, assignedBusinessId, agreedPrice]).toEqual(['inprogress', hill.session.user.id, 120])
})

test(
  'why a job came back is seen with one tap, by a business and by a customer',
  shows('screen.few-taps'),
  async () => {
    const [customer, business] = await people()
    const [drips, booked] = ['The tap under the sink still drips.', 'We are booked out until June after all.']
    const undone = await newDoneJob(customer, business)
    const doubt = { jobId: undone, reason: drips }
    await answer(customer.client.POST('/doubt-completion/customer', { params: { header: once() }, body: doubt }))
    const dropped = await newGivenJob(customer, business)
    const ending = { jobId: dropped, reason: booked }
    await answer(business.client.POST('/end-assignment', { params: { header: once() }, body: ending }))

    const worker = await phoneOf(business)
    await worker.tap(worker.page.getByRole('link', { name: 'See why', exact: true }))
    await seesWhole(worker.page.getByText(drips, { exact: true }))
    keepTaps('see why a job came back', await worker.taps())
    expect(await worker.taps()).toBe(1)

    const owner = await phoneOf(customer)
    await owner.tap(owner.page.locator(`[data-job="${dropped}"]`).getByRole('link'))
    await seesWhole(owner.page.getByText(booked, { exact: true }))
    keepTaps('see why a job came back', await owner.taps())
    expect(await owner.taps()).toBe(1)
  },
)

test(
  'where a job is done is found with one tap, by a business and by its customer',
  shows('screen.few-taps'),
  async () => {
    const [customer, business] = await people()
    const title = unique('Leaking tap')
    const job = await newGivenJob(customer, business, await newJobAt(customer, STREET, title))
    const worker = await phoneOf(business)
    await worker.tap(worker.page.getByRole('link', { name: 'See job', exact: true }))
    await seesWhole(worker.page.getByText(STREET, { exact: true }))
    keepTaps('find own address for the job', await worker.taps())
    expect(await worker.taps()).toBe(1)
    const owner = await phoneOf(customer)
    await owner.tap(owner.page.getByRole('link', { name: title, exact: true }))
    await seesWhole(owner.page.getByText(STREET, { exact: true }))
    keepTaps('find own address for the job', await owner.taps())
    expect(await owner.taps()).toBe(1)
    expect((await ownJob(customer, job)).streetAddress).toBe(STREET)
  },
)

test('a membership is renewed with two taps', shows('screen.few-taps', 'rule.waits-membership'), async () => {
  const { page, tap, taps, lastLink } = await phoneOf(await newBusiness())
  const waiting = page.getByRole('region', { name: 'Waiting for you 1', exact: true })
  await seesWhole(waiting.getByRole('heading', { name: 'Membership ends in 29 days', exact: true }))
  await tap(waiting.getByRole('link', { name: 'Renew', exact: true }))
  await tap(page.getByRole('link', { name: 'Email us', exact: true }))
  expect(await lastLink()).toBe('mailto:help@example.com')
  keepTaps('renew membership', await taps())
  expect(await taps()).toBe(2)
})
