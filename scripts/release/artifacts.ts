import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What signatures of releases are for, so that none is taken for one of something else. */
export const NAMESPACE = 'bidfair-release'

const SUMS = 'SHA256SUMS'

const git = (project: string, ...args: readonly string[]): Buffer =>
  execFileSync('git', ['-C', project, ...args], { maxBuffer: 512 * 2 ** 20 })

type Release = Readonly<{
  project: string
  version: string
  /** The private key of OpenSSH, or the public one of a key that its agent has. */
  key: string
  /** A new folder. */
  folder: string
}>

/** Writes what a tag is released as: its sources, the list of its packages, their sums, and a signature of the sums. */
export function writeArtifacts({ project, version, key, folder }: Release): void {
  const tag = `v${version}`
  const tar = git(project, 'archive', '--format=tar', `--prefix=bidfair-${version}/`, tag)
  const files = new Map([
    // Node writes no time into it, and git writes that of the commit: anybody with the tag makes the same bytes.
    [`bidfair-${version}.tar.gz`, gzipSync(tar, { level: 9 })],
    ['sbom.cdx.json', git(project, 'show', `${tag}:sbom.cdx.json`)],
  ])
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of files) writeFileSync(join(folder, name), content, { flag: 'wx' })
  const sums = [...files].map(([name, content]) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
  writeFileSync(join(folder, SUMS), sums.join(''), { flag: 'wx' })
  sign(key, join(folder, SUMS))
}

/** Lays a signature beside a file, as `FILE.sig`. */
function sign(key: string, file: string): void {
  execFileSync('ssh-keygen', ['-Y', 'sign', '-f', key, '-n', NAMESPACE, file], { stdio: ['inherit', 'ignore', 'pipe'] })
}

/** What keeps a key from signing a release: that it cannot be used, or that no operator knows it yet. Nothing where it may. */
export function keyObstacle(key: string, signers: string): string | undefined {
  if (!existsSync(key)) return `There is no key ${key}: ssh-keygen -t ed25519 makes one.`
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-release-'))
  const probe = join(folder, 'probe')
  try {
    writeFileSync(probe, 'probe')
    sign(key, probe)
    execFileSync('ssh-keygen', ['-Y', 'find-principals', '-s', `${probe}.sig`, '-f', signers], { stdio: 'ignore' })
    return undefined
  } catch {
    return existsSync(`${probe}.sig`)
      ? `${signers} does not list this key: add it, and release once it is there.`
      : `The key ${key} cannot sign.`
  } finally {
    rmSync(folder, { recursive: true })
  }
}
