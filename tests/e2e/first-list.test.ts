import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newCustomer, newJob } from '../../qa/support/api.ts'
import { newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { heading, logIn } from '../../qa/support/sign-up.ts'
import { webFolder } from '../../server/platform/paths.ts'
import { isRecord } from '../../src/actors/storage.ts'
import { property } from '../../src/services/property.ts'
import { shows } from '../support/shows.ts'

useBrowser()

/** The file of a piece of the built app, by the name that the build gives it. */
function codeOf(name: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8'))
  const piece = isRecord(manifest) && Object.values(manifest).find((one) => property(one, 'name') === name)
  return property(piece, 'file')
}

/** Runs in the page, before the app: notes whether its bar is drawn with jobs below it. */
function noteFirst(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header')) return
    observer.disconnect()
    document.documentElement.dataset['first'] = document.querySelector('[data-job]') ? 'jobs' : 'nothing'
  }).observe(document, { childList: true, subtree: true })
}

test(
  'code and jobs are asked for beside the app, the jobs once, and drawn at once; another account that is there by then gets its own',
  shows('screen.first-list', 'screen.first-list-once', 'screen.first-list-own'),
  async () => {
    const [ana, ben] = [await newCustomer(), await newCustomer('Ben Okoro')]
    await newJob(ana, 'Paint the garden fence')
    await newJob(ben, 'Mend the roof')
    const [{ page }, { page: other }] = [await newVisitor(), await newVisitor()]
    await logIn(page, ana.email)
    await logIn(other, ben.email)
    const kept = await other.evaluate(() => localStorage.getItem('bidfair') ?? '')
    const app = await page.locator('script[type=module]:not([async])').getAttribute('src')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/get-jobs/customer')) asked.push(request.headers()['authorization'] ?? '')
    })
    await page.addInitScript(noteFirst)
    let gate = Promise.withResolvers<void>()
    await page.route(`**${app}`, async (route) => {
      await gate.promise
      await route.continue()
    })
    // While the app is held up, its own way to the list is, too.
    const openHeldUp = async (meanwhile: () => Promise<void>): Promise<void> => {
      gate = Promise.withResolvers()
      const answered = page.waitForResponse('**/v1/get-jobs/customer')
      const coded = page.waitForResponse(`**/${String(codeOf('list'))}`)
      await Promise.all([page.reload({ waitUntil: 'commit' }), answered, coded])
      await meanwhile()
      gate.resolve()
      await heading(page, 'Your Posting')
    }
    await openHeldUp(async () => undefined)
    await page.getByRole('link', { name: 'Paint the garden fence' }).waitFor()
    expect([asked.length, await page.locator('html').getAttribute('data-first')]).toEqual([1, 'jobs'])
    await openHeldUp(() => page.evaluate((text) => localStorage.setItem('bidfair', text), kept))
    await page.getByRole('link', { name: 'Mend the roof' }).waitFor()
    expect(await page.getByText('Paint the garden fence').count()).toBe(0)
    expect([asked.length, asked[1] === asked[0], asked[2] === asked[0]]).toEqual([3, true, false])
  },
)
