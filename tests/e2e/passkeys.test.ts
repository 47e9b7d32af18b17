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

/** Gives the browser an authenticator in which passkeys are kept, and whose owner says yes at once. */
async function newAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}

/** As in a browser that cannot suggest passkeys. */
const suggestsNothing = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    Object.defineProperty(PublicKeyCredential, 'isConditionalMediationAvailable', { value: async () => false })
  })

async function logOut(page: Page): Promise<void> {
  await page.goto('/profile-options')
  await button(page, 'Logout').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout', exact: true }).click()
  await heading(page, 'Login')
}

test(
  'one adds a passkey, logs in with it, and removes it',
  shows('passkeys.screen', 'passkeys.login-screen'),
  async () => {
    const { email, password, client } = await newCustomer(undefined, UNUSED)
    const stored = async () => (await answer(client.POST('/get-passkeys'))).passkeys
    const { page } = await newVisitor()
    const kept = await newAuthenticator(page)
    await logIn(page, email)
    await page.goto('/security')
    const dialog = page.getByRole('dialog')
    await button(page, 'Add passkey').click()
    await field(page, 'Name').fill('Ana’s phone')
    await expectAccessible(page)
    await field(page, 'Current password').fill('guess')
    await dialog.getByRole('button', { name: 'Add passkey', exact: true }).click()
    await dialog.getByText('The current password is not correct').waitFor()
    await field(page, 'Current password').fill(password)
    await dialog.getByRole('button', { name: 'Add passkey', exact: true }).click()
    await page.getByRole('heading', { level: 3, name: 'Ana’s phone' }).waitFor()
    await page.getByText('Never used', { exact: true }).waitFor()
    await expectAccessible(page)
    expect(await stored()).toMatchObject([{ name: 'Ana’s phone', lastUsedAt: null }])
    expect(await kept()).toHaveLength(1)

    await logOut(page)
    // Among what is suggested for the email, from the first touch on; its owner takes it at once.
    await page.mouse.move(10, 10)
    await page.waitForURL('**/dashboard')
    await logOut(page)
    await suggestsNothing(page)
    await button(page, 'Log in with a passkey').click()
    await page.waitForURL('**/dashboard')
    const here = connect({ baseUrl: inject('baseUrl') }, await storedToken(page))
    expect((await answer(here.POST('/get-customer-details/customer', { body: {} }))).data).toMatchObject({ email })
    expect((await stored()).map(({ lastUsedAt }) => lastUsedAt?.slice(0, 2))).toEqual(['20'])

    await page.goto('/security')
    await button(page, 'Remove Ana’s phone').click()
    await field(page, 'Current password').fill(password)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('heading', { level: 3, name: 'Ana’s phone' }).waitFor({ state: 'detached' })
    expect(await stored()).toEqual([])
    await logOut(page)
    await suggestsNothing(page)
    await button(page, 'Log in with a passkey').click()
    await page
      .getByRole('alert')
      .getByText(/^This passkey was not accepted\./)
      .waitFor()
    await expectAccessible(page)
  },
)
