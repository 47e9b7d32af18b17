import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../../../qa/support/browser.ts'
import { photo } from '../../../qa/support/samples.ts'
import { field, heading } from '../../../qa/support/sign-up.ts'
import { giveFiles, pressBy, typeInto } from './keyboard.ts'

const YEAR = new Date().getFullYear() + 1

/** What the card of such a job says. */
export const NEEDED = `Needed by Dec 4, ${YEAR}`

/** Posts a job in the form, for $150, by keyboard alone. */
export async function postJob(
  page: Page,
  { title, trade }: { readonly title: string; readonly trade: string },
): Promise<void> {
  await pressBy(page, page.getByRole('link', { name: 'Post Job', exact: true }))
  await heading(page, 'Post Job')
  await typeInto(page, field(page, 'Category'), trade)
  // Choosing a category fills the empty title; what is typed over it stays.
  expect(await field(page, 'Title').inputValue()).toBe(trade)
  await typeInto(page, field(page, 'Title'), title)
  await typeInto(page, field(page, 'Description'), 'Three of them came off.')
  await choosePlace(page)
  await typeInto(page, field(page, 'Budget'), '150')
  // The calendar begins today; who types an earlier day hears it beside the field.
  const neededBy = field(page, 'Needed by')
  await typeInto(page, neededBy, '01312020')
  await giveFiles(page, field(page, 'Pictures'), [await photo('tap.jpg', 'silver'), await photo('sink.jpg', 'white')])
  await page.getByText('3 slots left').waitFor()
  await expectAccessible(page)
  const send = page.getByRole('button', { name: 'Post Job', exact: true })
  await pressBy(page, send)
  await page.getByText('This day has passed').waitFor()
  expect(await neededBy.getAttribute('aria-invalid')).toBe('true')
  await typeInto(page, neededBy, `1204${YEAR}`)
  await pressBy(page, send)
  await page.getByText('Job posted successfully').waitFor()
  // One lands on the job, which says who heard of it, after a reload too; it is then one's own, not somebody else's.
  await heading(page, 'Job Details')
  await page.reload()
  await page.getByText('No business in this category serves this city yet.').waitFor()
  await page
    .getByRole('button', { name: 'Call', exact: true, disabled: true })
    .and(page.getByRole('button', { description: 'You can call once a business is assigned.' }))
    .waitFor()
  expect(await page.getByText('Customer', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await pressBy(page, page.getByRole('link', { name: 'Back', exact: true }))
  await heading(page, 'Your Posting')
}

async function choosePlace(page: Page): Promise<void> {
  await typeInto(page, field(page, 'State'), 'Texas')
  await pressBy(page, field(page, 'City'))
  const dialog = page.getByRole('dialog', { name: 'Choose a city' })
  await typeInto(page, dialog.getByRole('combobox', { name: 'Search' }), 'Austin')
  await dialog.getByRole('option', { name: 'Austin', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}
