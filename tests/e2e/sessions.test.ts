import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answer, connect } from '../../docs/examples/over-the-wire/client.ts'
import { newCustomer } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { field, heading, logIn } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import { openReceiver } from '../server/webhooks/support/receiver.ts'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'one sees where one is logged in, ends what one does not know, takes the data along, leaves, and is kept',
  shows(
    'sessions.listed',
    'sessions.ended',
    'sessions.streams',
    'screen.focus-kept',
    'privacy.delete-screen',
    'privacy.keep',
    'privacy.export-screen',
  ),
  async () => {
    const { email } = await newCustomer()
    const [{ page }, { page: lost }] = [await newVisitor(), await newVisitor({ width: 1280, height: 900 })]
    await logIn(lost, email)
    await logIn(page, email)
    await page.goto('/profile-options')
    await page.getByRole('link', { name: 'Devices' }).click()
    await heading(page, 'Devices')
    await page.getByText('This device', { exact: true }).waitFor()
    const rows = page.getByRole('main').getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(3)
    expect((await rows.allInnerTexts())[0]).toContain('Chrome on Linux')
    await expectAccessible(page)
    await button(page, 'Log out Chrome on Linux').click()
    await expectAccessible(page)
    await button(page, 'Log out').click()
    await expect.poll(() => rows.count()).toBe(2)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Chrome on Linux')
    // Its stream closes; the app comes back for another one, and finds that it is over.
    await heading(lost, 'Login')
    await button(page, 'Log out everywhere else').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click()
    await page.getByText('You are not logged in anywhere else.').waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Your data' }).click()
    await heading(page, 'Your data')
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download your data').press('Enter'),
    ])
    expect(download.suggestedFilename()).toBe('bidfair-data.zip')
    await page.getByText('bidfair-data.zip was downloaded').waitFor()

    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('link', { name: 'Delete account' }).click()
    await heading(page, 'Delete account')
    await page.getByText('They say “Former customer” instead of your name.').waitFor()
    await button(page, 'Delete account').click()
    await page.getByText('Current password is required').waitFor()
    const password = field(page, 'Current password')
    await expect.poll(() => password.evaluate((element) => element === document.activeElement)).toBe(true)
    await expectAccessible(page)
    // Enter alone deletes nothing: the question starts on No.
    await password.fill('guess')
    await password.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await question.waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    const leave = async () => {
      await button(page, 'Delete account').click()
      await question.getByRole('button', { name: 'Delete account', exact: true }).click()
    }
    await leave()
    await page.getByText('The current password is not correct').waitFor()
    await password.fill('kettle7')
    const inTheWay = { Success: false, Message: 'Jobs', code: 'JOBS_IN_PROGRESS' }
    await page.route('**/v1/delete-account', (route) => route.fulfill({ status: 409, json: inTheWay }))
    await leave()
    await expectAccessible(page)
    await page.getByRole('alert').getByRole('link', { name: 'See these jobs' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?status=inprogress')
    await page.unroute('**/v1/delete-account')
    await page.goto('/delete-account')
    await password.fill('kettle7')
    await leave()

    await heading(page, 'Login')
    await page.getByText(/^Your account will be deleted on [A-Z][a-z]+ \d{1,2}, \d{4}\. Log in before then/).waitFor()
    await expectAccessible(page)
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill('kettle7')
    await button(page, 'Login').click()
    await page.getByText(/^This account will be deleted on [A-Z][a-z]+ \d{1,2}, \d{4}\. You can still keep/).waitFor()
    await expectAccessible(page)
    // Typing again makes another account than the refused one.
    await field(page, 'Password').fill('secret')
    await expect.poll(() => button(page, 'Keep my account').count()).toBe(0)
    await field(page, 'Password').fill('kettle7')
    await button(page, 'Login').click()
    await button(page, 'Keep my account').press('Enter')
    await page.getByText('Your account is kept').waitFor()
    await heading(page, 'Your Posting')
  },
)

test('one makes a key for a program, sees what it may do, and revokes it', shows('keys.screen'), async () => {
  const { email, password } = await newCustomer()
  const { page } = await newVisitor()
  await logIn(page, email)
  await page.goto('/developers')
  const keys = page.getByRole('region', { name: 'API keys', exact: true })
  await keys.getByRole('button', { name: 'Create API key' }).click()
  await field(page, 'Name').fill('Nightly import')
  for (const scope of ['See jobs', 'Place, accept and decline bids'])
    await page.getByRole('checkbox', { name: scope, exact: true }).check()
  await field(page, 'Current password').fill(password)
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Create API key' }).click()
  const made = page.getByRole('dialog', { name: 'Your new API key', exact: true })
  const secret = await made.getByLabel('Key', { exact: true }).inputValue()
  await expectAccessible(page)
  const program = connect({ baseUrl: inject('baseUrl') }, secret)
  expect((await answer(program.POST('/get-jobs/customer', { body: {} }))).jobs).toEqual([])
  await made.getByRole('button', { name: 'Done', exact: true }).click()
  for (const words of ['Nightly import', 'See jobs', 'Place, accept and decline bids'])
    await keys.getByText(words, { exact: true }).waitFor()
  await expectAccessible(page)
  await button(page, 'Revoke Nightly import').click()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await keys.getByText('You have no API keys.', { exact: true }).waitFor()
})

test(
  'one has events sent to an address, sees what became of them, and deletes it',
  shows('webhooks.screen'),
  async () => {
    const receiver = await openReceiver()
    const { email, password } = await newCustomer()
    const { page } = await newVisitor()
    await logIn(page, email)
    await page.goto('/developers')
    const events = page.getByRole('region', { name: 'Webhooks', exact: true })
    const dialog = page.getByRole('dialog')
    await events.getByRole('button', { name: 'Add webhook' }).click()
    await field(page, 'Address').fill(`${receiver.url}/events`)
    await page.getByRole('checkbox', { name: 'Jobs', exact: true }).check()
    await field(page, 'Current password').fill(password)
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    const made = page.getByRole('dialog', { name: 'Signing secret', exact: true })
    expect(await made.getByLabel('Secret', { exact: true }).inputValue()).toMatch(/^whsec_/)
    await made.getByRole('button', { name: 'Done', exact: true }).click()
    await expectAccessible(page)

    await events.getByRole('button', { name: 'Deliveries', exact: true }).click()
    await dialog.getByText('No deliveries yet.', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Send a test', exact: true }).click()
    await expect.poll(() => receiver.told('/events'), { timeout: 10_000 }).toEqual(['webhook.test null'])
    const refreshed = async () => {
      await dialog.getByRole('button', { name: 'Refresh', exact: true }).click()
      return await dialog.getByText(/^Answered 204 after \d+ ms$/).count()
    }
    await expect.poll(refreshed, { timeout: 10_000 }).toBe(1)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send again: webhook.test', exact: true }).click()
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2)
    const [first, again] = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(again).toBe(first)
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })

    await events.getByRole('button', { name: /^Delete / }).click()
    await expectAccessible(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await events.getByText(/^You have no webhooks\./).waitFor()
    await receiver.close()
  },
)
