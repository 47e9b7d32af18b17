import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'

/** Playwright's own recording of a walk: pictures, the page as it stood, network and console. It holds all that was typed. */
export type Recorder = {
  readonly start: (context: BrowserContext) => Promise<void>
  /** What follows belongs to this step. */
  readonly turn: (step: string) => Promise<void>
  /** Keeps what was recorded, a file for each browser, and answers their names in the order in which they were opened. */
  readonly keep: () => Promise<readonly string[]>
}

/** Records into files of these names, counted from 1. */
export function recorderTo(folder: string, nameOf: (number: number) => string): Recorder {
  const contexts: BrowserContext[] = []
  let present = ''
  const turnIn = (context: BrowserContext): Promise<unknown> => context.tracing.group(present)
  return {
    start: async (context) => {
      contexts.push(context)
      await context.tracing.start({ screenshots: true, snapshots: true })
      await turnIn(context)
    },
    turn: async (step) => {
      await Promise.all(contexts.map((context) => context.tracing.groupEnd()))
      present = step
      await Promise.all(contexts.map(turnIn))
    },
    keep: () =>
      Promise.all(
        contexts.map(async (context, index) => {
          const name = nameOf(index + 1)
          await context.tracing.stop({ path: join(folder, name) })
          return name
        }),
      ),
  }
}
