import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ensureFirefox, ensureWebKit, findChromium, findFirefox, findWebKit } from '../../scripts/browsers.ts'
import { newFolder } from '../server/support/folder.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** Lays a program down below the test's folder and answers its path. */
function program(path: string, mode = 0o755): string {
  const full = join(folder, path)
  mkdirSync(dirname(full), { recursive: true })
  writeFileSync(full, '')
  chmodSync(full, mode)
  return full
}

describe.each([
  ['CHROME_PATH', 'chromium', (env: NodeJS.ProcessEnv) => findChromium({ env, home: folder })],
  ['FIREFOX_PATH', 'firefox', findFirefox],
  ['WEBKIT_PATH', 'MiniBrowser', findWebKit],
] as const)('%s', (variable, name, find) => {
  test('wins over the PATH', () => {
    const [named, onPath] = [program('mine'), program(name)]
    expect(find({ PATH: `/nowhere:${folder}` })).toBe(onPath)
    expect(find({ PATH: folder, [variable]: named })).toBe(named)
  })

  test('is not replaced by another browser where it cannot be run', () => {
    program(name)
    expect(find({ PATH: folder, [variable]: program('mine', 0o644) })).toBeUndefined()
  })
})

test('the newest of Playwright’s builds of Chromium comes before the system’s', () => {
  program('.cache/ms-playwright/chromium-990/chrome-linux/chrome')
  const newest = program('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome')
  program('chromium')
  expect(findChromium({ env: { PATH: folder }, home: folder })).toBe(newest)
})

test('the Chromium without a window comes first, unless somebody wants to look on', () => {
  const shell = program('chromium-headless-shell')
  const chromium = program('chromium')
  const places = { env: { PATH: folder }, home: folder }
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

const WITH_WEBKIT = () => ({ PATH: folder, WEBKIT_PATH: program('mine') })

test.each([
  ['FIREFOX_PATH', ensureFirefox, () => ({ PATH: folder }), 'firefox-esr', 'firefox-esr'],
  // It needs a screen, too.
  ['WEBKIT_PATH', ensureWebKit, WITH_WEBKIT, 'Xvfb', 'libwebkit2gtk-4.1-0 xvfb'],
] as const)(
  'what is missing is installed; where that fails one line says what to do: %s',
  (variable, ensure, env, missing, packages) => {
    expect(() => ensure(env(), () => false)).toThrow(`apt-get install ${packages}) or set ${variable}`)
    const install = vi.fn<() => void>()
    const named = program('no-program', 0o644)
    expect(() => ensure({ PATH: folder, [variable]: named }, install)).toThrow(
      `${variable}=${named} is not a program that can be run`,
    )
    expect(install).not.toHaveBeenCalled()
    expect(ensure(env(), () => program(missing))).toMatch(new RegExp(`^${folder}`))
  },
)
