import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { answer, connect, type Api, type Schemas } from '../docs/examples/over-the-wire/client.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/browsers.ts'
import { startServer, type RunningServer } from '../scripts/run-server.ts'
import { links } from '../src/shared/routes.ts'
import { GZIP, type Reader, type Readers } from './sizes.ts'

/** The accounts that a server with demo data prints at start. */
export const DEMO = {
  customer: 'customer@demo.bidfair.test',
  business: 'business@demo.bidfair.test',
  password: 'demo1234',
}

/** A browser, and a server with the demo town in front of it. */
export async function withDemo(use: (browser: Browser, server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startServer({
    DEMO: 'on',
    RATE_LIMIT_MULTIPLIER: '1000',
    JOBS_PER_DAY: '10000',
    UPLOAD_MB_PER_ACCOUNT: '10000',
    UPLOAD_MB_PER_ADDRESS: '10000',
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    await use(browser, server)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Logs the demo accounts in at the login screen, and finds for each something of theirs of each kind that looks different. */
export async function demoReaders(browser: Browser, api: Api): Promise<Readers> {
  const [customer, business] = [await account(api, DEMO.customer), await account(api, DEMO.business)]
  const page = { limit: 50 }
  const { jobs: own } = await answer(customer.client.POST('/get-jobs/customer', { body: page }))
  const { jobs: offered } = await answer(business.client.POST('/get-job/business', { body: page }))
  const taken = offered.filter(({ bidOutcome }) => bidOutcome === 'sent' || bidOutcome === 'won')
  const reader = async ({ email, client }: Account, jobs: readonly Schemas['Job'][]): Promise<Reader> => {
    const { threads } = await answer(client.POST('/threads', { body: page }))
    const open = jobs.filter(({ status, bidsCount }) => status === 'open' && bidsCount > 1)
    const thread = there(threads.find(({ jobId }) => open.some(({ id }) => id === jobId)))
    return {
      context: await logIn(browser, api.baseUrl, email),
      own: {
        'open job, bids': links.jobDetails(thread.jobId),
        'job in progress': links.jobDetails(there(jobs.find(({ status }) => status === 'inprogress')).id),
        'job done and rated': links.jobDetails(there(jobs.find(({ isRated }) => isRated)).id),
        messages: links.thread(thread.jobId, thread.businessId),
        business: links.business(business.id),
      },
    }
  }
  return { customer: await reader(customer, own), business: await reader(business, taken) }
}

type Account = Awaited<ReturnType<typeof account>>

/** A demo account, logged in at the API. */
export async function account(api: Api, email: string) {
  const body = { email, password: DEMO.password }
  const { token, data } = await answer(connect(api).POST('/login/customer', { body }))
  return { id: data.id, email, client: connect(api, token) }
}

function there<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('the demo town has nothing like that for its demo account')
  return item
}

export async function logIn(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: GZIP })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page.close()
  return context
}
