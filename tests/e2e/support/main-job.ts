import type { Page, Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../../../qa/support/browser.ts'
import { photo } from '../../../qa/support/samples.ts'
import { field, heading } from '../../../qa/support/sign-up.ts'
import { giveFiles, pressBy, typeInto, tabTo } from './keyboard.ts'

/** One in which any day is still to come. */
export const YEAR = new Date().getFullYear() + 1

/** What the card of such a job says besides its trade and city. */
export const NEEDED = `by Dec 4, ${YEAR}`

/** Where such a job is. */
export const STREET = '1208 Kerwin Street'

/** Posts a job in the form, for $150, by keyboard alone. */
export async function postJob(
  page: Page,
  { title, trade }: { readonly title: string; readonly trade: string },
): Promise<void> {
  await pressBy(page, page.getByRole('link', { name: 'Post Job', exact: true }))
  await heading(page, 'Post Job')
  await chooseIn(page, 'Category', 'Choose a category', trade)
  // Choosing a category fills the empty title; what is typed over it stays.
  expect(await field(page, 'Title').inputValue()).toBe(trade)
  await typeInto(page, field(page, 'Title'), title)
  await typeInto(page, field(page, 'Description'), 'Three of them came off.')
  await choosePlace(page)
  await typeInto(page, field(page, 'Street address'), STREET)
  await typeInto(page, field(page, 'Budget'), '150')
  // The calendar begins today; who types an earlier day hears it beside the field.
  const neededBy = field(page, 'Needed by')
  await typeInto(page, neededBy, '01312020')
  await giveFiles(page, field(page, 'Pictures'), [await photo('tap.jpg', 'silver'), await photo('sink.jpg', 'white')])
  await page.getByText('You can add 3 more pictures').waitFor()
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
  await page.getByText('You can call once a business is assigned.', { exact: true }).waitFor()
  expect(await page.getByText('Customer', { exact: true }).count()).toBe(0)
  await expectAccessible(page)
  await pressBy(page, page.getByRole('link', { name: 'Back', exact: true }))
  await heading(page, 'Your Posting')
}

async function choosePlace(page: Page): Promise<void> {
  await typeInto(page, field(page, 'State'), 'Texas')
  await chooseIn(page, 'City', 'Choose a city', 'Austin')
}

/** Chooses one of many, which are offered in a dialog. */
async function chooseIn(page: Page, label: string, title: string, name: string): Promise<void> {
  await pressBy(page, field(page, label))
  const dialog = page.getByRole('dialog', { name: title })
  await typeInto(page, dialog.getByRole('combobox', { name: 'Search' }), name)
  await dialog.getByRole('option', { name, exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/** The only job of a customer, with two new bids: they wait above the list; a chip narrows the list, and Back, Forward and reload keep to it. */
export async function findsByChips(page: Page, card: Locator): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Waiting for you 1', exact: true })
  await waiting.waitFor()
  await waiting.getByRole('heading', { name: '2 new bids, from $129.50', exact: true }).waitFor()
  await waiting.getByRole('link', { name: 'Compare', exact: true }).waitFor()
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
  // There is nothing under the others, from which there are three ways back.
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
  const none = async (chip: string, title: string): Promise<void> => {
    await button(`${chip} 0`).click()
    await page.getByText(title, { exact: true }).waitFor()
    expect(await card.count()).toBe(0)
  }
  await none('In Progress', 'No in progress jobs')
  await button('Show all jobs').click()
  await all?.waitFor()
  await none('Completed', 'No completed jobs')
  await button('Filter by status, showing Completed').click()
  await button('All Jobs').click()
  await all?.waitFor()
  await none('Expired', 'No expired jobs')
  await none('To rate', 'No jobs under “To rate”')
  // The chips scroll in their own strip; the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await expectAccessible(page)
  await button('All 1').click()
  await card.waitFor()
}

/** The only job of a business, which has won it, is under two of the chips. */
export async function findsWon(page: Page, card: Locator): Promise<void> {
  for (const [chip, count] of [
    ['Find work', 0],
    ['Won', 1],
    ['My bids', 0],
    ['All', 1],
    ['Done', 0],
  ] as const) {
    await page.getByRole('button', { name: `${chip} ${count}`, exact: true }).click()
    await (count === 1 ? card : page.getByText(`No jobs under “${chip}”`)).waitFor()
    expect(await card.count()).toBe(count)
  }
}

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

/** Puts the picture of the one finished job on the page of the business. */
export async function showWork(page: Page): Promise<void> {
  await page.goto('/work-pictures')
  await heading(page, 'Pictures of your work')
  const opener = page.getByRole('button', { name: 'Choose from finished jobs', exact: true })
  await pressBy(page, opener)
  const dialog = page.getByRole('dialog', { name: 'From finished jobs', exact: true })
  await pressBy(page, dialog.getByRole('button', { name: 'Close', exact: true }))
  await dialog.waitFor({ state: 'detached' })
  await pressBy(page, opener)
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
  const trust = page.getByRole('list', { name: 'License and insurance', exact: true }).getByRole('listitem')
  const words = await trust.allTextContents()
  expect(words.slice(0, 2)).toEqual([
    'License: not verifiedThe business says it has one',
    'Insurance: not statedAsk if it matters for your job',
  ])
  await page.getByText('1 job completed', { exact: true }).waitFor()
  const offer = page.getByRole('region', { name: 'Agreed price', exact: true })
  await offer.getByText('$129.50', { exact: true }).waitFor()
  const ratings = page.getByRole('region', { name: 'Ratings', exact: true })
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

/** How many bids wait for the customer's choice. */
export const interested = (page: Page, bids: number): Promise<void> =>
  page.getByRole('heading', { name: `Interests ${bids}`, exact: true }).waitFor()
