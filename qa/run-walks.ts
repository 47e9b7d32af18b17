import { join } from 'node:path'
import { ensureBrowser, PATHS, type BrowserName } from './support/browsers.ts'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as pass } from 'node:timers/promises'

/** How long what was interrupted may take to end; milliseconds. What is left then is killed. */
const PATIENCE = 15_000

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The status of a command that was interrupted, as shells have it. */
const INTERRUPTED = 130

/** Ends this command where what it ran was interrupted: nobody waits for what would come next. */
export function endIfInterrupted(status: number): void {
  if (status === INTERRUPTED) process.exit(status)
}

type Settings = { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv; readonly patience?: number }

/**
 * Runs a program with all that it starts in a process group of its own, and answers its exit status. A signal to this process reaches the
 * whole group as Ctrl-C does, a second one kills it. Nothing of the group
 * is left when this answers, however the program ended, nor of what it put into the folder for temporary files.
 */
export async function runGroup(
  program: string,
  args: readonly string[],
  { patience = PATIENCE, ...settings }: Settings,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-group-'))
  const child = spawn(program, args, {
    ...settings,
    env: { ...process.env, ...settings.env, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const { promise: ended, resolve, reject } = Promise.withResolvers<number>()
  child.once('error', reject)
  child.once('exit', (code) => resolve(code ?? 1))
  let endsBy: number | undefined
  let timer: NodeJS.Timeout | undefined
  const end = (): void => {
    endsBy = performance.now() + patience
    timer = setTimeout(() => signal(child.pid, 'SIGKILL'), patience)
    signal(child.pid, 'SIGINT')
  }
  const interrupt = (): void => (endsBy === undefined ? end() : void signal(child.pid, 'SIGKILL'))
  for (const each of SIGNALS) process.on(each, interrupt)
  try {
    const status = await ended
    const isInterrupted = endsBy !== undefined
    if (!isInterrupted && signal(child.pid, 0)) end()
    // What was killed and nobody asked about counts as being there.
    while (signal(child.pid, 0) && performance.now() < (endsBy ?? 0) + EACH) await pass(EACH)
    return isInterrupted ? INTERRUPTED : status
  } finally {
    clearTimeout(timer)
    for (const each of SIGNALS) process.off(each, interrupt)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From one look to the next; milliseconds. */
const EACH = 50

/** Sends a signal to a group, and answers whether anybody was there to get it. */
function signal(group: number | undefined, name: NodeJS.Signals | 0): boolean {
  if (group === undefined) return false
  try {
    return process.kill(-group, name)
  } catch (reason) {
    if (reason instanceof Error && 'code' in reason && reason.code === 'ESRCH') return false
    throw reason
  }
}

const root = join(import.meta.dirname, '..')

type Walks = {
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
