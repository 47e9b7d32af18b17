import { expect, test } from 'vitest'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { type Account, newBusiness, newCustomer, newJob, UNUSED } from '../../qa/support/api.ts'
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
    await row
      .getByText('You hear of new jobs every Monday morning, by email and by notification.', { exact: true })
      .waitFor()
    await expectAccessible(page)
    await row.getByRole('link').click()
    await page.getByRole('link', { name: title, exact: true }).waitFor()
    await page.goBack()
    await row.getByRole('button', { name: 'Change chandelier · Austin', exact: true }).click()
    await page.getByRole('radio', { name: 'Never', exact: true }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await row.getByText('You hear nothing of new jobs.', { exact: true }).waitFor()
    expect((await stored())[1]).toMatchObject({ frequency: 'never' })
    await page.reload()
    await row.getByRole('button', { name: 'Delete chandelier · Austin', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await row.waitFor({ state: 'detached' })
    expect(await stored()).toHaveLength(1)
  },
)

test('a business of two trades saves what is proposed with one press', shows('screen.saved-searches'), async () => {
  const signedUp = await newBusiness(undefined, UNUSED)
  const { session } = signedUp
  if (session.userType !== 'business') throw new Error('A business has a session of its own kind')
  const categories = ['Plumbing', 'Electrical']
  await answer(signedUp.client.POST('/edit-buisness-details/business', { body: { category: categories } }))
  const business: Account = { ...signedUp, session: { ...session, user: { ...session.user, categories } } }
  const { page } = await visitorAs(business, '/saved-searches')
  await page.getByText('Hear of new jobs first', { exact: true }).waitFor()
  await expectAccessible(page)
  const save = page.getByRole('button', { name: 'Save Plumbing', exact: true })
  await save.click()
  await page.getByText('1 of 10 saved searches', { exact: true }).waitFor()
  expect(await save.count()).toBe(0)
  await page.getByRole('button', { name: 'Change Plumbing', exact: true }).waitFor()
  const { searches } = await answer(business.client.POST('/get-saved-searches'))
  expect(searches).toMatchObject([
    { isOwn: true },
    { name: 'Plumbing', categories: ['Plumbing'], cities: [], frequency: 'daily', byMail: true, byBell: false },
  ])
  // Another is saved from the list of work, which opens with what narrows it.
  await page.getByRole('link', { name: 'New search', exact: true }).click()
  await page.getByRole('button', { name: 'More filters', exact: true, expanded: true }).waitFor()
})
