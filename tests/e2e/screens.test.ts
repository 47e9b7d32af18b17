import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { newBid, newBusiness, newCustomer, newJob, type Account } from '../../qa/support/api.ts'
import { expectAccessible, hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { signedUp } from '../../qa/support/mailed.ts'
import { heading, logIn } from '../../qa/support/sign-up.ts'

useBrowser()

let customer: Account
let business: Account
let job: string

beforeAll(async () => {
  customer = await newCustomer()
  business = await newBusiness()
  job = await newJob(customer)
  await newBid(business, job, 129.5)
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const

/** Opens each address in both themes and looks at the screen in every size, once its heading is there. */
async function expectScreens(page: Page, screens: readonly (readonly [path: string, title: string])[]): Promise<void> {
  await hearsNothing(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [path, title] of screens) {
      await page.goto(path)
      await heading(page, title)
      await page.waitForLoadState('networkidle')
      // Of all that axe looks at, the theme changes the colours alone, and they are the same in every size.
      for (const size of colorScheme === 'light' ? SIZES : SIZES.slice(0, 1)) {
        await page.setViewportSize(size)
        await expectAccessible(page, { coloursOnly: colorScheme === 'dark' })
      }
    }
  }
}

describe('in both themes, on a phone and on a desk', () => {
  test('screens of who is out have nothing for axe to find', async () => {
    const { page } = await newVisitor()
    await signedUp(page)
    await expectScreens(page, [
      ['/', 'Login'],
      ['/registration', 'Registration'],
      ['/signup-customer', 'Customer registration'],
      ['/signup-business', 'Business registration'],
      ['/forgot-password', 'Forgot password'],
      ['/reset-password?token=none', 'Reset password'],
      ['/verify-email?token=none', 'Verify email'],
      ['/verify-email', 'Check your email'],
      ['/nowhere', 'Page not found'],
    ])
  })

  test('screens of a customer have nothing for axe to find', async () => {
    const { page } = await newVisitor()
    await logIn(page, customer.email)
    await expectScreens(page, [
      ['/dashboard', 'Your Posting'],
      [`/job-details?id=${job}`, 'Job Details'],
      [`/business?id=${business.session.user.id}`, 'Business'],
      ['/post-job', 'Post Job'],
      ['/notification', 'Notifications'],
      ['/profile-options', 'Profile options'],
      ['/mail-settings', 'Emails'],
      ['/profile', 'My profile'],
      ['/update-password', 'Update password'],
    ])
  })

  test('screens of a business have nothing for axe to find', async () => {
    const { page } = await newVisitor()
    await logIn(page, business.email)
    await expectScreens(page, [
      ['/dashboard', 'Jobs'],
      [`/job-details?id=${job}`, 'Job Details'],
      ['/notification', 'Notifications'],
      ['/profile-options', 'Profile options'],
      ['/mail-settings', 'Emails'],
      ['/profile-business', 'Business profile'],
      ['/profile-business-details', 'Business details'],
      ['/work-pictures', 'Pictures of your work'],
      ['/subscription', 'Subscription'],
    ])
  })
})
