import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { isProgram, onPath } from './programs.ts'

/** Flags under which Chromium runs headless as any user and asks nothing of the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same engine without a window, which starts and loads in half the time. */
const SHELL = 'chromium-headless-shell'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Where packages put it when it is not on the PATH. */
const USUAL_PLACES = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const IN_PLAYWRIGHT = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
]

/** What finding a browser depends on; tests hand in their own. */
export type Places = { readonly env: NodeJS.ProcessEnv; readonly home: string }

/** Whether somebody wants to look on. */
export type Wanted = { readonly withWindow: boolean }

/**
 * The path of an installed Chromium or Chrome: `CHROME_PATH`, the one without a window unless that is wanted, Playwright's own, the PATH,
 * the usual places; else undefined.
 */
export function findChromium(
  { env, home }: Places = { env: process.env, home: homedir() },
  { withWindow }: Wanted = { withWindow: false },
): string | undefined {
  const named = env['CHROME_PATH']
  if (named) return isProgram(named) ? named : undefined
  return [
    ...onPath(env, SHELL),
    ...playwrightBuilds(env, home),
    ...NAMES.flatMap((name) => onPath(env, name)),
    ...USUAL_PLACES,
  ]
    .filter((path) => !(withWindow && /headless[-_]shell$/.test(path)))
    .find(isProgram)
}

/** Playwright keeps each build in a numbered folder; the newest comes first. */
function playwrightBuilds(env: NodeJS.ProcessEnv, home: string): string[] {
  const roots = [
    env['PLAYWRIGHT_BROWSERS_PATH'],
    join(home, '.cache/ms-playwright'),
    join(home, 'Library/Caches/ms-playwright'),
  ]
  return roots
    .filter((root) => root !== undefined)
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root)
        .filter((name) => name.startsWith('chromium'))
        .toSorted((a, b) => buildNumber(b) - buildNumber(a))
        .flatMap((name) => IN_PLAYWRIGHT.map((tail) => join(root, name, tail))),
    )
}

const buildNumber = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0)

/** As `findChromium`, but installs Debian's package or else Playwright's build when there is none. Throws one clear line when that fails too. */
export function ensureChromium(wanted: Wanted = { withWindow: false }): string {
  const find = (): string | undefined => findChromium(undefined, wanted)
  const present = find()
  if (present) return present
  const named = process.env['CHROME_PATH']
  if (named) throw new Error(`CHROME_PATH=${named} is not a program that can be run`)
  console.log('No Chromium or Chrome found: installing one')
  // Older releases of Debian have no package of the one without a window.
  const packages = wanted.withWindow ? ['chromium'] : [SHELL, 'chromium']
  for (const install of [() => installFromDebian(...packages), () => installFromPlaywright(wanted)]) {
    install()
    const installed = find()
    if (installed) return installed
  }
  throw new Error('Browser tests need Chromium: install it (for example: apt-get install chromium) or set CHROME_PATH')
}

function installFromPlaywright({ withWindow }: Wanted): void {
  const command = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  const args = [command, 'install', withWindow ? '--no-shell' : '--only-shell', 'chromium']
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

if (import.meta.main) console.log(ensureChromium())
