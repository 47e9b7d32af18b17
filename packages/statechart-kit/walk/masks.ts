import type { Page } from 'playwright-core'

/** Patterns of text that differs in every run, each with its substitute on pictures. Only changes of the app then change them. */
export type Masks = readonly (readonly [pattern: string, stands: string])[]

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
