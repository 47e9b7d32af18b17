import { setTimeout as pass } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { createServer } from 'vite'
import { answer, connect } from '../docs/examples/over-the-wire/client.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/browsers.ts'
import { freePort } from '../server/platform/db/embedded.ts'
import { readSettings } from '../server/platform/runtime/settings.ts'
import { startServer } from '../server/start/server.ts'
import { links } from '../src/shared/routes.ts'
import { DEMO, logIn } from './demo.ts'
import { check, row } from './table.ts'

/** How many files of ours may run for one bid. */
const MOST = { server: 45, browser: 90 }

/** A module of ours, by the address of its file, and by the one below `src` that it has in a browser. */
const FILE = /\/((?:src|machines|generated|server|packages)\/[^?]*?\.tsx?)(?:\?|$)/
const BELOW_SRC = /^https?:\/\/[^/]+(\/(?:actors|app|features|i18n|services|ui|[\w-]+\.tsx?)[^?]*)/

const ourFile = (url: string): string | undefined => {
  const below = BELOW_SRC.exec(url)?.[1]
  return below === undefined ? FILE.exec(url)?.[1] : `src${below}`
}

/** How many bids are looked at: on the server each on the same job, withdrawn in between, in the browser each on another job. */
const RUNS = { server: 5, browser: 2 }

/** How long the background takes at most for what a bid set going, in milliseconds. */
const SETTLED = 2000

const PROPOSAL = 'We can come on Monday.'

/** `npm run bench bid`: how many of our files run for one bid, from the click to the answer; with `-- --list` which ones. */
export async function printBid(list: boolean): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-bid-'))
  const port = await freePort()
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'on',
    WEB_BUILD: 'off',
    LOG_LEVEL: 'silent',
  })
  const server = await startServer(settings, { say: () => {}, onLost: (reason) => console.error(reason) })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const baseUrl = `http://localhost:${port}`
    const { token } = await answer(
      connect({ baseUrl }).POST('/login/business', { body: { email: DEMO.business, password: DEMO.password } }),
    )
    const client = connect({ baseUrl }, token)
    const { jobs } = await answer(client.POST('/get-job/business', { body: { limit: 50, view: 'findWork' } }))
    const open = jobs.filter(({ bidOutcome }) => bidOutcome === null).map(({ id }) => id)
    const [jobId, ...others] = open
    if (jobId === undefined || others.length < RUNS.browser) throw new Error('the demo town has too few jobs to bid on')
    const body = { jobId, proposalStatement: PROPOSAL, amount: 120 }
    const runs: Set<string>[] = []
    while (runs.length < RUNS.server) {
      await pass(SETTLED)
      const { files, result } = await onServer(() => answer(client.POST('/place-bid/business', { body })))
      runs.push(files)
      await answer(client.POST('/withdraw-bid/business', { body: { bidId: result.bidId } }))
    }
    console.log('\nFiles of ours that run for one bid\n')
    row(['where', 'files', 'most', ''])
    report('server', common(runs), list)
    report('browser', common(await inBrowser(browser, baseUrl, others.slice(0, RUNS.browser))), list)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What runs beside a bid is not in every run; that the background wakes up is no part of the response. */
const common = (runs: readonly Set<string>[]): Set<string> =>
  new Set(
    [...runs.reduce((one, other) => one.intersection(other))].filter(
      (file) => !/^server\/(start|platform\/background)\//.test(file),
    ),
  )

function report(where: 'server' | 'browser', files: ReadonlySet<string>, list: boolean): void {
  check([where, String(files.size), String(MOST[where])], files.size <= MOST[where])
  if (list) console.log([...files].toSorted().join('\n'))
}

type Range = Readonly<{ startOffset: number; count: number }>
type Script = Readonly<{ url: string; functions: readonly Readonly<{ ranges: readonly Range[] }>[] }>

/** The files of which a function runs: that a module is loaded, which is the function that begins at 0, is not enough. */
const oursIn = (scripts: readonly Script[]): Set<string> =>
  new Set(
    scripts
      .filter(({ functions }) =>
        functions.some(({ ranges: [range] }) => range !== undefined && range.startOffset > 0 && range.count > 0),
      )
      .flatMap(({ url }) => ourFile(url) ?? []),
  )

/** Does something, and says which files of this process ran meanwhile. */
async function onServer<Result>(act: () => Promise<Result>): Promise<{ files: Set<string>; result: Result }> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  const result = await act()
  const coverage = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return { files: oursIn(coverage.result), result }
}

/** Which files run in a browser from the click on Bid until its dialog is gone, for each job; each is a module, as `npm run dev` serves it. */
async function inBrowser(browser: Browser, baseUrl: string, jobIds: readonly string[]): Promise<Set<string>[]> {
  process.env['BIDFAIR_SERVER'] = baseUrl
  const vite = await createServer({ logLevel: 'error', server: { port: await freePort(), hmr: false } })
  await vite.listen()
  const context = await logIn(browser, vite.resolvedUrls?.local[0] ?? '', DEMO.business)
  try {
    const page = await context.newPage()
    const runs: Set<string>[] = []
    for (const jobId of jobIds) {
      await page.goto(links.jobDetails(jobId))
      const open = page.getByRole('button', { name: 'Bid', exact: true }).first()
      await open.waitFor()
      await page.coverage.startJSCoverage({ resetOnNavigation: false })
      await open.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your quote').fill('120')
      await dialog.getByLabel('Proposal').fill(PROPOSAL)
      await dialog.getByRole('button', { name: 'Bid', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      runs.push(oursIn(await page.coverage.stopJSCoverage()))
    }
    return runs
  } finally {
    await context.close()
    await vite.close()
  }
}
