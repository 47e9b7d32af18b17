import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { toastsOn } from '../../qa/scenes/support/toasts.ts'
import { heading, PASSWORD } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import { lookAt } from './support/look.ts'
import { timeText } from './support/time-text.ts'

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

  test('a link to a protected screen is where one lands after login', async () => {
    const customer = await newCustomer()
    const job = await newJob(customer, 'Paint the garden fence')
    const { page } = await newVisitor()
    await page.goto(`/job-details?id=${job}`)
    await heading(page, 'Login')
    await fillLogin(page, customer.email, PASSWORD)
    await page.getByText('Paint the garden fence').first().waitFor()
    expect(page.url()).toContain(`/job-details?id=${job}`)
  })

  test('who is in goes from the screens of getting in on to the dashboard', async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor()
    await enter(page, customer)
    await page.goto('/registration')
    await heading(page, 'Your Posting')
    await page.goto('/post-job')
    await heading(page, 'Post Job')
    expect(await page.title()).toBe('Post Job · Bidfair')
  })
})

describe('getting out', () => {
  test('logging out asks first, and other tabs follow', shows('constant.dialog-escape'), async () => {
    const customer = await newCustomer()
    const { page, context } = await newVisitor()
    await enter(page, customer)
    const other = await context.newPage()
    await other.goto('/dashboard')
    await heading(other, 'Your Posting')
    // A tab behind another one draws seldom, and every press waits for that.
    await page.bringToFront()
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await heading(page, 'Profile options')
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog', { name: 'Logout' }).getByRole('button', { name: 'Logout' }).click()
    await heading(page, 'Login')
    await heading(other, 'Login')
    expect([page, other].map((each) => new URL(each.url()).pathname + new URL(each.url()).search)).toEqual(['/', '/'])
  })

  test('a session that the server ended leads to login, and back to where it was', async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor()
    await enter(page, customer)
    await page.evaluate((token) => {
      const kept: unknown = JSON.parse(localStorage.getItem('bidfair') ?? '{}')
      localStorage.setItem('bidfair', JSON.stringify(Object.assign({}, kept, { token })))
    }, 'a-token-that-nobody-knows')
    await page.goto('/dashboard')
    await heading(page, 'Login')
    await page.getByText('Your session has ended.').waitFor()
    await fillLogin(page, customer.email, PASSWORD)
    await heading(page, 'Your Posting')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
  })
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
      await last.scrollIntoViewIfNeeded()
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
      const { page } = await newVisitor()
      await enter(page, customer)
      await page.goto('/dashboard')
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
    const { page } = await newVisitor()
    await enter(page, customer)
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
    const { page } = await newVisitor({ isFresh: true })
    await enter(page, customer)
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
    const { page } = await newVisitor({ isFresh: true })
    await enter(page, customer)
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

describe('languages', () => {
  test.each([
    ['es', 'ltr', 'Iniciar sesión'],
    ['ar', 'rtl', 'تسجيل الدخول'],
  ])('%s is spoken when it is the one that was kept', async (language, dir, title) => {
    const { page } = await newVisitor()
    await page.addInitScript((kept) => localStorage.setItem('bidfair', kept), JSON.stringify({ language }))
    await page.goto('/')
    await heading(page, title)
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      language,
      dir,
    ])
  })
})
