import type { Page } from 'playwright-core'
import { expectAccessible } from '../../../qa/support/browser.ts'

/** Declines a bid with a reason, in the dialog for it. */
export async function decline(page: Page, businessName: string): Promise<void> {
  await page.getByRole('button', { name: `Decline the bid of ${businessName}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline bid', exact: true })
  await dialog.getByRole('radio', { name: 'Not what I need', exact: true }).check()
  await dialog.getByLabel('Comment', { exact: true }).fill('We only need the tiles.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Says yes in a dialog that asks. */
export async function confirm(page: Page, title: string, yes: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true })
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}
