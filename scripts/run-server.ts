import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/platform/db/embedded.ts'

const root = join(import.meta.dirname, '..')

/** A running server of its own, with an empty data folder unless the settings name one. */
export type RunningServer = {
  readonly baseUrl: string
  readonly dataDir: string
  readonly pid: number
  /** Ends it and waits for its end; its data stay. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
  /** Ends it as Ctrl-C does, waits for it, and removes its data where the folder is its own. */
  readonly stop: () => Promise<void>
}

/** Starts `server/main.ts` as `npm start` does, on a free port, and waits until it says that it is ready. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const port = settings['PORT'] ?? String(await freePort())
  const baseUrl = `http://localhost:${port}`
  const given = settings['DATA_DIR']
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'bidfair-run-'))
  // A test runner's own mode is not the server's.
  const { NODE_ENV: _mode, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: { ...inherited, PORT: port, PUBLIC_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    await end(child, 'SIGINT')
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  const { said, isReady } = await ready(child)
  if (isReady) return { baseUrl, dataDir, pid: child.pid ?? 0, end: (signal) => end(child, signal), stop }
  await stop()
  throw new Error(`the server did not start:\n${said}`)
}

/** Listens until the server says that it is ready, or ends. */
function ready(child: ChildProcess): Promise<{ said: string; isReady: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ said: string; isReady: boolean }>()
  let said = ''
  const listen = (chunk: Buffer): void => {
    said += chunk.toString()
    if (said.includes('Bidfair is ready at')) resolve({ said, isReady: true })
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.once('exit', () => resolve({ said, isReady: false }))
  return promise
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
