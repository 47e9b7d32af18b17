import type { Page } from 'playwright-core'
import { resolveRoute, routes } from '../../../src/shared/routes.ts'

/** Whose things the screens show that are about one. */
export type Shown = { readonly job: string; readonly business: string }

/** Every screen of the table that a role may enter, and one that is none; with an id and a token for those that want one. */
export function addressesFor(role: 'customer' | 'business' | null, { job, business }: Shown): string[] {
  const query = (id: string) => new URLSearchParams({ id, token: 'nobody-knows-this-token' })
  return [
    ...(role === null ? ['/nowhere'] : []),
    ...Object.values(routes)
      .filter(({ who }) => role === null || who !== 'anyone')
      .filter(({ path }) => resolveRoute(path, '', role).type === 'enter')
      .map(({ path }) => `${path}?${query(path === routes.business.path ? business : job)}`),
  ]
}

/** Opens a screen and waits until it shows what it has to show. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await showsAll(page)
}

/** Waits until the screen has loaded: its title is there, and nothing in it is a skeleton any more. */
export async function showsAll(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector('h1') !== null &&
      document.querySelector('[role="status"] > div[aria-hidden="true"]') === null,
  )
}
