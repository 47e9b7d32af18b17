import { ensureChromium } from '../../scripts/browsers.ts'

/** Tells the tests of packages, which know nothing of this project, where Chromium is. */
export function setup(): void {
  process.env['CHROME_PATH'] = ensureChromium()
}
