import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** A program, and what it has to be started with. */
export type Program = Readonly<{ program: string; env: NodeJS.ProcessEnv }>

/** What of Debian tests and benchmarks run: its package, where it is below a root, and what it is asked to see whether it runs. */
type Known = Readonly<{ debianName: string; asks: readonly string[]; at: (root: string) => Program }>

const standing =
  (path: string): Known['at'] =>
  (root) => ({ program: `${root}/${path}`, env: {} })

const KNOWN = {
  /** Which opens backups without this program. */
  age: { debianName: 'age', asks: ['--version'], at: standing('usr/bin/age') },
  /** As `deploy/haproxy.cfg` is written for. */
  haproxy: { debianName: 'haproxy', asks: ['-v'], at: standing('usr/sbin/haproxy') },
  /** Which certificates of a test are made with. */
  openssl: { debianName: 'openssl', asks: ['version'], at: standing('usr/bin/openssl') },
  /** The pooler that hands connections on after each transaction. */
  pgbouncer: { debianName: 'pgbouncer', asks: ['--version'], at: standing('usr/sbin/pgbouncer') },
  /** Which the examples over the wire are tried with. */
  python: { debianName: 'python3', asks: ['--version'], at: standing('usr/bin/python3') },
  /** OpenStack Swift, whose S3 the tests talk to: it checks signatures and sums, and needs no more than Debian's Python. */
  swift: {
    debianName: 'python3-swift',
    asks: ['-c', 'import eventlet, swift.proxy.server, swift.common.middleware.s3api.s3api'],
    at: (root) => ({
      program: '/usr/bin/python3',
      env: {
        PATH: process.env['PATH'],
        PYTHONPATH: `${root}/usr/lib/python3/dist-packages`,
        PYTHONWARNINGS: 'ignore',
      },
    }),
  },
} as const satisfies Record<string, Known>

/** The program where Debian has put it, or where we did; where it runs in neither place it is fetched. Throws one clear line when that fails too. */
export function ensureProgram(name: keyof typeof KNOWN): Program {
  const { debianName, asks, at } = KNOWN[name]
  const unpacked = join(homedir(), '.cache', 'bidfair', name)
  const find = (): Program | undefined => {
    const { program, env } = at(unpacked)
    const places = [at(''), { program, env: { ...env, LD_LIBRARY_PATH: librariesBelow(unpacked) } }]
    return places.find((place) => runs(place, asks))
  }
  const present = find()
  if (present !== undefined) return present
  console.log(`No ${name} found: fetching it from Debian`)
  fetchPackage(debianName, unpacked, () => find() !== undefined)
  const fetched = find()
  if (fetched !== undefined) return fetched
  throw new Error(`${name} is needed: install it (apt-get install ${debianName})`)
}

const runs = ({ program, env }: Program, asks: readonly string[]): boolean =>
  existsSync(program) && spawnSync(program, asks, { env, stdio: 'ignore' }).status === 0

/** Installs the first of these packages that there is. False where none could be, or this user may not. */
export function installFromDebian(...debianNames: readonly string[]): boolean {
  update()
  return debianNames.some((name) => asRoot('apt-get', 'install', '-y', '--no-install-recommends', name))
}

/** For the loader, where the libraries lie that were unpacked with a package. */
function librariesBelow(root: string): string {
  const folder = join(root, 'usr/lib')
  const names = existsSync(folder) ? readdirSync(folder).filter((one) => one.includes('-linux-')) : []
  return names.map((one) => join(folder, one)).join(':')
}

/** Fetches a Debian package with its dependencies and unpacks it, so that nobody has to be root. Leaves nothing behind where that fails. */
function fetchPackage(debianName: string, folder: string, isThere: () => boolean): void {
  const names = packages(debianName) ?? (update() ? packages(debianName) : undefined)
  if (names === undefined) return
  mkdirSync(join(folder, '..'), { recursive: true })
  const draft = mkdtempSync(`${folder}-`)
  try {
    if (!run(['apt-get', 'download', ...names], draft)) return
    for (const file of readdirSync(draft).filter((one) => one.endsWith('.deb'))) {
      if (!run(['dpkg-deb', '-x', join(draft, file), join(draft, 'root')])) return
    }
    // Two tests may have fetched it at once; who comes second leaves what the first one already runs.
    if (isThere()) return
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(draft, 'root'), folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** What Debian would install for it that is not there. */
function packages(debianName: string): string[] | undefined {
  const command = ['apt-get', 'install', '--simulate', '--no-install-recommends', debianName]
  const { status, stdout } = spawnSync('/usr/bin/env', command, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const names = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, one = '']) => one)
  return status === 0 && names.length > 0 ? names : undefined
}

const update = (): boolean => asRoot('apt-get', 'update')

const asRoot = (...command: string[]): boolean => run(process.getuid?.() === 0 ? command : ['sudo', '-n', ...command])

const run = ([command = '', ...args]: string[], cwd?: string): boolean =>
  spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
