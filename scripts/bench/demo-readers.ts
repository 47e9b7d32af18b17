import type { Browser, BrowserContext } from 'playwright-core'
import { answer, connect, type Api, type Schemas } from '../../docs/examples/over-the-wire/client.ts'
import { GZIP, type Reader, type Readers } from './sizes.ts'

/** The accounts that a server with demo data prints at start. */
const DEMO = { customer: 'customer@demo.bidfair.test', business: 'business@demo.bidfair.test', password: 'demo1234' }

/** Logs the demo accounts in at the login screen, and finds what each of them has to look at. */
export async function demoReaders(browser: Browser, api: Api): Promise<Readers> {
  const [customer, business] = await Promise.all([account(api, DEMO.customer), account(api, DEMO.business)])
  const page = { limit: 50 }
  const own = await answer(customer.client.POST('/get-jobs/customer', { body: page }))
  const offered = await answer(business.client.POST('/get-job/business', { body: page }))
  const reader = async (email: string, { client }: Account, jobs: readonly Job[]): Promise<Reader> => {
    const { threads } = await answer(client.POST('/threads', { body: page }))
    return {
      context: await logIn(browser, api.baseUrl, email),
      own: { ...found(jobs, threads), business: `/business?id=${business.id}` },
    }
  }
  return {
    customer: await reader(DEMO.customer, customer, own.jobs),
    business: await reader(
      DEMO.business,
      business,
      offered.jobs.filter(({ bidOutcome }) => bidOutcome === 'sent' || bidOutcome === 'won'),
    ),
  }
}

type Job = Schemas['Job']
type Account = Awaited<ReturnType<typeof account>>

/** Of somebody's jobs, one of each kind that looks different. */
function found(jobs: readonly Job[], threads: readonly Schemas['Thread'][]): Reader['own'] {
  const thread = there(
    threads.find(({ jobId }) => jobs.some((job) => job.id === jobId && job.status === 'open' && job.bidsCount > 1)),
  )
  const where = (is: (job: Job) => boolean) => `/job-details?id=${there(jobs.find(is)).id}`
  return {
    'open job, bids': `/job-details?id=${thread.jobId}`,
    'job in progress': where(({ status }) => status === 'inprogress'),
    'job done and rated': where(({ isRated }) => isRated),
    messages: `/messages?job=${thread.jobId}&business=${thread.businessId}`,
  }
}

function there<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('the demo town has nothing like that for its demo account')
  return item
}

async function account(api: Api, email: string) {
  const body = { email, password: DEMO.password }
  const { token, data } = await answer(connect(api).POST('/login/customer', { body }))
  return { id: data.id, client: connect(api, token) }
}

async function logIn(browser: Browser, baseURL: string, email: string): Promise<BrowserContext> {
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
