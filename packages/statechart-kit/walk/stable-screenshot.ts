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
    // Not as an element: the app's policy forbids style that stands in the page.
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

/** Whether something stands in front of the page. */
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

/** Patterns of what is another one in every run, and what stands for it on pictures, so that only changes of the app change them. */
export type Masks = readonly (readonly [pattern: string, stands: string])[]

declare global {
  interface Window {
    qaMasked?: { readonly place: Text | HTMLInputElement; readonly was: string; readonly is: string }[]
  }
}

/** How often a picture is taken for one without what React rendered just then. */
const TRIES = 4

/**
 * Does something while what differs from run to run is masked. React compares with what it rendered last rather than with the page, so it never
 * notices. What it writes meanwhile stays, and has taken a mask off: then it is done once more.
 */
export async function masked(page: Page, masks: Masks, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) if (await staysMasked(page, masks, work)) return
}

async function staysMasked(page: Page, masks: Masks, work: () => Promise<void>): Promise<boolean> {
  let isWhole = false
  await page.evaluate((all) => {
    const done: NonNullable<Window['qaMasked']> = []
    const patterns = all.map(([pattern, stands]) => [new RegExp(pattern, 'gu'), stands] as const)
    const inWords = (text: string) =>
      patterns.reduce((words, [pattern, stands]) => words.replace(pattern, stands), text)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: place } = walker
      if (!(place instanceof Text)) continue
      const was = place.data
      const is = place.parentElement?.closest('time') ? '00:00' : inWords(was)
      if (is !== was) done.push({ place, was, is })
    }
    for (const place of document.querySelectorAll('input')) {
      if (place.type === 'file') continue
      const is = inWords(place.value)
      if (is !== place.value) done.push({ place, was: place.value, is })
    }
    for (const { place, is } of done) {
      if (place instanceof Text) place.data = is
      else place.value = is
    }
    window.qaMasked = done
  }, masks)
  try {
    await work()
  } finally {
    isWhole = await page.evaluate(() => {
      const all = window.qaMasked ?? []
      delete window.qaMasked
      const kept = all.filter(({ place, is }) => (place instanceof Text ? place.data : place.value) === is)
      for (const { place, was } of kept) {
        if (place instanceof Text) place.data = was
        else place.value = was
      }
      return kept.length === all.length
    })
  }
  return isWhole
}
