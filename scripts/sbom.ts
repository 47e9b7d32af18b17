import { execFileSync } from 'node:child_process'

/** Every package that a server runs with, as CycloneDX, which scanners of known holes read. */
export function sbom(): string {
  const flags = [
    '--omit',
    'dev',
    '--workspaces=false',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--package-lock-only',
  ]
  return execFileSync('npm', ['sbom', ...flags], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
}
