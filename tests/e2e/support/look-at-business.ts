import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../../../qa/support/browser.ts'
import { heading } from '../../../qa/support/sign-up.ts'
import { pressBy, tabTo } from './keyboard.ts'

/** Puts the picture of the one finished job on the page of the business. */
export async function showWork(page: Page): Promise<void> {
  await page.goto('/work-pictures')
  await heading(page, 'Pictures of your work')
  await pressBy(page, page.getByRole('button', { name: 'Choose from finished jobs', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'From finished jobs', exact: true })
  await tabTo(page, dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await expectAccessible(page)
  await pressBy(page, dialog.getByRole('button', { name: 'Done', exact: true }))
  await pressBy(page, page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByText('Profile updated successfully').waitFor()
  await expectAccessible(page)
}

/** From the job one looks at who does it, and goes back to it. */
export async function lookAtBusiness(page: Page, businessName: string): Promise<void> {
  const job = page.url()
  const assigned = page.getByRole('region', { name: 'Assigned to' })
  await assigned.getByRole('link', { name: businessName, exact: true }).click()
  await heading(page, 'Business')
  await page.getByRole('heading', { level: 2, name: businessName, exact: true }).waitFor()
  await page.getByText('Self-reported: licensed', { exact: true }).waitFor()
  const ratings = page.getByRole('region', { name: 'Ratings', exact: true })
  await ratings.getByText('1 job completed', { exact: true }).waitFor()
  expect(await ratings.getByRole('listitem').allTextContents()).toEqual([
    '5 stars1',
    '4 stars0',
    '3 stars0',
    '2 stars0',
    '1 star0',
  ])
  const work = page.getByRole('region', { name: 'Finished work', exact: true })
  await work.getByRole('button', { name: 'Finished work, picture 1 of 1', exact: true }).click()
  await page.getByRole('dialog', { name: 'Pictures' }).getByRole('img', { name: 'Picture 1 of 1' }).waitFor()
  await page.keyboard.press('Escape')
  const review = page.getByRole('region', { name: 'Reviews', exact: true }).getByRole('article')
  await review.getByText('On time, clean work.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.waitForURL(job)
  await assigned.waitFor()
}
