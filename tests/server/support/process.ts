import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
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
