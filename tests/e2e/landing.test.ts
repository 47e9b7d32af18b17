import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newRatedJob, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser, type Visit } from '../../qa/support/browser.ts'
import { editBusinessPath } from '../../qa/support/wire.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { ar } from '../../src/i18n/ar/index.ts'
import { en } from '../../src/i18n/en/index.ts'
import { es } from '../../src/i18n/es/index.ts'
import { shows } from '../support/shows.ts'

useBrowser()

/** Opens the login as somebody who moves the mouse, and waits for the story's last part. */
async function openStory(visit: Visit = {}, business = en.story.business): Promise<Page> {
  const { page } = await newVisitor(visit)
  await page.goto('/')
  await readStory(page, business)
  return page
}

async function readStory(page: Page, business: string = en.story.business): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.move(5, 5)
  await page.getByRole('heading', { name: business, exact: true }).waitFor()
  await page.waitForFunction(() => document.querySelector('main [aria-hidden="true"] > [style]') === null)
}

test(
  'the story tells of trades, steps and reviews; each link leads to a page, and a review goes with its business',
  shows('rule.landing'),
  async () => {
    const [customer, business] = await Promise.all([
      newCustomer('Rosalind Secretname', UNUSED),
      newBusiness('Landing & Sons', UNUSED),
    ])
    const page = await openStory({ width: 1280, height: 800 })
    const card = page.getByRole('listitem').filter({ hasText: 'Landing & Sons' })
    await expect
      .poll(
        async () => {
          // Others may be rated meanwhile, and the newest are looked for every ten seconds.
          await newRatedJob(customer, business)
          await page.reload()
          await readStory(page)
          return await card.count()
        },
        { timeout: 75_000, interval: 3_000 },
      )
      .toBe(1)
    await card.getByText('Clean work.').waitFor()
    await card.getByText('Rosalind', { exact: true }).waitFor()
    expect(await page.getByText('Secretname').count()).toBe(0)
    expect(await page.getByRole('region', { name: en.story.how }).getByRole('heading', { level: 3 }).count()).toBe(3)

    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
    const served = [...new Set(links)].filter((link) => /\/(find|b|about|terms-condition|docs)(\/|\?|$)/.test(link))
    expect(served.some((link) => /\/find\/[\w-]+\?/.test(link))).toBe(true)
    expect(served.length).toBeGreaterThanOrEqual(6)
    for (const link of served) {
      const { pathname, search } = new URL(link)
      const { status } = await page.evaluate(async (to) => ({ status: (await fetch(to)).status }), pathname + search)
      expect([link, status]).toEqual([link, 200])
    }

    await card.getByRole('link', { name: 'Landing & Sons' }).click()
    await page.getByRole('heading', { level: 1, name: 'Landing & Sons' }).waitFor()
    await page.goBack()
    await readStory(page)
    await answer(business.client.POST(editBusinessPath, { body: { hidden: true } }))
    await page.reload()
    await readStory(page)
    expect(await page.getByText('Landing & Sons').count()).toBe(0)
  },
)

test(
  'without the answer of the server the rest is told, nothing complains, and one logs in',
  shows('rule.landing'),
  async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor({ troubled: true })
    await page.route('**/v1/marketplace', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/')
    await readStory(page)
    await page.getByRole('heading', { name: en.story.how }).waitFor()
    expect(await page.getByRole('heading', { name: en.story.trades }).count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.getByLabel('Email', { exact: true }).fill(customer.email)
    await page.getByLabel('Password', { exact: true }).fill(customer.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('link', { name: 'Post Job' }).first().waitFor()
  },
)

test('whoever wants to go elsewhere comes to the login, and from there to it', async () => {
  const customer = await newCustomer()
  const { page } = await newVisitor()
  await page.goto('/mail-settings')
  await readStory(page)
  await page.getByLabel('Email', { exact: true }).fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/mail-settings')
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(en.account.mails.title)
})

test.each([
  ['en', en],
  ['es', es],
  ['ar', ar],
] as const)('in %s the story has no fault in both themes, on phone and desk, and enlarged', async (locale, words) => {
  const page = await openStory({ locale, isFresh: true }, en.story.business)
  if (locale !== 'en') {
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('button', { name: { es: 'Español', ar: 'العربية' }[locale], exact: true }).click()
    await readStory(page, words.story.business)
  }
  expect(await page.evaluate(() => document.dir)).toBe(locale === 'ar' ? 'rtl' : 'ltr')
  for (const [width, colorScheme] of [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1920, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)
})

test('nothing moves while the story comes, and the form is in the first view', async () => {
  await newBusiness()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    const { page } = await newVisitor({ ...size, isFresh: true })
    await page.addInitScript(() => {
      let moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value)
        document.documentElement.dataset['moved'] = String(moved)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await readStory(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '0')).toBe('0')
    const box = await page.getByRole('link', { name: 'Sign Up', exact: true }).boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(size.height)
  }
})
