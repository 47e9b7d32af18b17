import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter, storedUser } from '../../qa/support/stored-session.ts'
import { photo, uprightPhoto } from '../../qa/support/samples.ts'
import { choosePlace, field, heading } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import sharp from 'sharp'
import { renameBusiness } from '../../qa/support/wire.ts'
import { noteSentFiles } from '../support/sent-files.ts'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const save = (page: Page) => button(page, 'Save').click()

test(
  'a customer edits the profile: wrong input is told, the rest is saved and seen in every tab',
  shows('rule.customer-profile.name', 'rule.customer-profile.phone', 'success.profile-updated', 'mail.one-place'),
  async () => {
    const account = await newCustomer()
    const { page, context } = await newVisitor()
    await enter(page, account)
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await heading(page, 'Profile options')
    await expect.poll(() => page.getByRole('link', { name: 'Membership' }).count()).toBe(0)
    await page.getByRole('link', { name: 'My profile' }).click()
    await heading(page, 'My profile')
    await expectAccessible(page)
    await page.getByText(`You log in with ${account.email}.`).waitFor()

    await field(page, 'Name').fill(' ')
    await field(page, 'Phone').fill('')
    await save(page)
    for (const told of ['Name is required', 'Phone number is required']) {
      await page.getByText(told, { exact: true }).waitFor()
    }
    await expectAccessible(page)

    await field(page, 'Name').fill('Ana Maria Torres')
    await field(page, 'Phone').fill('+1 512 555 0199')
    await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await photo('ana.jpg', 'teal'))
    await choosePlace(page, 'Nevada', 'Reno')
    // What was typed survives a reload.
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

    await page.reload()
    await expect.poll(() => field(page, 'City').textContent()).toBe('Reno')
    expect(await field(page, 'Phone').inputValue()).toBe('+1 512 555 0199')
    // Which mails come is chosen in one place, to which the profile leads.
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.getByRole('link', { name: 'Emails about jobs and bids' }).click()
    await heading(page, 'Emails')
    await page.getByRole('checkbox', { name: 'Email me about my jobs and bids' }).waitFor()
    await page.goto('/profile')
    await expect.poll(() => field(page, 'City').textContent()).toBe('Reno')
    // Another state takes the city away.
    await field(page, 'State').selectOption('Texas')
    expect(await field(page, 'City').textContent()).toBe('Choose a city')
  },
)

test(
  'a business edits its person, and sees its membership',
  shows(
    'rule.business-profile.name',
    'rule.business-profile.phone',
    'success.profile-updated',
    'constant.subscription-dates',
    'screen.membership',
  ),
  async () => {
    const account = await newBusiness()
    const { page } = await newVisitor({ width: 1280, height: 900 })
    await enter(page, account)
    await page.goto('/profile-options')
    await page.getByRole('link', { name: 'Membership' }).click()
    await heading(page, 'Membership')
    await page.getByText('Active', { exact: true }).waitFor()
    const dates = page.getByRole('definition')
    await expect.poll(() => dates.count()).toBe(4)
    expect((await dates.allTextContents()).slice(1)).toEqual([
      expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
      expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/),
      '29 days',
    ])
    await page.getByText('You can bid on all jobs in your cities and categories.').waitFor()
    expect(await page.getByRole('link', { name: 'help@example.com' }).getAttribute('href')).toBe(
      'mailto:help@example.com',
    )
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'My profile' }).click()
    await heading(page, 'Business profile')
    await field(page, 'Name').waitFor()
    // This server asks for no verified address, so nobody is asked to verify theirs.
    expect(await page.getByRole('link', { name: 'Verify it' }).count()).toBe(0)
    await expectAccessible(page)
    await field(page, 'Name').fill('')
    await field(page, 'Phone').fill('')
    await save(page)
    await page.getByText("Name can't be empty").waitFor()
    await page.getByText("Phone number can't be empty").waitFor()
    await field(page, 'Name').fill('Luis M. Ortega')
    await field(page, 'Phone').fill('+1 512 555 0100')
    await page.getByLabel('Profile picture', { exact: true }).setInputFiles(await photo('luis.jpg', 'navy'))
    await save(page)
    await page.getByText('Profile updated successfully').waitFor()
    expect(await storedUser(page)).toMatchObject({ name: 'Luis M. Ortega', phone: '+1 512 555 0100' })
    await page.reload()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Luis M. Ortega')
  },
)

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
