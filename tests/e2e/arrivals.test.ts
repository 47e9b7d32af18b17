import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { arrivals, countArrivals } from 'statechart-kit/walk/page-idle'
import { watchedPage } from 'statechart-kit/script/recorded-page'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'

useBrowser()

test('a page that is watched is waited for until it has what it asked for', async () => {
  const { page } = await newVisitor()
  countArrivals(page, { isCall: () => false, isStream: () => false })
  const held = Promise.withResolvers<Route>()
  await page.route('**/late.txt', (route) => held.resolve(route))
  await page.goto('/')
  await page.evaluate(() => void fetch('/late.txt'))
  const route = await held.promise
  let hasCome = false
  const waited = arrivals(watchedPage(page, 'Ana'), { calls: 0 }).then(() => hasCome)
  // It has had time to end too soon.
  await page.evaluate(() => undefined)
  hasCome = true
  await route.fulfill({ body: 'late' })
  expect(await waited).toBe(true)
})
