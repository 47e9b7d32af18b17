import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, inject } from 'vitest'
import { startEmbedded } from '../../server/platform/db/embedded.ts'
import { startProcess, type ServerProcess } from '../server/support/process.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { logIn } from '../../qa/support/sign-up.ts'
import { shows } from '../support/shows.ts'
import { visitorAs } from './support/visitor-as.ts'

useBrowser()

let folder: string
let database: Awaited<ReturnType<typeof startEmbedded>>
/** The one that the tab is connected to, and the one that bids come in through. */
let near: ServerProcess
let far: ServerProcess

const start = (port?: number): Promise<ServerProcess> =>
  startProcess({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    RATE_LIMIT_MULTIPLIER: '1000',
    ...(port === undefined ? {} : { PORT: String(port) }),
  })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bidfair-two-servers-'))
  chmodSync(folder, 0o711)
  database = await startEmbedded({ folder: join(folder, 'postgres'), durable: false })
  ;[near, far] = await Promise.all([start(), start()])
})
afterAll(async () => {
  await Promise.all([near, far].map((one) => one.end('SIGINT')))
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Within two minutes: it also waits for a server that starts on a busy machine. */
const streamOpens = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.url().endsWith('/v1/notifications/stream') && response.ok(), {
    timeout: 120_000,
  })

/** Waits until the bid of a business shows among those of the job that is looked at; as long as a server may take to start on a busy machine. */
const isShown = (page: Page, businessName: string): Promise<void> =>
  page
    .locator('section h3')
    .filter({ hasText: new RegExp(`^${businessName}$`) })
    .waitFor({ timeout: 120_000 })

test('a bid through one server shows by itself on a tab of the other, also after either was killed and started again', async () => {
  const customer = await newCustomer('Ana Torres', { baseUrl: far.address })
  const job = await newJob(customer)
  let bids = 0

  /** Bids once more; the page asks for nothing by itself, so that what comes was told by the stream. */
  const expectShown = async (page: Page): Promise<void> => {
    const name = `Number ${(bids += 1)}`
    const shown = isShown(page, name)
    await newBid(await newBusiness(name, { baseUrl: far.address }), job, 100 * bids)
    await shown
    // What is looked at counts as read, on the bell of the same tab too.
    await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor()
  }

  const { page } = await visitorAs(customer, undefined, { baseURL: near.address, troubled: true })
  const opened = streamOpens(page)
  await page.goto(`/job-details?id=${job}`)
  await opened
  await expectShown(page)

  await far.end('SIGKILL')
  far = await start(far.port)
  await expectShown(page)

  const reopened = streamOpens(page)
  await near.end('SIGKILL')
  const meanwhile = isShown(page, `Number ${bids + 1}`)
  const business = await newBusiness(`Number ${(bids += 1)}`, { baseUrl: far.address })
  await newBid(business, job, 100 * bids)
  near = await start(near.port)
  await reopened
  await meanwhile
  await expectShown(page)
})

test(
  'a message through one server raises the count of unread ones on a page of the other, without a reload',
  shows('talk.live'),
  async () => {
    const customer = await newCustomer('Eva Marsh', { baseUrl: far.address })
    const business = await newBusiness('Far Pipes', { baseUrl: far.address })
    const job = await newJob(customer)
    const { page } = await visitorAs(customer, undefined, { baseURL: near.address })
    const opened = streamOpens(page)
    await page.goto('/dashboard')
    await opened
    const loads = await page.evaluate(() => performance.timeOrigin)
    const tab = (count: number) => page.getByRole('link', { name: new RegExp(`^Messages\\W*${count} unread$`) })
    await newMessage(business, job, 'Is there a lift?')
    await tab(1).waitFor()
    await newMessage(business, job, 'And a parking place?')
    await tab(2).waitFor()
    // In the inbox, too, and it is the same page all the while.
    await tab(2).click()
    await page.getByRole('button', { name: 'Unread 2', exact: true }).waitFor()
    await newMessage(business, job, 'Hello?')
    await page.getByRole('button', { name: 'Unread 3', exact: true }).waitFor()
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
  },
)

test('the web app of one server lives on the API of another', shows('running.front'), async () => {
  const ana = await newCustomer()
  await newJob(ana, 'Paint the garden fence')
  const front = await startProcess({ API_URL: inject('baseUrl') })
  const { page } = await newVisitor({ baseURL: front.address })
  await logIn(page, ana.email)
  await page.getByText('Paint the garden fence').waitFor()
  await page.reload()
  await page.getByText('Paint the garden fence').waitFor()
  const picture = page.locator('[data-job] img').first()
  // Its room is kept before it comes.
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => [
        new URL(image.src).origin,
        image.complete && image.naturalWidth > 0,
      ]),
    )
    .toEqual([front.address, true])
  // A page that is still there says that its server is not.
  await page.close()
  expect(await front.end('SIGTERM')).toBe(0)
})
