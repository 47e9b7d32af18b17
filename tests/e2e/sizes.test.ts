import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { CHROMIUM_FLAGS } from '../../scripts/chromium.ts'
import { GZIP, measureSizes } from '../../scripts/bench/sizes.ts'
import { CHANNEL } from '../../qa/inspector/messages.ts'
import { newBusiness, newCustomer, newJob, type Account } from '../../qa/support/api.ts'
import { logIn } from '../../qa/support/sign-up.ts'

test('no screen downloads more JavaScript than it may', async () => {
  const baseURL = inject('baseUrl')
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: CHROMIUM_FLAGS })
  const contextOf = async ({ email }: Account) => {
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: GZIP })
    const page = await context.newPage()
    await logIn(page, email)
    await page.close()
    return context
  }
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  const job = `/job-details?id=${await newJob(customer)}`
  const sizes = await measureSizes(browser, baseURL, {
    customer: await contextOf(customer),
    business: await contextOf(business),
    customerJob: job,
    businessJob: job,
    businessPage: `/business?id=${business.session.user.id}`,
  })
  await browser.close()
  expect(sizes.filter(({ beyond, limit }) => beyond > limit)).toEqual([])
  expect(sizes.filter(({ total }) => total === 0)).toEqual([])
})

test('the build has nothing of what watches the machines in development', () => {
  const files = readdirSync(join(import.meta.dirname, '../../dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|html)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  expect(files.some((text) => text.includes('createRoot'))).toBe(true)
  expect(files.filter((text) => text.includes(CHANNEL) || /BroadcastChannel|mermaid/i.test(text))).toEqual([])
})
