import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { identityFor } from '../../../server/platform/db/identity.ts'
import { ensureProgram, type Program } from '../../debian.ts'

/** What the bench runs: paths of what has to be installed, for it has its parts in many places, and what can be fetched. */
export type Programs = Readonly<
  Record<'etcd' | 'patroni' | 'postgres', string> & Record<'haproxy' | 'pgbouncer', Program>
>

/** Throws one clear line where something is missing. */
export function findPrograms(): Programs {
  const major = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map(Number).toSorted(byNumber).at(-1)
    : 0
  const installed = {
    etcd: '/usr/bin/etcd',
    patroni: '/usr/bin/patroni',
    postgres: `/usr/lib/postgresql/${major}/bin/postgres`,
  }
  if (Object.values(installed).every((path) => existsSync(path)))
    return { ...installed, haproxy: ensureProgram('haproxy'), pgbouncer: ensureProgram('pgbouncer') }
  throw new Error(
    'npm run bench failover needs programs of Debian: apt-get install --no-install-recommends etcd-server patroni postgresql',
  )
}

const byNumber = (one: number, other: number): number => one - other

/** Something that runs in a folder of its own, and writes what it says to a file there. */
export type Running = Readonly<{
  pid: number
  said: () => string
  isOver: () => boolean
  kill: () => Promise<void>
  stop: () => Promise<void>
}>

/** Starts a program as somebody who is not root. */
export function start(
  folder: string,
  program: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Running {
  const identity = identityFor(folder, [program])
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (identity.owner !== undefined) chownSync(folder, identity.owner.uid, identity.owner.gid)
  const [command, all, rights] = identity.command(program, args)
  const file = join(folder, 'said')
  const said = openSync(file, 'a')
  const env = { PATH: process.env['PATH'], HOME: folder, ...settings }
  const child = spawn(command, all, { ...rights, cwd: folder, env, stdio: ['ignore', said, said] })
  closeSync(said)
  return {
    pid: child.pid ?? 0,
    said: () => readFileSync(file, 'utf8'),
    isOver: () => hasEnded(child),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** A process and all that it has started. */
export function familyOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return [pid, ...children.flatMap((name) => familyOf(Number(name)))]
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Sends a signal to each that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal)
}
