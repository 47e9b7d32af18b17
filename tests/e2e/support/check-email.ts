import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../../../qa/support/browser.ts'
import { field, heading } from '../../../qa/support/sign-up.ts'

/** The screen about the mail stays over a reload and leads on to the login, by two ways. */
export async function checksEmail(page: Page, email: string): Promise<void> {
  await heading(page, 'Check your email')
  expect(page.url()).not.toContain('%40')
  await page.reload()
  for (const words of [
    'Thank you for registering. A verification email has been sent to',
    email,
    'Please check your inbox to verify your account.',
  ]) {
    await page.getByText(words, { exact: true }).waitFor()
  }
  // The mail of the sign-up has just been sent.
  await page.getByText(/^You can send it again in \d+ seconds?\.$/).waitFor()
  expect(await page.getByRole('button', { name: 'Send again' }).getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Log in and change the address' }).click()
  await heading(page, 'Login')
  expect([new URL(page.url()).search, await field(page, 'Email').inputValue()]).toEqual([
    '?next=%2Fupdate-email',
    email,
  ])
  await page.goBack()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await heading(page, 'Login')
  expect(await field(page, 'Email').inputValue()).toBe(email)
}
