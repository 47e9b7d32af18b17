import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { mailedLink } from '../../qa/support/mail.ts'
import { field, heading, logIn } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Where requests from now on say that they come from. */
function referrersOf(page: Page): () => Promise<readonly string[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return async () => {
    const headers = await Promise.all(requests.map((request) => request.allHeaders()))
    return headers.flatMap(({ referer }) => referer || [])
  }
}

test(
  'a forgotten password is reset by a mailed link that works once',
  shows('link.token-hidden', 'link.asked-first', 'password.strength'),
  async () => {
    const { email } = await newCustomer()
    const { page } = await newVisitor()
    await page.goto('/')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await heading(page, 'Forgot password')
    await expectAccessible(page)
    await field(page, 'Email').fill(email)
    await press(page, 'Send link')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await expectAccessible(page)

    const link = await mailedLink(email, '/reset-password')
    const referrers = referrersOf(page)
    await page.goto(link)
    await heading(page, 'Reset password')
    expect(new URL(page.url()).search).toBe('')
    await page.reload()
    await heading(page, 'Reset password')
    await field(page, 'New password').fill('password1')
    await field(page, 'Confirm password').fill('password1')
    await page.getByRole('status').filter({ hasText: 'Easy to guess.' }).waitFor()
    await press(page, 'Reset password')
    await page.getByText('Too many people use this password. Please choose another one.').waitFor()
    expect(await field(page, 'New password').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'New password').fill('brand-new')
    await field(page, 'Confirm password').fill('brand-new')
    await press(page, 'Reset password')
    await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor()
    await page.getByRole('link', { name: 'Go to login' }).click()
    await logIn(page, email, 'brand-new')
    expect(await referrers()).toEqual([])

    const { page: again } = await newVisitor()
    await again.goto(link)
    await again.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await expectAccessible(again)
    await again.getByRole('link', { name: 'Ask for a new link' }).click()
    await heading(again, 'Forgot password')
  },
)
