import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { routes } from '../../src/routes.ts'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { heading } from '../../qa/support/sign-up.ts'

useBrowser()

describe('every route', () => {
  const paths = (...who: readonly string[]): string[] =>
    Object.values(routes).flatMap((route) => (who.includes(route.who) ? [route.path] : []))

  const titleOf = async (page: Page): Promise<string> => {
    const title = page.getByRole('heading', { level: 1 })
    await title.waitFor()
    return await title.innerText()
  }

  test.each([
    ['who is out', paths('signedOut', 'anyone')],
    ['a customer', paths('signedIn', 'customer', 'anyone')],
    ['a business', paths('signedIn', 'business', 'anyone')],
  ])('of %s works on reload, back, forward and in a second tab', async (who, all) => {
    const customer = await newCustomer()
    const business = await newBusiness()
    const job = await newJob(customer)
    const { page, context } = await newVisitor()
    if (who === 'a customer') await enter(page, customer)
    if (who === 'a business') await enter(page, business)
    const addresses = all.map((path) => (path === routes.jobDetails.path ? `${path}?id=${job}` : path))

    const titles: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      const title = await titleOf(page)
      await page.reload()
      expect([address, await titleOf(page), pathOf(page)]).toEqual([address, title, address])
      titles.push(title)
    }
    expect(titles.filter((title) => /not found|wrong/i.test(title))).toEqual([])

    const back = addresses.keys().toArray().toReversed().slice(1)
    for (const index of back) {
      await page.goBack()
      await expect.poll(() => pathOf(page)).toBe(addresses[index])
      await heading(page, titles[index] ?? '')
    }
    await page.goForward()
    await heading(page, titles[1] ?? '')

    const second = await context.newPage()
    await second.goto(addresses.at(-1) ?? '')
    expect(await titleOf(second)).toBe(titles.at(-1))
  })

  const pathOf = (page: Page): string => {
    const { pathname, search } = new URL(page.url())
    return pathname + search
  }

  test('logging out in one tab empties all others, whatever they show', async () => {
    const customer = await newCustomer()
    const job = await newJob(customer, 'Leaking tap')
    const { page, context } = await newVisitor()
    await enter(page, customer)
    const others: Page[] = []
    for (const path of [`/job-details?id=${job}`, '/notification', '/post-job']) {
      const other = await context.newPage()
      await other.goto(path)
      await titleOf(other)
      others.push(other)
    }
    await page.goto('/profile-options')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
    await heading(page, 'Login')
    for (const other of others) {
      await heading(other, 'Login')
      expect(await other.getByText('Leaking tap').count()).toBe(0)
    }
  })
})
