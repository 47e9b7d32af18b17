import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages as words } from '../../generated/messages/en.ts'
import { newAddress, newBusiness } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser, type Visit } from '../../qa/support/browser.ts'
import { choosePlace, field, fillPerson, heading, PASSWORD, pickCategory } from '../../qa/support/sign-up.ts'

useBrowser()

const LUIS = { name: 'Luis Ortega', email: 'luis@example.com' }

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const arrow = (page: Page): Promise<void> => page.getByRole('link', { name: 'Back', exact: true }).click()
const step = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
const isFocused = (page: Page, css: string): Promise<boolean> => page.locator(`${css}:focus`).isVisible()

async function begin(visit: Visit = {}): Promise<Page> {
  const { page } = await newVisitor(visit)
  await page.goto('/registration')
  await page.getByRole('link', { name: /^Business/ }).click()
  await heading(page, 'Business registration')
  return page
}

async function fillBusiness(page: Page): Promise<void> {
  await field(page, 'Business name').fill('Ortega & Sons')
  await field(page, 'Business phone').fill('+1 512 555 0112')
  await pickCategory(page, 'Plumbing')
  await field(page, 'Address').fill('12 Oak Street')
  await choosePlace(page)
  await field(page, 'ZIP code').fill('78701')
}

/** Yes to both questions about trust. */
async function answer(page: Page): Promise<void> {
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check()
}

test('a step goes on with Enter once it is right, and begins at its heading', async () => {
  const page = await begin()
  await field(page, 'Name').press('Enter')
  await page.getByText(words.NAME_REQUIRED, { exact: true }).waitFor()
  expect(await isFocused(page, '[name=name]')).toBe(true)
  await fillPerson(page, LUIS)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await field(page, 'Reference code').press('Enter')
  await step(page, 'Your business')
  await expect.poll(() => isFocused(page, 'h2')).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // Nobody has been here, so nothing is wrong yet.
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  await press(page, 'Continue')
  await expect.poll(() => isFocused(page, '[name=businessName]')).toBe(true)
})

test('the arrow and the button go back by a step, the browser asks before it leaves', async () => {
  const page = await begin({ isFresh: true })
  await fillPerson(page, LUIS)
  await press(page, 'Continue')
  await fillBusiness(page)
  await press(page, 'Continue')
  await step(page, 'Trust')
  await page.getByRole('group', { name: 'Are you licensed?' }).getByRole('radio', { name: 'Yes' }).check()
  await press(page, 'Back')
  await step(page, 'Your business')
  expect(await field(page, 'Business name').inputValue()).toBe('Ortega & Sons')
  await arrow(page)
  await step(page, 'About you')
  expect(await field(page, 'Password').inputValue()).toBe(PASSWORD)
  await press(page, 'Continue')
  await page.evaluate(() => history.back())
  await press(page, 'Stay')
  await step(page, 'Your business')
  await arrow(page)
  await step(page, 'About you')
  await arrow(page)
  await press(page, 'Leave')
  await heading(page, 'Registration')
})

test('a reload keeps what was typed but the password, and asks for that', async () => {
  const page = await begin()
  await fillPerson(page, LUIS)
  await press(page, 'Continue')
  await fillBusiness(page)
  await page.reload()
  await step(page, 'About you')
  expect(await field(page, 'Email').inputValue()).toBe(LUIS.email)
  expect(await field(page, 'Password').inputValue()).toBe('')
  await press(page, 'Continue')
  await expect.poll(() => isFocused(page, '[name=password]')).toBe(true)
  await field(page, 'Password').fill(PASSWORD)
  await press(page, 'Continue')
  expect(await field(page, 'ZIP code').inputValue()).toBe('78701')
})

test('an address that is taken leads back to its field, and no step is left behind', async () => {
  const { email } = await newBusiness()
  const page = await begin()
  await fillPerson(page, { ...LUIS, email })
  await field(page, 'Reference code').fill('SPRING')
  await press(page, 'Continue')
  await fillBusiness(page)
  await press(page, 'Continue')
  await answer(page)
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
  await press(page, 'Sign Up')
  await page.getByText(words.EMAIL_TAKEN, { exact: true }).waitFor()
  await expect.poll(() => isFocused(page, '[name=email]')).toBe(true)
  await field(page, 'Email').fill(newAddress('luis'))
  await press(page, 'Continue')
  await press(page, 'Continue')
  const [sent] = await Promise.all([page.waitForRequest('**/v1/signup/business'), press(page, 'Sign Up')])
  expect(sent.postData()).toContain('"SPRING"')
  await page.waitForURL('**/dashboard')
})

test('beside the first step is why one signs up, beside the others what customers will see', async () => {
  const page = await begin({ width: 1280 })
  const preview = page.getByText('This is what customers will see', { exact: true })
  const reason = page.getByText('Your own page with ratings and pictures', { exact: true })
  await fillPerson(page, LUIS)
  await reason.waitFor()
  expect(await preview.count()).toBe(0)
  await press(page, 'Continue')
  await preview.waitFor()
  expect(await reason.count()).toBe(0)
})

test.each([390, 1280])('axe finds nothing in any step, %d px wide', async (width) => {
  const page = await begin({ width })
  await expectAccessible(page)
  await fillPerson(page, LUIS)
  await press(page, 'Continue')
  await expectAccessible(page)
  await fillBusiness(page)
  await press(page, 'Continue')
  await press(page, 'Sign Up')
  await page.getByText(words.TERMS_REQUIRED, { exact: true }).waitFor()
  // Nobody is taken for unlicensed who has not said so: the first question has the focus.
  expect(await page.getByText(words.ANSWER_REQUIRED, { exact: true }).count()).toBe(2)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await expect.poll(() => isFocused(page, '[type=radio]')).toBe(true)
  await expectAccessible(page)
})
