import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { answer, once, upload, type Schemas } from '../docs/examples/over-the-wire/client.ts'
import { links } from '../src/shared/routes.ts'
import { account, DEMO, logIn } from './demo.ts'
import { SLOWER } from './first.ts'
import { median } from './table.ts'

/** Cards of the list, and pixels that a turn of the wheel moves it. */
const [CARDS, TURN] = [1000, 700]
const PROPOSAL = 'I can come on Tuesday morning, parts included. We have done many of these.'

/** Milliseconds of the longest task, and how many elements the page had at most. */
export type Scrolled = Readonly<{ longestTask: number; elements: number }>

/** Milliseconds of script that a key takes. */
export type Typed = Readonly<{ longest: number; middle: number }>

/** Scrolls through a list of 1000 cards, down to its end and up again. */
export async function measureScrolling(browser: Browser, baseUrl: string): Promise<Scrolled> {
  const { client } = await account({ baseUrl }, DEMO.customer)
  const { jobs } = await answer(client.POST('/get-jobs/customer', { body: { limit: 1 } }))
  const photo = new Blob([readFileSync(join(import.meta.dirname, '../server/demo/pictures/av-ana.webp'))])
  for (let posted = 0; posted < CARDS; posted += 1) {
    const picture = await upload(client, photo, 'tap.webp')
    await answer(client.POST('/create-job/customer', bodyLike(jobs[0], posted, picture)))
  }
  return await withScreen(browser, baseUrl, DEMO.customer, '/dashboard', async (page) => {
    const tasks = await page.evaluateHandle(() => {
      const durations: number[] = []
      const watch = new PerformanceObserver((list) => durations.push(...list.getEntries().map((task) => task.duration)))
      watch.observe({ entryTypes: ['longtask'] })
      return durations
    })
    let elements = 0
    const turn = async (by: number): Promise<void> => {
      await page.mouse.wheel(0, by)
      await page.waitForTimeout(100)
      elements = Math.max(elements, await page.evaluate(() => document.querySelectorAll('*').length))
    }
    await page.mouse.move(200, 400)
    const end = page.getByText('No more jobs', { exact: true })
    while (!(await end.isVisible())) await turn(TURN)
    while ((await page.evaluate(() => window.scrollY)) > 0) await turn(-TURN)
    return { longestTask: Math.max(0, ...(await tasks.jsonValue())), elements }
  })
}

/** Types a proposal into the form of a bid. */
export async function measureTyping(browser: Browser, baseUrl: string): Promise<Typed> {
  const { client } = await account({ baseUrl }, DEMO.business)
  const { jobs } = await answer(client.POST('/get-job/business', { body: { limit: 50, view: 'findWork' } }))
  const [job] = jobs
  if (job === undefined) throw new Error('the demo town has no job to bid on')
  return await withScreen(browser, baseUrl, DEMO.business, links.jobDetails(job.id), async (page, devtools) => {
    await page.getByRole('button', { name: 'Bid', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Bid', exact: true })
    await dialog.getByLabel('Proposal', { exact: true }).focus()
    const times: number[] = []
    for (const key of PROPOSAL) {
      const before = await scriptOf(devtools)
      await page.keyboard.type(key)
      await page.waitForTimeout(50)
      times.push((await scriptOf(devtools)) - before)
    }
    return { longest: Math.max(...times), middle: median(times) }
  })
}

async function withScreen<Result>(
  browser: Browser,
  baseUrl: string,
  email: string,
  path: string,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context: BrowserContext = await logIn(browser, baseUrl, email)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForTimeout(2000)
    return await use(page, devtools)
  } finally {
    await context.close()
  }
}

/** Milliseconds of script so far. */
async function scriptOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
}

function bodyLike(job: Schemas['Job'] | undefined, number: number, picture: string) {
  if (job === undefined) throw new Error('the demo customer has no job')
  const { details, category, country, state, city, budget } = job
  const body = { title: `Leaking tap ${number}`, details, category, country, state, city, budget, pics_url: [picture] }
  return { params: { header: once() }, body }
}
