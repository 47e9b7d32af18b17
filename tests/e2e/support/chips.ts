import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../../../qa/support/browser.ts'

/** The only job of a customer, with two new bids: they wait above the rest; a chip narrows the list, and Back, Forward and reload keep to it. */
export async function findsByChips(page: Page, card: Locator): Promise<void> {
  const waiting = page.getByRole('heading', { name: 'Needs your attention', exact: true })
  await waiting.waitFor()
  await card.getByText('2 new bids', { exact: true }).waitFor()
  expect(await card.count()).toBe(1)
  const [all, open] = ['All 1', 'Open 1'].map((name) => page.getByRole('button', { name, exact: true, pressed: true }))
  await all?.waitFor()
  await page.getByRole('button', { name: 'Open 1', exact: true }).click()
  await open?.waitFor()
  expect(new URL(page.url()).search).toBe('?status=open')
  await page.getByRole('button', { name: 'Filter by status, showing Open' }).waitFor()
  await card.waitFor()
  expect(await waiting.count()).toBe(0)
  await page.goBack()
  await all?.waitFor()
  await waiting.waitFor()
  await page.goForward()
  await open?.waitFor()
  await page.reload()
  await open?.waitFor()
  await page.getByRole('button', { name: 'To rate 0', exact: true }).click()
  await page.getByText('No jobs under “To rate”').waitFor()
  // The chips scroll in their own strip; the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'All 1', exact: true }).click()
}
