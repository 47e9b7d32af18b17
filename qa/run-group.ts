import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
