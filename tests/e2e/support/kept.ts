import type { Page } from 'playwright-core'
import { record, type Json } from '../../../server/http/json.ts'

/** What the browser keeps of whoever is logged in. */
export async function keptUser(page: Page): Promise<Json> {
  const kept = await page.evaluate(() => localStorage.getItem('bidfair') ?? '{}')
  return record(record(JSON.parse(kept))['userData'])
}
