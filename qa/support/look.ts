import type { Page } from 'playwright-core'
import type { Screen } from 'statechart-kit/random/screens'
import { openPages } from './browser.ts'

/** What everybody who is there has before them. */
export function look(): Promise<readonly Screen[]> {
  return Promise.all(openPages().map((page) => screenOn(page)))
}

/** A page that goes elsewhere just then is looked at where it comes to. */
async function screenOn(page: Page, tries = 3): Promise<Screen> {
  try {
    await page.waitForLoadState('domcontentloaded')
    return await page.evaluate(seen)
  } catch (reason) {
    if (tries === 1) throw reason
    return screenOn(page, tries - 1)
  }
}

/** Runs in the browser. */
function seen(): Screen {
  const shown = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
  const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent.trim()
  return {
    address: `${location.pathname}${location.search}`,
    headings: shown('h1').map(wordsOf),
    buttons: shown('button:not(:disabled, [aria-disabled=true])').map(wordsOf),
    dialogs: shown('dialog[open]').length,
  }
}
