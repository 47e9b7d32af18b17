import type { Page } from 'playwright-core'
import { photo } from './samples.ts'

export const PASSWORD = 'secret1'

/** Fills in and sends the customer's registration, picture included, and waits until it leads back to login. */
export async function signUpCustomer(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('link', { name: /^Customer/ }).click()
  await heading(page, 'Customer registration')
  await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await photo('ana.jpg', 'teal'))
  await fillPerson(page, person)
  await choosePlace(page)
  await agreeAndSend(page)
}

/** Fills in and sends the registration of a plumber in Austin, logo and a document included. */
export async function signUpBusiness(
  page: Page,
  business: { name: string; email: string; businessName: string },
): Promise<void> {
  await page.goto('/registration')
  await page.getByRole('link', { name: /^Business/ }).click()
  await heading(page, 'Business registration')
  await fillPerson(page, business)
  await page.getByLabel('Logo', { exact: true }).setInputFiles(await photo('logo.jpg', 'darkorange'))
  await page.getByLabel('Business name', { exact: true }).fill(business.businessName)
  await page.getByLabel('Business phone', { exact: true }).fill('+1 512 555 0112')
  await pickCategory(page, 'Plumbing')
  await page.getByLabel('Address', { exact: true }).fill('12 Oak Street')
  await choosePlace(page)
  await page.getByLabel('Zip code', { exact: true }).fill('78701')
  await page.getByRole('group', { name: 'Are you licensed?' }).getByText('Yes').click()
  await page.getByRole('group', { name: 'Are you insured?' }).getByText('No').click()
  await page.getByLabel('Documents', { exact: true }).setInputFiles(await photo('certificate.jpg', 'gray'))
  await agreeAndSend(page)
}

/** Logs in at the login screen and waits for the job list. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
}

/** Waits for the screen of this title. */
export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

/** Chooses state and city; the country is the only one there is. */
export async function choosePlace(page: Page, state = 'Texas', city = 'Austin'): Promise<void> {
  await page.getByLabel('State', { exact: true }).selectOption(state)
  await page.getByLabel('City', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a city' })
  await dialog.getByRole('combobox', { name: 'Search' }).fill(city)
  await dialog.getByRole('option', { name: city, exact: true }).click()
}

async function fillPerson(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone', { exact: true }).fill('+1 512 555 0148')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

async function pickCategory(page: Page, category: string): Promise<void> {
  await page.getByLabel('Categories', { exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Categories' })
  await dialog.getByLabel('Search').fill(category)
  await dialog.getByRole('checkbox', { name: category, exact: true }).check()
  await dialog.getByRole('button', { name: 'Done', exact: true }).click()
}

async function agreeAndSend(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
