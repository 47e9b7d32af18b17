import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { identityFor } from '../server/platform/db/identity.ts'
import type { Program } from '../scripts/debian.ts'

/** Something that runs in a folder of its own, and writes what it says to a file there. */
export type Running = Readonly<{
  pid: number
  said: () => string
  isOver: () => boolean
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}>

/** Starts a program as somebody who is not root. */
export function start(folder: string, { program, env }: Program, args: readonly string[]): Running {
  const identity = identityFor(folder, [program])
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (identity.owner !== undefined) chownSync(folder, identity.owner.uid, identity.owner.gid)
  const [command, all, rights] = identity.command(program, args)
  const file = join(folder, 'said')
  const said = openSync(file, 'a')
  const child = spawn(command, all, {
    ...rights,
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
    stdio: ['ignore', said, said],
  })
  closeSync(said)
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    said: () => readFileSync(file, 'utf8'),
    isOver,
    end: async (signal) => {
      if (isOver()) return
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    },
  }
}

/** What Linux says of a process behind its name, from its state on; empty where it has ended. */
export function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
  } catch {
    return []
  }
}

/** How long the threads of a process have run so far, in milliseconds; 0 where it has ended. */
export function timeOnProcessor(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    // The first number is in nanoseconds: https://docs.kernel.org/scheduler/sched-stats.html
    const times = threads.map((thread) =>
      Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10),
    )
    return times.reduce((sum, time) => sum + time, 0) / 1e6
  } catch {
    return 0
  }
}

/** What a process has in memory, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** How long the children of a process that have ended ran, in milliseconds: Linux counts them in hundredths of a second. */
export const timeOfEnded = (pid: number): number =>
  [13, 14].reduce((sum, at) => sum + 10 * Number(statOf(pid)[at] ?? 0), 0)

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) && statOf(name)[1] === String(parent) ? Number(name) : []))

/** Sends a signal to a process and all that it has started, as far as they are there. */
export function signalFamily(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || !existsSync(`/proc/${pid}`)) return
  const children = childrenOf(pid)
  process.kill(pid, signal)
  for (const child of children) signalFamily(child, signal)
}
