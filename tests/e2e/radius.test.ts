import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newJobFor, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, useBrowser } from '../../qa/support/browser.ts'
import { unique } from '../../qa/support/samples.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const radius = (page: Page) => page.getByRole('slider', { name: 'Radius', exact: true })
const names = (page: Page) => page.locator('svg text')

test(
  'a business draws its radius, and sees the jobs inside with their miles',
  shows('rule.radius', 'rule.towns-around'),
  async () => {
    const [business, customer] = await Promise.all([newBusiness('Ortega & Sons', UNUSED), newCustomer()])
    const mark = unique('Radius')
    const [near, far, here] = [`${mark} near`, `${mark} far`, `${mark} here`]
    await newJobFor(customer, far, { budget: 900, city: 'Dallas' })
    await newJobFor(customer, here, { budget: 100 })
    await newJobFor(customer, near, { budget: 500, city: 'Round Rock' })
    const { page } = await visitorAs(business)
    await page.goto('/profile-business-details')
    await radius(page).waitFor()
    expect(await names(page).count()).toBe(0)
    // By keys, as by a pointer: five miles each.
    await radius(page).focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
    await page.getByText('20 miles', { exact: true }).waitFor()
    await page.getByText(/^\d+ more towns, such as /).waitFor()
    await expect.poll(() => names(page).count()).toBeGreaterThan(6)
    expect(await names(page).allTextContents()).toContain('Austin')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Profile updated successfully').waitFor()
    await page.goto('/profile-business-details')
    await expect.poll(() => radius(page).inputValue()).toBe('20')

    const cards = page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('listitem')
    const titles = () => cards.getByRole('heading', { level: 3 }).allInnerTexts()
    // There are many others.
    await page.goto(`/dashboard?q=${mark}`)
    await expect.poll(titles).toEqual([near, here])
    const card = cards.filter({ hasText: near })
    expect(await card.getByText('Round Rock · 17 mi').count()).toBe(1)
    expect(
      await cards
        .filter({ hasText: here })
        .getByText(/· \d+ mi\b/)
        .count(),
    ).toBe(0)
    for (const [order, wanted] of [
      ['Nearest', [here, near]],
      ['Highest budget', [near, here]],
    ] as const) {
      await page.getByLabel('Order', { exact: true }).selectOption(order)
      await expect.poll(titles).toEqual(wanted)
    }
    await expectAccessible(page)
    await page.reload()
    await expect.poll(titles).toEqual([near, here])
    await page.getByRole('link', { name: near, exact: true }).click()
    await page.getByText('Round Rock, Texas · 17 mi').first().waitFor()
    await page.goto(`/business?id=${business.session.user.id}`)
    await page.getByText(/Austin.*, Texas, and 20 miles around/).waitFor()
  },
)
