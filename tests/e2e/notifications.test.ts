import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newBid, newBusiness, newCustomer, newGivenJob, newJob, newJobs } from '../../qa/support/api.ts'
import { expectAccessible, hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/enter.ts'
import { unique } from '../../qa/support/samples.ts'
import { heading } from '../../qa/support/sign-up.ts'
import { changeTrade } from '../../qa/support/wire.ts'
import { record } from '../support/json.ts'
import { shows } from '../support/shows.ts'

useBrowser()

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('link', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true })
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Pest Control'

/** The stream of this page is open, so that what happens from now on comes live. */
const live = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.url().endsWith('/v1/notifications/stream') && response.ok())

describe('live', () => {
  test('a bid shows on every screen of the customer at once, without a reload', async () => {
    const customer = await newCustomer()
    const title = unique('Leaking tap')
    const job = await newJob(customer, title)
    const { page, context } = await newVisitor()
    const opened = live(page)
    await enter(page, customer)
    await opened
    await bell(page, 0).waitFor()

    // A business at a browser of its own bids.
    const business = await newBusiness('Ortega & Sons')
    const { page: other } = await newVisitor()
    await enter(other, business)
    await other.goto(`/job-details?id=${job}`)
    await other.getByRole('button', { name: 'Bid', exact: true }).click()
    const dialog = other.getByRole('dialog', { name: 'Bid', exact: true })
    await dialog.getByLabel('Your quote', { exact: true }).fill('140')
    await dialog.getByLabel('Proposal', { exact: true }).fill('Tomorrow at nine.')
    await dialog.getByRole('button', { name: 'Bid', exact: true }).click()

    await bell(page, 1).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: `Ortega & Sons bid $140 on “${title}”.` })
      .waitFor()
    await page.getByText('1 interest', { exact: true }).waitFor()
    await expectAccessible(page)

    // The job that is looked at shows the next bid as it comes; what is told of it has been read.
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByText('1 business is interested').waitFor()
    await bell(page, 0).waitFor()
    const hill = await newBusiness('Hill Services')
    await newBid(hill, job, 165)
    await page.getByText('2 businesses are interested').waitFor()
    await bell(page, 0).waitFor()

    // The list of notifications has both as one, and takes the next one in the moment it is there.
    await bell(page, 0).click()
    await heading(page, 'Notifications')
    await rows(page)
      .filter({ hasText: `2 new bids on “${title}”.` })
      .waitFor()
    await newBid(await newBusiness('Quick Pipes'), job, 120)
    await rows(page)
      .filter({ hasText: `Unread: 3 new bids on “${title}”.` })
      .waitFor()
    expect(await rows(page).allTextContents()).toEqual([expect.stringMatching(/^Unread: .*1 minute ago · 1 unread$/)])
    await expectAccessible(page)

    // It leads to the job, and has been read: here and in any other tab.
    const second = await context.newPage()
    await second.goto('/notification')
    await rows(second).filter({ hasText: 'Unread' }).waitFor()
    await second.bringToFront()
    await page.bringToFront()
    await rows(page).first().getByRole('link').click()
    await heading(page, 'Job Details')
    await page.getByText('3 businesses are interested').waitFor()
    await bell(page, 0).waitFor()
    await rows(second).filter({ hasText: 'Unread' }).waitFor({ state: 'detached' })
    expect(await rows(second).count()).toBe(1)
  })

  test('what came while there was no network is there as soon as it is back', async () => {
    const customer = await newCustomer()
    const job = await newJob(customer)
    const { page, context } = await newVisitor({ troubled: true })
    const opened = live(page)
    await enter(page, customer)
    await opened
    await context.setOffline(true)
    await page.getByText('You are offline.').waitFor()
    await expectAccessible(page)
    await newBid(await newBusiness(), job, 100)
    await context.setOffline(false)
    await bell(page, 1).waitFor()
    await page.getByText('1 interest', { exact: true }).waitFor()
    expect(await page.getByText('You are offline.').count()).toBe(0)
  })

  test('a stream that breaks is opened anew, and one that is over ends with the session', async () => {
    const customer = await newCustomer()
    const job = await newJob(customer)
    const { page } = await newVisitor({ troubled: true })
    const asked: string[] = []
    await page.route('**/v1/notifications/stream', async (route) => {
      asked.push('stream')
      if (asked.length === 1) await route.abort('connectionreset')
      else if (asked.length === 2) await route.fulfill({ status: 503, body: 'down' })
      else await route.continue()
    })
    const opened = live(page)
    await enter(page, customer)
    await opened
    await newBid(await newBusiness(), job, 100)
    await bell(page, 1).waitFor()
    expect(asked.length).toBe(3)

    const closed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/notifications/stream'))
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click()
    await heading(page, 'Login')
    await closed
  })
})

describe('the list', () => {
  test(
    'tells many new jobs as one, and has read them once they are looked into',
    shows('rule.notifications-grouped', 'rule.acted-upon-is-read'),
    async () => {
      const [business, customer] = await Promise.all([newBusiness(), newCustomer()])
      const given = await newGivenJob(customer, business)
      await changeTrade(business.client, TRADE)
      const titles = await newJobs(customer, 3, TRADE)
      const { page } = await newVisitor()
      await enter(page, business)
      await page.goto('/notification')
      const won = rows(page).filter({ hasText: /^Unread: Your bid on .* was accepted/ })
      await won.waitFor()
      const jobs = rows(page).filter({ hasText: `3 new jobs in ${TRADE}, Austin.` })
      expect(await jobs.textContent()).toMatch(/^Unread: /)
      await jobs.getByRole('link').click()
      await heading(page, 'New jobs')
      await expect.poll(() => rows(page).count()).toBe(titles.length)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Back' }).click()
      await heading(page, 'Notifications')
      await rows(page)
        .filter({ hasText: /^3 new jobs/ })
        .waitFor()
      expect(
        await rows(page)
          .filter({ hasText: /^Unread: Your bid/ })
          .count(),
      ).toBe(1)

      await page.getByRole('button', { name: 'Mark all as read' }).click()
      await won.waitFor({ state: 'detached' })
      await page.goto(`/job-details?id=${given}`)
      await bell(page, 0).waitFor()
    },
  )

  test('goes on to older ones, and is come back to where it was left', shows('rule.notifications-older'), async () => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
    for (const job of await newJobs(customer, 5, 'Plumbing')) await newBid(business, job, 100)
    const { page } = await newVisitor()
    await enter(page, customer)
    // A short page, so that five are many.
    await page.route('**/v1/get-notification/grouped', (route) => {
      const { limit, ...body } = record(route.request().postDataJSON())
      return route.continue({ postData: JSON.stringify({ ...body, limit: limit === 20 ? 2 : limit }) })
    })
    await page.goto('/notification')
    for (const count of [2, 4]) {
      await expect.poll(() => rows(page).count()).toBe(count)
      await page.getByRole('button', { name: 'Older notifications' }).click()
    }
    await expect.poll(() => rows(page).count()).toBe(5)
    await page.getByText('No more notifications').waitFor()
    await rows(page).last().getByRole('link').click()
    await heading(page, 'Job Details')
    await page.goBack()
    await heading(page, 'Notifications')
    await expect.poll(() => rows(page).count()).toBe(5)
  })

  const shown = (minutes: number, id: number) => ({
    id: `0190a000-0000-7000-8000-00000000000${id}`,
    message: `News ${id}`,
    createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
    jobId: null,
    businessId: null,
    count: 1,
    unread: 0,
  })

  test('tells how long ago in minutes, hours and days', shows('constant.relative-time'), async () => {
    const customer = await newCustomer()
    const { page } = await newVisitor()
    await enter(page, customer)
    const notifications = [0, 59.5, 60, 23.9 * 60, 24 * 60, 50 * 60].map(shown)
    await page.route('**/v1/get-notification/grouped', (route) =>
      route.fulfill({ json: { Success: true, notifications, nextCursor: null, unread: 0 } }),
    )
    await bell(page, 0).click()
    await heading(page, 'Notifications')
    await rows(page).first().waitFor()
    expect(await rows(page).getByRole('time').allTextContents()).toEqual([
      '1 minute ago',
      '59 minutes ago',
      '1 hour ago',
      '23 hours ago',
      '1 day ago',
      '2 days ago',
    ])
  })

  test('is empty at first, and says what will be there', shows('screen.bell-count'), async () => {
    // A business would hear of the jobs that other tests post meanwhile.
    const customer = await newCustomer()
    const { page } = await newVisitor()
    await enter(page, customer)
    await bell(page, 0).click()
    await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
    await expectAccessible(page)
    // However many they become, their number leaves the picture beside the bell alone.
    const many = { contentType: 'text/event-stream', body: 'event: unread\ndata: {"unread":150}\n\n' }
    await page.route('**/v1/notifications/stream', (route) => route.fulfill(many))
    await page.reload()
    await page.getByRole('link', { name: 'Go to the jobs' }).click()
    await heading(page, 'Your Posting')
    const [count, picture] = [
      page.getByText('99+', { exact: true }),
      page.getByRole('link', { name: 'Profile', exact: true }),
    ]
    const [right, left] = [await count.boundingBox(), await picture.boundingBox()]
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(left?.x ?? 0)
  })

  test(
    'that cannot be loaded says why, and is asked for again',
    shows('message.notifications-failure', 'message.read-failure'),
    async () => {
      const customer = await newCustomer()
      const { page } = await newVisitor({ troubled: true })
      await hearsNothing(page)
      await enter(page, customer)
      await page.route('**/v1/get-notification/grouped', (route) => route.fulfill({ status: 500, body: 'oops' }))
      await page.goto('/notification')
      await page.getByRole('alert').filter({ hasText: 'The notifications could not be loaded' }).waitFor()
      await expectAccessible(page)
      await page.unroute('**/v1/get-notification/grouped')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
      // What was empty may not be so any more: that it could not be looked at again is said.
      await page.route('**/v1/get-notification/grouped', (route) => route.fulfill({ status: 500, body: 'oops' }))
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await page.getByRole('alert').filter({ hasText: 'The notifications could not be refreshed.' }).waitFor()
      await page.unroute('**/v1/get-notification/grouped')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('alert').waitFor({ state: 'detached' })
    },
  )
})
