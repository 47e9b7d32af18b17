import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { familyOf, findPrograms, signalAll, start, type Programs, type Running } from './programs.ts'

const deploy = join(import.meta.dirname, '../../../deploy')

/** Addresses of this machine that nobody else uses, in the place of those of the examples. */
const NET = '127.0.47'
const PASSWORD = 'bench'
const NODES = ['one', 'two'] as const
export type Node = (typeof NODES)[number]
const REST: Readonly<Record<Node, string>> = { one: `http://${NET}.11:8008`, two: `http://${NET}.12:8008` }

/** Two PostgreSQL under Patroni, HAProxy that leads to the primary, and PgBouncer before it, by the files of `deploy`. */
export type Cluster = Readonly<{
  /** For files of whoever uses it; gone in the end. */
  folder: string
  /** By way of PgBouncer. */
  url: string
  /** By way of HAProxy alone. */
  listenUrl: string
  /** Which node is the primary, once there is one and the other keeps all that it acknowledges. */
  whenSafe: () => Promise<Node>
  /** Ends the machine of a node from one moment to the next, or leaves it there without a word. */
  strike: (node: Node, signal: 'SIGKILL' | 'SIGSTOP') => void
  /** Starts the machine of a node anew. */
  revive: (node: Node) => Promise<void>
  stop: () => Promise<void>
}>

export async function startCluster(): Promise<Cluster> {
  const programs = findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-failover-'))
  // They do not run as root, and have to get to their folders.
  chmodSync(folder, 0o711)
  const etcd = startEtcd(folder, programs)
  const patroni = new Map(NODES.map((node) => [node, startPatroni(folder, node, programs)]))
  const haproxy = startHaproxy(folder, programs)
  const pgbouncer = startPgBouncer(folder, programs)
  const stop = async (): Promise<void> => {
    for (const running of patroni.values()) signalAll(familyOf(running.pid), 'SIGCONT')
    const postmasters = NODES.map((node) => postmasterOf(folder, node)).filter((pid) => pid !== undefined)
    await Promise.all([...patroni.values(), haproxy, pgbouncer].map((one) => one.stop()))
    signalAll(postmasters.filter((pid) => isPostgres(pid)).flatMap(familyOf), 'SIGKILL')
    await etcd.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await whenSafe()
    await makeDatabase(`postgres://postgres:CHANGE-THIS-1@${NET}.1:5432/postgres`)
  } catch (error) {
    for (const running of [etcd, ...patroni.values(), haproxy, pgbouncer]) console.error(running.said().slice(-2000))
    await stop()
    throw error
  }
  return {
    folder,
    url: `postgres://bidfair:${PASSWORD}@${NET}.1:6432/bidfair`,
    listenUrl: `postgres://bidfair:${PASSWORD}@${NET}.1:5432/bidfair`,
    whenSafe,
    strike: (node, signal) => {
      const pids = [patroni.get(node)?.pid, postmasterOf(folder, node)].filter((pid) => pid !== undefined)
      signalAll(pids.flatMap(familyOf), signal)
    },
    revive: async (node) => {
      const postmaster = postmasterOf(folder, node)
      if (postmaster !== undefined && isPostgres(postmaster)) signalAll(familyOf(postmaster), 'SIGKILL')
      await patroni.get(node)?.kill()
      patroni.set(node, startPatroni(folder, node, programs))
    },
    stop,
  }
}

/** Waits for a primary and a synchronous standby, for a minute at most. */
async function whenSafe(): Promise<Node> {
  const deadline = Date.now() + 90_000
  const is = async (node: Node, role: string): Promise<boolean> =>
    await fetch(`${REST[node]}/${role}`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (Date.now() < deadline) {
    for (const [primary, standby] of [['one', 'two'] as const, ['two', 'one'] as const])
      if ((await is(primary, 'primary')) && (await is(standby, 'sync'))) return primary
    await delay(200)
  }
  throw new Error('Patroni has no primary and synchronous standby')
}

/** Writes a file of the examples with the addresses and folders of the bench. */
function configured(name: string, to: string, changes: readonly (readonly [string, string])[]): string {
  const text = changes.reduce(
    (now, [from, into]) => {
      if (!now.includes(from)) throw new Error(`deploy/${name} has no ${from}`)
      return now.replaceAll(from, into)
    },
    readFileSync(join(deploy, name), 'utf8'),
  )
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, text)
  return to
}

function startEtcd(folder: string, { etcd }: Programs): Running {
  const at = `http://${NET}.21`
  const args = ['--data-dir', join(folder, 'etcd', 'data')]
  args.push('--listen-client-urls', `${at}:2379`, '--advertise-client-urls', `${at}:2379`)
  args.push('--listen-peer-urls', `${at}:2380`)
  return start(join(folder, 'etcd'), etcd, args)
}

function startPatroni(folder: string, node: Node, { patroni, postgres }: Programs): Running {
  const own = join(folder, node)
  const second =
    node === 'two'
      ? ([
          ['name: one', 'name: two'],
          ['10.0.0.11', '10.0.0.12'],
        ] as const)
      : []
  const settings = configured('patroni.yml', join(folder, `${node}.yml`), [
    ...second,
    // Who connects on this machine comes from 127.0.0.1.
    ['10.0.0.0/24', '127.0.0.0/8'],
    ['10.0.0', NET],
    ['/var/lib/postgresql/bidfair', own],
    ['/var/run/postgresql', own],
    ['/usr/lib/postgresql/15/bin', dirname(postgres)],
  ])
  return start(own, patroni, [settings])
}

function startHaproxy(folder: string, { haproxy }: Programs): Running {
  const settings = configured('haproxy-postgres.cfg', join(folder, 'haproxy.cfg'), [
    ['127.0.0.1', `${NET}.1`],
    ['10.0.0', NET],
  ])
  return start(join(folder, 'haproxy'), haproxy.program, ['-f', settings], haproxy.env)
}

function startPgBouncer(folder: string, { pgbouncer }: Programs): Running {
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"bidfair" "${PASSWORD}"\n`)
  const settings = configured('pgbouncer.ini', join(folder, 'pgbouncer.ini'), [
    ['127.0.0.1', `${NET}.1`],
    ['/etc/pgbouncer/userlist.txt', users],
  ])
  return start(join(folder, 'pgbouncer'), pgbouncer.program, [settings], pgbouncer.env)
}

function postmasterOf(folder: string, node: Node): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, node, 'data', 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}

/** Whether the number still is that of a PostgreSQL: one that was killed leaves its file behind. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('/postgres')
  } catch {
    return false
  }
}

/** By way of HAProxy, which may not have seen the primary yet. */
async function makeDatabase(adminUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 })
    admin.on('error', () => {})
    try {
      await admin.connect()
      await admin.query(`create role bidfair login password '${PASSWORD}'`)
      await admin.query('create database bidfair owner bidfair')
      return
    } catch (error) {
      if (attempt === 20) throw error
      await delay(500)
    } finally {
      await admin.end().catch(() => {})
    }
  }
}
