import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { record } from '../support/json.ts'
import { shows } from '../support/shows.ts'
import { bidOf } from './support/wire-interest.ts'

useBrowser()

const BIDS = 600

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
  const rows = page.getByRole('region', { name: 'Interests' }).getByRole('article')
  await rows.first().getByText('$30 under budget').waitFor()
  await rows.nth(1).getByText('$9,999,849.99 over budget').waitFor()

  // The eye runs down columns: each part of a row begins where that of the row before does, and rows are low.
  const parts = ['12 ratings', '30 jobs completed', 'Self-reported: licensed', 'Self-reported: insured']
  const [first, second] = await Promise.all(
    [0, 1].map(async (row) => Promise.all(parts.map(async (part) => startOf(rows.nth(row).getByText(part))))),
  )
  expect(second).toEqual(first)
  expect((await rows.nth(2).boundingBox())?.height).toBeLessThan(100)
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
