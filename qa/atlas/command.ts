import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { arrivals, countArrivals } from 'statechart-kit/walk/page-idle'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/browsers.ts'
import { jobViewFor } from '../../machines/job/machine.ts'
import { startServer } from '../../scripts/run-server.ts'
import { wordsOf } from '../scenes/support/visit.ts'
import { atlasFolder } from '../support/folders.ts'
import { keepSession } from '../support/stored-session.ts'
import { makeJobs, newPeople, type People } from './make.ts'
import { pageOfAtlas, type Shot, type View } from './page.ts'
import { actorOf, factsOf, rows } from './rows.ts'

/** How long calls are waited for, in milliseconds. */
const CALLS = 1500

const widths = [390, 1280] as const
const themes = ['light', 'dark'] as const

/** The customer sees it in every language and light; the others in English, and in the light. */
const views: readonly View[] = [
  ...(['en', 'es', 'ar'] as const).flatMap((language) =>
    themes.flatMap((theme) => widths.map((width) => ({ viewer: 'owner', language, theme, width }) as const)),
  ),
  ...(['winner', 'loser', 'visitor', 'nobody'] as const).flatMap((viewer) =>
    widths.map((width) => ({ viewer, language: 'en', theme: 'light', width }) as const),
  ),
]

/** `npm run qa -- atlas`: makes a job in every state on a server of its own, and a page of pictures of them all. */
export async function drawAtlas(): Promise<number> {
  const server = await startServer({ DEMO: 'off', RATE_LIMIT_MULTIPLIER: '1000', OPERATOR_CONTACT: 'help@example.com' })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const people = await newPeople(server)
    const jobs = await makeJobs(server, people, rows)
    rmSync(atlasFolder, { recursive: true, force: true })
    mkdirSync(atlasFolder, { recursive: true })
    const shots: Shot[] = []
    for (const view of views) shots.push(...(await look(browser, server.baseUrl, people, jobs, view)))
    const file = join(atlasFolder, 'index.html')
    writeFileSync(file, pageOfAtlas(views, shots))
    console.log(`${shots.length} pictures of ${rows.length} states\n${file}`)
    return 0
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Takes a picture of each job as one viewer sees it. */
async function look(
  browser: Browser,
  baseURL: string,
  people: People,
  jobs: readonly string[],
  view: View,
): Promise<readonly Shot[]> {
  const { viewer, language, theme, width } = view
  const window = { width, height: width < 900 ? 844 : 900 }
  const context = await browser.newContext({ baseURL, colorScheme: theme, viewport: window, reducedMotion: 'reduce' })
  const page = await context.newPage()
  countArrivals(page, {
    isCall: (request) => new URL(request.url()).pathname.startsWith('/v1/'),
    isStream: (request) => request.url().includes('/stream'),
  })
  await keepSession(page, viewer === 'nobody' ? null : people[viewer], language)
  const say = await wordsOf(language)
  const shots: Shot[] = []
  for (const [index, row] of rows.entries()) {
    const name = `${index}.${viewer}.${language}.${theme}.${width}.jpg`
    await page.goto(`/job-details?id=${jobs[index]}`)
    await page.locator('main h2, main form').first().waitFor()
    await page.waitForFunction(isLoaded, say('ui.loading'))
    // The rating opens by itself; what is below it is looked at.
    if (viewer === 'owner' && jobViewFor(factsOf(row), actorOf(viewer)).can({ type: 'job.rated' })) {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await arrivals(page, { calls: CALLS })
    // As high as the page, so that the bar at the bottom covers nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height })
    await page.screenshot({ path: join(atlasFolder, name), type: 'jpeg', quality: 70 })
    await page.setViewportSize(window)
    shots.push({ row: index, view, name })
  }
  await context.close()
  return shots
}

/** Runs in the browser. No grey shape is in the place of what is to come; each says this word. */
const isLoaded = (loading: string): boolean =>
  ![...document.querySelectorAll('main [role=status]')].some(({ textContent }) => textContent.includes(loading))
