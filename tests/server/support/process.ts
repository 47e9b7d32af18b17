import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../../server/platform/db/embedded.ts'
import { codeOf } from '../../../server/platform/startup-error.ts'

/** The program that `npm start` runs. */
const main = join(import.meta.dirname, '../../../server/main.ts')

/** Milliseconds after which a call has no answer: more than any limit of the server. */
export const PATIENCE = 60_000

/** A server in a process of its own. */
export type ServerProcess = Readonly<{
  child: ChildProcess
  address: string
  port: number
  /** What it has written so far. */
  said: () => string
  hasEnded: () => boolean
  /** Ends it, waits for its end and answers its status; null where it was killed. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Sends JSON to a call, and answers the status. */
  post: (path: string, body: object, token?: string) => Promise<number>
}>

/**
 * Starts the server as `npm start` does, without web app and demo town, and waits until it is ready; by another command line where one is
 * given.
 */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  [program = '', ...args]: readonly string[] = [process.execPath, main],
  options: SpawnOptions = {},
): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const { PATH, HOME } = process.env
  const env = { DEMO: 'off', WEB_BUILD: 'off', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...settings, PORT: String(port) }
  const child = spawn(program, args, { ...options, env: { PATH, HOME, ...env }, stdio: 'pipe' })
  const closed = once(child, 'close')
  const said = textOf(child)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  await vi.waitUntil(() => said().includes('Bidfair is ready') || hasEnded(), { timeout: 90_000, interval: 10 })
  if (hasEnded()) throw new Error(`the server did not start: ${said()}(it ended with ${child.exitCode})`)
  const address = `http://127.0.0.1:${port}`
  return {
    child,
    port,
    said,
    address,
    hasEnded,
    end: async (signal) => {
      if (!hasEnded()) child.kill(signal)
      await closed
      return child.exitCode
    },
    post: async (path, body, token) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const headers = { 'content-type': 'application/json', ...authorization }
      const sent = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) }
      return (await fetch(`${address}/v1${path}`, sent)).status
    },
  }
}

/** What a process has written so far, on either way out. */
export function textOf({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (text += part))
  return () => text
}

/** The process id of the PostgreSQL in a data folder; 0 without one. */
export function postgresOf(dataDir: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
  } catch {
    return 0
  }
}

/** A login whose head has arrived, and whose body the server waits for. */
export async function beginLogin(port: number): Promise<{ socket: Socket; finish: () => void; heard: () => string }> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'kettle7' })
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let heard = ''
  socket.on('data', (part: string) => (heard += part))
  const head = ['POST /v1/login/customer HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${body.length}`, 'Expect: 100-continue', '', ''].join('\r\n'))
  await vi.waitUntil(() => heard.includes('100 Continue'), { timeout: 20_000 })
  return { socket, finish: () => void socket.write(body), heard: () => heard }
}

/** Whether a process runs; one that has ended and that its parent has not noticed yet does not. */
export const isThere = (pid: number): boolean => pid > 0 && /^State:\s+[^Z]/m.test(statusOf(pid))

/** Stops a program and all that it started, or lets them go on, as a machine does that hangs. */
export function freeze(pid: number, signal: 'SIGSTOP' | 'SIGCONT' = 'SIGSTOP'): void {
  // The parent first, so that it starts no more of them.
  process.kill(pid, signal)
  for (const child of childrenOf(pid)) signalIfThere(child, signal)
}

/** A parent that goes on buries those that ended meanwhile, so one may be gone since it was listed. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** The processes below `parent` that decode pictures, by their ids. */
export const decodersOf = (parent: number): number[] =>
  childrenOf(parent).filter((pid) => read(pid, 'cmdline').includes('decoder-process.ts'))

/** The id of the user that a process runs as. */
export const userOf = (pid: number): number => numberIn(pid, 'Uid:\\s+\\d+')

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && numberIn(pid, 'PPid:') === parent)

const statusOf = (pid: number): string => read(pid, 'status')

/** The number behind a word in what Linux says of a process. */
const numberIn = (pid: number, word: string): number =>
  Number(new RegExp(`^${word}\\s+(\\d+)`, 'm').exec(statusOf(pid))?.[1])

/** Empty where the process has ended meanwhile. */
function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return ''
  }
}

/** The text of a file that is shipped, with values of the test in place of its own, each of which it has once. */
export function shippedFile(path: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const text = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
  return changes.reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`${path} does not have ${from} once`)
    return changed.replace(from, to)
  }, text)
}
