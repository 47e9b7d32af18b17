import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newBusiness } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { storedUser } from '../../qa/support/stored-session.ts'
import { photo, uprightPhoto } from '../../qa/support/samples.ts'
import { field, heading } from '../../qa/support/sign-up.ts'
import { renameBusiness } from '../../qa/support/wire.ts'
import { noteSentFiles } from '../support/sent-files.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function openDetails(width?: number): Promise<Page> {
  const account = await newBusiness()
  const { page } = await newVisitor(width === undefined ? {} : { width })
  await enter(page, account)
  await page.goto('/profile-business')
  await page.getByRole('link', { name: 'Business details' }).click()
  await heading(page, 'Business details')
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Ortega & Sons')
  return page
}

test('what the profile had loaded is shown at once and looked at again', async () => {
  const account = await newBusiness()
  const { page } = await newVisitor()
  await enter(page, account)
  await page.goto('/profile-business')
  const link = page.getByRole('link', { name: 'Business details' })
  await page.getByRole('link', { name: 'How customers see you', exact: true }).click()
  await page.getByText('This is how customers see you.', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'No reviews yet', exact: true }).waitFor()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await link.waitFor()
  const held = Promise.withResolvers<void>()
  await page.route(/\/v1\/get-\w+-details/, async (route) => {
    await held.promise
    await route.continue()
  })
  await link.click()
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Ortega & Sons')
  await renameBusiness(account.client, 'Ortega & Daughters')
  held.resolve()
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Ortega & Daughters')
})

test('what the profile had loaded stays when it cannot be looked at again: that is said, and can be tried again', async () => {
  const account = await newBusiness()
  const { page } = await newVisitor({ troubled: true })
  await enter(page, account)
  await page.goto('/profile-business')
  const link = page.getByRole('link', { name: 'Business details' })
  await link.waitFor()
  await page.route(/\/v1\/get-\w+-details/, (route) => route.abort())
  await link.click()
  const said = page.getByText('Your business details could not be refreshed. They may be out of date.')
  await said.waitFor()
  await field(page, 'Business name').fill('Ortega & Daughters')
  await expectAccessible(page)
  await page.unroute(/\/v1\/get-\w+-details/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await said.waitFor({ state: 'detached' })
  expect(await field(page, 'Business name').inputValue()).toBe('Ortega & Daughters')
})

test(
  'cities and categories that were picked are saved, and not changed meanwhile; another state takes the cities away',
  shows('rule.business-details.city-required'),
  async () => {
    const page = await openDetails()
    await expectAccessible(page)
    await field(page, 'Cities').click()
    const cities = page.getByRole('dialog', { name: 'Cities' })
    const list = cities.getByRole('group', { name: 'Cities' })
    await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(300)
    for (const city of ['DALLAS', 'Houston']) {
      await cities.getByLabel('Search').fill(city)
      await cities.getByRole('checkbox', { name: new RegExp(`^${city}$`, 'i') }).check()
    }
    await expectAccessible(page)
    await cities.getByRole('button', { name: 'Done' }).click()

    await field(page, 'Categories').click()
    const categories = page.getByRole('dialog', { name: 'Categories' })
    await categories.getByRole('checkbox', { name: 'Roofing', exact: true }).check()
    await categories.getByRole('button', { name: 'Done' }).click()
    const held = Promise.withResolvers<void>()
    await page.route(/\/v1\/edit-\w+-details/, async (route) => {
      await held.promise
      await route.continue()
    })
    await save(page)
    for (const label of ['Cities', 'Categories']) await expect.poll(() => field(page, label).isDisabled()).toBe(true)
    held.resolve()
    await page.getByText('Profile updated successfully').waitFor()
    expect(await storedUser(page)).toMatchObject({
      cities: ['Austin', 'Dallas', 'Houston'],
      categories: ['Plumbing', 'Roofing'],
    })

    await page.reload()
    await expect.poll(() => field(page, 'Cities').textContent()).toContain('Houston')
    await field(page, 'State').selectOption('Nevada')
    expect(await field(page, 'Cities').textContent()).toBe('Choose cities')
    await save(page)
    await page.getByText('City is required').waitFor()
    await field(page, 'Cities').click()
    await cities.getByLabel('Search').fill('reno')
    await cities.getByRole('checkbox', { name: 'Reno', exact: true }).check()
    await cities.getByRole('button', { name: 'Done' }).click()
    await save(page)
    await page.getByText('Profile updated successfully').waitFor()
  },
)

test(
  'each wrong field is told',
  shows(
    'rule.business-details.business-name',
    'rule.business-details.address',
    'rule.business-details.zip-code',
    'rule.business-details.category-required',
  ),
  async () => {
    const page = await openDetails(1280)
    for (const label of ['Business name', 'Address', 'ZIP code']) await field(page, label).fill(' ')
    await field(page, 'Categories').click()
    const categories = page.getByRole('dialog', { name: 'Categories' })
    await categories.getByRole('checkbox', { name: 'Plumbing', exact: true }).uncheck()
    await categories.getByRole('button', { name: 'Done' }).click()
    await save(page)
    for (const told of [
      'Business name is required',
      'Choose at least one category',
      'Address is required',
      'ZIP code is required',
    ]) {
      await page.getByText(told, { exact: true }).waitFor()
    }
    await expectAccessible(page)
  },
)

test(
  'a document that fails is marked in its row and the rest are saved',
  shows('message.document-failure', 'screen.document-names'),
  async () => {
    const page = await openDetails()
    await field(page, 'Logo').setInputFiles(await photo('logo.jpg', 'darkorange'))
    await page.getByText('Uploaded', { exact: true }).waitFor()
    await page.getByRole('group', { name: 'Are you licensed?' }).getByRole('radio', { name: 'Yes' }).check()
    const documents = field(page, 'Documents')
    const licence = await uprightPhoto('licence.jpg')
    const newest = await noteSentFiles(page)
    await documents.setInputFiles(licence)
    await expect.poll(() => page.getByText('Uploaded', { exact: true }).count()).toBe(2)
    expect(await newest()).toEqual({ name: 'licence.jpg', type: 'image/jpeg', bytes: licence.buffer })

    const refused = { Success: false, Message: 'Slower', code: 'TOO_MANY_REQUESTS' }
    await page.route('**/v1/upload-file', (route) => route.fulfill({ status: 429, json: refused }))
    await documents.setInputFiles(await photo('lost.jpg', 'gray'))
    await page.getByRole('button', { name: 'Retry lost.jpg' }).waitFor()
    await save(page)
    await page.getByText('One document could not be uploaded. The rest is saved.').waitFor()
    await page.getByText('Profile updated successfully').waitFor()
    await page.getByRole('button', { name: 'Retry lost.jpg' }).waitFor()
    await expectAccessible(page)

    await page.unroute('**/v1/upload-file')
    await page.getByRole('button', { name: 'Retry lost.jpg' }).click()
    await expect.poll(() => page.getByText('Uploaded', { exact: true }).count()).toBe(3)
    await save(page)
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeLessThanOrEqual(1)
    await page.getByText('Profile updated successfully').last().waitFor()

    await page.reload()
    await page.getByText('lost.jpg', { exact: true }).waitFor()
    await page.getByText('You can add 3 more documents').waitFor()
    const licensed = page.getByRole('group', { name: 'Are you licensed?' }).getByRole('radio', { name: 'Yes' })
    expect(await licensed.isChecked()).toBe(true)
    // What is there can be had again, also by the keyboard. It keeps the name that it came with.
    const download = page.getByRole('button', { name: 'Download licence.jpg' })
    const [saved] = await Promise.all([page.waitForEvent('download'), download.press('Enter')])
    expect(saved.suggestedFilename()).toBe('licence.webp')
    expect((await sharp(await saved.path()).metadata()).format).toBe('webp')
    await page.getByText('licence.webp was downloaded').waitFor()
    await expectAccessible(page)
    // What is there can be removed, too.
    await page.getByRole('button', { name: 'Remove lost.jpg' }).click()
    await save(page)
    await page.getByText('Profile updated successfully').waitFor()
    await page.reload()
    await page.getByText('You can add 4 more documents').waitFor()
  },
)
