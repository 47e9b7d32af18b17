import type { Page } from 'playwright-core'
import type { Account } from './api.ts'
import { keepSession } from './stored-session.ts'

/** Opens the job list of somebody who logged in on this device before: in tests that are about something else than logging in. */
export async function enter(page: Page, account: Account): Promise<void> {
  await keepSession(page, account, 'en')
  await page.goto('/dashboard')
}
