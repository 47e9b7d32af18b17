import type { Browser, BrowserContext } from 'playwright-core'
import { answer, connect, type Api } from '../../docs/examples/over-the-wire/client.ts'
import { GZIP, type Sessions } from './sizes.ts'

/** The accounts that a server with demo data prints at start. */
const DEMO = { customer: 'customer@demo.bidfair.test', business: 'business@demo.bidfair.test', password: 'demo1234' }

/** Logs the demo accounts in at the login screen and finds a job that each of them can look at. */
export async function demoSessions(browser: Browser, api: Api): Promise<Sessions> {
  const [customer, business] = await Promise.all([
    logIn(browser, api.baseUrl, DEMO.customer),
    logIn(browser, api.baseUrl, DEMO.business),
  ])
  return {
    customer,
    business,
    customerJob: await customerJob(api),
    businessJob: await businessJob(api),
    businessPage: `/business?id=${await businessId(api)}`,
  }
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

async function businessId(api: Api): Promise<string> {
  const body = { email: DEMO.business, password: DEMO.password }
  return (await answer(connect(api).POST('/login/business', { body }))).data.id
}

async function token(api: Api, email: string): Promise<string> {
  const login = await answer(connect(api).POST('/login/customer', { body: { email, password: DEMO.password } }))
  return login.token
}

async function customerJob(api: Api): Promise<string> {
  const client = connect(api, await token(api, DEMO.customer))
  const { jobs } = await answer(client.POST('/get-jobs/customer', { body: { status: ['open'] } }))
  return pathOf(jobs[0]?.id)
}

async function businessJob(api: Api): Promise<string> {
  const client = connect(api, await token(api, DEMO.business))
  const { jobs } = await answer(client.POST('/get-job/business', { body: { status: ['open'] } }))
  return pathOf(jobs[0]?.id)
}

function pathOf(id: string | undefined): string {
  if (id === undefined) throw new Error('the demo town has no open job for its demo account')
  return `/job-details?id=${id}`
}
