import { readFile } from 'node:fs/promises'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { answer, connect } from '../../docs/examples/over-the-wire/client.ts'
import { newCustomer, UNUSED } from '../../qa/support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { field, heading, logIn } from '../../qa/support/sign-up.ts'
import { storedToken } from '../../qa/support/stored-session.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What the app shows; a code works once, so later ones are of later steps of 30 seconds. */
const codeOf = (key: string, steps = 0) => generate({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** Sends email and password, and waits for the question after them. */
async function beginLogin(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Login').click()
  await page.getByRole('heading', { level: 2, name: 'Second step' }).waitFor()
}

async function sendCode(page: Page, code: string): Promise<void> {
  await field(page, 'Code').fill(code)
  await button(page, 'Continue').click()
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile-options')
  await button(page, 'Logout').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout', exact: true }).click()
  await heading(page, 'Login')
}

test(
  'one turns a second step on, logs in with it, proves it again for a key, and turns it off',
  shows('secondStep.screen', 'secondStep.login-screen', 'secondStep.again-screen', 'events.screen'),
  async () => {
    const { email, password, client } = await newCustomer(undefined, UNUSED)
    const stored = async () => (await answer(client.POST('/get-second-step'))).secondStep
    const dialog = (page: Page) => page.getByRole('dialog')
    const send = (name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
    const [{ page }, { page: other }] = [await newVisitor(), await newVisitor()]
    // A session from before has proved no code.
    await logIn(other, email)
    await logIn(page, email)
    await page.goto('/profile-options')
    await page.getByRole('link', { name: 'Login security' }).click()
    await heading(page, 'Login security')
    await page.getByText('Off', { exact: true }).waitFor()
    await expectAccessible(page)

    await button(page, 'Turn on second step').click()
    await field(page, 'Current password').fill('guess')
    await send('Continue')
    await dialog(page).getByText('The current password is not correct').waitFor()
    await field(page, 'Current password').fill(password)
    await send('Continue')
    const link = dialog(page).getByRole('link', { name: 'Open in an app on this device' })
    const uri = new URL((await link.getAttribute('href')) ?? '')
    const key = await dialog(page).locator('code').innerText()
    expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', key])
    await dialog(page)
      .getByRole('img', { name: /^QR code/ })
      .waitFor()
    await expectAccessible(page)
    await field(page, 'Code').fill('000000')
    await send('Turn on second step')
    await dialog(page).getByText('This code is wrong or was used before. Try the next one.').waitFor()
    await expectAccessible(page)
    expect(await stored()).toMatchObject({ isOn: false })
    await field(page, 'Code').fill(await codeOf(key))
    await send('Turn on second step')

    const made = page.getByRole('dialog', { name: 'Your recovery codes', exact: true })
    await made.waitFor()
    const codes = await made.locator('code').allInnerTexts()
    expect(new Set(codes).size).toBe(10)
    await expectAccessible(page)
    const [download] = await Promise.all([page.waitForEvent('download'), send('Download')])
    expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
    await send('Done')
    await made.getByText('Save the codes first, then tick this box').waitFor()
    await made.getByRole('checkbox', { name: 'I have saved them' }).check()
    await send('Done')
    await made.waitFor({ state: 'detached' })
    await page.getByText('10 recovery codes left').waitFor()
    expect(await stored()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    const events = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')
    await expect
      .poll(async () => (await events.allInnerTexts())[0])
      .toMatch(/^Second step turned on\n[^]*Chrome on Linux, from 127\.0\.0/)
    await expectAccessible(page)

    await other.goto('/developers')
    await button(other, 'Create API key').click()
    await field(other, 'Name').fill('Nightly import')
    await other.getByRole('checkbox', { name: 'See jobs', exact: true }).check()
    await field(other, 'Current password').fill(password)
    await dialog(other).getByRole('button', { name: 'Create API key' }).click()
    const question = other.getByRole('dialog', { name: 'Enter a code', exact: true })
    await question.waitFor()
    await expectAccessible(other)
    expect((await answer(client.POST('/get-keys'))).keys).toEqual([])
    await field(other, 'Code').fill(codes[0] ?? '')
    await question.getByRole('button', { name: 'Continue', exact: true }).click()
    await other.getByRole('dialog', { name: 'Your new API key', exact: true }).waitFor()
    expect((await answer(client.POST('/get-keys'))).keys).toMatchObject([{ name: 'Nightly import' }])

    await logOut(page)
    await beginLogin(page, email, password)
    await expect.poll(() => field(page, 'Code').evaluate((one) => one === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await sendCode(page, '000000')
    await page.getByText('This code is wrong or was used before. Try the next one.').waitFor()
    await expectAccessible(page)
    await button(page, 'Back to login').click()
    await beginLogin(page, email, password)
    await sendCode(page, await codeOf(key, 1))
    await page.waitForURL('**/dashboard')
    await logOut(page)
    await beginLogin(page, email, password)
    await sendCode(page, codes[1] ?? '')
    await page.waitForURL('**/dashboard')
    const here = connect({ baseUrl: inject('baseUrl') }, await storedToken(page))
    expect((await answer(here.POST('/get-second-step'))).secondStep).toMatchObject({ recoveryCodesLeft: 8 })

    await page.goto('/security')
    await button(page, 'Make new recovery codes').click()
    await field(page, 'Current password').fill(password)
    await field(page, 'Code').fill(codes[2] ?? '')
    await expectAccessible(page)
    await send('Make new recovery codes')
    await made.waitFor()
    const [fresh = ''] = await made.locator('code').allInnerTexts()
    expect(await stored()).toMatchObject({ recoveryCodesLeft: 10 })
    await made.getByRole('checkbox', { name: 'I have saved them' }).check()
    await send('Done')

    await button(page, 'Turn off second step').click()
    await field(page, 'Current password').fill(password)
    await field(page, 'Code').fill(fresh)
    await expectAccessible(page)
    await send('Turn off second step')
    await page.getByText('Off', { exact: true }).waitFor()
    expect(await stored()).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
    await logOut(page)
    await logIn(page, email)
  },
)
