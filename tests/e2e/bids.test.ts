import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newCustomer, newJob, newBusiness } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { record } from '../support/json.ts'
import { shows } from '../support/shows.ts'
import { account } from '../../src/i18n/en/account.ts'
import { jobDetails } from '../../src/i18n/en/job-details.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { es } from '../../src/i18n/es/index.ts'
import { keepSession } from '../../qa/support/stored-session.ts'
import { visitorAs } from './support/visitor-as.ts'
import { bidOf } from './support/wire-interest.ts'

useBrowser()

const BIDS = 450

/** The server's part where more businesses bid than anybody would sign up here. */
async function bidsOfMany(page: Page): Promise<void> {
  await page.route('**/v1/show-bid/customer', async (route) => {
    const { jobId, limit, cursor } = record(route.request().postDataJSON())
    const from = Number(cursor ?? 0)
    const end = Math.min(BIDS, from + Number(limit))
    const Data = Array.from({ length: end - from }, (_, index) => bidOf(String(jobId), from + index))
    await route.fulfill({ json: { Success: true, Data, nextCursor: end < BIDS ? String(end) : null } })
  })
  await page.route('**/v1/get-job-details/customer', async (route) => {
    const response = await route.fetch()
    const details = record(await response.json())
    await route.fulfill({ response, json: { ...details, job: { ...record(details['job']), bidsCount: BIDS } } })
  })
}

const startOf = async (part: Locator): Promise<number | undefined> => (await part.boundingBox())?.x

test('hundreds of bids are compared row by row beside the job', shows('bids.compared'), async () => {
  const customer = await newCustomer()
  const jobId = await newJob(customer, 'Leaking kitchen tap')
  const { page } = await newVisitor({ width: 1280, height: 900 })
  await bidsOfMany(page)
  await enter(page, customer)
  await page.goto(`/job-details?id=${jobId}`)
  const table = page.getByRole('table', { name: 'Interests', exact: true })
  const rows = table.getByRole('row').filter({ has: page.getByRole('heading') })
  await rows.first().getByText('$30 under', { exact: true }).waitFor()
  await rows.nth(1).getByText('$9,999,849.99 over', { exact: true }).waitFor()

  // The eye runs down columns: each part of a row begins where its head does, and rows are low.
  const heads = table.getByRole('columnheader')
  const starts = (cells: Locator) => Promise.all([0, 1, 2, 3, 4].map(async (column) => startOf(cells.nth(column))))
  const columns = await starts(heads)
  expect(await starts(rows.nth(0).getByRole('cell'))).toEqual(columns)
  expect(await starts(rows.nth(1).getByRole('cell'))).toEqual(columns)
  expect((await rows.nth(2).boundingBox())?.height).toBeLessThan(160)

  // The heads order what the server can order, and say by which of them it is.
  const [amount, rating] = ['Amount', 'Rating'].map((name) => table.getByRole('columnheader', { name, exact: true }))
  expect(await amount?.getAttribute('aria-sort')).toBe('ascending')
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/show-bid/customer') && /"order":"rating"/.test(request.postData() ?? ''),
  )
  await rating?.getByRole('button').click()
  await asked
  await expect.poll(() => rating?.getAttribute('aria-sort')).toBe('descending')
  expect(await amount?.getAttribute('aria-sort')).toBe('none')
  // They alone do: the choice of an order is for cards.
  expect(await page.getByRole('combobox', { name: 'Sort by', exact: true }).count()).toBe(0)
  await amount?.getByRole('button').click()
  await expect.poll(() => amount?.getAttribute('aria-sort')).toBe('ascending')
  await rows.first().getByRole('link', { name: 'Message Ortega & Sons 1', exact: true }).waitFor()

  // What is long is folded, and opens with the keyboard too.
  const named = (number: number) => page.locator('h3').filter({ hasText: new RegExp(` ${number}$`) })
  const more = rows.first().getByRole('button', { name: 'Show more: Ortega & Sons 1', exact: true })
  const folded = await rows.first().evaluate((row) => row.clientHeight)
  await more.press('Enter')
  await rows.first().getByRole('button', { name: 'Show less: Ortega & Sons 1', exact: true }).waitFor()
  expect(await rows.first().evaluate((row) => row.clientHeight)).toBeGreaterThan(folded)
  await expectAccessible(page)

  // On a phone the same are cards; nothing scrolls sideways.
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await expectAccessible(page)

  for (let shown = 50; shown < BIDS; shown += 50) {
    await page.getByRole('button', { name: 'Show more bids', exact: true }).click()
    await named(shown + 1).waitFor()
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await named(BIDS).waitFor()
  await named(BIDS / 2).waitFor({ state: 'detached' })
  // What somebody unfolded stays as it is.
  await rows
    .first()
    .getByRole('button', { name: /^Show less/ })
    .waitFor()
  expect(await rows.count()).toBeLessThanOrEqual(400)
  // The job is still beside them.
  const { y } = (await page.getByRole('heading', { name: 'Leaking kitchen tap' }).boundingBox()) ?? { y: -1 }
  expect(y).toBeGreaterThan(0)
})

test('who may not bid is told before a word is written, and led on', shows('screen.bidding-bar'), async () => {
  const job = await newJob(await newCustomer())
  const { page } = await visitorAs(await newBusiness())
  const barredBy = (facts: object) =>
    page.route('**/v1/get-job-details/business', async (route) => {
      const answer = await route.fetch()
      const body: unknown = await answer.json()
      await route.fulfill({ response: answer, body: JSON.stringify(Object.assign({}, body, facts)) })
    })
  for (const [bar, screen] of [
    ['EMAIL_NOT_VERIFIED', 'Verify email'],
    ['SUBSCRIPTION_INACTIVE', 'Membership'],
  ] as const) {
    await barredBy({ biddingBar: bar, renewalContact: 'help@example.com' })
    await page.goto(`/job-details?id=${job}`)
    const { text, action } = jobDetails.bar[bar]
    await page.getByText(text).waitFor()
    expect(await page.getByRole('button', { name: jobDetails.bid.button, exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: action, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: screen }).waitFor()
    await page.unroute('**/v1/get-job-details/business')
  }
  await page.getByRole('link', { name: 'Email us', exact: true }).waitFor()
  // Where nobody is named who renews a membership, no button leads to a page that cannot help.
  await barredBy({ biddingBar: 'SUBSCRIPTION_INACTIVE' })
  await page.goto(`/job-details?id=${job}`)
  await page.getByText(jobDetails.bar.noContact).waitFor()
  expect(await page.getByRole('link', { name: jobDetails.bar.SUBSCRIPTION_INACTIVE.action }).count()).toBe(0)
  await page.route('**/v1/subs-n-payments/business', async (route) => {
    const data = {
      subscription: [{ start_date: '2026-01-01T00:00:00Z', end_date: '2026-02-01T00:00:00Z', isActive: false }],
    }
    await route.fulfill({ json: { success: true, data } })
  })
  await page.goto('/subscription')
  await page.getByText(account.membership.noContact).waitFor()
  await page.getByRole('heading', { level: 2, name: account.membership.ended, exact: true }).waitFor()
  await expectAccessible(page)
})

test(
  'a bid in Spanish means what its writer sees, and nothing that can be read in two ways is sent',
  shows('rule.bid.amount-valid'),
  async () => {
    const [customer, business] = [await newCustomer(), await newBusiness()]
    const jobId = await newJob(customer)
    const { page } = await newVisitor({ width: 360, height: 740 })
    await keepSession(page, business, 'es')
    await page.goto(`/job-details?id=${jobId}`)
    await page.getByRole('button', { name: es.jobDetails.bid.button, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const quote = dialog.getByLabel('Tu precio', { exact: true })
    const understood = dialog.locator('output')
    const bid = dialog.getByRole('button', { name: es.jobDetails.bid.button, exact: true })
    await dialog.getByLabel('Propuesta', { exact: true }).fill('Mañana.')
    for (const [text, why] of [
      ['2,350', '¿Quieres decir $2.350,00 o $2,35? Escribe 2350 o 2,35.'],
      ['100 50', 'Escribe un monto válido como 100 o 100,50, mayor que 0'],
    ] as const) {
      await quote.fill(text)
      await bid.click()
      await dialog.getByText(why, { exact: true }).waitFor()
      expect(await understood.textContent()).toBe('')
    }
    await quote.fill('2.350')
    await expect.poll(() => understood.textContent()).toBe('$2.350,00')
    await quote.fill('1.000,50')
    await expect.poll(() => understood.textContent()).toBe('$1.000,50')
    await dialog.getByText('Tu oferta: $1.000,50', { exact: true }).waitFor()
    await expectAccessible(page)
    await bid.click()
    await dialog.waitFor({ state: 'detached' })
    const { jobs } = await answer(customer.client.POST('/get-jobs/customer', { body: {} }))
    expect(jobs.map(({ bidsCount }) => bidsCount)).toEqual([1])
    const { Data } = await answer(customer.client.POST('/show-bid/customer', { body: { jobId } }))
    expect(Data.map(({ amount }) => amount)).toEqual([1000.5])
  },
)

test('a bid whose answer was lost is edited from then on, under a key of its own', async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  const jobId = await newJob(customer)
  const { page, context } = await visitorAs(business, `/job-details?id=${jobId}`, { troubled: true })

  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/(place|update)-bid/.test(request.url())) keys.push(request.headers()['idempotency-key'])
  })
  // The server takes the bid, and the line breaks before its answer arrives.
  await page.route('**/v1/place-bid/business', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

  await page.getByRole('button', { name: 'Bid', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your quote', { exact: true }).fill('120')
  await dialog.getByLabel('Proposal', { exact: true }).fill('Tomorrow at nine.')
  await dialog.getByRole('button', { name: 'Bid', exact: true }).click()
  await dialog.getByRole('alert').getByText('The server could not be reached').waitFor()

  // The network is back, the job is looked at again, and the bid is there.
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByRole('region', { name: 'Your bid', includeHidden: true }).waitFor({ state: 'attached' })
  expect(await dialog.getByLabel('Proposal', { exact: true }).inputValue()).toBe('Tomorrow at nine.')
  await dialog.getByLabel('Your quote', { exact: true }).fill('130')
  await dialog.locator('[type=submit]').click()
  await page.getByRole('status').getByText('Bid updated successfully').waitFor()
  await dialog.waitFor({ state: 'detached' })
  // One bid is stored, as it was sent last.
  const { Data } = await answer(customer.client.POST('/show-bid/customer', { body: { jobId } }))
  expect(Data.map(({ amount, proposalStatement }) => [amount, proposalStatement])).toEqual([[130, 'Tomorrow at nine.']])
  const [placed, ...others] = keys
  expect(others.at(-1)).not.toBe(placed)
})
