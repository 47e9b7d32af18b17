import type { Page } from 'playwright-core'
import { record, type Json } from '../../tests/support/json.ts'
import type { Language } from '../../src/i18n/languages.ts'
import type { Account } from './api.ts'

/** The name under which the browser keeps who is logged in. */
export const STORED_AS = 'bidfair'

/** What it keeps there of somebody, or of nobody. */
export function storedText(account: Account | null, language: Language): string {
  const { token = null, userType = null, user = null } = account?.session ?? {}
  const userData = user && { ...user, language }
  return JSON.stringify({ token, userType, userData, language })
}

/** Keeps it on the device before the first page is loaded, which Playwright's own way does by a page of its own; what a page changes stays. */
export async function keepSession(page: Page, account: Account | null, language: Language): Promise<void> {
  await page.addInitScript(keepOnce, [STORED_AS, storedText(account, language)] as const)
}

/** Runs in the browser. An empty page keeps nothing. */
function keepOnce([name, text]: readonly [string, string]): void {
  if (origin !== 'null' && localStorage.getItem(name) === null) localStorage.setItem(name, text)
}

/** Returns the user that the browser has stored. */
export async function storedUser(page: Page): Promise<Json> {
  return record((await storedIn(page))['userData'])
}

/** Returns the token that the browser has stored. */
export async function storedToken(page: Page): Promise<string> {
  return String((await storedIn(page))['token'])
}

async function storedIn(page: Page): Promise<Json> {
  return record(JSON.parse(await page.evaluate((name) => localStorage.getItem(name) ?? '{}', STORED_AS)))
}

/** Opens the job list of somebody who logged in on this device before: in tests that are about something else than logging in. */
export async function enter(page: Page, account: Account): Promise<void> {
  await keepSession(page, account, 'en')
  await page.goto('/dashboard')
}
