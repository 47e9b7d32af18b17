import type { Page } from 'playwright-core'
import { record, type Json } from '../../server/platform/http/json.ts'

/** What the browser keeps of whoever is logged in. */
export async function keptUser(page: Page): Promise<Json> {
  return record((await keptIn(page))['userData'])
}

/** The token of whoever is logged in. */
export async function keptToken(page: Page): Promise<string> {
  return String((await keptIn(page))['token'])
}

async function keptIn(page: Page): Promise<Json> {
  return record(JSON.parse(await page.evaluate(() => localStorage.getItem('bidfair') ?? '{}')))
}
