import { readFileSync, readdirSync } from 'node:fs'

/** Stops a program and all that it started, or lets them go on, as a machine does that hangs. */
export function freeze(pid: number, signal: 'SIGSTOP' | 'SIGCONT' = 'SIGSTOP'): void {
  // The parent first, so that it starts no more of them.
  process.kill(pid, signal)
  for (const name of readdirSync('/proc')) if (parentOf(name) === pid) process.kill(Number(name), signal)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
