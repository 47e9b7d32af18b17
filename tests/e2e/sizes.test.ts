import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../../scripts/browsers.ts'
import { GZIP, measureSizes } from '../../bench/sizes.ts'
import { CHANNEL } from '../../qa/inspector/messages.ts'
import {
  newBid,
  newBusiness,
  newCustomer,
  newGivenJob,
  newJob,
  newMessage,
  newRatedJob,
  type Account,
} from '../../qa/support/api.ts'
import { logIn } from '../../qa/support/sign-up.ts'
import { links, routes } from '../../src/shared/routes.ts'

test('no screen downloads more JavaScript than it may', async () => {
  const baseURL = inject('baseUrl')
  const browser = await chromium.launch({ executablePath: inject('browser'), args: CHROMIUM_FLAGS })
  const contextOf = async ({ email }: Account) => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: GZIP })
    const page = await context.newPage()
    await logIn(page, email)
    await page.close()
    return context
  }
  const [customer, business, other] = await Promise.all([newCustomer(), newBusiness(), newBusiness()])
  const [bidOn, given, rated] = await Promise.all([
    newJob(customer),
    newGivenJob(customer, business),
    newRatedJob(customer, business),
  ])
  await Promise.all([newBid(business, bidOn, 120), newBid(other, bidOn, 130)])
  await newMessage(business, bidOn, 'Is there a lift?')
  const { id } = business.session.user
  const own = {
    'open job, bids': links.jobDetails(bidOn),
    'job in progress': links.jobDetails(given),
    'job done and rated': links.jobDetails(rated),
    messages: links.thread(bidOn, id),
    business: links.business(id),
  }
  const [customers, businesses] = await Promise.all([contextOf(customer), contextOf(business)])
  const sizes = await measureSizes(browser, baseURL, {
    customer: { context: customers, own: { ...own, 'open job': links.jobDetails(await newJob(customer)) } },
    business: { context: businesses, own },
  })
  await browser.close()
  expect(sizes.filter(({ beyond, limit }) => beyond > limit)).toEqual([])
  expect(sizes.filter(({ total }) => total === 0)).toEqual([])
  const measured = new Set(sizes.map(({ path }) => path))
  expect(Object.values(routes).filter(({ path }) => !measured.has(path))).toEqual([])
})

test('the build has nothing of what watches the machines in development', () => {
  const files = readdirSync(join(import.meta.dirname, '../../dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html)$/.test(entry.name))
    .map(({ name, parentPath }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }))
  expect(files.some(({ text }) => text.includes('createRoot'))).toBe(true)
  const watching = [CHANNEL, 'indexedDB', 'mermaid', '__machines']
  const found = files.filter(({ text }) => watching.some((word) => text.toLowerCase().includes(word.toLowerCase())))
  expect(found.map(({ name }) => name)).toEqual([])
})
