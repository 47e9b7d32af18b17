import { join } from 'node:path'
import { runGroup } from './run-group.ts'
import { ensureBrowser, PATHS, type BrowserName } from './support/browsers.ts'

const root = join(import.meta.dirname, '..')

type Walks = {
  /** One chart only. */
  readonly machine: string | undefined
  /** The titles of tests that run, as vitest takes them: scene and steps with a space between. */
  readonly only?: string | undefined
  readonly browser?: BrowserName
  readonly withWindow?: boolean
  /** One browser at a time, for a server that others use too. */
  readonly inTurn?: boolean
  /** What the walks are told. */
  readonly env: { readonly QA_LANGUAGE: string } & Readonly<Record<string, string>>
}

/** What makes vitest run one path alone; it takes a pattern, in which the scene and the path are two names. */
export function onlyTitled(scene: string, title: string): string {
  return `^${`${scene} > ${title}`.replaceAll(/[\^$.*+?()[\]{}|/\\]/g, String.raw`\$&`)}$`
}

/** Walks paths in a browser and answers the exit status. How each path went is in the records that the walks write. */
export async function runWalks({
  machine,
  only,
  browser = 'chromium',
  withWindow = false,
  inTurn = false,
  env,
}: Walks): Promise<number> {
  const files = machine === undefined ? [] : [`qa/scenes/${machine}`]
  const titles = only === undefined ? [] : ['-t', only]
  const workers = inTurn ? ['--no-file-parallelism'] : []
  const found = { QA_BROWSER: browser, [PATHS[browser]]: programOrEnd(browser, withWindow) }
  return runGroup(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'paths', ...files, ...titles, ...workers],
    { cwd: root, env: { ...found, ...env } },
  )
}

/** The program of a browser. One that is not to be had is said in one line, and ends the command with 1. */
function programOrEnd(browser: BrowserName, withWindow: boolean): string {
  try {
    return ensureBrowser(browser, { withWindow })
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason
    console.error(reason.message)
    process.exit(1)
  }
}
