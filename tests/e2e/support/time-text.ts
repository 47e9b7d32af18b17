import type { Page } from 'playwright-core'

/** Measures, by the clock of the page, how long a text is on it. */
export async function timeText(page: Page, text: string): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle((wanted) => {
    const seen = { from: NaN, until: NaN }
    const note = () => {
      const isThere = document.body.textContent.includes(wanted)
      if (isThere && Number.isNaN(seen.from)) seen.from = performance.now()
      if (!isThere && !Number.isNaN(seen.from) && Number.isNaN(seen.until)) seen.until = performance.now()
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
    return seen
  }, text)
  return async () => await watched.evaluate(({ from, until }) => until - from)
}
