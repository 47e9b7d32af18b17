import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  newBid,
  newBusiness,
  newCustomer,
  newGivenJob,
  newJob,
  newJobs,
  newMessage,
  UNUSED,
} from '../../qa/support/api.ts'
import { expectAccessible, hearsNothing, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { enter } from '../../qa/support/stored-session.ts'
import { unique } from '../../qa/support/samples.ts'
import { heading, logIn } from '../../qa/support/sign-up.ts'
import { changeTrade } from '../../qa/support/wire.ts'
import { shows } from '../support/shows.ts'
import { interested } from './support/main-job.ts'
import { visitorAs } from './support/visitor-as.ts'

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
    const { page: other } = await visitorAs(business, `/job-details?id=${job}`)
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
    await page.getByText('1 bid from').first().waitFor()
    await expectAccessible(page)

    // The job that is looked at shows the next bid as it comes; what is told of it has been read.
    await page.getByRole('link', { name: title, exact: true }).click()
    await interested(page, 1)
    await bell(page, 0).waitFor()
    const hill = await newBusiness('Hill Services')
    await newBid(hill, job, 165)
    await interested(page, 2)
    await bell(page, 0).waitFor()

    // The list of notifications has both as one, and takes the next one in the moment it is there.
    await bell(page, 0).click()
    await heading(page, 'Notifications')
    await rows(page)
      .filter({ hasText: `2 new bids on ${title}.` })
      .waitFor()
    await newBid(await newBusiness('Quick Pipes'), job, 120)
    await rows(page)
      .filter({ hasText: `Unread: 3 new bids on ${title}.` })
      .waitFor()
    expect(await rows(page).allTextContents()).toEqual([
      expect.stringMatching(/^Unread: .*From \$120.*1 minute ago.*Compare$/),
    ])
    await expectAccessible(page)

    // It leads to the job, and has been read: here and in any other tab.
    const second = await context.newPage()
    await second.goto('/notification')
    await rows(second).filter({ hasText: 'Unread' }).waitFor()
    await second.bringToFront()
    await page.bringToFront()
    await rows(page).first().getByRole('link').click()
    await heading(page, 'Job Details')
    await interested(page, 3)
    await bell(page, 0).waitFor()
    await rows(second).filter({ hasText: 'Unread' }).waitFor({ state: 'detached' })
    expect(await rows(second).count()).toBe(1)
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
      const { page } = await visitorAs(business, '/notification')
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

  test(
    'shows one topic, which the address keeps, with the verb of what waits in each row',
    shows('rule.notifications-topic'),
    async () => {
      const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
      const job = await newJob(customer)
      await newBid(business, job, 140)
      await newMessage(business, job, 'Is there a lift?')
      const { page } = await visitorAs(customer, '/notification', { width: 1280, height: 800 })
      const shown = async () => (await rows(page).allTextContents()).map((text) => /[AP]M(.*)$/.exec(text)?.[1])
      // The two are told at about the same time.
      const verbs = async (...wanted: readonly string[]) =>
        await expect.poll(async () => new Set(await shown())).toEqual(new Set(wanted))
      await verbs('Reply', 'See bid')
      const topics = page.getByRole('group', { name: 'Which notifications' })
      await topics.getByRole('button', { name: 'Messages', exact: true }).click()
      await verbs('Reply')
      expect(new URL(page.url()).search).toBe('?about=messages')
      await page.reload()
      await verbs('Reply')
      await expectAccessible(page)
      await topics.getByRole('button', { name: 'Jobs', exact: true }).click()
      await page.getByRole('heading', { name: 'No notifications about jobs' }).waitFor()
      await page.getByRole('button', { name: 'Show all notifications' }).click()
      await verbs('Reply', 'See bid')
      await topics.getByRole('button', { name: 'Bids', exact: true }).click()
      await verbs('See bid')
      await topics.getByRole('button', { name: 'All', exact: true }).click()
      await verbs('Reply', 'See bid')
      // What is mailed is beside the list.
      const mails = page.getByRole('complementary', { name: 'Email me when' })
      await mails.getByText('A business bids on my job', { exact: true }).waitFor()
      await mails.getByRole('link', { name: 'Change', exact: true }).click()
      await heading(page, 'Emails')
      // The row leads where its verb says, and is read there.
      await page.goto('/notification')
      await rows(page).filter({ hasText: 'Reply' }).getByRole('link').click()
      await page.getByRole('region', { name: 'Messages with Ortega & Sons' }).getByText('Is there a lift?').waitFor()
    },
  )

  test('is empty at first, and says what will be there', shows('screen.bell-count'), async () => {
    // A business would hear of the jobs that other tests post meanwhile.
    const customer = await newCustomer()
    const { page } = await visitorAs(customer)
    await bell(page, 0).click()
    await page.getByRole('heading', { name: 'No notifications yet' }).waitFor()
    await expectAccessible(page)
    // However many they become, their number leaves the picture beside the bell alone.
    const many = { contentType: 'text/event-stream', body: 'event: unread\ndata: {"unread":150}\n\n' }
    await page.route('**/v1/notifications/stream', (route) => route.fulfill(many))
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'Post Job' }).waitFor()
    await page.goto('/dashboard')
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
    },
  )
})

/** One more than a browser has connections for a host over HTTP/1.1. */
const WINDOWS = 7

const bellOf = (page: Page, count: number) =>
  page.getByRole('link', { name: `Notifications, ${count} unread`, exact: true })

test(
  'seven windows of a browser share one stream, which is handed over when its window closes',
  shows('rule.one-stream'),
  async () => {
    const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness()])
    const { page: first, context } = await newVisitor({ isFresh: true, troubled: true })
    const streams: Request[] = []
    const over = new Set<Request>()
    context.on('request', (request) => {
      if (request.url().endsWith('/v1/notifications/stream')) streams.push(request)
    })
    context.on('requestfailed', (request) => over.add(request))
    context.on('requestfinished', (request) => over.add(request))
    const leader = (): Page => {
      const stream = streams.at(-1)
      if (!stream || over.has(stream)) throw new Error('Nobody has a stream')
      return stream.frame().page()
    }

    await logIn(first, customer.email)
    let pages = [first]
    while (pages.length < WINDOWS) {
      const page = await context.newPage()
      await page.goto('/dashboard')
      pages.push(page)
    }
    for (const page of pages) await page.mouse.move(1, 1)
    await newBid(business, await newJob(customer), 140)
    for (const page of pages) await bellOf(page, 1).waitFor()
    for (const page of pages) await page.getByText('1 bid from').first().waitFor()
    expect(streams.length).toBe(1)

    // What happens while it is handed over is not missed: by closing a window, by leaving the app in it, by a crash.
    const endings = [
      (page: Page) => page.close(),
      (page: Page) => page.goto('about:blank'),
      (page: Page) => page.goto('chrome://crash').catch(() => null),
    ]
    for (const [done, end] of endings.entries()) {
      const last = leader()
      const job = await newJob(customer)
      await Promise.all([newBid(business, job, 150), end(last)])
      pages = pages.filter((page) => page !== last)
      for (const page of pages) await bellOf(page, done + 2).waitFor()
      expect(streams.length).toBe(done + 2)
      expect(streams.at(-1)?.headers()['last-event-id']).toMatch(/^[\da-f-]{36}$/)
    }

    // Logging out in a window without the stream ends it for all.
    const follower = pages.find((page) => page !== leader())
    await follower?.goto('/profile-options')
    await follower?.getByRole('button', { name: 'Logout', exact: true }).click()
    await follower?.getByRole('alertdialog').getByRole('button', { name: 'Logout', exact: true }).click()
    for (const page of pages) await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor()
    await expect.poll(() => streams.slice(-1).every((stream) => over.has(stream))).toBe(true)
    expect(streams.length).toBe(endings.length + 1)
  },
)
