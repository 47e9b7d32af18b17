import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pinned, unpinned } from '../../scripts/release/images.ts'
import { record } from '../support/json.ts'

const project = join(import.meta.dirname, '../..')
const root = mkdtempSync(join(tmpdir(), 'bidfair-release-test-'))
afterAll(() => rmSync(root, { recursive: true }))

const clone = join(root, 'clone')
const out = join(root, 'out')
const programs = join(root, 'bin')
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`
const person = { NAME: 'Olga', EMAIL: 'olga@example.com' }
const env = {
  ...process.env,
  PATH: [programs, process.env['PATH']].join(delimiter),
  GIT_CONFIG_GLOBAL: '/dev/null',
  ...Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((role) =>
      Object.entries(person).map(([part, value]) => [`GIT_${role}_${part}`, value]),
    ),
  ),
}

/** Runs a program in the clone, and answers its status and what it said. */
function run(program: string, args: readonly string[], { cwd = clone, input = '' } = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, input, encoding: 'utf8', timeout: 240_000 })
  return { status, said: `${stdout}${stderr}` }
}

const release = (version: string, ...more: string[]) => run(process.execPath, ['scripts/release.ts', version, ...more])
function must(program: string, ...args: string[]): void {
  const { status, said } = run(program, args)
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${said}`)
}
const commit = () => must('git', 'commit', '--quiet', '--all', '--message', 'Prepare')

/** What is here, committed or not, as a repository of its own. */
function makeClone(): void {
  mkdirSync(clone)
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    maxBuffer: 2 ** 26,
  })
  const present = list
    .toString()
    .split('\0')
    .filter((name) => name !== '')
  const tar = execFileSync('tar', ['--create', '--null', '--files-from=-', '--ignore-failed-read'], {
    cwd: project,
    input: present.join('\0'),
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['--extract'], { cwd: clone, input: tar })
  symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'))
  must('git', 'init', '--quiet', '--initial-branch', 'main')
  writeFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
  must('git', 'add', '--all')
  commit()
}

function makeKey(name: string): string {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(root, name)])
  return join(root, name)
}

const [key, other] = [makeKey('key'), makeKey('other')]
const signers = join(clone, 'deploy/release-signers')

test('a release is refused until everything is there, and then can be verified by common tools', () => {
  makeClone()
  expect(release('9.9.9', '--key', key, '--out', out).said).toContain('CHANGELOG.md does not say')
  const changes = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')
  writeFileSync(join(clone, 'CHANGELOG.md'), changes.replace('\n## ', '\n## 9.9.9\n\nAll is new.\n\n## '))
  expect(release('9.9.9', '--key', key, '--out', out).said).toContain('Commit first.')
  commit()
  // The registry of the test: it has one digest for everything.
  mkdirSync(programs)
  writeFileSync(join(programs, 'docker'), `#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo ${DIGEST}\n`)
  chmodSync(join(programs, 'docker'), 0o755)
  must(process.execPath, 'scripts/pin.ts')
  if (run('git', ['status', '--porcelain']).said !== '') commit()
  expect(release('9.9.9', '--out', out).said).toContain('Name the key that signs')
  expect(release('9.9.9', '--key', key, '--out', out).said).toContain('does not list this key')
  appendFileSync(signers, `release namespaces="git,bidfair-release" ${readFileSync(`${key}.pub`, 'utf8')}`)
  commit()
  expect(release('9.9.9', '--key', other, '--out', out).said).toContain('does not list this key')

  const released = release('9.9.9', '--key', key, '--out', out)
  expect(released.said).toContain('Released 9.9.9')
  expect(released.status).toBe(0)
  expect(run('git', ['status', '--porcelain']).said).toBe('')
  const trust = ['-c', 'gpg.format=ssh', '-c', `gpg.ssh.allowedSignersFile=${signers}`]
  expect(run('git', [...trust, 'verify-tag', 'v9.9.9'])).toMatchObject({ status: 0 })
  expect(verify()).toBe(0)
  expect(run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: out }).status).toBe(0)
})

/** The status of what an operator runs, of a text and a signature. */
function verify(
  text = readFileSync(join(out, 'SHA256SUMS'), 'utf8'),
  signature = join(out, 'SHA256SUMS.sig'),
): number | null {
  const args = ['-Y', 'verify', '-f', signers, '-I', 'release', '-n', 'bidfair-release', '-s', signature]
  return run('ssh-keygen', args, { input: text }).status
}

test('the archive is the tag, to the last byte', () => {
  const folder = join(root, 'unpacked')
  mkdirSync(folder)
  must('tar', '--extract', '--gzip', '--file', join(out, 'bidfair-9.9.9.tar.gz'), '--directory', folder)
  const unpacked = join(folder, 'bidfair-9.9.9')
  const manifest = record(JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')))
  expect(manifest['version']).toBe('9.9.9')
  must('git', 'worktree', 'add', '--quiet', '--detach', join(root, 'tag'), 'v9.9.9')
  expect(run('diff', ['--recursive', '--exclude=.git', unpacked, join(root, 'tag')])).toEqual({ status: 0, said: '' })
  for (const file of ['compose.yaml', 'Dockerfile'])
    expect(unpinned(readFileSync(join(unpacked, file), 'utf8'))).toEqual([])
})

test('the SBOM has each package of production in the lockfile, by version and sum, and no other', () => {
  const sbom = record(JSON.parse(readFileSync(join(out, 'sbom.cdx.json'), 'utf8')))
  const lock = record(record(JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8')))['packages'])
  const components = list(sbom['components'])
  const named = components.map(({ purl, hashes }) => [purl, ...list(hashes).map(({ content }) => content)].join(' '))
  expect(named.length).toBeGreaterThan(150)
  expect(named.toSorted()).toEqual(productionOf(lock).toSorted())
})

const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : [])

/** Name, version and sum of what the dependencies of the root lead to, each found as Node finds it: in the nearest folder. */
function productionOf(lock: Record<string, unknown>): string[] {
  const found = new Set<string>()
  const visit = (path: string): void => {
    const { dependencies, optionalDependencies, peerDependencies } = record(lock[path])
    const names = [dependencies, optionalDependencies, peerDependencies].flatMap((one) => Object.keys(record(one)))
    for (const name of names) {
      const at = placesAbove(path)
        .map((place) => `${place}node_modules/${name}`)
        .find((place) => place in lock)
      if (at === undefined || found.has(at)) continue
      found.add(at)
      visit(at)
    }
  }
  visit('')
  return [...new Set([...found].map((path) => lockedAs(path, record(lock[path]))))]
}

function lockedAs(path: string, { version, integrity }: Record<string, unknown>): string {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length).replace('@', '%40')
  const sum = Buffer.from(String(integrity).replace('sha512-', ''), 'base64').toString('hex')
  return `pkg:npm/${name}@${String(version)} ${sum}`
}

/** The folders in which Node looks for what a package imports, the nearest first. */
function placesAbove(path: string): string[] {
  if (path === '') return ['']
  const above = path.lastIndexOf('/node_modules/')
  return [`${path}/`, ...placesAbove(above === -1 ? '' : path.slice(0, above))]
}

test('one changed byte anywhere is refused', () => {
  const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8')
  expect(verify(sums.replace(/^./, (first) => (first === '0' ? '1' : '0')))).not.toBe(0)
  for (const name of ['bidfair-9.9.9.tar.gz', 'sbom.cdx.json']) {
    const whole = readFileSync(join(out, name))
    const changed = Buffer.from(whole)
    changed[1000] = (changed[1000] ?? 0) ^ 1
    writeFileSync(join(out, name), changed)
    expect(run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: out }).status).toBe(1)
    writeFileSync(join(out, name), whole)
  }
  // Nor is a signature of another key, or one that was made for something else.
  for (const [signer, namespace] of [
    [other, 'bidfair-release'],
    [key, 'file'],
  ] as const) {
    const file = join(root, `sums-${namespace}`)
    writeFileSync(file, sums)
    must('ssh-keygen', '-q', '-Y', 'sign', '-f', signer, '-n', namespace, file)
    expect(verify(sums, `${file}.sig`)).not.toBe(0)
  }
})

test('images are pinned by the digest of their tag, and again by a newer one', () => {
  const text = 'services:\n  one:\n    image: docker.io/library/postgres:18\n  own:\n    image: bidfair\n'
  expect(unpinned(text)).toEqual(['docker.io/library/postgres:18'])
  const once = pinned(text, () => DIGEST)
  expect(once).toBe(text.replace('postgres:18', `postgres:18@${DIGEST}`))
  expect(unpinned(once)).toEqual([])
  const newer = `sha256:${'f'.repeat(64)}`
  expect(pinned(once, () => newer)).toBe(once.replace(DIGEST, newer))
  expect(() => pinned(text, () => 'not found')).toThrow('docker.io/library/postgres:18 has no digest: "not found"')
})
