import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { newFolder } from '../server/support/folder.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

/** Lays a program down below the test's folder and answers its path. */
function program(path: string, mode = 0o755): string {
  const full = join(folder, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, '')
  chmodSync(full, mode)
  return full
}

test('CHROME_PATH wins over everything else', () => {
  const named = program('named/my-chrome')
  program('bin/chromium')
  expect(findChromium({ env: { CHROME_PATH: named, PATH: join(folder, 'bin') }, home: folder })).toBe(named)
})

test('a CHROME_PATH that cannot be run is not replaced by another browser', () => {
  const named = program('named/my-chrome', 0o644)
  program('bin/chromium')
  expect(findChromium({ env: { CHROME_PATH: named, PATH: join(folder, 'bin') }, home: folder })).toBeUndefined()
})

test('the newest of Playwright’s builds comes before the system’s', () => {
  program('.cache/ms-playwright/chromium-990/chrome-linux/chrome')
  const newest = program('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome')
  program('bin/chromium')
  expect(findChromium({ env: { PATH: join(folder, 'bin') }, home: folder })).toBe(newest)
})

test('the one without a window comes first, unless somebody wants to look on', () => {
  const shell = program('bin/chromium-headless-shell')
  const chromium = program('bin/chromium')
  const places = { env: { PATH: join(folder, 'bin') }, home: folder }
  expect(findChromium(places)).toBe(shell)
  expect(findChromium(places, { withWindow: true })).toBe(chromium)
  rmSync(chromium)
  program('.cache/ms-playwright/chromium_headless_shell-1200/chrome-linux/headless_shell')
  expect(findChromium(places, { withWindow: true }) ?? '').not.toMatch(/shell$/)
})

test('PLAYWRIGHT_BROWSERS_PATH says where Playwright keeps its builds', () => {
  const build = program('browsers/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell')
  expect(findChromium({ env: { PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers') }, home: folder })).toBe(build)
})

test('the system’s browser is found on the PATH', () => {
  const chrome = program('bin/google-chrome')
  expect(findChromium({ env: { PATH: `/nowhere:${join(folder, 'bin')}` }, home: folder })).toBe(chrome)
})
