import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

/**
 * `npm test`: every check and every test in the order in which a failure is cheapest to learn of. All steps run, whatever failed before, so
 * that one run tells everything. Each check counts as one test in the last line; the exit code is 0 only when nothing failed.
 */
const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

/** Redocly asks the network for news on each run; a test run has no use for them. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

type Count = { passed: number; failed: number }
type Step = { readonly name: string; readonly run: () => Promise<Count> }

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', bin('oxfmt'), '--check'],
  ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
  ['walls', process.execPath, join(root, 'scripts/walls.ts')],
  ['types', process.execPath, join(root, 'node_modules/@typescript/native/bin/tsc'), '--noEmit'],
  ['unused code', bin('knip')],
  ['contract lint', bin('redocly'), 'lint', 'openapi.yaml'],
]

const PROJECTS = ['unit', 'contract', 'server', 'browser', 'paths'] as const

/** Where this run writes what its paths walked, beside what `npm run test:paths` left. */
const walks = join(reports, 'walks')
const WALKED = [process.execPath, join(root, 'qa/test-paths.ts'), '--last'] as const

const steps: Step[] = [
  ...CHECKS.map(([name, command, ...args]) => ({ name, run: () => check(command, args) })),
  ...PROJECTS.map((project) => ({ name: `${project} tests`, run: () => tests(project) })),
  { name: 'paths walked', run: () => check(WALKED[0], WALKED.slice(1), { QA_WALKS: walks }) },
]

const total: Count = { passed: 0, failed: 0 }
const failures: string[] = []
for (const { name, run } of steps) {
  console.log(`\n── ${name}`)
  const { passed, failed } = await run().catch((reason: unknown) => {
    console.log(reason instanceof Error ? reason.message : reason)
    return { passed: 0, failed: 1 }
  })
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}
rmSync(reports, { recursive: true, force: true })
console.log(failures.length > 0 ? `\nfailed: ${failures.join(', ')}` : '')
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function check(command: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const code = await exitCode(command, args, env)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs one project of vitest and counts its tests; a run that broke outside any test counts as one failure. */
async function tests(project: (typeof PROJECTS)[number]): Promise<Count> {
  const seesPages = project === 'browser' || project === 'paths'
  const env = seesPages ? { CHROME_PATH: ensureChromium(), QA_WALKS: walks } : {}
  const report = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await exitCode(bin('vitest'), args, env)
  const counted = readCount(report)
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

/** The sums in vitest's JSON report. A skipped test is a failure: nothing here may be left out silently. */
function readCount(file: string): Count {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const sum = (key: string): number => {
    const value: unknown = typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined
    if (typeof value !== 'number') throw new Error(`vitest's report has no ${key}`)
    return value
  }
  return { passed: sum('numPassedTests'), failed: sum('numTotalTests') - sum('numPassedTests') }
}

function exitCode(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...QUIET, ...env } })
  child.once('error', reject)
  child.once('exit', (code) => resolve(code ?? 1))
  return promise
}
