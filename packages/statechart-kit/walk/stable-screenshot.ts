import type { Page } from 'playwright-core'
import { arrivals } from './page-idle.ts'

/** How a page is looked at. */
export type Sight = { readonly width: number; readonly theme: 'light' | 'dark' }

const HEIGHTS: { readonly [Width in number]?: number } = { 390: 844, 1280: 800 }

declare global {
  interface Window {
    /** Whether what is seen on the screen is kept from the app. */
    qaIsStill?: boolean
  }
}

/**
 * Makes a page that can be held still: its clock can be stopped, and another size does not tell it that the end of a list came into
 * sight. Before anything is loaded.
 */
export async function makeStillable(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const Native = window.IntersectionObserver
    window.IntersectionObserver = class extends Native {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          if (!window.qaIsStill) callback(entries, observer)
        }, options)
      }
    }
  })
}

/** How long a call takes that nobody holds, and how long React waits before it shows what was loaded later; milliseconds. */
const CALLS = 1500

const MOMENT = 310

/** The caret blinks. */
const NO_CARET = '* { caret-color: transparent !important; }'

/**
 * Looks at the page in one way after another while nothing goes on in it, and leaves it as it was: size, theme and place. `hidden` is
 * a style sheet for what differs from run to run.
 */
export async function takeStableScreenshot(
  page: Page,
  sights: readonly Sight[],
  hidden: string,
  look: (sight: Sight) => Promise<unknown>,
): Promise<void> {
  await arrivals(page, { calls: CALLS })
  const size = page.viewportSize()
  const place = await page.evaluate((css) => {
    window.qaIsStill = true
    // Not as an element, because the app's policy forbids inline styles.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return { x: scrollX, y: scrollY, isDark: matchMedia('(prefers-color-scheme: dark)').matches }
  }, `${NO_CARET}\n${hidden}`)
  await stopClock(page)
  try {
    for (const width of new Set(sights.map((sight) => sight.width))) {
      await setWidth(page, width)
      await arrivals(page, { calls: 0 })
    }
    // React shows what came later after a moment of its own.
    await page.clock.runFor(MOMENT)
    for (const sight of sights) {
      await setWidth(page, sight.width)
      await page.emulateMedia({ colorScheme: sight.theme })
      await page.evaluate(() => scrollTo({ left: 0, top: 0, behavior: 'instant' }))
      await look(sight)
    }
  } finally {
    if (size) await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: place.isDark ? 'dark' : 'light' })
    await page.evaluate(({ x, y }) => {
      document.adoptedStyleSheets.pop()
      scrollTo({ left: x, top: y, behavior: 'instant' })
    }, place)
    await settle(page)
    await page.evaluate(() => {
      window.qaIsStill = false
    })
    await page.clock.resume()
  }
}

function setWidth(page: Page, width: number): Promise<void> {
  return page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 })
}

/** Whether a dialog is in front of the page. */
export function isDialogOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('dialog[open]') !== null)
}

/** Waits until pictures are there, those below the screen too, and the screen has been drawn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete), null, { timeout: 10_000 })
  // The page's own frames are those of the stopped clock; an animation without length ends with a real one.
  await page.evaluate(() => document.documentElement.animate([], { duration: 1 }).finished.then(() => {}))
}

/** The clock stops a moment ahead. One that has passed that moment is stopped all the same, with a complaint. */
async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 200).catch((reason: unknown) => {
    if (!/past/.test(String(reason))) throw reason
  })
}

declare global {
  interface Window {
    qaMasked?: { readonly place: Text | HTMLInputElement; readonly was: string; readonly is: string }[]
  }
}
