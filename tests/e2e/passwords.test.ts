import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { mailedLink } from '../../qa/support/mail.ts'
import { field, heading, logIn, PASSWORD } from '../../qa/support/sign-up.ts'
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
  'a password is changed: wrong ones are told, the new one opens, the profile of the role is next',
  shows(
    'rule.update-password.current',
    'rule.update-password.new',
    'rule.update-password.confirm',
    'rule.update-password.match',
    'success.password-updated',
  ),
  async () => {
    const business = await newBusiness()
    const { page } = await newVisitor()
    await enter(page, business)
    await page.goto('/update-password')
    await heading(page, 'Update password')
    await press(page, 'Update password')
    for (const told of [
      'Current password is required',
      'New password needs at least 6 characters',
      'Please repeat the new password',
    ]) {
      await page.getByText(told, { exact: true }).waitFor()
    }
    await expectAccessible(page)
    await field(page, 'Current password').fill('wrong-one')
    await field(page, 'New password').fill('secret2')
    await field(page, 'Confirm password').fill('secret3')
    await press(page, 'Update password')
    await page.getByText('Passwords must match').waitFor()
    expect(await field(page, 'Confirm password').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'Confirm password').fill('secret2')
    await press(page, 'Update password')
    await page.getByText('The current password is not correct').waitFor()
    await field(page, 'Current password').fill(PASSWORD)
    await press(page, 'Update password')
    await page.getByText('Password updated successfully').waitFor()
    await heading(page, 'Business profile')

    const { page: elsewhere } = await newVisitor()
    await logIn(elsewhere, business.email, 'secret2')
  },
)

test(
  'a forgotten password is set anew by a mailed link that works once',
  shows(
    'rule.forgot-password.email-required',
    'rule.forgot-password.email-valid',
    'rule.forgot-password.is-business',
    'link.token-hidden',
    'link.asked-first',
    'password.strength',
  ),
  async () => {
    const { email } = await newCustomer()
    const { page } = await newVisitor()
    await page.goto('/')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await heading(page, 'Forgot password')
    await expectAccessible(page)
    await press(page, 'Send link')
    await page.getByText('Email is required').waitFor()
    await field(page, 'Email').fill('ana@')
    await press(page, 'Send link')
    await page.getByText('Please enter a valid email address').waitFor()
    await page.getByRole('radio', { name: 'Business' }).check({ force: true })
    expect(await page.getByRole('radio', { name: 'Business' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Customer' }).check({ force: true })
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
    await field(page, 'New password').fill('12345')
    await press(page, 'Reset password')
    await page.getByText('New password needs at least 6 characters').waitFor()
    await expectAccessible(page)
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

test('an address is verified by a mailed link, which can be sent again', async () => {
  const account = await newBusiness()
  const { page } = await newVisitor()
  const first = await mailedLink(account.email, '/verify-email')
  await enter(page, account)
  // The server of the run asks for no verified address; one that delivers mail does.
  await page.route(/\/v1\/get-\w+-details/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '"email_verification_required":false',
      '"email_verification_required":true',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/profile-business')
  await page.getByRole('link', { name: 'Verify it' }).click()
  await heading(page, 'Verify email')
  await page.getByText(`We sent a link to ${account.email}.`).waitFor()
  await expectAccessible(page)
  await press(page, 'Send the link again')
  await page.getByRole('status').filter({ hasText: 'a message with a link is on its way' }).waitFor()
  const second = await mailedLink(account.email, '/verify-email', first)

  // The earlier one works beside it.
  await page.goto(first)
  await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor()
  expect(new URL(page.url())).toMatchObject({ search: '', hash: '' })
  await expectAccessible(page)
  // A link that has done its work says so, on a reload, in the same window and elsewhere.
  await page.reload()
  await page.getByRole('heading', { name: 'Your address is already verified' }).waitFor()
  await page.goto('/dashboard')
  await page.goto(second.replace('#', '?'))
  await page.getByRole('heading', { name: 'Your address is already verified' }).waitFor()

  const { page: stranger } = await newVisitor()
  await stranger.goto(second)
  await stranger.getByRole('heading', { name: 'Your address is already verified' }).waitFor()
  await stranger.getByRole('link', { name: 'Go to login' }).click()
  await heading(stranger, 'Login')
  await stranger.goto('/verify-email')
  await stranger.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await stranger.goto(first)
  await stranger.getByRole('heading', { name: 'Your address is already verified' }).waitFor()
})
