import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newAddress, newBusiness, newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { storedUser } from '../../qa/support/stored-session.ts'
import { photo, uprightPhoto } from '../../qa/support/samples.ts'
import { choosePlace, field, fillPerson, heading } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import sharp from 'sharp'
import { renameBusiness } from '../../qa/support/wire.ts'
import { noteSentFiles, refuseUploads } from '../support/sent-files.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save').click()

test(
  'a customer edits the profile, which survives a reload before it is saved, and is seen in every tab after',
  shows('success.profile-updated', 'mail.one-place'),
  async () => {
    const account = await newCustomer()
    const { page, context } = await visitorAs(account)
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await heading(page, 'Profile options')
    await expect.poll(() => page.getByRole('link', { name: 'Membership' }).count()).toBe(0)
    await page.getByRole('link', { name: 'My profile' }).click()
    await heading(page, 'My profile')
    await page.getByText(`You log in with ${account.email}.`).waitFor()
    await expectAccessible(page)

    await field(page, 'Name').fill('Ana Maria Torres')
    await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await photo('ana.jpg', 'teal'))
    await choosePlace(page, 'Nevada', 'Reno')
    await page.getByText('Uploaded', { exact: true }).waitFor()
    await page.reload()
    await heading(page, 'My profile')
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Ana Maria Torres')

    const other = await context.newPage()
    await other.goto('/profile-options')
    await other.getByRole('heading', { name: 'Ana Torres' }).waitFor()
    await page.bringToFront()
    await save(page)
    await page.getByText('Profile updated successfully').waitFor()
    await other.getByRole('heading', { name: 'Ana Maria Torres' }).waitFor()
    await expect.poll(async () => (await storedUser(page))['picture']).toMatch(/\/v1\/files\//)
    expect(await storedUser(page)).toMatchObject({ name: 'Ana Maria Torres', state: 'Nevada', city: 'Reno' })
    // Which mails come is chosen in one place, to which the profile leads.
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.getByRole('link', { name: 'Emails about jobs and bids' }).click()
    await heading(page, 'Emails')
    await page.getByRole('checkbox', { name: 'Email me about my jobs and bids' }).waitFor()
  },
)

test('a business sees its membership', shows('constant.subscription-dates', 'screen.membership'), async () => {
  const { page } = await visitorAs(await newBusiness(), '/profile-options', { width: 1280, height: 900 })
  await page.getByRole('link', { name: 'Membership' }).click()
  await heading(page, 'Membership')
  await page.getByText('Active', { exact: true }).waitFor()
  const dates = page.getByRole('definition')
  await expect.poll(() => dates.count()).toBe(3)
  const day = expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/) as unknown
  expect(await dates.allTextContents()).toEqual(['Active', day, day])
  await page.getByRole('heading', { level: 2, name: '29 days left', exact: true }).waitFor()
  await page.getByText('You can bid on all jobs in your cities and categories.').waitFor()
  const contact = page.getByRole('link', { name: 'Email us', exact: true })
  expect(await contact.getAttribute('href')).toBe('mailto:help@example.com')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'My profile' }).click()
  await heading(page, 'Business profile')
  await field(page, 'Name').waitFor()
  // This server asks for no verified address, so nobody is asked to verify theirs.
  expect(await page.getByRole('link', { name: 'Verify it' }).count()).toBe(0)
  await expectAccessible(page)
})

async function openDetails(width?: number): Promise<Page> {
  const account = await newBusiness()
  const { page } = await visitorAs(account, '/profile-business', width === undefined ? {} : { width })
  await page.getByRole('link', { name: 'Business details' }).click()
  await heading(page, 'Business details')
  await expect.poll(() => field(page, 'Business name').inputValue()).toBe('Ortega & Sons')
  return page
}

test('what the profile had loaded is shown at once and looked at again', async () => {
  const account = await newBusiness()
  const { page } = await visitorAs(account, '/profile-business')
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

    const allow = await refuseUploads(page)
    await documents.setInputFiles(await photo('lost.jpg', 'gray'))
    await page.getByRole('button', { name: 'Retry lost.jpg' }).waitFor()
    await save(page)
    await page.getByText('One document could not be uploaded. The rest is saved.').waitFor()
    await page.getByText('Profile updated successfully').waitFor()
    await page.getByRole('button', { name: 'Retry lost.jpg' }).waitFor()
    await expectAccessible(page)

    await allow()
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
  },
)

test.each([
  ['/profile', 'Profile picture', newCustomer],
  ['/profile-business', 'Profile picture', newBusiness],
  ['/profile-business-details', 'Logo', newBusiness],
] as const)(
  'on %s a picture that could not be sent is tried again, and one that is there is removed',
  async (...args) => {
    const [address, label, someone] = args
    const { page } = await visitorAs(await someone(), address)
    const saveAndReturn = async () => {
      await save(page)
      await page.getByText('Profile updated successfully').waitFor()
      await page.reload()
      await field(page, label).waitFor({ state: 'attached' })
    }
    const allow = await refuseUploads(page)
    await field(page, label).setInputFiles(await photo('face.jpg', 'teal'))
    await button(page, 'Retry face.jpg').waitFor()
    await allow()
    await button(page, 'Retry face.jpg').click()
    await page.getByText('Uploaded', { exact: true }).waitFor()
    await saveAndReturn()
    await button(page, 'Remove').click()
    await saveAndReturn()
    expect(await button(page, 'Remove').count()).toBe(0)
  },
)

test('what a business does not want mailed is not ticked any more once that is saved', async () => {
  const { page } = await visitorAs(await newBusiness(), '/mail-settings')
  /** What is ticked once it is saved. The first box is for all; without it there are no others. */
  const saved = async () => {
    await save(page)
    await heading(page, 'Profile options')
    await page.goto('/mail-settings')
    await all.waitFor()
    return page.getByRole('checkbox', { checked: true }).evaluateAll((boxes) => boxes.length)
  }
  const all = page.getByRole('checkbox', { name: 'Email me about my jobs and bids', exact: true })
  await all.waitFor()
  const [, ...kinds] = await page.getByRole('checkbox').all()
  expect(kinds.length).toBeGreaterThan(8)
  for (const kind of kinds) await kind.uncheck()
  expect(await saved()).toBe(1)
  await all.uncheck()
  expect(await saved()).toBe(0)
})

test('another country takes the state away, on every screen that asks for it', async () => {
  const [{ page: guest }, { page: customer }, { page: business }] = await Promise.all([
    newVisitor(),
    visitorAs(await newCustomer()),
    visitorAs(await newBusiness()),
  ])
  const data = { 'United States': { Texas: ['Austin'] }, Mexico: { Jalisco: ['Guadalajara'], Puebla: ['Atlixco'] } }
  for (const [page, address] of [
    [guest, '/signup-customer'],
    [guest, '/signup-business'],
    [customer, '/profile'],
    [business, '/profile-business-details'],
  ] as const) {
    await page.route('**/v1/usa-states-cities', (route) => route.fulfill({ json: { data } }))
    await page.goto(address)
    // They are asked for with the first sign that somebody is there.
    await page.mouse.move(1, 1)
    if (address === '/signup-business') {
      await fillPerson(page, { name: 'Luis Ortega', email: newAddress('luis') })
      await button(page, 'Continue').click()
    }
    await field(page, 'State').selectOption('Texas')
    await field(page, 'Country').selectOption('Mexico')
    const offered = () => field(page, 'State').locator('option:not([value=""])').allTextContents()
    await expect.poll(offered).toEqual(['Jalisco', 'Puebla'])
    expect(await field(page, 'State').inputValue()).not.toBe('Texas')
  }
})
