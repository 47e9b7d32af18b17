import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/codes.ts'
import { messages as ar } from '../../generated/messages/ar.ts'
import { messages as en } from '../../generated/messages/en.ts'
import { messages as es } from '../../generated/messages/es.ts'
import { ar as arabic } from '../../src/i18n/ar/index.ts'
import { account } from '../../src/i18n/en/account.ts'
import { jobActs } from '../../src/i18n/en/job-acts.ts'
import { jobDetails } from '../../src/i18n/en/job-details.ts'
import { ui } from '../../src/i18n/en/ui.ts'
import { es as spanish } from '../../src/i18n/es/index.ts'
import { shows } from '../support/shows.ts'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { unique } from '../../qa/support/samples.ts'
import { PASSWORD, signUpCustomer } from '../../qa/support/sign-up.ts'

useBrowser()

/** Has a call refused, as by a server on which something happened meanwhile. */
async function refuse(page: Page, tail: string, code: ErrorCode, status: number): Promise<void> {
  await page.route(`**/v1${tail}`, (route) =>
    route.fulfill({ status, json: { Success: false, Message: en[code], code } }),
  )
}

/** Has a call refused with a code of which this app knows nothing. */
async function refuseInWords(page: Page, tail: string, words: Readonly<Record<string, string>>): Promise<void> {
  await page.route(`**/v1${tail}`, (route) =>
    route.fulfill({ status: 409, json: { Success: false, code: 'OF_TOMORROW', ...words } }),
  )
}

const told = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first().waitFor()

test(
  'a customer is told why a job could not be edited or deleted, and keeps what was typed',
  shows('message.update-job-failure', 'message.delete-failure'),
  async () => {
    const customer = await newCustomer()
    const job = await newJob(customer)
    const { page } = await newVisitor()
    await enter(page, customer)
    await page.goto(`/job-details?id=${job}`)
    await refuse(page, '/update-job/customer', 'TOO_MANY_REQUESTS', 429)
    await page.getByRole('button', { name: 'Edit job', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit job', exact: true })
    await dialog.getByLabel('Job Title', { exact: true }).fill('Another title')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await told(page, en.TOO_MANY_REQUESTS)
    expect(await dialog.getByLabel('Job Title', { exact: true }).inputValue()).toBe('Another title')
    await page.unroute('**/v1/update-job/customer')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Job updated successfully').waitFor()

    await refuse(page, '/delete-job/customer', 'ACCOUNT_BLOCKED', 403)
    await page.getByRole('button', { name: 'Delete job', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete job' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await told(page, en.ACCOUNT_BLOCKED)
    await question.waitFor({ state: 'detached' })
    await page.unroute('**/v1/delete-job/customer')
    await page.getByRole('button', { name: 'Delete job', exact: true }).click()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Job deleted successfully').waitFor()
    await page.waitForURL('**/dashboard')
  },
)

test(
  'a refusal whose code this app does not know is told in the words of the server',
  shows('message.server-text'),
  async () => {
    const customer = await newCustomer()
    const job = await newJob(customer)
    const { page } = await newVisitor({ troubled: true })
    await enter(page, customer)
    await page.goto(`/job-details?id=${job}`)

    await refuseInWords(page, '/delete-job/customer', { Message: 'No job is deleted on a Sunday.' })
    await page.getByRole('button', { name: 'Delete job', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete job' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await told(page, 'No job is deleted on a Sunday.')
    await question.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Edit job', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit job', exact: true })
    await dialog.getByLabel('Job Title', { exact: true }).fill('Another title')
    for (const field of ['Message', 'message', 'error']) {
      const words = `Titles rest on Sundays, says ${field}.`
      await refuseInWords(page, '/update-job/customer', { [field]: words })
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.getByRole('alert').getByText(words, { exact: true }).waitFor()
      await page.unroute('**/v1/update-job/customer')
    }
    expect(await dialog.getByLabel('Job Title', { exact: true }).inputValue()).toBe('Another title')
  },
)

test('a mailed link is called broken only where the server says so in a way that this app knows', async () => {
  const { page } = await newVisitor({ troubled: true })
  const words = 'No link is followed on a Sunday.'
  await refuseInWords(page, '/verify-email', { Message: words })
  await page.goto('/verify-email?token=none')
  await told(page, words)
  await refuseInWords(page, '/reset-password', { Message: words })
  await page.route('**/v1/check-reset-link', (route) => route.fulfill({ json: { Success: true, Message: '' } }))
  await page.goto('/reset-password?token=none')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Reset password', exact: true }).click()
  await page.getByRole('form').getByRole('alert').getByText(words, { exact: true }).waitFor()
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe(PASSWORD)
})

test.each([
  ['en', en, { ...jobDetails.bid, ...jobActs.bid }],
  ['es', es, { ...spanish.jobDetails.bid, ...spanish.jobActs.bid }],
  ['ar', ar, { ...arabic.jobDetails.bid, ...arabic.jobActs.bid }],
] as const)(
  'in %s a business is told why its bid was not taken',
  shows('message.bid-failure', 'constant.languages'),
  async (language, codes, { button: bid, quote, proposal }) => {
    const job = await newJob(await newCustomer())
    const business = await newBusiness()
    const { page } = await newVisitor()
    await enter(page, business)
    await page.evaluate((chosen) => {
      const kept: unknown = JSON.parse(localStorage.getItem('bidfair') ?? '{}')
      localStorage.setItem('bidfair', JSON.stringify(Object.assign({}, kept, { language: chosen })))
    }, language)
    await page.goto(`/job-details?id=${job}`)
    await page.getByRole('button', { name: bid, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: bid, exact: true })
    await dialog.getByLabel(quote, { exact: true }).fill('120.5')
    await dialog.getByLabel(proposal, { exact: true }).fill('I can come on Tuesday.')
    await refuse(page, '/place-bid/business', 'SUBSCRIPTION_INACTIVE', 403)
    await dialog.getByRole('button', { name: bid, exact: true }).click()
    await told(page, codes.SUBSCRIPTION_INACTIVE)
    expect(await dialog.getByLabel(quote, { exact: true }).inputValue()).toBe('120.5')
  },
)

test('who may not bid is told before a word is written, and led on', shows('screen.bidding-bar'), async () => {
  const job = await newJob(await newCustomer())
  const { page } = await newVisitor()
  await enter(page, await newBusiness())
  const barredBy = (facts: object) =>
    page.route('**/v1/get-job-details/business', async (route) => {
      const answer = await route.fetch()
      const body: unknown = await answer.json()
      await route.fulfill({ response: answer, body: JSON.stringify(Object.assign({}, body, facts)) })
    })
  for (const [bar, screen] of [
    ['EMAIL_NOT_VERIFIED', 'Verify email'],
    ['SUBSCRIPTION_INACTIVE', 'Membership'],
  ] as const) {
    await barredBy({ biddingBar: bar, renewalContact: 'help@example.com' })
    await page.goto(`/job-details?id=${job}`)
    const { text, action } = jobDetails.bar[bar]
    await page.getByText(text).waitFor()
    expect(await page.getByRole('button', { name: jobDetails.bid.button, exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: action, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: screen }).waitFor()
    await page.unroute('**/v1/get-job-details/business')
  }
  await page.getByRole('link', { name: 'help@example.com', exact: true }).waitFor()
  // Where nobody is named who renews a membership, no button leads to a page that cannot help.
  await barredBy({ biddingBar: 'SUBSCRIPTION_INACTIVE' })
  await page.goto(`/job-details?id=${job}`)
  await page.getByText(jobDetails.bar.noContact).waitFor()
  expect(await page.getByRole('link', { name: jobDetails.bar.SUBSCRIPTION_INACTIVE.action }).count()).toBe(0)
  await page.route('**/v1/subs-n-payments/business', async (route) => {
    const data = {
      subscription: [{ start_date: '2026-01-01T00:00:00Z', end_date: '2026-02-01T00:00:00Z', isActive: false }],
    }
    await route.fulfill({ json: { success: true, data } })
  })
  await page.goto('/subscription')
  await page.getByText(account.membership.noContact).waitFor()
  await expectAccessible(page)
})

const lost = ui.formFailed.server

test(
  'a login, a reset mail and a new password that fail on the way say what failed, and go through later',
  shows('catalogue.login-failed', 'catalogue.reset-email-failed', 'catalogue.update-password-failed'),
  async () => {
    const { email } = await newCustomer()
    const { page } = await newVisitor({ troubled: true })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await page.goto('/forgot-password')
    await field('Email').fill(email)
    await refuse(page, '/forgot-password', 'INTERNAL_ERROR', 500)
    await press('Send link')
    await told(page, `Failed to send password reset email. ${lost}`)
    await page.unroute('**/v1/forgot-password')
    await press('Send link')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()

    await page.goto('/')
    await field('Email').fill(email)
    await field('Password').fill(PASSWORD)
    await refuse(page, '/login/customer', 'INTERNAL_ERROR', 500)
    await press('Login')
    await told(page, `Login failed. ${lost}`)
    expect([await field('Email').inputValue(), await field('Password').inputValue()]).toEqual([email, PASSWORD])
    await page.unroute('**/v1/login/customer')
    await press('Login')
    await page.waitForURL('**/dashboard')

    await page.goto('/update-password')
    await field('Current password').fill(PASSWORD)
    await field('New password').fill('secret2')
    await field('Confirm password').fill('secret2')
    await refuse(page, '/update-password', 'INTERNAL_ERROR', 500)
    await press('Update password')
    await told(page, `Failed to update password. ${lost}`)
    await page.unroute('**/v1/update-password')
    await press('Update password')
    await page.getByText('Password updated successfully').waitFor()
  },
)

test(
  'a registration whose answers are lost says so, and goes through when it is sent again',
  shows('catalogue.registration-failed', 'message.customer-signup-exception'),
  async () => {
    const { page } = await newVisitor({ troubled: true })
    // The server makes the account each time; only its answer does not arrive.
    await page.route('**/v1/signup/customer', async (route) => {
      const { INTERNAL_ERROR: Message } = en
      expect((await route.fetch()).status()).toBe(200)
      await route.fulfill({ status: 500, json: { Success: false, Message, code: 'INTERNAL_ERROR' } })
    })
    const signedUp = signUpCustomer(page, { name: 'Ana Torres', email: `${unique('lost')}@example.com` })
    await told(page, `Registration failed. ${lost}`)
    await page.unroute('**/v1/signup/customer')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await signedUp
    await page.getByText('Registration successful').waitFor()
  },
)
