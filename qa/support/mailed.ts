import type { Page } from 'playwright-core'
import { links } from '../../src/routes.ts'

/** Opens the screen about the mail as if somebody had signed up there just now: what it is to know stands in the history, over reloads too. */
export async function openSignedUp(page: Page, email: string): Promise<void> {
  // Any page from the same place: a history that a script writes into while its document begins is lost in Firefox. No plain text, for WebKit shows that with styles which the policy refuses.
  await page.goto('/about')
  await page.evaluate(([path, address]) => history.pushState({ email: address, mailedAt: 0 }, '', path), [
    links.verifyEmail,
    email,
  ] as const)
  await page.reload()
}
