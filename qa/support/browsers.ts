import { chromium, firefox, webkit, type Browser, type BrowserContext } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium, type Wanted, ensureFirefox, ensureWebKit } from '../../scripts/browsers.ts'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'

/** The browsers in which can be walked. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const
export type BrowserName = (typeof BROWSERS)[number]

/** Where the environment names the program of each. */
export const PATHS: { readonly [Name in BrowserName]: string } = {
  chromium: 'CHROME_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_PATH',
}

/** The browser of this name. Throws where there is none that can be walked in. */
export function browserNamed(name: string): BrowserName {
  const known = BROWSERS.find((each) => each === name)
  if (known === undefined) throw new Error(`--browser is one of ${BROWSERS.join(', ')}, not ${name}`)
  return known
}

/** In which the walks of this process are made. */
export const browserName = browserNamed(process.env['QA_BROWSER'] ?? 'chromium')

/** The program of a browser, installed where there is none. Throws one clear line when that fails too. */
export function ensureBrowser(name: BrowserName, wanted: Wanted): string {
  if (name === 'chromium') return ensureChromium(wanted)
  return name === 'firefox' ? ensureFirefox() : ensureWebKit()
}

/** Whether somebody looks on, and how many milliseconds are waited before each thing that is done. */
type Watched = { readonly headless: boolean; readonly slowMo: number }

/** Starts a browser of this run. */
export function launch(program: string, watched: Watched): Promise<Browser> {
  if (browserName === 'chromium') return chromium.launch({ executablePath: program, args: CHROMIUM_FLAGS, ...watched })
  return browserName === 'firefox' ? launchFirefox(program, watched) : launchWebKit(program, watched)
}

/** Playwright drives it over WebDriver BiDi, with a relay between the two. */
function launchFirefox(program: string, watched: Watched): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: new URL('firefox/start.sh', import.meta.url).pathname,
    env: { ...process.env, QA_NODE: process.execPath, QA_FIREFOX: program },
    // Colours are asked for by a script of Firefox's own window.
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      // Nobody is moved: what Playwright would ask Firefox for itself.
      'ui.prefersReducedMotion': 1,
      // The list of downloads would open over the page and take the focus from it.
      'browser.download.alwaysOpenPanel': false,
      // A document that was downloaded would open in a tab in front.
      'pdfjs.disabled': true,
    },
    ...watched,
  })
}

/** Playwright drives what stands in the place of its own WebKit. */
function launchWebKit(program: string, watched: Watched): Promise<Browser> {
  return webkit.launch({
    executablePath: new URL('webkit/start.sh', import.meta.url).pathname,
    env: { ...process.env, QA_NODE: process.execPath, QA_WEBKIT: program },
    ...watched,
  })
}

/** Makes good what a browser cannot be driven to do, and says so where that cannot be made good either. */
export async function prepare(context: BrowserContext): Promise<void> {
  if (browserName === 'chromium') return
  context.newCDPSession = () =>
    Promise.reject(new UnsupportedError(`${browserName} has no DevTools protocol of Chromium's`))
  if (browserName === 'firefox') await context.addInitScript(mendForPlaywright)
}

/** Runs in the browser, before the page's own scripts. */
function mendForPlaywright(): void {
  // Playwright writes into a field and tells of it, which React takes for what it knows already; what the browser inserts it hears as typed.
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  })
  // Playwright asks this from two worlds, of which the second ends Firefox 153; without it the attribute is read.
  Object.defineProperty(Element.prototype, 'ariaLabelledByElements', { get: () => null })
}
