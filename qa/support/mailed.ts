import type { BrowserContext, Page } from 'playwright-core'
import { links } from '../../src/routes.ts'

/** From now on it is as if somebody had signed up there: the screen about the mail opens, and may send it again. */
export async function signedUp(where: BrowserContext | Page, email = 'luis@example.com'): Promise<void> {
  await where.addInitScript(
    ([path, address]) => {
      if (location.pathname === path && location.search === '')
        history.replaceState({ email: address, mailedAt: 0 }, '')
    },
    [links.verifyEmail, email],
  )
}
