import type { Page } from 'playwright-core'
import { beforeAll, describe, test } from 'vitest'
import { newBid, newBusiness, newCustomer, newJob, type Account } from './support/api.ts'
import { expectAccessible, newVisitor, useBrowser } from './support/browser.ts'
import { heading, logIn } from './support/sign-up.ts'

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

const LOOKS = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const

/** Opens each address in turn and looks at the screen once its heading is there. */
async function expectScreens(page: Page, screens: readonly (readonly [path: string, title: string])[]): Promise<void> {
  // A stream that stays open would never let the network come to rest.
  await page.route('**/v1/notifications/stream', (route) => route.fulfill({ status: 404 }))
  for (const [path, title] of screens) {
    await page.goto(path)
    await heading(page, title)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
}

describe.each(LOOKS)('in $colorScheme, $width px wide', (look) => {
  test('screens of who is out have nothing for axe to find', async () => {
    const { page } = await newVisitor(look)
    await expectScreens(page, [
      ['/', 'Login'],
      ['/registration', 'Registration'],
      ['/signup-customer', 'Customer registration'],
      ['/signup-business', 'Business registration'],
      ['/forgot-password', 'Forgot password'],
      ['/reset-password?token=none', 'Reset password'],
      ['/verify-email?token=none', 'Verify email'],
      ['/nowhere', 'Page not found'],
    ])
  })

  test('screens of a customer have nothing for axe to find', async () => {
    const { page } = await newVisitor(look)
    await logIn(page, customer.email)
    await expectScreens(page, [
      ['/dashboard', 'Your Posting'],
      [`/job-details?id=${job}`, 'Job Details'],
      ['/post-job', 'Post Job'],
      ['/notification', 'Notifications'],
      ['/profile-options', 'Profile options'],
      ['/profile', 'My profile'],
      ['/update-password', 'Update password'],
    ])
  })

  test('screens of a business have nothing for axe to find', async () => {
    const { page } = await newVisitor(look)
    await logIn(page, business.email)
    await expectScreens(page, [
      ['/dashboard', 'Jobs'],
      [`/job-details?id=${job}`, 'Job Details'],
      ['/notification', 'Notifications'],
      ['/profile-options', 'Profile options'],
      ['/profile-business', 'Business profile'],
      ['/profile-business-details', 'Business details'],
      ['/subscription', 'Subscription'],
    ])
  })
})
