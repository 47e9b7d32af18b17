import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '../../server/db/embedded.ts'
import { startProcess, type ServerProcess } from '../server/support/process.ts'
import { newBid, newBusiness, newCustomer, newJob } from './support/api.ts'
import { newVisitor, useBrowser } from './support/browser.ts'
import { logIn } from './support/sign-up.ts'

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

const bell = (page: Page, unread: number): Locator =>
  page.getByRole('link', { name: `Notifications, ${unread} unread`, exact: true })

const streamOpens = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => response.url().endsWith('/v1/notifications/stream') && response.ok())

test('a bid through one server shows on a tab of the other, also after either was killed and started again', async () => {
  const customer = await newCustomer('Ana Torres', far.address)
  const job = await newJob(customer)
  const bid = async (amount: number): Promise<void> => {
    await newBid(await newBusiness(`Number ${amount}`, far.address), job, amount)
  }

  const { page } = await newVisitor({ baseURL: near.address, troubled: true })
  const opened = streamOpens(page)
  await logIn(page, customer.email)
  await opened
  await bid(100)
  await expect.poll(() => bell(page, 1).count()).toBe(1)

  await far.end('SIGKILL')
  far = await start(far.port)
  await bid(200)
  await expect.poll(() => bell(page, 2).count()).toBe(1)

  const reopened = streamOpens(page)
  await near.end('SIGKILL')
  await bid(300)
  near = await start(near.port)
  await reopened
  await expect.poll(() => bell(page, 3).count()).toBe(1)
  await bid(400)
  await expect.poll(() => bell(page, 4).count()).toBe(1)
})
