import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../..')

/** What production installs, as the lockfile has it. */
const PRODUCTION = ['--omit=dev', '--workspaces=false']

function npm(command: string, ...flags: readonly string[]): Record<string, unknown> {
  const args = [command, '--package-lock-only', ...flags]
  return record(JSON.parse(execFileSync('npm', args, { cwd: project, encoding: 'utf8', maxBuffer: 128 * 2 ** 20 })))
}

/**
 * Every package that a server runs with, as CycloneDX, which scanners of known holes read. `npm sbom --omit=dev` leaves out what something else
 * needs for development, too (sharp, nodemailer and 60 more, npm 11.19), so it lists all, and `npm ls` says which of them production installs.
 */
export function sbom(): string {
  const installed = namesBelow(npm('ls', '--all', '--json', ...PRODUCTION))
  const all = npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--workspaces=false')
  const root = textAt(record(record(all['metadata'])['component']), 'bom-ref')
  const components = list(all['components']).filter((one) => installed.has(textAt(one, 'purl')))
  const refs = new Set([root, ...components.map((one) => textAt(one, 'bom-ref'))])
  const dependencies = list(all['dependencies'])
    .filter((one) => refs.has(textAt(one, 'ref')))
    .map((one) => ({ ...one, dependsOn: texts(one['dependsOn']).filter((ref) => refs.has(ref)) }))
  return `${JSON.stringify({ ...all, components, dependencies }, null, 2)}\n`
}

/** The packages of a tree that `npm ls` answered, as CycloneDX names them (purl). */
function namesBelow(tree: Record<string, unknown>): Set<string> {
  return new Set(
    Object.entries(record(tree['dependencies'])).flatMap(([name, value]) => {
      const one = record(value)
      return [`pkg:npm/${name.replace('@', '%40')}@${textAt(one, 'version')}`, ...namesBelow(one)]
    }),
  )
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : [])
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

function textAt(of: Record<string, unknown>, key: string): string {
  const value = of[key]
  return typeof value === 'string' ? value : ''
}
