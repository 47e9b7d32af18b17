import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../../server/platform/db/embedded.ts'

const main = join(import.meta.dirname, '../../../server/main.ts')

/** A server in a process of its own. */
export type ServerProcess = Readonly<{
  address: string
  port: number
  /** What it has written so far. */
  said: () => string
  hasEnded: () => boolean
  /** Ends it, waits for its end and answers its status; null where it was killed. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}>

/**
 * Starts the server as `npm start` does, without web app and demo town, and waits until it is ready; that of another version where its
 * program is given.
 */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  program: string = main,
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const env = { DEMO: 'off', WEB_BUILD: 'off', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...settings, PORT: String(port) }
  const child = spawn(process.execPath, [program], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  await vi.waitUntil(() => said.includes('Bidfair is ready') || hasEnded(child), { timeout: 60_000, interval: 10 })
  if (hasEnded(child)) throw new Error(`the server did not start: ${said}`)
  return {
    port,
    said: () => said,
    address: `http://127.0.0.1:${port}`,
    hasEnded: () => hasEnded(child),
    end: async (signal) => {
      if (hasEnded(child)) return child.exitCode
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
      return child.exitCode
    },
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Whether a process runs; one that has ended and was not taken leave of yet does not. */
export function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Stops a program and all that it started, or lets them go on, as a machine does that hangs. */
export function freeze(pid: number, signal: 'SIGSTOP' | 'SIGCONT' = 'SIGSTOP'): void {
  // The parent first, so that it starts no more of them.
  process.kill(pid, signal)
  for (const name of readdirSync('/proc')) if (parentNamed(name) === pid) process.kill(Number(name), signal)
}

function parentNamed(pid: string): number | undefined {
  try {
    return Number(/^.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** The processes below `parent` that decode pictures, by their ids. */
export function decodersOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent && read(pid, 'cmdline').includes('decoder-process.ts'))
}

/** The id of the user that a process runs as. */
export function userOf(pid: number): number {
  return Number(/^Uid:\s+\d+\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1])
}

/** Empty where the process has ended meanwhile. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}
