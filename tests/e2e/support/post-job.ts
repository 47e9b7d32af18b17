import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../../../qa/support/browser.ts'
import { photo } from '../../../qa/support/samples.ts'
import { choosePlace, heading } from '../../../qa/support/sign-up.ts'

const YEAR = new Date().getFullYear() + 1

/** What the card of such a job says. */
export const NEEDED = `Needed by Dec 4, ${YEAR}`

/** Posts a job in the form, for $150. */
export async function postJob(
  page: Page,
  { title, trade }: { readonly title: string; readonly trade: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Post Job', exact: true }).click()
  await heading(page, 'Post Job')
  await page.getByLabel('Category', { exact: true }).selectOption(trade)
  // Choosing a category fills the empty title; what is typed over it stays.
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe(trade)
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Three of them came off.')
  await choosePlace(page)
  await page.getByLabel('Budget', { exact: true }).fill('150')
  // The calendar begins today; who types an earlier day hears it beside the field.
  const neededBy = page.getByLabel('Needed by', { exact: true })
  await neededBy.fill('2020-01-31')
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles([await photo('tap.jpg', 'silver'), await photo('sink.jpg', 'white')])
  await page.getByText('3 slots left').waitFor()
  await expectAccessible(page)
  const send = page.getByRole('button', { name: 'Post Job', exact: true })
  await send.click()
  await page.getByText('This day has passed').waitFor()
  expect(await neededBy.getAttribute('aria-invalid')).toBe('true')
  await neededBy.fill(`${YEAR}-12-04`)
  await send.click()
  await page.getByText('Job posted successfully').waitFor()
  // One lands on the job, which says who heard of it, after a reload too; it is then one's own, not somebody else's.
  await heading(page, 'Job Details')
  await page.reload()
  await page.getByText('No business of this trade in this city yet.').waitFor()
  expect(await page.getByRole('button', { name: 'Call' }).count()).toBe(0)
  expect(await page.getByText('Customer', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await heading(page, 'Your Posting')
}
