import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { toastsOn } from '../../qa/scenes/support/toasts.ts'
import { heading, PASSWORD } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import { lookAt } from './support/look.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

describe('getting in', () => {
  test(
    'a wrong password says so, keeps what was typed, and the right one leads on',
    shows('message.login-failure', 'message.login-success'),
    async () => {
      const { email } = await newCustomer()
      const { page } = await newVisitor()
      await page.clock.install()
      await page.goto('/')
      await fillLogin(page, email, 'not-this-one')
      const failure = 'Invalid email or password'
      await page.getByRole('form').getByRole('alert').filter({ hasText: failure }).waitFor()
      // In a toast too, which is gone with the next attempt.
      await expect.poll(() => toastsOn(page)).toEqual([{ role: 'alert', text: failure }])
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
      const lifetime = await timeText(page, 'Login successful')
      await fillLogin(page, email, PASSWORD)
      await Promise.all([heading(page, 'Your Posting'), page.getByText('Login successful').waitFor()])
      expect([new URL(page.url()).pathname, await focused(page)]).toEqual(['/dashboard', 'Your Posting'])
      await expect.poll(async () => (await toastsOn(page)).map(({ text }) => text)).not.toContain(failure)
      while (await page.getByText('Login successful').isVisible()) await page.clock.runFor(200)
      expect(await lifetime()).toBeGreaterThanOrEqual(5000)
    },
  )
})

describe('finding the way', () => {
  test(
    'the foot of the page names the version, and leads to the reference of the API',
    shows('constant.version'),
    async () => {
      const { page } = await newVisitor()
      await page.goto('/')
      await heading(page, 'Login')
      expect(await page.getByText(/^Version/).textContent()).toBe('Version 1.0.0')
      await page.getByText(`© ${new Date().getFullYear()} Bidfair`).waitFor()
      await page.getByRole('link', { name: 'API', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'API reference' }).waitFor()
    },
  )

  test('an unknown address has a way home', async () => {
    const { page } = await newVisitor()
    await page.goto('/nowhere')
    await heading(page, 'Page not found')
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await heading(page, 'Login')
    expect(await focused(page)).toBe('Login')
  })

  test(
    'the list begins at its top, and going back finds the place on the page',
    shows('screen.starts-at-top'),
    async () => {
      const customer = await newCustomer()
      for (let count = 1; count <= 8; count += 1) await newJob(customer, `Job number ${count}`)
      const { page } = await newVisitor({ height: 400 })
      await page.goto('/')
      await heading(page, 'Login')
      await page.getByRole('link', { name: 'Sign Up', exact: true }).scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await fillLogin(page, customer.email, PASSWORD)
      const last = page.getByRole('link', { name: 'Job number 1', exact: true })
      await last.waitFor()
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      // As a click does, it scrolls until no bar covers the link.
      await last.hover()
      const place = await page.evaluate(() => window.scrollY)
      expect(place).toBeGreaterThan(0)
      await last.click()
      await heading(page, 'Job Details')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await heading(page, 'Your Posting')
      await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 2, place)
    },
  )

  test(
    'by keyboard the main action comes before the list, and a link skips the bar',
    shows('screen.keyboard'),
    async () => {
      const customer = await newCustomer()
      await newJob(customer, 'Leaking tap')
      const { page } = await visitorAs(customer)
      await page.getByRole('link', { name: 'Leaking tap', exact: true }).waitFor()
      await page.keyboard.press('Tab')
      expect(await focused(page)).toBe('Skip to content')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      expect([await focused(page), new URL(page.url()).hash]).toEqual(['Post Job', ''])
    },
  )

  test('text of twice the size and a long mail address are shown whole', shows('screen.large-text'), async () => {
    const customer = await newCustomer()
    await newJob(
      customer,
      'Replace the water-damaged plasterboard behind the upstairs bathtub and repaint the whole wall',
    )
    const { page } = await visitorAs(customer)
    await page.evaluate(
      (email) => {
        const kept: unknown = JSON.parse(localStorage.getItem('bidfair') ?? '{}')
        if (typeof kept !== 'object' || kept === null || !('userData' in kept)) throw new Error('nobody is in')
        const userData = Object.assign({}, kept.userData, { email })
        localStorage.setItem('bidfair', JSON.stringify(Object.assign({}, kept, { userData })))
      },
      `${'a-very-long-name-without-an-end'.repeat(3)}@example.com`,
    )
    for (const address of ['/dashboard', '/profile-options']) {
      await page.goto(address)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await page
        .getByText(address === '/dashboard' ? 'No more jobs' : 'Logout')
        .first()
        .waitFor()
      const { cut, sideways } = await lookAt(page)
      expect({ address, cut, sideways }).toEqual({ address, cut: [], sideways: 0 })
    }
  })

  test("the browser's own back asks too before a form with something typed is left", async () => {
    const customer = await newCustomer()
    const { page } = await visitorAs(customer, undefined, { isFresh: true })
    await page.getByRole('link', { name: 'Post Job' }).click()
    await heading(page, 'Post Job')
    await page.getByLabel('Title', { exact: true }).fill('Paint the fence')
    await page.evaluate(() => history.back())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Paint the fence')
    await page.evaluate(() => history.back())
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await heading(page, 'Your Posting')
  })

  test("the browser's own back closes a dialog before it leaves the screen, and asks where something was typed", async () => {
    const customer = await newCustomer()
    await newJob(customer, 'Leaking kitchen tap')
    const { page } = await visitorAs(customer, undefined, { isFresh: true })
    await page.getByRole('link', { name: 'Leaking kitchen tap' }).click()
    const edit = page.getByRole('button', { name: 'Edit job', exact: true })
    const dialog = page.getByRole('dialog')
    await edit.click()
    await dialog.getByLabel('Job Title', { exact: true }).fill('Leaking tap')
    await page.evaluate(() => history.back())
    const question = page.getByRole('alertdialog')
    await question.getByRole('button').first().waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    expect(await dialog.getByLabel('Job Title', { exact: true }).inputValue()).toBe('Leaking tap')
    await dialog.getByLabel('Job Title', { exact: true }).fill('Leaking kitchen tap')
    await page.evaluate(() => history.back())
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 2, name: 'Leaking kitchen tap' }).waitFor()
    await page.evaluate(() => history.back())
    await heading(page, 'Your Posting')
  })
})

/** Measures, by the clock of the page, how long a text is on it. */
async function timeText(page: Page, text: string): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle((wanted) => {
    const seen = { from: NaN, until: NaN }
    const note = () => {
      const isThere = document.body.textContent.includes(wanted)
      if (isThere && Number.isNaN(seen.from)) seen.from = performance.now()
      if (!isThere && !Number.isNaN(seen.from) && Number.isNaN(seen.until)) seen.until = performance.now()
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
    return seen
  }, text)
  return async () => await watched.evaluate(({ from, until }) => until - from)
}

test('logging out in one tab empties all others, whatever they show', async () => {
  const customer = await newCustomer()
  const job = await newJob(customer, 'Leaking tap')
  const { page, context } = await visitorAs(customer)
  const others: Page[] = []
  for (const path of [`/job-details?id=${job}`, '/notification', '/post-job']) {
    const other = await context.newPage()
    await other.goto(path)
    await other.getByRole('heading', { level: 1 }).waitFor()
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
