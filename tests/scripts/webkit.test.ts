import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ensureWebKit, findWebKit } from '../../scripts/webkit.ts'
import { newFolder } from '../server/support/folder.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
  vi.spyOn(console, 'log').mockReturnValue()
})

/** Lays a program down in the test's folder and answers its path. */
function program(name: string, mode = 0o755): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

test('WEBKIT_PATH wins over the PATH', () => {
  const [named, plain] = [program('mine'), program('MiniBrowser')]
  expect(findWebKit({ PATH: folder })).toBe(plain)
  expect(findWebKit({ PATH: folder, WEBKIT_PATH: named })).toBe(named)
})

test('a WEBKIT_PATH that cannot be run is said, not replaced', () => {
  const named = program('mine', 0o644)
  const install = vi.fn<() => void>()
  expect(() => ensureWebKit({ PATH: folder, WEBKIT_PATH: named }, install)).toThrow(
    `WEBKIT_PATH=${named} is not a program that can be run`,
  )
  expect(install).not.toHaveBeenCalled()
})

test('it needs a screen too, which is installed with it; where that fails one line says what to do', () => {
  const env = { PATH: folder, WEBKIT_PATH: program('mine') }
  expect(() => ensureWebKit(env, () => false)).toThrow(
    "Walks in WebKit need WebKitGTK's MiniBrowser and Xvfb: install them (for example: apt-get install libwebkit2gtk-4.1-0 xvfb) or set WEBKIT_PATH",
  )
  expect(ensureWebKit(env, () => program('Xvfb'))).toBe(join(folder, 'mine'))
})
