import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/platform/db/embedded.ts'

const here = join(import.meta.dirname, '..')

/** A running server of its own, with an empty data folder unless the settings name one. */
export type RunningServer = {
  readonly baseUrl: string
  readonly dataDir: string
  readonly pid: number
  /** All that it has written so far. */
  readonly said: () => string
  readonly hasEnded: () => boolean
  /** Ends it and waits for its end; its data stay. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
  /** Ends it as Ctrl-C does, waits for it, and removes its data where the folder is its own. */
  readonly stop: () => Promise<void>
}

/**
 * Starts a server as `npm start` does, on a free port, and waits until it says that it is ready.
 *
 * @param root the checkout that it is started from
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  root = here,
): Promise<RunningServer> {
  const port = settings['PORT'] ?? String(await freePort())
  const baseUrl = `http://localhost:${port}`
  const given = settings['DATA_DIR']
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'bidfair-run-'))
  // A test runner's own mode is not the server's.
  const { NODE_ENV: _mode, ...inherited } = process.env
  const child = spawn(process.execPath, argumentsOf(root), {
    cwd: root,
    env: { ...inherited, PORT: port, PUBLIC_URL: baseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    await end(child, 'SIGINT')
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
  let written = ''
  const said = (): string => written
  const ready = Promise.withResolvers<boolean>()
  const listen = (chunk: Buffer): void => {
    written += chunk.toString()
    if (written.includes('Bidfair is ready at')) ready.resolve(true)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  child.once('exit', () => ready.resolve(false))
  if (await ready.promise) {
    const hasEnded = (): boolean => hasExited(child)
    return { baseUrl, dataDir, pid: child.pid ?? 0, said, hasEnded, end: (signal) => end(child, signal), stop }
  }
  await stop()
  throw new Error(`the server did not start:\n${written}`)
}

/** What Node is started with by `npm start` of a checkout. */
function argumentsOf(root: string): string[] {
  const [, words] = /"start": "exec node (.+)"/.exec(readFileSync(join(root, 'package.json'), 'utf8')) ?? []
  if (words === undefined) throw new Error(`npm start of ${root} does not run Node`)
  return words.split(' ')
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasExited(child)) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}
