import type { Page } from 'playwright-core'

/**
 * What is another one in every run, and what stands for it on pictures, so that only changes of the app are changes of its pictures:
 * numbers of jobs, addresses of accounts, days.
 */
const SAME_IN_EVERY_RUN: readonly (readonly [pattern: string, stands: string])[] = [
  ['#[0-9A-F]{6}(?![0-9A-F])', '#000000'],
  [String.raw`[\w.+-]+@example\.com`, 'somebody@example.com'],
  // As our three languages write days and hours.
  [String.raw`\p{L}{3,9}\.? \d{1,2}, 20\d\d`, '00/00/0000'],
  [String.raw`\d{1,2}\s(?:de\s)?[\p{L}.]{3,10}\s(?:de\s)?(?:20)?\d\d(?!\d)`, '00/00/0000'],
  [String.raw`\d{1,2}:\d\d(?:\s?(?:[AP]M|[ap]\.\s?m\.|[صم](?!\p{L})))?`, '00:00'],
]

declare global {
  interface Window {
    bidfairMasked?: { readonly place: Text | HTMLInputElement; readonly was: string; readonly is: string }[]
  }
}

/** How often a picture is taken for one without what React rendered just then. */
const TRIES = 4

/**
 * Does something while what differs from run to run is masked. React compares with what it rendered last rather than with the page, so it never
 * notices. What it writes meanwhile stays, and has taken a mask off: then it is done once more.
 */
export async function masked(page: Page, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) if (await staysMasked(page, work)) return
}

async function staysMasked(page: Page, work: () => Promise<void>): Promise<boolean> {
  let isWhole = false
  await page.evaluate((masks) => {
    const done: NonNullable<Window['bidfairMasked']> = []
    const patterns = masks.map(([pattern, stands]) => [new RegExp(pattern, 'gu'), stands] as const)
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
    window.bidfairMasked = done
  }, SAME_IN_EVERY_RUN)
  try {
    await work()
  } finally {
    isWhole = await page.evaluate(() => {
      const all = window.bidfairMasked ?? []
      delete window.bidfairMasked
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
