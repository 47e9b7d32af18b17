import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newJobFor } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const found = async (page: Page, ...titles: readonly string[]): Promise<void> => {
  const cards = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('heading', { level: 3 })
  await expect.poll(() => cards.allInnerTexts()).toEqual(titles)
}
/** A day in a month, as addresses write it. */
const soon = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 10)
const searchOf = (page: Page): string => new URL(page.url()).search

/** A customer with a small job and a large one, the large one needed by a day. */
async function newPoster() {
  const customer = await newCustomer()
  const [small, large] = [unique('Small job'), unique('Large job')]
  await newJobFor(customer, small, { budget: 100 })
  await newJobFor(customer, large, { budget: 900, neededBy: soon })
  return { customer, small, large }
}

test('on a phone a dialog narrows the list, and chips widen it again', shows('screen.limits'), async () => {
  const { customer, small, large } = await newPoster()
  const { page } = await visitorAs(customer)
  await found(page, large, small)
  await page.getByRole('button', { name: 'More filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'More filters' })
  await dialog.getByLabel('Lowest budget').fill('500')
  await dialog.getByLabel('Highest budget').fill('99')
  await dialog.getByRole('button', { name: 'Show jobs' }).click()
  await dialog.getByText('Enter an amount that is not below the lowest budget.').waitFor()
  expect(await dialog.getByLabel('Lowest budget').inputValue()).toBe('500')
  await expectAccessible(page)
  await dialog.getByLabel('Highest budget').fill('')
  await dialog.getByLabel('Needed by').fill('0026-05-01')
  await dialog.getByRole('button', { name: 'Show jobs' }).click()
  await dialog.getByText('Enter a whole date.').waitFor()
  await dialog.getByLabel('Needed by').fill(soon)
  await dialog.getByRole('button', { name: 'Show jobs' }).click()
  await found(page, large)
  expect(searchOf(page)).toBe(`?budgetFrom=500&neededUntil=${soon}`)
  await expectAccessible(page)
  await page.reload()
  await found(page, large)
  await page.getByRole('button', { name: 'Remove filter: Needed by' }).click()
  expect(searchOf(page)).toBe('?budgetFrom=500')
  await page.getByRole('button', { name: 'Remove filter: From $500' }).click()
  await found(page, large, small)
  await page.goBack()
  await found(page, large)
  // What leaves nothing says so, with a way back.
  await page.goto('/dashboard?budgetFrom=5000&postedWithin=14')
  await page.getByRole('heading', { name: 'No jobs within these filters' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'More filters' }).click()
  expect(await dialog.getByLabel('Posted').inputValue()).toBe('14')
  await dialog.getByRole('button', { name: 'Remove these filters' }).click()
  await found(page, large, small)
  expect(searchOf(page)).toBe('')
})

test(
  'on a desk the panel stands beside the jobs, with the trades of the business',
  shows('screen.limits'),
  async () => {
    const [business, { small, large }] = [await newBusiness(), await newPoster()]
    const { page } = await visitorAs(business, `/dashboard?q=${encodeURIComponent('job')}`, {
      width: 1280,
      height: 900,
    })
    await page.getByRole('button', { name: 'More filters' }).click()
    const panel = page.getByRole('search', { name: 'More filters' })
    await panel.getByLabel('Highest budget').fill('100')
    await panel.getByLabel('Posted').selectOption('Posted in the last day')
    await panel.getByLabel('Trade').selectOption('Plumbing')
    await panel.getByLabel('City').selectOption('Austin')
    await panel.getByRole('button', { name: 'Show jobs' }).click()
    await expect.poll(() => searchOf(page)).toBe('?q=job&budgetTo=100&postedWithin=1&trade=Plumbing&city=Austin')
    await page.getByRole('heading', { name: small }).waitFor()
    expect(await page.getByRole('heading', { name: large }).count()).toBe(0)
    await expectAccessible(page)
    // A chip's press is in the panel's fields, too.
    await page.getByRole('button', { name: 'Remove filter: Up to $100' }).click()
    await page.getByRole('heading', { name: large }).waitFor()
    expect(await panel.getByLabel('Highest budget').inputValue()).toBe('')
  },
)
