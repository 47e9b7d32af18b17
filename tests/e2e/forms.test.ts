import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, newJob } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { photo } from '../../qa/support/samples.ts'
import { choosePlace, heading } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'

useBrowser()

/** What each of these fields is told to be wrong with it, by its label; only what is tied to the field counts. */
async function errorsOf(page: Page, labels: readonly string[]): Promise<Record<string, string>> {
  const errors = labels.map(async (label) => {
    const control = page.getByLabel(label, { exact: true })
    const text = await control.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    )
    return [label, text] as const
  })
  return Object.fromEntries(await Promise.all(errors))
}

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.labels?.[0]?.textContent
      : undefined
  })

test(
  'login tells what is missing and what is wrong, and keeps what was typed',
  shows('rule.login.email', 'rule.login.password', 'message.login-failure'),
  async () => {
    const { page } = await newVisitor()
    await page.goto('/')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect
      .poll(() => errorsOf(page, ['Email', 'Password']))
      .toEqual({
        Email: 'Please enter a valid email address',
        Password: 'Password is required',
      })
    await expect.poll(() => focused(page)).toBe('Email')
    await expectAccessible(page)
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('not-the-one')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByText('Invalid email or password').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@example.com')
  },
)

test(
  'customer registration names each wrong field and survives a reload',
  shows(
    'rule.customer-signup.name',
    'rule.customer-signup.email',
    'rule.customer-signup.phone',
    'rule.customer-signup.password',
    'rule.customer-signup.state',
    'rule.customer-signup.city',
    'draft.restored',
  ),
  async () => {
    const { page } = await newVisitor()
    await page.goto('/signup-customer')
    await heading(page, 'Customer registration')
    await page.getByLabel('Email', { exact: true }).fill('ana@')
    await page.getByLabel('Password', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await expect
      .poll(() => errorsOf(page, ['Name', 'Email', 'Phone', 'Password', 'State', 'City']))
      .toEqual({
        Name: 'Name is required',
        Email: 'Please enter a valid email address',
        Phone: 'Phone number is required',
        Password: 'A password needs at least 6 characters',
        State: 'State is required',
        City: 'City is required',
      })
    await expect.poll(() => focused(page)).toBe('Name')
    await page.getByText('Please agree to the terms and conditions').waitFor()
    await expectAccessible(page)

    await page.getByLabel('Name', { exact: true }).fill('Ana Torres')
    await choosePlace(page)
    await page.reload()
    await heading(page, 'Customer registration')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ana Torres')
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ana@')
    expect(await page.getByLabel('City', { exact: true }).textContent()).toBe('Austin')
    // Kept on the device is everything but the password.
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')

    await page.getByRole('status').filter({ hasText: 'Unsaved changes restored' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay', exact: true }).click()
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await page.getByText('Unsaved changes restored').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
    await page.reload()
    await heading(page, 'Customer registration')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('')
  },
)

test(
  'an email that is taken is told at the form, with everything still there',
  shows('message.customer-signup-refused'),
  async () => {
    const { email } = await newCustomer()
    const { page } = await newVisitor()
    await page.goto('/signup-customer')
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Phone', { exact: true }).fill('+1 512 555 0148')
    await page.getByLabel('Password', { exact: true }).fill('secret1')
    await choosePlace(page)
    await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('An account with this email already exists.').first().waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Somebody Else')
    expect(new URL(page.url()).pathname).toBe('/signup-customer')
  },
)

test(
  'business registration names each wrong field',
  shows(
    'rule.business-signup.business-name',
    'rule.business-signup.business-phone',
    'rule.business-signup.business-email',
    'rule.business-signup.category-required',
    'rule.business-signup.address',
    'rule.business-signup.city',
    'rule.business-signup.zip-code',
  ),
  async () => {
    const { page } = await newVisitor()
    await page.goto('/signup-business')
    await heading(page, 'Business registration')
    await page.getByLabel('Business email', { exact: true }).fill('office@')
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    const labels = ['Business name', 'Business phone', 'Business email', 'Categories', 'Address', 'City', 'ZIP code']
    await expect
      .poll(() => errorsOf(page, labels))
      .toEqual({
        'Business name': 'Business name is required',
        'Business phone': 'Business phone number is required',
        'Business email': 'Please enter a valid email address',
        Categories: 'Choose at least one category',
        Address: 'Address is required',
        City: 'City is required',
        'ZIP code': 'ZIP code is required',
      })
    await expectAccessible(page)
  },
)

test(
  'a job without a picture is not posted, and says so',
  shows(
    'rule.job.picture-required',
    'rule.job.pictures-only',
    'rule.job.title',
    'rule.job.details',
    'rule.job.category',
  ),
  async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor()
    await enter(page, customer)
    await page.goto('/post-job')
    await heading(page, 'Post Job')
    // Where the customer lives is offered as the place of the job.
    await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe('Texas')
    expect(await page.getByLabel('City', { exact: true }).textContent()).toBe('Austin')
    await page.getByLabel('Budget', { exact: true }).fill('12.345')
    await page.getByRole('button', { name: 'Post Job', exact: true }).click()
    await expect
      .poll(() => errorsOf(page, ['Category', 'Title', 'Description', 'Budget', 'Pictures']))
      .toEqual({
        Category: 'Category is required',
        Title: 'Job Title is required',
        Description: 'Job Description is required',
        Budget: 'Do you mean $12,345.00 or $12.35? Type 12345 or 12.35.',
        Pictures: 'Add at least one picture',
      })
    await expectAccessible(page)
    // A text that only calls itself a picture is found out by the server; a real one takes its place.
    const pictures = page.getByLabel('Pictures', { exact: true })
    await pictures.setInputFiles({ name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await page.getByText(/^fake\.jpg: /).waitFor()
    await page.getByRole('button', { name: 'Remove fake.jpg' }).click()
    await pictures.setInputFiles(await photo('tap.jpg', 'silver'))
    await page.getByText('4 slots left').waitFor()
  },
)

test(
  'a place that is no longer offered is asked anew, rather than sent unseen',
  shows('screen.selects-quiet'),
  async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor()
    const elsewhere = { data: { Mexico: { Jalisco: ['Tequila'] } } }
    let answer = (): void => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/v1/usa-states-cities', async (route) => {
      await asked
      await route.fulfill({ json: elsewhere })
    })
    // Nothing is chosen yet, and nobody waits for the states before opening their list.
    await page.goto('/signup-customer')
    const states = page.getByLabel('State', { exact: true })
    expect(await states.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text)).toBe('Choose a state')
    answer()
    await enter(page, customer)
    await page.goto('/post-job')
    await heading(page, 'Post Job')
    await page.getByRole('option', { name: 'Jalisco' }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Post Job', exact: true }).click()
    await expect
      .poll(() => errorsOf(page, ['State', 'City']))
      .toEqual({ State: 'State is required', City: 'City is required' })
  },
)

test.each(['', '0', '-5', '12.3456', '100 50', 'ten', '10000000'])(
  'a bid of "%s" is refused at the field',
  shows('rule.bid.proposal', 'rule.bid.budget', 'rule.bid.amount-valid', 'rule.bid.amount-positive'),
  async (amount) => {
    const job = await newJob(await newCustomer())
    const business = await newBusiness()
    const { page } = await newVisitor()
    await enter(page, business)
    await page.goto(`/job-details?id=${job}`)
    await page.getByRole('button', { name: 'Bid', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Bid', exact: true })
    await dialog.getByLabel('Your quote', { exact: true }).fill(amount)
    await dialog.getByRole('button', { name: 'Bid', exact: true }).click()
    await expect
      .poll(() => errorsOf(page, ['Your quote', 'Proposal']))
      .toEqual({
        'Your quote':
          amount === '' ? 'Your quote is required' : 'Enter a valid amount such as 100 or 100.50, greater than 0',
        Proposal: 'Proposal is required',
      })
  },
)
