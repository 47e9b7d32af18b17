import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, type InlineConfig, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, newVisitor, useBrowser, type Visit } from '../../qa/support/browser.ts'
import { shows } from '../support/shows.ts'

useBrowser()

let shown: PreviewServer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'))
  const settings: InlineConfig = {
    configFile: join(import.meta.dirname, '../../qa/gallery/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  }
  await build(settings)
  shown = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } })
})

afterAll(async () => {
  await shown?.close()
  await rm(folder, { recursive: true })
})

async function open(query: string, visit?: Visit): Promise<Page> {
  const { page } = await newVisitor(visit)
  await page.goto(`${shown.resolvedUrls?.local[0]}?${query}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const parts = ['basics', 'fields', 'uploads', 'standing', 'states', 'confirm', 'dialog', 'picker', 'registration']

test.each([
  ['light', 'en', 390],
  ['dark', 'ar', 1280],
] as const)('axe finds nothing in the %s theme, in %s, %d px wide', async (colorScheme, language, width) => {
  const page = await open('', { colorScheme, width })
  for (const part of parts) {
    await page.goto(`${shown.resolvedUrls?.local[0]}?part=${part}&lang=${language}`)
    await page.locator(`html[lang="${language}"] h1`).waitFor()
    await expectAccessible(page, { coloursOnly: colorScheme === 'dark' })
  }
})

test('nothing scrolls sideways at 360 px, with text twice as large', async () => {
  const page = await open(`part=basics&lang=es`, { width: 360 })
  for (const part of parts) {
    await page.goto(`${shown.resolvedUrls?.local[0]}?part=${part}&lang=es`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const overflow = () =>
      page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
    const asItIs = await overflow()
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect({ part, asItIs, large: await overflow() }).toEqual({ part, asItIs: 0, large: 0 })
  }
})

describe('dialogs', () => {
  test('take the focus in, mean No on Escape, and give the focus back', shows('constant.dialog-escape'), async () => {
    const page = await open('part=confirm')
    const dialog = page.getByRole('alertdialog', { name: 'Accept Job' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const opener = page.getByRole('button', { name: 'Accept' })
    const width = () => page.evaluate(() => document.body.clientWidth)
    const before = await width()
    await opener.click()
    // The page behind it stays as it is.
    expect(await width()).toBe(before)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a question stays when the backdrop is pressed, a harmless list closes', async () => {
    const question = await open('part=confirm')
    await question.mouse.click(5, 5)
    expect(await question.getByRole('alertdialog').isVisible()).toBe(true)
    const list = await open('part=picker')
    await list.mouse.click(5, 5)
    await list.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

test('a button that works keeps its width and its focus, and cannot be pressed', async () => {
  const page = await open('part=basics')
  const buttons = page.getByRole('button', { name: 'Accept', exact: true })
  const [idle, working] = await buttons.evaluateAll((all) =>
    all.map((each) => ({ width: each.getBoundingClientRect().width, busy: each.getAttribute('aria-busy') })),
  )
  expect([idle?.busy, working?.busy]).toEqual([null, 'true'])
  expect(working?.width).toBe(idle?.width)
})

test('a password can be shown and hidden again', async () => {
  const page = await open('part=fields')
  const password = page.getByLabel('Password', { exact: true })
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show' }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide' }).click()
  expect(await password.getAttribute('type')).toBe('password')
})

test('a toast goes by itself after five seconds', shows('constant.toast-time'), async () => {
  const { page } = await newVisitor({ isFresh: true })
  await page.clock.install({ time: 0 })
  await page.goto(`${shown.resolvedUrls?.local[0]}?part=basics`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  // From here on the page's time passes only when it is told to.
  await page.clock.pauseAt(3_600_000)
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  const told = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await told.waitFor()
  await page.clock.runFor(4900)
  expect(await told.count()).toBe(1)
  await page.clock.runFor(200)
  // It fades first.
  await told.and(page.locator('[data-leaving]')).waitFor()
  await page.clock.runFor(200)
  await told.waitFor({ state: 'detached' })
})
