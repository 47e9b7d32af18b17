import { expect, test } from 'vitest'
import { newBusiness, newCustomer, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

test(
  'a customer shares the page of a business, which anybody may read until the business hides it',
  shows('rule.public-page', 'rule.public-page-hidden'),
  async () => {
    const [business, customer] = await Promise.all([newBusiness('Ortega & Sons', UNUSED), newCustomer()])
    const { page } = await visitorAs(customer)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/business?id=${business.session.user.id}`)
    const share = page.getByRole('button', { name: 'Share', exact: true })
    await share.click()
    await page.getByText('The link was copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { pathname } = new URL(link)
    expect(pathname).toBe(`/b/${business.session.user.id}/ortega-sons`)

    await page.goto(pathname)
    await page.getByRole('heading', { name: 'Ortega & Sons', level: 1 }).waitFor()
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.querySelectorAll('script:not([type="application/ld+json"])').length),
    ).toBe(0)

    const { page: own } = await visitorAs(business)
    await own.goto('/profile-business-details')
    await own.getByRole('checkbox', { name: 'Hide my business from public pages' }).check()
    await own.getByRole('button', { name: 'Save', exact: true }).click()
    await own.getByText('Profile updated successfully').waitFor()
    await page.goto(pathname)
    await page.getByRole('heading', { name: 'This page does not exist' }).waitFor()
    await page.goto(`/business?id=${business.session.user.id}`)
    await page.getByRole('heading', { name: 'Ortega & Sons', exact: true }).waitFor()
    expect(await share.count()).toBe(0)
  },
)
