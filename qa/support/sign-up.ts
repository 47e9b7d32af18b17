import type { Locator, Page } from 'playwright-core'
import { photo } from './samples.ts'

export const PASSWORD = 'kettle7'

/** Fills in and sends the customer's registration, picture included, and waits for the job list. */
export async function signUpCustomer(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('link', { name: /^Customer/ }).click()
  await heading(page, 'Customer registration')
  await field(page, 'Profile picture').setInputFiles(await photo('ana.jpg', 'teal'))
  await fillPerson(page, person)
  await choosePlace(page)
  await agreeAndSend(page)
  await page.waitForURL('**/dashboard')
}

/** Fills in and sends the registration of a plumber in Austin, logo and a document included, and waits for the job list. */
export async function signUpBusiness(
  page: Page,
  business: { name: string; email: string; businessName: string; trade: string },
): Promise<void> {
  await page.goto('/registration')
  await page.getByRole('link', { name: /^Business/ }).click()
  await heading(page, 'Business registration')
  await fillPerson(page, business)
  await goOn(page)
  await field(page, 'Logo').setInputFiles(await photo('logo.jpg', 'darkorange'))
  await field(page, 'Business name').fill(business.businessName)
  await field(page, 'Business phone').fill('+1 512 555 0112')
  await pickCategory(page, business.trade)
  await field(page, 'Address').fill('12 Oak Street')
  await choosePlace(page)
  await field(page, 'ZIP code').fill('78701')
  await goOn(page)
  await page.getByRole('group', { name: 'Are you licensed?' }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('group', { name: 'Are you insured?' }).getByRole('radio', { name: 'No' }).check()
  await field(page, 'Documents').setInputFiles(await photo('certificate.jpg', 'gray'))
  await agreeAndSend(page)
  await page.waitForURL('**/dashboard')
}

/** Logs in at the login screen and waits for the job list. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

/** What is filled in under a label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

/** Waits for the screen of this title. */
export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Chooses state and city; the country is the only one there is. */
export async function choosePlace(page: Page, state = 'Texas', city = 'Austin'): Promise<void> {
  await field(page, 'State').selectOption(state)
  await chooseIn(page, 'City', 'Choose a city', city)
}

/** Chooses the trade of a job. */
export const chooseTrade = (page: Page, trade: string): Promise<void> =>
  chooseIn(page, 'Category', 'Choose a category', trade)

/** Chooses one of many, which are offered in a dialog. */
async function chooseIn(page: Page, label: string, title: string, name: string): Promise<void> {
  await field(page, label).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('combobox', { name: 'Search' }).fill(name)
  await dialog.getByRole('option', { name, exact: true }).click()
}

/** From one step of a registration to the next. */
const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** What both registrations ask of a person. */
export async function fillPerson(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await field(page, 'Name').fill(name)
  await field(page, 'Email').fill(email)
  await field(page, 'Phone').fill('+1 512 555 0148')
  await field(page, 'Password').fill(PASSWORD)
}

/** Chooses a trade of a business. */
export async function pickCategory(page: Page, category: string): Promise<void> {
  await field(page, 'Categories').click()
  const dialog = page.getByRole('dialog', { name: 'Categories' })
  await dialog.getByLabel('Search').fill(category)
  await dialog.getByRole('checkbox', { name: category, exact: true }).check()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
}

async function agreeAndSend(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
}
