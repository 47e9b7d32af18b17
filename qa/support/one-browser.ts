import type { Browser } from 'playwright-core'
import type { Environment } from 'vitest/runtime'
import { launch } from './browsers.ts'

let browser: Browser | undefined

/** Returns the browser of this process; starts one if none runs. Tests of several files share it. */
export async function browserOf(...started: Parameters<typeof launch>): Promise<Browser> {
  if (!browser?.isConnected()) browser = await launch(...started)
  return browser
}

/** What Vitest's workers live in; the browser ends with them. */
export default {
  name: 'one-browser',
  viteEnvironment: 'ssr',
  setup: () => {
    // Node only takes the types out, so that every line is where it was written; to look for maps costs a walk some 4 % of its processor time.
    process.setSourceMapsEnabled(false)
    return { teardown: () => browser?.close() }
  },
} satisfies Environment
