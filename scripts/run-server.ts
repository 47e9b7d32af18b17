import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** How long a first start may take: it lays out a database. */
const START_MS = 120_000

/** A running server of its own with an empty data folder. */
export type RunningServer = {
  readonly baseUrl: string
  readonly dataDir: string
  /** Ends it as Ctrl-C does, waits for it, and removes its data. */
  readonly stop: () => Promise<void>
}

/** Starts `server/main.ts` as `npm start` does, on a free port, and waits until it says that it is ready. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'bidfair-run-'))
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), PUBLIC_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const stop = async (): Promise<void> => {
    await end(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  if (await becomesReady(child, baseUrl)) return { baseUrl, dataDir, stop }
  await stop()
  throw new Error(`the server did not start:\n${said}`)
}

/** Asks `/readyz` until it answers, the process ends or the time is over. */
async function becomesReady(child: ChildProcess, baseUrl: string): Promise<boolean> {
  const deadline = Date.now() + START_MS
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined)
    if (answer?.ok) return true
    await delay(100)
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  await exited
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
