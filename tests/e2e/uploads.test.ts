import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages as words } from '../../generated/messages/en.ts'
import { newBusiness, newCustomer } from './support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from './support/browser.ts'
import { photo, unique } from './support/samples.ts'
import { heading, logIn, PASSWORD, choosePlace } from './support/sign-up.ts'
import { shows } from '../support/shows.ts'

useBrowser()

/** Has the next uploads of a file refused in passing, as by a busy server. Answers how to let them through again. */
async function refuseUploads(page: Page): Promise<() => Promise<void>> {
  const path = '**/v1/upload-file'
  const body = { Success: false, Message: 'Too many requests', code: 'TOO_MANY_REQUESTS' }
  await page.route(path, (route) => route.fulfill({ status: 429, json: body }))
  return () => page.unroute(path)
}

async function openPostJob(): Promise<Page> {
  const { page } = await newVisitor()
  await logIn(page, (await newCustomer()).email)
  await page.getByRole('link', { name: 'Post Job', exact: true }).first().click()
  await heading(page, 'Post Job')
  await page.getByLabel('Category', { exact: true }).selectOption('Plumbing')
  await page.getByLabel('Description', { exact: true }).fill('The tap drips.')
  await page.getByLabel('Budget', { exact: true }).fill('150')
  return page
}

test('a picture that failed holds the job up until it is tried again, and a job is posted once', async () => {
  const page = await openPostJob()
  const allow = await refuseUploads(page)
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(await photo('tap.jpg', 'teal'))
  await page.getByText(/^tap\.jpg: /).waitFor()
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await page.getByText('A file could not be uploaded. Try it again or remove it.').waitFor()
  await expectAccessible(page)

  await allow()
  await page.getByRole('button', { name: 'Retry tap.jpg', exact: true }).click()
  await expect.poll(() => page.getByText(/^tap\.jpg: /).count()).toBe(0)
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/create-job/customer')) posts += 1
  })
  await page.getByRole('button', { name: 'Post Job', exact: true }).dblclick()
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Plumbing', exact: true }).waitFor()
  expect(posts).toBe(1)
})

test(
  'a profile picture that failed is told, keeps what was typed, and is tried again',
  shows('message.signup-picture-failure'),
  async () => {
    const { page } = await newVisitor()
    await page.goto('/signup-customer')
    await heading(page, 'Customer registration')
    const values = {
      Name: 'Ana Torres',
      Email: `${unique('ana')}@example.com`,
      Phone: '+1 512 555 0148',
      Password: PASSWORD,
    }
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
    await choosePlace(page)
    await page.getByRole('checkbox', { name: /^I agree to the/ }).check()
    const allow = await refuseUploads(page)
    await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await photo('ana.jpg', 'teal'))
    await page.getByRole('button', { name: 'Retry ana.jpg', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('A file could not be uploaded. Try it again or remove it.').first().waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ana Torres')
    expect(new URL(page.url()).pathname).toBe('/signup-customer')

    await allow()
    await page.getByRole('button', { name: 'Retry ana.jpg', exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Retry ana.jpg', exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText('Registration successful').waitFor()
    await heading(page, 'Login')
  },
)

test.each([
  ['picture', newCustomer, '/profile', 'Profile picture', 'Name'],
  ['logo', newBusiness, '/profile-business-details', 'Logo', 'Address'],
] as const)(
  'a changed %s that failed holds the rest up, is told, keeps what was typed, and is tried again',
  shows('message.update-picture-failure'),
  async (_, newAccount, path, slot, name) => {
    const { page } = await newVisitor()
    await logIn(page, (await newAccount()).email)
    await page.goto(path)
    const field = page.getByLabel(name, { exact: true })
    const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
    const retry = page.getByRole('button', { name: 'Retry new.jpg', exact: true })
    await field.fill('Something new')
    const allow = await refuseUploads(page)
    await page.getByLabel(slot, { exact: true }).setInputFiles(await photo('new.jpg', 'teal'))
    await retry.waitFor()
    await page.getByText(words.TOO_MANY_REQUESTS).first().waitFor()
    await save()
    await page.getByText('A file could not be uploaded. Try it again or remove it.').first().waitFor()
    expect(await field.inputValue()).toBe('Something new')

    await allow()
    await retry.click()
    await expect.poll(() => retry.count()).toBe(0)
    await save()
    await page.getByText('Profile updated successfully').waitFor()
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Something new')
  },
)

test(
  'a document that failed is marked in its row and left out, and the business is told',
  shows('message.document-failure', 'message.business-signup-success'),
  async () => {
    const { page } = await newVisitor()
    await page.goto('/signup-business')
    await heading(page, 'Business registration')
    const values = {
      Name: 'Luis Ortega',
      Email: `${unique('luis')}@example.com`,
      Phone: '+1 512 555 0148',
      Password: PASSWORD,
      'Business name': 'Ortega Plumbing',
      'Business phone': '+1 512 555 0112',
      Address: '12 Oak Street',
      'Zip code': '78701',
    }
    for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByLabel('Categories', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Plumbing', exact: true }).check()
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await choosePlace(page)
    await page.getByRole('checkbox', { name: /^I agree to the/ }).check()

    const documents = page.getByLabel('Documents', { exact: true })
    await documents.setInputFiles(await photo('licence.jpg', 'gray'))
    await page.getByText('4 more documents possible').waitFor()
    await page.getByText('Uploaded', { exact: true }).waitFor()
    const allow = await refuseUploads(page)
    await documents.setInputFiles(await photo('insurance.jpg', 'silver'))
    await page.getByRole('button', { name: 'Retry insurance.jpg', exact: true }).waitFor()
    await expectAccessible(page)
    await allow()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.getByText(/^Thank you for registering\./).waitFor()
    await page.getByText('One document could not be uploaded and was left out.').waitFor()
    await heading(page, 'Login')
  },
)

test('leaving with something typed asks first: Stay keeps it, Leave throws it away', async () => {
  const page = await openPostJob()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Stay', exact: true }).click()
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('The tap drips.')

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/post-job')
  await heading(page, 'Post Job')
  expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe('')
})
