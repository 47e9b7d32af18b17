import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photo } from '../../../qa/support/samples.ts'
import { shows } from '../../support/shows.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { newBusiness, newCustomer, newJob, PASSWORD } from '../support/town-wire.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '../../..')
const modules = join(project, 'node_modules')
const NAMES = ['hey-api', 'oazapfts', 'openapi-zod-client', 'orval']

/** Somebody's folder, in which each generator has one of its own. */
const home = mkdtempSync(join(tmpdir(), 'bidfair-generators-'))
const picture = join(home, 'tap.jpg')
let server: TestApp
let url: string
/** What the compiler finds, a line each. */
let findings: readonly string[]

beforeAll(async () => {
  const serving = testApp()
  cpSync(join(project, 'docs/examples/over-the-wire/generators'), home, { recursive: true })
  symlinkSync(modules, join(home, 'node_modules'))
  writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }')
  await Promise.all(NAMES.map((name) => generate(join(home, name))))
  findings = await compiled()
  server = await serving
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
  writeFileSync(picture, (await photo('tap.jpg', 'teal')).buffer)
})
afterAll(async () => {
  await server.close()
  rmSync(home, { recursive: true })
})

/** Generates by the command line of the guide; beside the program is put the same one with a text for the file, and a code that there is not. */
async function generate(folder: string): Promise<void> {
  cpSync(join(project, 'openapi.yaml'), join(folder, 'openapi.yaml'))
  // What is installed here, and nothing that npx would fetch.
  await run('sh', ['generate.sh'], { cwd: folder, env: { ...process.env, npm_config_offline: 'true' } })
  const program = readFileSync(join(folder, 'main-calls.ts'), 'utf8')
  const wrong = program.replace(/new File\(.*\)/, 'photo').replace("'ALREADY_BID'", "'ALREADY_BIT'")
  writeFileSync(join(folder, 'wrong.ts'), wrong)
}

function compiled(): Promise<string[]> {
  const found = run(process.execPath, [join(modules, '@typescript/native/bin/tsc')], { cwd: home }).then(
    ({ stdout }) => stdout,
    (failed: { readonly stdout: string }) => failed.stdout,
  )
  return found.then((text) => text.split('\n').filter((line) => /^\S/.test(line)))
}

describe.for(NAMES)('of what %s makes of the contract', (name) => {
  test('a program compiles; one that uploads a text and knows a wrong code does not', () => {
    const own = findings.filter((line) => line.startsWith(name))
    expect(own.map((line) => line.replace(/\(.*/s, ''))).toEqual([`${name}/wrong.ts`, `${name}/wrong.ts`])
  })

  test('it does the main calls', shows('running.generators'), async () => {
    const [customer, business] = await Promise.all([newCustomer(server), newBusiness(server)])
    await newJob(server, customer, { title: 'Squeaking door' })
    const args = [url, customer.email, business.email, PASSWORD, picture]
    const { stdout } = await run(process.execPath, [join(home, name, 'main-calls.js'), ...args])
    expect(JSON.parse(stdout)).toEqual({
      names: ['Ana Torres', 'Ortega Plumbing'],
      titles: ['Leaking kitchen tap', 'Squeaking door'],
      refused: 'ALREADY_BID',
      status: 'open',
      pictures: [expect.stringContaining('/v1/files/')],
      amount: null,
    })
  })
})
