import type { Page, Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newCustomer, newBusiness, newJob, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { choosePlace, chooseTrade, heading, field, logIn, PASSWORD } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { addWebhook } from '../../qa/scenes/support/webhooks.ts'
import { mailedLink } from '../../qa/support/mail.ts'
import { photo } from '../../qa/support/samples.ts'
import { visitorAs } from './support/visitor-as.ts'

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
  'a place that is no longer offered is asked for again, rather than sent unseen',
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills in a field as password managers do from their own world: without any event. */
async function fillSilently(control: Locator, value: string): Promise<void> {
  await control.evaluate((input: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  }, value)
}

/** Presses the Enter that ends a word of an input method, as Safari sends it: after the word, with the code 229. */
async function endWord(page: Page, text = '\r'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', text })
  await session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' })
  await session.detach()
}

test('half a date is told, in a new job and in one that is edited', shows('rule.needed-by'), async () => {
  const customer = await newCustomer()
  const { page } = await visitorAs(customer, '/post-job')
  await heading(page, 'Post Job')
  await press(page, 'Plumbing')
  const plumbing = page.getByRole('button', { name: 'Plumbing', exact: true, pressed: true })
  await plumbing.waitFor()
  // The last tile has all trades, and shows one that is no tile.
  await chooseTrade(page, 'Roofing')
  await expect.poll(() => page.getByLabel('Category', { exact: true }).textContent()).toBe('Roofing')
  expect(await plumbing.count()).toBe(0)
  await field(page, 'Description').fill('It drips.')
  await field(page, 'Budget').fill('150')
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(await photo('tap.jpg', 'silver'))
  await page.getByText('You can add 4 more pictures').waitFor()
  const day = field(page, 'Needed by')
  await day.pressSequentially('1224')
  const isWrong = (input: Locator) => () => input.getAttribute('aria-invalid')
  expect(await day.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  await press(page, 'Post Job')
  await expect.poll(isWrong(day)).toBe('true')
  expect((await answer(customer.client.POST('/get-jobs/customer', { body: {} }))).jobs).toEqual([])
  // What is taken out again is no error any more.
  await day.focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', 'ArrowRight', 'Backspace']) await page.keyboard.press(key)
  await field(page, 'Budget').focus()
  await expect.poll(isWrong(day)).toBe(null)
  const year = new Date().getFullYear() + 1
  await day.fill(`${year}-01-15`)
  await press(page, 'Post Job')
  await page.getByRole('button', { name: 'Edit job', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const edited = dialog.getByLabel('Needed by', { exact: true })
  await edited.focus()
  await page.keyboard.press('Backspace')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(isWrong(edited)).toBe('true')
  const { jobs } = await answer(customer.client.POST('/get-jobs/customer', { body: {} }))
  expect(jobs.map(({ neededBy }) => neededBy)).toEqual([`${year}-01-15`])
})

test('the Enter that ends a word sends no message, submits no form and chooses nothing', async () => {
  const [customer, business] = [await newCustomer(), await newBusiness()]
  const job = await newJob(customer)
  const { page } = await visitorAs(business, `/job-details?id=${job}`, { width: 1280, height: 800 })
  await page.getByRole('link', { name: 'Ask a question', exact: true }).click()
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  await composer.fill('日本')
  await endWord(page, '')
  await composer.pressSequentially('語')
  expect(await page.locator('[data-number]').count()).toBe(0)
  await composer.press('Enter')
  await page.locator('[data-number]').filter({ hasText: '日本語' }).waitFor()

  // A form of one field, and the search of a list.
  const { page: mine } = await visitorAs(customer, '/update-email')
  await field(mine, 'Current password').fill('にほん')
  await endWord(mine)
  await field(mine, 'Current password').pressSequentially('ご')
  expect(await field(mine, 'Current password').getAttribute('aria-invalid')).toBe(null)
  await field(mine, 'Current password').press('Enter')
  await expect.poll(() => mine.locator('[aria-invalid=true]').count()).toBeGreaterThan(0)
  await mine.goto('/post-job')
  await mine.getByLabel('City', { exact: true }).click()
  const search = mine.getByRole('combobox', { name: 'Search', exact: true })
  await search.fill('Aus')
  await endWord(mine)
  await search.pressSequentially('tin')
  await search.press('Enter')
  await search.waitFor({ state: 'detached' })
})

test('what a password manager fills in without an event logs in', async () => {
  const { email } = await newCustomer()
  const { page } = await newVisitor()
  await page.goto('/')
  await field(page, 'Email').focus()
  await fillSilently(field(page, 'Email'), email)
  await fillSilently(field(page, 'Password'), PASSWORD)
  await press(page, 'Login')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard')
})

test('a new password that is filled in without an event is the one that is stored', async () => {
  const customer = await newCustomer(undefined, UNUSED)
  const { page } = await visitorAs(customer, '/update-password')
  await heading(page, 'Update password')
  await fillSilently(field(page, 'Current password'), PASSWORD)
  await field(page, 'New password').focus()
  await fillSilently(field(page, 'New password'), 'brass-kettle')
  await fillSilently(field(page, 'Confirm password'), 'brass-kettle')
  await press(page, 'Update password')
  await page.getByText('Password updated successfully').waitFor()
  const { page: other } = await newVisitor()
  await logIn(other, customer.email, 'brass-kettle')
  expect(new URL(other.url()).pathname).toBe('/dashboard')
})

/** Each password of a screen can be read, and hidden again. */
async function canBeRead(page: Page): Promise<void> {
  const types = () =>
    page.locator('[autocomplete$=-password]').evaluateAll((fields) => fields.map((field) => field.getAttribute('type')))
  const shows = page.getByRole('button', { name: /^(Show|Hide)$/ })
  const count = await shows.count()
  for (const type of ['text', 'password']) {
    for (const show of await shows.all()) await show.click()
    expect(await types()).toEqual(Array.from({ length: count }, () => type))
  }
}

test('every form with a password says to password managers whose it is, and lets it be read', async () => {
  const customer = await newCustomer(undefined, UNUSED)
  await addWebhook(customer)
  const { page } = await newVisitor()
  const username = page.locator('form:has([type=password]) [autocomplete~=username]')
  for (const address of ['/', '/signup-customer', '/signup-business']) {
    await page.goto(address)
    await username.waitFor({ state: 'attached' })
    await canBeRead(page)
  }
  await answer(customer.client.POST('/forgot-password', { body: { email: customer.email, isBusiness: 0 } }))
  await page.goto(await mailedLink(customer.email, '/reset-password'))
  await expect.poll(() => username.inputValue()).toBe(customer.email)
  await canBeRead(page)
  await enter(page, customer)
  for (const address of ['/update-password', '/update-email', '/delete-account']) {
    await page.goto(address)
    await expect.poll(() => username.inputValue()).toBe(customer.email)
    await canBeRead(page)
  }
  const openers = [
    ['/developers', ['Create API key', 'Add webhook', 'Rotate secret']],
    ['/security', ['Turn on second step', 'Add passkey']],
  ] as const
  for (const [address, names] of openers) {
    await page.goto(address)
    for (const opener of names) {
      await press(page, opener)
      await expect.poll(() => username.inputValue()).toBe(customer.email)
      await canBeRead(page)
      await page.keyboard.press('Escape')
      await username.waitFor({ state: 'detached' })
    }
  }
})
