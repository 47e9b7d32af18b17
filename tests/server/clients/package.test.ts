import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../../packages/client/package.json' with { type: 'json' }
import { photo } from '../../../qa/support/samples.ts'
import { testApp, type TestApp } from '../support/app.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '../../..')
const modules = join(project, 'node_modules')

/** Somebody's empty folder, in which they install what is packed. */
const home = mkdtempSync(join(tmpdir(), 'bidfair-client-'))
const installed = join(home, 'node_modules', manifest.name)
const tarball = join(home, `${manifest.name}-${manifest.version}.tgz`)
let server: TestApp
let url: string

beforeAll(async () => {
  writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }')
  await run(process.execPath, [join(project, 'scripts/pack.ts'), 'packages/client', home])
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: home })
  server = await testApp()
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  rmSync(home, { recursive: true })
})

test('a program of somebody’s compiles with the strictest types', async () => {
  cpSync(join(project, 'docs/examples/with-the-client/main-job.ts'), join(home, 'main-job.ts'))
  symlinkSync(join(modules, '@types'), join(home, 'node_modules/@types'))
  const lib = ['es2023', 'dom', 'dom.iterable']
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false }
  const compilerOptions = { target: 'es2022', lib, module: 'nodenext', types: ['node'], ...strict }
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main-job.ts'] }))
  const { stdout } = await run(process.execPath, [join(modules, '@typescript/native/bin/tsc')], { cwd: home })
  expect(stdout).toBe('')
})

test.for(await nodesHere())('and does the main job on Node %i', async ([major, node]) => {
  const file = join(home, `${major}.jpg`)
  writeFileSync(file, (await photo('tap.jpg', 'teal')).buffer)
  const { stdout } = await run(node, [join(home, 'main-job.js'), url, file])
  expect(JSON.parse(stdout)).toMatchObject({
    job: { status: 'completed', isRated: true, pictures: [expect.stringContaining('/files/')], rating: { stars: 5 } },
    customer: { name: 'Ana Torres' },
    assignedBusiness: { businessName: 'Ortega & Sons', amount: 129.5, hasLicense: 1 },
  })
})

/** Of the versions of Node that the client names those that this machine has, which are one at least: the one that runs this. */
async function nodesHere(): Promise<[major: number, node: string][]> {
  const named = [...manifest.engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => Number(major))
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const here = new Map<number, string>()
  for (const place of [process.execPath, ...places].filter(existsSync)) {
    const major = Number((await run(place, ['--version'])).stdout.match(/^v(\d+)/)?.[1])
    if (named.includes(major)) here.set(major, here.get(major) ?? place)
  }
  return [...here]
}

test('publint and arethetypeswrong find nothing to say', async () => {
  const { messages, pkg } = await publint({ pkgDir: installed, strict: true })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
  const { problems } = analysis.types === false ? { problems: ['no types'] } : analysis
  const kinds = new Set(problems.map((problem) => (typeof problem === 'string' ? problem : problem.kind)))
  // It is a module alone, for a TypeScript that knows `exports`.
  expect(kinds).toEqual(new Set(['NoResolution', 'CJSResolvesToESM']))
})
