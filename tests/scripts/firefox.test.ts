import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureFirefox, findFirefox } from '../../scripts/firefox.ts'
import { newFolder } from '../server/support/folder.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

/** Lays a program down in the test's folder and answers its path. */
function program(name: string, mode = 0o755): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

test('FIREFOX_PATH wins over the PATH, on which Debian’s name comes first', () => {
  const [named, plain, debians] = [program('mine'), program('firefox'), program('firefox-esr')]
  expect(findFirefox({ PATH: folder })).toBe(debians)
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: named })).toBe(named)
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: plain })).toBe(plain)
})

test('a FIREFOX_PATH that cannot be run is said, not replaced', () => {
  const named = program('mine', 0o644)
  program('firefox')
  const install = vi.fn<() => void>()
  expect(() => ensureFirefox({ PATH: folder, FIREFOX_PATH: named }, install)).toThrow(
    `FIREFOX_PATH=${named} is not a program that can be run`,
  )
  expect(install).not.toHaveBeenCalled()
})

test('what is missing is installed; where that fails one line says what to do', () => {
  const env = { PATH: folder }
  expect(() => ensureFirefox(env, () => false)).toThrow(
    'Walks in Firefox need it: install it (for example: apt-get install firefox-esr) or set FIREFOX_PATH',
  )
  expect(ensureFirefox(env, () => program('firefox-esr'))).toBe(join(folder, 'firefox-esr'))
})
