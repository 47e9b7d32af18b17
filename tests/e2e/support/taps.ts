import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Account } from '../../../qa/support/api.ts'
import { newVisitor } from '../../../qa/support/browser.ts'
import { field } from '../../../qa/support/sign-up.ts'

/** A phone in somebody's hand, and what its pages counted of their taps. */
export type Phone = {
  readonly page: Page
  /** How often the screen was touched since the dashboard was shown. */
  readonly taps: () => Promise<number>
  /** Touches a control, which has to be in view: nobody scrolls. */
  readonly tap: (control: Locator) => Promise<void>
  /** Where the link leads that the browser itself followed last; those within the app are the app's. */
  readonly lastLink: () => Promise<string | null>
}

/** Logs in by the form on a phone of 390 × 844 pixels and waits for the dashboard, from which taps count. */
export async function phoneOf({ email, password }: Account): Promise<Phone> {
  const { page } = await newVisitor({ hasTouch: true })
  await page.addInitScript(keepCount)
  await page.goto('/')
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).tap()
  await page.waitForURL('**/dashboard')
  await page
    .getByRole('region', { name: /^Waiting for you/ })
    .or(page.getByRole('article').first())
    .first()
    .waitFor()
  await page.evaluate(() => sessionStorage.setItem('taps', '0'))
  const kept = (name: 'taps' | 'link') => page.evaluate((key) => sessionStorage.getItem(key), name)
  return {
    page,
    taps: async () => Number(await kept('taps')),
    lastLink: () => kept('link'),
    tap: async (control) => {
      await seesWhole(control)
      await control.tap()
    },
  }
}

/** Runs in the browser: the tab keeps through every navigation how often it was touched, and which link was followed last. */
function keepCount(): void {
  const count = ({ isTrusted }: PointerEvent): void => {
    if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
  }
  addEventListener('pointerup', count, { capture: true })
  addEventListener('click', ({ target, defaultPrevented }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && !defaultPrevented) sessionStorage.setItem('link', link.href)
  })
}

/** Waits until the whole of something is in the window, and nothing lies on it. */
export async function seesWhole(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate(isWholeInView)).toBe(true)
}

/** Runs in the browser. */
function isWholeInView(element: Element): boolean {
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
  const middle = left + width / 2
  return [top + 2, (top + bottom) / 2, bottom - 2].every((height) => {
    const hit = document.elementFromPoint(middle, height)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}
