import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBusiness, newCustomer, verify } from '../../qa/support/api.ts'
import { mailedLink } from '../../qa/support/mail.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { storedUser } from '../../qa/support/stored-session.ts'
import { photo } from '../../qa/support/samples.ts'
import { choosePlace, field, heading, logIn } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'

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

test('an email that another account has is told at its field', shows('message.profile-update-failure'), async () => {
  const [customer, taken] = await Promise.all([newCustomer(), newCustomer()])
  const { page } = await newVisitor()
  await enter(page, customer)
  await page.goto('/update-email')
  await field(page, 'New email').fill(taken.email.toUpperCase())
  await field(page, 'Current password').fill('secret1')
  await button(page, 'Send link').click()
  await page.getByText('An account with this email already exists.').waitFor()
  expect(await field(page, 'New email').getAttribute('aria-invalid')).toBe('true')
})

test(
  'another email is asked for with the password, confirmed by a link, seen in every tab, and undone by the old address',
  shows('rule.customer-profile.email', 'rule.email.password', 'rule.email.confirmed', 'rule.email.undone'),
  async () => {
    const account = await newCustomer()
    await verify(account)
    const wanted = `new.${account.email}`
    const { page, context } = await newVisitor()
    await enter(page, account)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Change email' }).click()
    await heading(page, 'Change email')
    await field(page, 'New email').fill('ana@')
    await button(page, 'Send link').click()
    for (const told of ['Please enter a valid email address', 'Current password is required']) {
      await page.getByText(told, { exact: true }).waitFor()
    }
    await expectAccessible(page)
    await field(page, 'New email').fill(wanted)
    await field(page, 'Current password').fill('guess')
    await button(page, 'Send link').click()
    await page.getByText('The current password is not correct').waitFor()
    await field(page, 'Current password').fill('secret1')
    await button(page, 'Send link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the profile' }).click()
    await page.getByText(`${wanted} is not confirmed yet: open the link we sent there.`).waitFor()

    // The token is gone from the address as soon as the screen is there.
    const mail = await context.newPage()
    await mail.goto(await mailedLink(wanted, '/confirm-email'))
    await mail.getByRole('heading', { name: 'Your email address has been changed' }).waitFor()
    expect(new URL(mail.url())).toMatchObject({ search: '', hash: '' })
    await expectAccessible(mail)
    expect(await storedUser(page)).toMatchObject({ email: wanted })

    const old = (await newVisitor()).page
    await old.goto(await mailedLink(account.email, '/undo-email-change'))
    await old.getByRole('heading', { name: 'Keep this email address?' }).waitFor()
    expect(new URL(old.url())).toMatchObject({ search: '', hash: '' })
    await expectAccessible(old)
    await button(old, 'Undo the change').click()
    await old.getByText('Your email address stays as it was. Please choose a new password now.').waitFor()
    await field(old, 'New password').fill('brass-kettle')
    await field(old, 'Confirm password').fill('brass-kettle')
    await button(old, 'Reset password').click()
    await old.getByRole('link', { name: 'Go to login' }).waitFor()
    // Whoever had asked for it is out.
    await page.bringToFront()
    await page.goto('/profile')
    await heading(page, 'Login')
    await logIn(page, account.email, 'brass-kettle')
  },
)

test(
  'a language is there at once, on every reload and after the next login',
  shows('success.language-changed', 'constant.languages'),
  async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor()
    await enter(page, customer)
    await page.goto('/profile-options')
    const choose = async (opener: string, language: string) => {
      await page.getByRole('button', { name: opener }).click()
      await page.getByRole('dialog').getByRole('button', { name: language }).click()
    }
    await page.getByRole('button', { name: /^Language/ }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await choose('Language', 'Español')
    await page.getByText('Idioma cambiado a Español').waitFor()
    await heading(page, 'Opciones del perfil')
    await page.reload()
    await heading(page, 'Opciones del perfil')

    await choose('Idioma', 'العربية')
    await heading(page, 'خيارات الملف الشخصي')
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await expectAccessible(page)
    await choose('اللغة', 'Español')
    await heading(page, 'Opciones del perfil')

    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click()
    await heading(page, 'Login')
    await logIn(page, customer.email)
    await heading(page, 'Tus trabajos')
    await page.goto('/profile-options')
    await choose('Idioma', 'English')
    await page.getByText('Language changed to English').waitFor()
    await heading(page, 'Profile options')
  },
)

test(
  'a language that cannot be saved to the account says so, and is there all the same',
  shows('message.language-failure'),
  async () => {
    const business = await newBusiness()
    const { page } = await newVisitor()
    await enter(page, business)
    await page.goto('/profile-options')
    await page.route(/\/v1\/edit-/, (route) =>
      route.fulfill({ status: 429, json: { Success: false, Message: 'Slower', code: 'TOO_MANY_REQUESTS' } }),
    )
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Español' }).click()
    await heading(page, 'Opciones del perfil')
    await page.getByRole('alert').waitFor()
    await page.unroute(/\/v1\/edit-/)
    await page.getByRole('button', { name: /^Idioma/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Español' }).click()
    await page.getByText('Idioma cambiado a Español').waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
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

test(
  'what could not be loaded says so and is tried again',
  shows('message.subscription-failure', 'message.read-failure'),
  async () => {
    const account = await newBusiness()
    const { page } = await newVisitor()
    await enter(page, account)
    const refused = { Success: false, Message: 'Slower', code: 'TOO_MANY_REQUESTS' }
    await page.route(/\/v1\/(get-\w+-details|subs)/, (route) => route.fulfill({ status: 429, json: refused }))
    for (const [path, said] of [
      ['/profile-business', 'Your profile could not be loaded'],
      ['/profile-business-details', 'Your business details could not be loaded'],
      ['/subscription', 'Your membership could not be loaded'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { name: said }).waitFor()
      await expectAccessible(page)
    }
    await page.unroute(/\/v1\/(get-\w+-details|subs)/)
    await button(page, 'Try again').click()
    await page.getByText('Active', { exact: true }).waitFor()

    await page.route(/\/v1\/get-\w+-details/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/profile-business-details')
    await page.getByRole('heading', { name: 'No business details found' }).waitFor()
  },
)
