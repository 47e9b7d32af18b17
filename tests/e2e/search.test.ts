import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search jobs' })
const found = async (page: Page, ...titles: readonly string[]): Promise<void> => {
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('heading', { level: 3 })
  await expect.poll(() => cards.allInnerTexts()).toEqual(titles)
}

test(
  'a customer searches own jobs: the address keeps it, and nothing found leads back to all',
  shows('screen.search'),
  async () => {
    const customer = await newCustomer()
    const [faucet, lamp] = [unique('Leaking kitchen faucet'), unique('Lámpara rota')]
    for (const title of [faucet, lamp]) await newJob(customer, title)
    const { page } = await visitorAs(customer, '/dashboard')
    await found(page, lamp, faucet)
    await field(page).fill('faucets')
    await found(page, faucet)
    expect(new URL(page.url()).search).toBe('?q=faucets')
    expect(await page.locator('mark').allInnerTexts()).toEqual(['faucet'])
    await expectAccessible(page)
    await page.reload()
    await found(page, faucet)
    expect(await field(page).inputValue()).toBe('faucets')
    // Where the title does not say why, the description does.
    await field(page).fill('rota dripping')
    await found(page, lamp)
    expect(await page.locator('mark').allInnerTexts()).toEqual(['rota'])
    await field(page).fill('dripping')
    await found(page, lamp, faucet)
    expect(await page.locator('mark').allInnerTexts()).toEqual(['Drips', 'Drips'])
    await expectAccessible(page)
    // Misspelled, in another spelling, and together with a filter.
    await field(page).fill('fuacet')
    await found(page, faucet)
    await field(page).fill('lampara')
    await found(page, lamp)
    await page.getByRole('button', { name: /^Completed/ }).click()
    await page.getByRole('heading', { name: 'No jobs for “lampara”' }).waitFor()
    expect(new URL(page.url()).search).toBe('?q=lampara&status=completed')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Search all jobs' }).click()
    await found(page, lamp)
    expect(new URL(page.url()).search).toBe('?q=lampara')
    // The same by taking the status away, where it is named; and the field is emptied by its own button.
    await page.goBack()
    await page.getByRole('button', { name: 'Remove filter: Completed', exact: true }).click()
    await found(page, lamp)
    expect(new URL(page.url()).search).toBe('?q=lampara')
    const clear = page.getByRole('button', { name: 'Clear the search field', exact: true })
    await clear.click()
    await found(page, lamp, faucet)
    expect(await field(page).inputValue()).toBe('')
    expect(await clear.count()).toBe(0)
    await field(page).fill('piano lampara')
    await page.getByRole('heading', { name: 'No jobs for “piano lampara”' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Search “lampara”' }).click()
    await found(page, lamp)
    expect(await field(page).inputValue()).toBe('lampara')
    await field(page).fill('piano')
    await page.getByRole('heading', { name: 'No jobs for “piano”' }).waitFor()
    await page.getByRole('button', { name: 'Clear search', exact: true }).click()
    await found(page, lamp, faucet)
    expect(await field(page).inputValue()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  },
)

test(
  'a business finds work by its words, and keeps what it found when it comes back',
  shows('screen.search'),
  async () => {
    const [customer, business] = [await newCustomer(), await newBusiness()]
    const title = unique('Chandelier in the stairwell')
    await newJob(customer, title)
    const { page } = await visitorAs(business, '/dashboard', { width: 1280, height: 900 })
    await field(page).fill(title.replace('Chandelier', 'chandaleir'))
    await found(page, title)
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('heading', { level: 2, name: title }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await found(page, title)
    expect(await field(page).inputValue()).toContain('chandaleir')
    // From elsewhere Enter leads to the list.
    await page.getByRole('link', { name: 'Messages' }).click()
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
    await field(page).fill('stairwell chandelier')
    await field(page).press('Enter')
    await found(page, title)
    expect(new URL(page.url()).search).toBe('?q=stairwell+chandelier')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
  },
)
