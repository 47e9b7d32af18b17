import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messages as words } from '../../generated/messages/en.ts'
import { newBusiness, newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { photo } from '../../qa/support/samples.ts'
import { heading, logIn } from '../../qa/support/sign-up.ts'
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
