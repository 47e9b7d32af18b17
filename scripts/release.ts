import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import packageJson from '../package.json' with { type: 'json' }
import { keyObstacle, writeArtifacts } from './release/artifacts.ts'
import { IMAGE_FILES, unpinned } from './release/images.ts'
import { sbom } from './release/sbom.ts'

/**
 * `npm run release -- 1.1.0 --key FILE [--out FOLDER]`: tags what is committed, signed, keeps its server's sources, which tests try on later
 * schemas, and writes what is published: sources, SBOM, sums and their signature.
 */
const project = join(import.meta.dirname, '..')

const KEPT = join(project, 'tests/support/version-before.tar.br')

/** Lists every package that a server runs with. */
const SBOM = join(project, 'sbom.cdx.json')

/** Whose keys operators trust. */
const SIGNERS = join(project, 'deploy/release-signers')

/** What a server is started from. */
const SOURCES = ['server', 'machines', 'generated', 'openapi.yaml', 'package.json']

const git = (...args: readonly string[]): Buffer => execFileSync('git', args, { maxBuffer: 64 * 2 ** 20 })

function keep(commit: string): void {
  const tar = git('archive', commit, ...SOURCES)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(KEPT, brotliCompressSync(tar, { params }))
}

type Wanted = Readonly<{ version: string; key: string; folder: string }>

/** What keeps a version from being released; nothing where it may be. */
function obstacle({ version, key, folder }: Wanted): string | undefined {
  const order = (text: string): number[] => text.split('.').map(Number)
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version, such as 1.1.0.'
  const [now, next] = [order(packageJson.version), order(version)]
  const isNewer = next.some(
    (part, at) => part > (now[at] ?? 0) && next.slice(0, at).every((one, of) => one === now[of]),
  )
  if (!isNewer) return `${version} does not come after ${packageJson.version}.`
  const told = readFileSync(join(project, 'CHANGELOG.md'), 'utf8')
  if (!told.includes(`\n## ${version}\n`)) return `CHANGELOG.md does not say what to know of ${version}.`
  if (git('status', '--porcelain').length > 0) return 'Commit first.'
  const loose = IMAGE_FILES.flatMap((file) => unpinned(readFileSync(join(project, file), 'utf8')))
  if (loose.length > 0) return `Images are named by a tag alone (${loose.join(', ')}): npm run pin, and commit.`
  if (existsSync(folder)) return `${folder} is there already: name a new folder by --out.`
  if (key === '') return 'Name the key that signs, such as --key ~/.ssh/id_ed25519.'
  return keyObstacle(key, SIGNERS)
}

function release({ version, key, folder }: Wanted): void {
  execFileSync('npm', ['version', version, '--no-git-tag-version'])
  writeFileSync(SBOM, sbom())
  git('add', SBOM)
  git('commit', '--all', '--message', `Release ${version}`)
  const signing = ['-c', 'gpg.format=ssh', '-c', `user.signingkey=${key}`]
  git(...signing, 'tag', '--sign', '--message', `Bidfair ${version}`, `v${version}`)
  writeArtifacts({ project, version, key, folder })
  keep(`v${version}`)
  git('commit', '--all', '--message', `Keep ${version} as the version before`)
  console.log(`Released ${version} into ${folder}: git push origin main v${version}`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string', default: '' }, out: { type: 'string' } },
})
const [version = ''] = positionals
const folder = resolve(values.out ?? join(project, 'releases', version))
const wanted = { version, key: values.key === '' ? '' : resolve(values.key), folder }
const found = obstacle(wanted)
if (found === undefined) release(wanted)
else {
  console.error(found)
  process.exitCode = 1
}
