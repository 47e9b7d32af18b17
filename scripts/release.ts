import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import packageJson from '../package.json' with { type: 'json' }
import { sbom } from './licenses.ts'

/** `npm run release -- 1.1.0`: tags what is committed, and keeps its server's sources, which tests try on later schemas. */
const KEPT = join(import.meta.dirname, '../tests/support/version-before.tar.br')

/** Lists every package that a server runs with. */
const SBOM = join(import.meta.dirname, '../sbom.cdx.json')

/** What a server is started from. */
const SOURCES = ['server', 'machines', 'generated', 'openapi.yaml', 'package.json']

const git = (...args: readonly string[]): Buffer => execFileSync('git', args, { maxBuffer: 64 * 2 ** 20 })

function keep(commit: string): void {
  const tar = git('archive', commit, ...SOURCES)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(KEPT, brotliCompressSync(tar, { params }))
}

/** What keeps a version from being released; nothing where it may be. */
function obstacle(version: string): string | undefined {
  const order = (text: string): number[] => text.split('.').map(Number)
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'Name the version, such as 1.1.0.'
  const [now, next] = [order(packageJson.version), order(version)]
  const isNewer = next.some(
    (part, at) => part > (now[at] ?? 0) && next.slice(0, at).every((one, of) => one === now[of]),
  )
  if (!isNewer) return `${version} does not come after ${packageJson.version}.`
  const told = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8')
  if (!told.includes(`\n## ${version}\n`)) return `CHANGELOG.md does not say what to know of ${version}.`
  if (git('status', '--porcelain').length > 0) return 'Commit first.'
  return undefined
}

function release(version: string): void {
  execFileSync('npm', ['version', version, '--no-git-tag-version'])
  writeFileSync(SBOM, sbom())
  git('add', SBOM)
  git('commit', '--all', '--message', `Release ${version}`)
  git('tag', `v${version}`)
  keep(`v${version}`)
  git('commit', '--all', '--message', `Keep ${version} as the version before`)
  console.log(`Released ${version}: git push --follow-tags origin main v${version}`)
}

const [version = ''] = process.argv.slice(2)
const found = obstacle(version)
if (found === undefined) release(version)
else {
  console.error(found)
  process.exitCode = 1
}
