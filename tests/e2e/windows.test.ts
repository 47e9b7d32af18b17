import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { newBid, newBusiness, newCustomer, newJob, UNUSED } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { logIn } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'

useBrowser()

/** One more than a browser has connections for a host over HTTP/1.1. */
const WINDOWS = 7

const bell = (page: Page, count: number) =>
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
    for (const page of pages) await bell(page, 1).waitFor()
    for (const page of pages) await page.getByText('1 interest', { exact: true }).first().waitFor()
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
      for (const page of pages) await bell(page, done + 2).waitFor()
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
