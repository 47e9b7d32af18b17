import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { createServer } from 'vite'
import { CHROMIUM_FLAGS, ensureChromium } from './browsers.ts'

/**
 * Takes pictures of screens, or of the gallery of the ui kit, on a phone and on a desk, in light and dark:
 *
 *     node scripts/screenshots.ts --base http://localhost:3000 --path / --path /registration
 *     node scripts/screenshots.ts --path '/?part=fields' --path '/?part=picker&lang=ar'
 *
 * Without `--base` the paths are those of the gallery. `--out` is the folder (.cache/screenshots), `--state` a storage
 * state of Playwright to be logged in with, `--scheme` and `--width` narrow what is taken.
 */
const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    path: { type: 'string', multiple: true, default: ['/'] },
    out: { type: 'string', default: '.cache/screenshots' },
    state: { type: 'string' },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    width: { type: 'string', multiple: true, default: ['390', '1280'] },
    full: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

const heights: Record<string, number> = { '390': 844, '1280': 860 }

async function take(browser: Browser, base: string): Promise<void> {
  for (const colorScheme of values.scheme.filter((each) => each === 'light' || each === 'dark')) {
    for (const width of values.width) {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width: Number(width), height: heights[width] ?? 860 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        ...(values.state !== undefined && { storageState: values.state }),
      })
      const page = await context.newPage()
      // A stream that stays open would never let the network come to rest.
      await page.route('**/v1/notifications/stream', (route) => route.fulfill({ status: 404 }))
      page.on('console', (message) => message.type() === 'error' && console.error(message.text()))
      page.on('pageerror', (error) => console.error(error))
      for (const path of values.path) {
        await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' })
        const name = path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'start'
        const file = join(values.out, `${name}-${width}-${colorScheme}.png`)
        await page.screenshot({ path: file, fullPage: values.full })
        console.log(file)
      }
      await context.close()
    }
  }
}

mkdirSync(values.out, { recursive: true })
const gallery =
  values.base === undefined
    ? await createServer({
        configFile: join(import.meta.dirname, '../qa/gallery/vite.config.ts'),
        logLevel: 'error',
        server: { port: 0, host: '127.0.0.1' },
      })
    : null
await gallery?.listen()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
try {
  await take(browser, values.base ?? gallery?.resolvedUrls?.local[0] ?? '')
} finally {
  await browser.close()
  await gallery?.close()
}
