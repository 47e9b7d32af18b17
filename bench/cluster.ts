import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import pg from 'pg'
import { ensureProgram, type Program } from '../scripts/debian.ts'
import { signalFamily, start, type Running } from './programs.ts'

/** Addresses of this machine that nobody else uses, in the place of those of the examples. */
const NET = '127.0.47'
const PASSWORD = 'bench'
type Node = 'one' | 'two'
const REST: Readonly<Record<Node, string>> = { one: `http://${NET}.11:8008`, two: `http://${NET}.12:8008` }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts two PostgreSQL under Patroni, HAProxy that leads to the primary, and PgBouncer before it, by the files of `deploy`. */
export async function startCluster() {
  const [haproxy, pgbouncer] = [ensureProgram('haproxy'), ensureProgram('pgbouncer')]
  const [etcd, patroni] = [installed('/usr/bin/etcd'), installed('/usr/bin/patroni')]
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-failover-'))
  // They do not run as root, and have to get to their folders.
  chmodSync(folder, 0o711)

  /** Writes a file of the examples with the addresses and folders of the bench. */
  const configured = (name: string, to: string, changes: Readonly<Record<string, string>>): string => {
    let text = readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')
    for (const [from, into] of Object.entries(changes)) {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`)
      text = text.replaceAll(from, into)
    }
    writeFileSync(join(folder, to), text)
    return join(folder, to)
  }
  const startNode = (node: Node): Running => {
    const settings = configured('patroni.yml', `${node}.yml`, {
      ...(node === 'two' && { 'name: one': 'name: two', '10.0.0.11': '10.0.0.12' }),
      // Who connects on this machine comes from 127.0.0.1.
      '10.0.0.0/24': '127.0.0.0/8',
      '10.0.0': NET,
      '/var/lib/postgresql/bidfair': join(folder, node),
      '/var/run/postgresql': join(folder, node),
    })
    return start(join(folder, node), patroni, [settings])
  }
  /** The first process of its PostgreSQL; one that was killed leaves its file behind. */
  const postmasterOf = (node: Node): number | undefined => {
    const file = join(folder, node, 'data', 'postmaster.pid')
    const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
    const [line] = [`/proc/${pid}/cmdline`].filter((path) => existsSync(path))
    return line !== undefined && readFileSync(line, 'utf8').includes('/postgres') ? pid : undefined
  }

  const [clients, peers] = [`http://${NET}.21:2379`, `http://${NET}.21:2380`]
  const urls = ['--listen-client-urls', clients, '--advertise-client-urls', clients, '--listen-peer-urls', peers]
  const store = start(join(folder, 'etcd'), etcd, ['--data-dir', join(folder, 'etcd', 'data'), ...urls])
  const nodes: Record<Node, Running> = { one: startNode('one'), two: startNode('two') }
  const here = { '127.0.0.1': `${NET}.1` }
  const proxySettings = configured('haproxy-postgres.cfg', 'haproxy.cfg', { ...here, '10.0.0': NET })
  const proxy = start(join(folder, 'haproxy'), haproxy, ['-f', proxySettings])
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"bidfair" "${PASSWORD}"\n`)
  const poolerSettings = configured('pgbouncer.ini', 'pgbouncer.ini', { ...here, '/etc/pgbouncer/userlist.txt': users })
  const pooler = start(join(folder, 'pgbouncer'), pgbouncer, [poolerSettings])

  const stop = async (): Promise<void> => {
    for (const { pid } of Object.values(nodes)) signalFamily(pid, 'SIGCONT')
    const postmasters = [postmasterOf('one'), postmasterOf('two')]
    await Promise.all([nodes.one, nodes.two, proxy, pooler].map((one) => one.end('SIGTERM')))
    for (const postmaster of postmasters) signalFamily(postmaster, 'SIGKILL')
    await store.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await whenSafe()
    await makeDatabase(`postgres://postgres:CHANGE-THIS-1@${NET}.1:5432/postgres`)
  } catch (error) {
    for (const running of [store, nodes.one, nodes.two, proxy, pooler]) console.error(running.said().slice(-2000))
    await stop()
    throw error
  }
  return {
    /** By way of PgBouncer, and by way of HAProxy alone. */
    url: `postgres://bidfair:${PASSWORD}@${NET}.1:6432/bidfair`,
    listenUrl: `postgres://bidfair:${PASSWORD}@${NET}.1:5432/bidfair`,
    whenSafe,
    /** Ends the machine of a node from one moment to the next, or leaves it there without a word. */
    strike: (node: Node, signal: 'SIGKILL' | 'SIGSTOP'): void => {
      const postmaster = postmasterOf(node)
      signalFamily(nodes[node].pid, signal)
      signalFamily(postmaster, signal)
    },
    revive: async (node: Node): Promise<void> => {
      signalFamily(postmasterOf(node), 'SIGKILL')
      await nodes[node].end('SIGKILL')
      nodes[node] = startNode(node)
    },
    stop,
  }
}

function installed(program: string): Program {
  if (existsSync(program)) return { program, env: {} }
  throw new Error(
    `${program} is missing: apt-get install --no-install-recommends etcd-server patroni postgresql-15, as deploy/patroni.yml has it`,
  )
}

/** Waits for a primary and a synchronous standby, and answers the primary. */
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
    await pass(200)
  }
  throw new Error('Patroni has no primary and synchronous standby')
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
      await pass(500)
    } finally {
      await admin.end().catch(() => {})
    }
  }
}
