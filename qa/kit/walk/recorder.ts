import type { BrowserContext } from 'playwright-core'

/** Playwright's own recording of a walk: pictures, the page as it stood, network and console. It holds all that was typed. */
export type Recorder = {
  readonly start: (context: BrowserContext) => Promise<void>
  /** Keeps what was recorded, a file for each browser, and answers their names in the order in which they were opened. */
  readonly keep: () => Promise<readonly string[]>
}

/** Records into files of these names. */
export function recorderTo(fileOf: (number: number) => string): Recorder {
  const contexts: BrowserContext[] = []
  return {
    start: async (context) => {
      contexts.push(context)
      await context.tracing.start({ screenshots: true, snapshots: true })
    },
    keep: () =>
      Promise.all(
        contexts.map(async (context, index) => {
          const path = fileOf(index + 1)
          await context.tracing.stop({ path })
          return path
        }),
      ),
  }
}
