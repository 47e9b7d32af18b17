import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import manifest from '../../../packages/statechart-kit/package.json' with { type: 'json' }

const project = join(import.meta.dirname, '../../..')
const modules = join(project, 'node_modules')

/** Somebody's project, who has installed what is packed. */
const home = mkdtempSync(join(tmpdir(), 'statechart-kit-'))
const installed = join(home, 'node_modules', manifest.name)
const bin = join(home, 'node_modules/.bin')

beforeAll(() => {
  execFileSync(process.execPath, [join(project, 'scripts/pack.ts'), 'packages/statechart-kit', home])
  for (const folder of [installed, bin]) mkdirSync(folder, { recursive: true })
  const tarball = join(home, `${manifest.name}-${manifest.version}.tgz`)
  execFileSync('tar', ['--extract', '--file', tarball, '--directory', installed, '--strip-components', '1'])
  // What else a registry would bring is what is installed here.
  for (const name of [...Object.keys(manifest.dependencies), 'xstate', 'vitest', '@types']) {
    symlinkSync(join(modules, name), join(home, 'node_modules', name))
  }
  symlinkSync(join(installed, manifest.publishConfig.bin['statechart-kit']), join(bin, 'statechart-kit'))
  symlinkSync(join(modules, 'vitest/vitest.mjs'), join(bin, 'vitest'))
  writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }')
  cpSync(join(installed, 'examples'), join(home, 'examples'), { recursive: true })
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

function run(command: string): { readonly status: number | null; readonly printed: string } {
  const [, program = '', ...args] = command.split(' ')
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined, NODE_OPTIONS: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(bin, program), ...args], {
    cwd: home,
    encoding: 'utf8',
    env,
  })
  return { status, printed: stdout + stderr }
}

const blocks = [
  ...readFileSync(join(project, 'packages/statechart-kit/README.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms),
].map(([, language = '', text = '']) => ({ language, text }))

it('does what README says, command by command', () => {
  const commands = blocks.flatMap(({ language, text }, at) => {
    const lines = language === 'sh' ? text.split('\n').filter((line) => line.startsWith('npx ')) : []
    // What a block of one command prints is the next block.
    const next = blocks[at + 1]
    return lines.map((line) => ({ line, prints: next?.language === 'text' ? next.text : undefined }))
  })
  const told = commands.map(({ line, prints }) => {
    const { status, printed } = run(line)
    return { line, status, printed: prints === undefined || printed === prints ? 'as README says' : printed }
  })
  expect(told).toEqual(
    commands.map(({ line }) => ({
      line,
      // The machine alone lacks samples.
      status: line.endsWith('machine.ts') ? 1 : 0,
      printed: 'as README says',
    })),
  )
  expect(commands).toHaveLength(7)
})

it('has types that the examples can be checked against', () => {
  const options = {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: ['node'],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  }
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['examples'] }))
  const compiler = join(modules, '@typescript/native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler], { cwd: home, encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})

it('declares what it imports, and nothing else', () => {
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => /\.(?:js|d\.ts)$/.test(file))
    .flatMap((file) => ts.preProcessFile(readFileSync(join(installed, 'dist', file), 'utf8')).importedFiles)
    .flatMap(({ fileName }) => (/^(?:\.|node:)/.test(fileName) ? [] : [fileName.split('/')[0]]))
  const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)]
  expect(new Set(names)).toEqual(new Set(declared))
})

it('packs its license, README and examples beside what is compiled, and no sources', () => {
  expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'examples', 'package.json'])
})
