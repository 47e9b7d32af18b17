import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

const project = join(import.meta.dirname, '../..')

/** The sources of the server of the version that was released last, as `npm run release` kept them. */
const sources = (): Buffer => brotliDecompressSync(readFileSync(join(import.meta.dirname, 'version-before.tar.br')))

/** Lays them into an empty folder, beside what is installed here, and answers the program that starts that server. */
export function unpackVersionBefore(folder: string): string {
  execFileSync('tar', ['-x', '-C', folder], { input: sources() })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  return join(folder, 'server/main.ts')
}

/** The names of the steps that its schema has. */
export function stepsBefore(): string[] {
  const names = execFileSync('tar', ['-t'], { input: sources(), encoding: 'utf8' })
  return [...names.matchAll(/^server\/schema\/migrations\/(\d{3}-.*)\.ts$/gm)].map(([, name = '']) => name)
}

/** The text of its contract. */
export function contractBefore(): string {
  return execFileSync('tar', ['-x', '-O', 'openapi.yaml'], { input: sources(), encoding: 'utf8' })
}
