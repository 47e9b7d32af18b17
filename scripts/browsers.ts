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

/** The path of an installed Chromium or Chrome: `CHROME_PATH`, Playwright's own, the PATH, the usual places; else undefined. */
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

/** A browser as its program is looked for, installed and asked for. */
type Browser = {
  readonly name: string
  /** Message for anyone who must install it by hand. */
  readonly wanted: string
  readonly variable: string
  readonly env: NodeJS.ProcessEnv
  readonly find: () => string | undefined
  /** Ways to install it, the first that works counts. */
  readonly installs: readonly (() => unknown)[]
}

/** Installs a browser that is not found. Throws one clear line when that fails too. */
function ensure({ name, wanted, variable, env, find, installs }: Browser): string {
  const present = find()
  if (present) return present
  const named = env[variable]
  if (named && !isProgram(named)) throw new Error(`${variable}=${named} is not a program that can be run`)
  console.log(`No ${name} found: installing it`)
  for (const install of installs) {
    install()
    const installed = find()
    if (installed) return installed
  }
  throw new Error(`${wanted} or set ${variable}`)
}

/** As `findChromium`, but installs Debian's package or else Playwright's build when there is none. */
export function ensureChromium(wanted: Wanted = { withWindow: false }): string {
  // Older releases of Debian have no package of the one without a window.
  const packages = wanted.withWindow ? ['chromium'] : [SHELL, 'chromium']
  return ensure({
    name: 'Chromium or Chrome',
    wanted: 'Browser tests need Chromium: install it (for example: apt-get install chromium)',
    variable: 'CHROME_PATH',
    env: process.env,
    find: () => findChromium(undefined, wanted),
    installs: [() => installFromDebian(...packages), () => installFromPlaywright(wanted)],
  })
}

function installFromPlaywright({ withWindow }: Wanted): void {
  const command = join(import.meta.dirname, '../node_modules/playwright-core/cli.js')
  const args = [command, 'install', withWindow ? '--no-shell' : '--only-shell', 'chromium']
  spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

const FIREFOX_NAMES = ['firefox-esr', 'firefox']

/** Where packages put it when it is not on the PATH. */
const FIREFOX_PLACES = ['/snap/bin/firefox', '/opt/firefox/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path of an installed Firefox: `FIREFOX_PATH`, the PATH, the usual places; else undefined. */
export function findFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['FIREFOX_PATH']
  if (named) return isProgram(named) ? named : undefined
  return [...FIREFOX_NAMES.flatMap((name) => onPath(env, name)), ...FIREFOX_PLACES].find(isProgram)
}

/** As `findFirefox`, but installs Debian's package when there is none. */
export function ensureFirefox(
  env: NodeJS.ProcessEnv = process.env,
  install: () => unknown = () => installFromDebian('firefox-esr'),
): string {
  const wanted = 'Walks in Firefox need it: install it (for example: apt-get install firefox-esr)'
  const find = () => findFirefox(env)
  return ensure({ name: 'Firefox', wanted, variable: 'FIREFOX_PATH', env, find, installs: [install] })
}

/** Folders in which distributions put what is WebKitGTK's and meant for other programs; Debian by architecture. */
const WEBKIT_FOLDERS = ['/usr/libexec', '/usr/lib', '/usr/lib64']

/** What is installed of Debian: the smallest browser that WebKitGTK has, and a screen that nobody sees. */
const WEBKIT_PACKAGES = ['libwebkit2gtk-4.1-0', 'xvfb'] as const

/** The path of WebKitGTK's MiniBrowser: `WEBKIT_PATH`, the PATH, the usual places; else undefined. */
export function findWebKit(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['WEBKIT_PATH']
  if (named) return isProgram(named) ? named : undefined
  return [...onPath(env, 'MiniBrowser'), ...webKitPlaces()].find(isProgram)
}

function webKitPlaces(): readonly string[] {
  const within = WEBKIT_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(folder, name)),
  ])
  return within.map((folder) => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
}

/** As `findWebKit`, but installs Debian's packages when there is none, or no Xvfb. */
export function ensureWebKit(
  env: NodeJS.ProcessEnv = process.env,
  install: () => unknown = () => WEBKIT_PACKAGES.map((name) => installFromDebian(name)),
): string {
  const wanted = `Walks in WebKit need WebKitGTK's MiniBrowser and Xvfb: install them (for example: apt-get install ${WEBKIT_PACKAGES.join(' ')})`
  const find = () => (onPath(env, 'Xvfb').some(isProgram) ? findWebKit(env) : undefined)
  return ensure({ name: 'WebKitGTK with Xvfb', wanted, variable: 'WEBKIT_PATH', env, find, installs: [install] })
}

if (import.meta.main) console.log(ensureChromium())
