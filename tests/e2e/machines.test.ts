import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildRecorded } from '../../qa/inspector/build-recorded.ts'
import { PAGE, PAGE_FILE } from '../../qa/inspector/messages.ts'
import { arrivals, countArrivals } from 'statechart-kit/walk/page-idle'
import { watchedPage } from 'statechart-kit/script/recorded-page'
import { readTraces } from 'statechart-kit/core/read-trace'
import { follow } from 'statechart-kit/core/follow'
import { form } from '../../qa/models/form.ts'
import { forgotStage } from '../../qa/scenes/support/forgot-stage.ts'
import { walkOnce } from '../../qa/scenes/support/walk.ts'
import { expectAccessible, newVisitor, useBrowser } from '../../qa/support/browser.ts'
import { links } from '../../src/shared/routes.ts'

useBrowser()

let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bidfair-recorded-'))
  await buildRecorded(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The build with the recorder in the place of the one that the server has, under the policy of that server; what else is asked for. */
async function serveRecorded(context: BrowserContext): Promise<readonly string[]> {
  const policy = (await fetch(inject('baseUrl'))).headers.get('content-security-policy') ?? ''
  const asked: string[] = []
  await context.route(/./, async (route) => {
    const { pathname, origin } = new URL(route.request().url())
    const file = join(folder, pathname)
    if (origin === inject('baseUrl') && pathname !== '/' && existsSync(file)) {
      return route.fulfill({ path: file, headers: { 'content-security-policy': policy } })
    }
    if (route.request().isNavigationRequest()) {
      return route.fulfill({ path: join(folder, 'index.html'), headers: { 'content-security-policy': policy } })
    }
    asked.push(`${route.request().method()} ${origin === inject('baseUrl') ? '' : origin}${pathname}`)
    return route.continue()
  })
  return asked
}

const show = (watching: Page, view: string) => watching.getByRole('button', { name: view, exact: true }).click()
const taken = async (watching: Page, machine: string) =>
  (await watching.getByRole('row', { name: machine }).getByRole('cell').allInnerTexts()).map((share) => parseInt(share))

test('what somebody clicks is counted over reloads, taken away without secrets, walked from then on, and forgotten on request', async () => {
  const { page, context } = await newVisitor({ width: 1280 })
  const asked = await serveRecorded(context)
  // The tab keeps count by itself; the page that shows it comes later.
  await page.goto(links.login)
  await page.getByLabel('Password', { exact: true }).fill('never-told-1')
  await page.goto(links.forgotPassword)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const email = page.getByLabel('Email', { exact: true })
  await email.pressSequentially('ana@nowhere')
  const sends = page.getByRole('main').getByRole('button', { name: 'Send link', exact: true })
  await sends.click()
  await page.locator('input[aria-invalid=true]').waitFor()

  const watching = await context.newPage()
  await watching.goto(PAGE)
  await watching.waitForURL(`**${PAGE_FILE}`)
  await watching.getByRole('navigation', { name: 'Actors' }).getByRole('button', { name: 'form' }).click()
  await watching.locator('.chart path.is-covered').first().waitFor()
  const started = watching.getByRole('complementary', { name: 'Events' }).getByRole('listitem')
  await show(watching, 'Coverage')
  const [before = 0] = await taken(watching, 'form')
  expect(before).toBeGreaterThan(0)

  await email.fill('ana@example.com')
  await sends.click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expect.poll(() => taken(watching, 'form')).toEqual([before + 2, 3])
  await page.reload()
  await watching.reload()
  await show(watching, 'Coverage')
  await expect.poll(() => taken(watching, 'form')).toEqual([before + 2, 3])
  await watching.getByRole('row', { name: 'form' }).getByRole('button').click()
  await watching.getByText('open form.closed[0]', { exact: true }).waitFor()
  for (const view of ['Coverage', 'Session', 'Live']) {
    await show(watching, view)
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await watching.setViewportSize({ width, height: 800 })
      await watching.emulateMedia({ colorScheme })
      await expectAccessible(watching)
    }
  }
  expect(await started.filter({ hasText: 'started' }).filter({ hasText: 'form' }).count()).toBeLessThan(2)

  await show(watching, 'Session')
  await watching.getByLabel('What it shows').fill('Asked twice')
  const downloading = watching.waitForEvent('download')
  await watching
    .getByRole('button', { name: `Download form on ${links.forgotPassword}` })
    .last()
    .click()
  const text = readFileSync(await (await downloading).path(), 'utf8')
  const [trace] = await readTraces(text)
  if (!trace) throw new Error('There is no trace')
  expect(trace).toMatchObject({ machine: 'form', scene: 'forgot', about: 'Asked twice' })
  expect(await watching.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))).toEqual([
    'bidfair-machines',
  ])
  const all = watching.waitForEvent('download')
  await watching.getByRole('button', { name: /^Download all/ }).click()
  expect(readFileSync(await (await all).path(), 'utf8')).not.toContain('never-told')

  const { path } = await follow(form, trace)
  expect(path.steps.map(({ state }) => state)).toEqual([
    'open.editing',
    'open.editing',
    'open.editing',
    'sending',
    'saved',
  ])
  await expect(walkOnce(forgotStage, path)).resolves.toBe(path.steps.length)

  await show(watching, 'Session')
  await watching.getByRole('button', { name: 'Clear…' }).focus()
  await watching.keyboard.press('Enter')
  await expectAccessible(watching)
  await watching.keyboard.press('Tab')
  await watching.keyboard.press('Enter')
  await watching.getByRole('dialog').waitFor({ state: 'hidden' })
  await show(watching, 'Coverage')
  await expect.poll(() => taken(watching, 'form')).toEqual([0, 0])
  // Neither recorder nor page asks for anything but files; the app makes its own calls.
  expect(asked.filter((line) => !/^(GET|POST) \/v1\//.test(line))).toEqual([])
})

test('a page that is watched is waited for until it has what it asked for', async () => {
  const { page } = await newVisitor()
  countArrivals(page, { isCall: () => false, isStream: () => false })
  const held = Promise.withResolvers<Route>()
  await page.route('**/late.txt', (route) => held.resolve(route))
  await page.goto('/')
  await page.evaluate(() => void fetch('/late.txt'))
  const route = await held.promise
  let hasCome = false
  const waited = arrivals(watchedPage(page, 'Ana'), { calls: 0 }).then(() => hasCome)
  // It has had time to end too soon.
  await page.evaluate(() => undefined)
  hasCome = true
  await route.fulfill({ body: 'late' })
  expect(await waited).toBe(true)
})
