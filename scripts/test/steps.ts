import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../browsers.ts'
import { readReport, type Count } from './report.ts'

/** One thing that is checked; each check counts as one test. What it prints goes to `output`, or where it is none to the terminal. */
export type Step = { readonly name: string; readonly run: (output?: Output) => Promise<Count> }

/** Takes what a step prints, piece by piece. */
type Output = (text: string) => void

const root = join(import.meta.dirname, '../..')
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

/** Redocly asks the network for news on each run; a test run has no use for them. */
const QUIET = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** What is checked without running anything, in the order in which a failure is cheapest to learn of. */
const CHECKS: readonly Step[] = [
  check('format', bin('oxfmt'), '--check'),
  check('import rules', process.execPath, join(root, 'scripts/import-rules.ts')),
  check('unused code', bin('knip')),
  check('contract lint', bin('redocly'), 'lint', 'openapi.yaml'),
  check('types', process.execPath, join(root, 'node_modules/@typescript/native/bin/tsc'), '--noEmit'),
  check('lint', bin('oxlint'), '--type-aware', '--deny-warnings'),
]

/** The tests that need neither database nor browser. */
const UNIT: Step = tests(['unit'])

/**
 * What walks cover, in the words of `--cover`; whether scenes of a chart share that; how many requests of a kind each call is sent; and how
 * often every screen is looked at, of `once` and `in all ways`.
 */
type Extent = {
  readonly cover: string
  readonly once: boolean
  readonly requests: number
  readonly looks: 'once' | 'in all ways'
}

export const QUICK: Extent = { cover: 'transitions', once: true, requests: 2, looks: 'once' }
export const EVERYTHING: Extent = {
  cover: 'transitions,guards,pairs,answers,controls',
  once: false,
  requests: 20,
  looks: 'in all ways',
}

/** All the others, and whether their walks covered what they should; the records of the walks go to `folder`. */
export function fullTests({
  folder,
  cover,
  once,
  requests,
  looks,
}: Extent & { readonly folder: string }): readonly Step[] {
  const env = { QA_WALKS: folder, QA_COVER: cover, QA_ONCE: once ? 'on' : 'off', SCREEN_LOOKS: looks }
  const inBrowser: Step = {
    name: 'browser and paths tests',
    run: (output) => tests(['browser', 'paths'], { CHROME_PATH: ensureChromium(), ...env }).run(output),
  }
  const walked: Step = {
    name: 'paths walked',
    run: async (output) => {
      const args = [join(root, 'qa/test-paths.ts'), '--last', '--cover', cover]
      return counted(await exitCode(process.execPath, args, output, env))
    },
  }
  return [tests(['contract', 'server'], { CONTRACT_RUNS: String(requests) }), inBrowser, walked]
}

function check(name: string, command: string, ...args: string[]): Step {
  return { name, run: async (output) => counted(await exitCode(command, args, output)) }
}

const counted = (code: number): Count =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] }

/** Projects of vitest, whose workers go on from one to the next; their tests are counted, and a run that broke outside any test counts as one failure. */
function tests(projects: readonly string[], env: Record<string, string> = {}): Step {
  return {
    name: `${projects.join(' and ')} tests`,
    run: async (output) => {
      const folder = mkdtempSync(join(tmpdir(), 'bidfair-test-'))
      const report = join(folder, 'report.json')
      const only = projects.flatMap((project) => ['--project', project])
      const args = ['run', ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      try {
        const code = await exitCode(bin('vitest'), args, output, env)
        const count = readReport(report, root)
        return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

function exitCode(command: string, args: readonly string[], output?: Output, env: Record<string, string> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(command, args, {
    cwd: root,
    stdio: output === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...QUIET, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output ?? (() => {}))
  child.once('error', reject)
  child.once('close', (code) => resolve(code ?? 1))
  return promise
}

/** The last lines of a run, among them each test that failed and why, and its exit code: 0 only when nothing failed. */
export function tell(counts: ReadonlyMap<string, Count>): void {
  const failures = [...counts].filter(([, { failed }]) => failed > 0).map(([name]) => name)
  for (const { failures: told } of counts.values()) for (const failure of told) console.log(`\n✗ ${failure}`)
  const sum = (key: 'passed' | 'failed') => [...counts.values()].reduce((all, count) => all + count[key], 0)
  console.log(failures.length > 0 ? `\nfailed: ${failures.join(', ')}` : '')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

/** Runs the checks beside the unit tests; only what fails shows what it printed. Returns what came of each step. */
export async function runChecks(): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>()
  const runQuietly = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      let printed = ''
      const start = performance.now()
      const count = await runStep(step, (text) => (printed += text))
      counts.set(step.name, count)
      if (count.failed > 0) console.log(printed)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${count.failed > 0 ? 'FAILED' : 'ok'} ${step.name}, ${seconds} s`)
    }
  }
  await Promise.all([runQuietly(CHECKS), runQuietly([UNIT])])
  return counts
}

/** Runs a step; one that cannot be run counts as one failure, told by its reason. */
export async function runStep({ run }: Step, output?: Output): Promise<Count> {
  return await run(output).catch((reason: unknown) => {
    const say = output ?? console.log
    say(reason instanceof Error ? reason.message : String(reason))
    return { passed: 0, failed: 1, failures: [] }
  })
}
