import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, newJob, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

test(
  'a business saves what its list is narrowed to, finds it again, changes and deletes it',
  shows('screen.saved-searches'),
  async () => {
    const [business, customer] = await Promise.all([newBusiness(undefined, UNUSED), newCustomer()])
    const title = unique('Chandelier')
    await newJob(customer, title)
    const { page } = await visitorAs(business, '/dashboard')
    // Nothing is narrowed yet.
    await page.getByRole('list', { name: 'Jobs', exact: true }).waitFor()
    const save = page.getByRole('button', { name: 'Save this search', exact: true })
    expect(await save.count()).toBe(0)
    await page.goto('/dashboard?q=chandelier&city=Austin&postedWithin=7')
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Save this search', exact: true })
    await expect.poll(() => dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('chandelier · Austin')
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Every Monday morning', exact: true }).check()
    await dialog.getByRole('checkbox', { name: 'By notification', exact: true }).check()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Search saved', { exact: true }).waitFor()
    const stored = async () => (await answer(business.client.POST('/get-saved-searches'))).searches
    // A business of one city narrows nothing by it.
    const kept = {
      name: 'chandelier · Austin',
      q: 'chandelier',
      cities: [],
      frequency: 'weekly',
      byBell: true,
      byMail: true,
    }
    expect(await stored()).toMatchObject([{ isOwn: true, frequency: 'daily' }, kept])

    await page.goto('/profile-options')
    await page.getByRole('link', { name: 'Saved searches', exact: true }).click()
    await page.getByRole('heading', { name: 'Jobs that match my profile', exact: true }).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: 'chandelier · Austin' })
    await row.getByText('Every Monday morning · By email · By notification', { exact: true }).waitFor()
    await expectAccessible(page)
    await row.getByRole('link').click()
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    await page.goBack()
    await row.getByRole('button', { name: 'Change chandelier · Austin', exact: true }).click()
    await page.getByRole('radio', { name: 'Never', exact: true }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await row.getByText('Never', { exact: true }).waitFor()
    expect((await stored())[1]).toMatchObject({ frequency: 'never' })
    await page.reload()
    await row.getByRole('button', { name: 'Delete chandelier · Austin', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await row.waitFor({ state: 'detached' })
    expect(await stored()).toHaveLength(1)
  },
)
