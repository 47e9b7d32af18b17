import { calculateSummary, getCurrentSpecVersion, type CTRFReport, type Test } from 'ctrf'
import { XMLBuilder } from 'fast-xml-parser'
import { nameOf, type CaseRun, gherkin, manual } from './cases.ts'
import { testRail, xray } from './importers.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: 'cdata',
  format: true,
  suppressBooleanAttributes: false,
})

/** JUnit's XML, which every CI server and the importers of TestRail and Xray read: a suite a scene, a case a path with its id as a property. */
export function junit(runs: readonly CaseRun[]): string {
  const suites = [...Map.groupBy(runs, ({ machine, scene, language }) => `${machine}/${scene} ${language}`)]
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: {
      '@name': 'paths',
      ...countsOf(runs),
      testsuite: suites.map(([name, all]) => ({
        '@name': name,
        ...countsOf(all),
        '@timestamp': all[0]?.at.slice(0, 19),
        testcase: all.map(caseOf),
      })),
    },
  })
}

function countsOf(runs: readonly CaseRun[]) {
  return {
    '@tests': runs.length,
    '@failures': runs.filter(({ passed }) => !passed).length,
    '@errors': 0,
    '@skipped': 0,
    '@time': seconds(runs.reduce((sum, { duration }) => sum + duration, 0)),
  }
}

function caseOf(run: CaseRun) {
  const { id, machine, scene, language, duration, failure, shows } = run
  return {
    '@name': legal(nameOf(run)),
    '@classname': `${machine}.${scene}`,
    '@time': seconds(duration),
    properties: {
      property: [
        { '@name': 'test_id', '@value': id },
        { '@name': 'language', '@value': language },
        ...(shows.length === 0 ? [] : [{ '@name': 'requirements', '@value': shows.join(',') }]),
      ],
    },
    ...(failure && {
      failure: {
        '@message': legal(`step ${failure.step}: ${failure.event}`),
        '@type': 'failed',
        '#text': legal(failure.message),
      },
    }),
  }
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

/** Without characters that XML does not allow. */
const legal = (text: string): string => text.replaceAll(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '')

/** Results in the Common Test Report Format (ctrf.io), with every step; times in milliseconds. */
export function ctrf(runs: readonly CaseRun[], isFlaky: (run: CaseRun) => boolean): string {
  const tests = runs.map((run) => testOf(run, isFlaky(run)))
  const ends = runs.map(({ at }) => Date.parse(at))
  const stop = Math.max(0, ...ends)
  const start = Math.min(stop, ...runs.map(({ at, duration }) => Date.parse(at) - duration))
  const report: CTRFReport = {
    reportFormat: 'CTRF',
    specVersion: getCurrentSpecVersion(),
    timestamp: new Date(stop).toISOString(),
    generatedBy: 'statechart-kit',
    results: { tool: { name: 'paths' }, summary: calculateSummary(tests, { start, stop }), tests },
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function testOf(run: CaseRun, flaky: boolean): Test {
  const { id, machine, scene, language, duration, passed, failure, shows, script } = run
  return {
    testId: id,
    name: nameOf(run),
    status: passed ? 'passed' : 'failed',
    duration,
    suite: [machine, scene],
    flaky,
    tags: [...shows],
    parameters: { language },
    steps: script.steps.map(({ does, sees }, index) => ({
      name: [...does, ...sees].join(' ') || `${index + 1}`,
      status: failure?.step === index + 1 ? 'failed' : 'passed',
    })),
    ...(failure && { message: `step ${failure.step}: ${failure.event}`, trace: failure.message }),
  }
}

/**
 * Everything that other tools take, by name of the file: how the cases went, once for all languages; the cases themselves, in each language.
 */
export function resultFiles(runs: readonly CaseRun[], isFlaky: (run: CaseRun) => boolean): ReadonlyMap<string, string> {
  const results = [['junit.xml', junit(runs)] as const, ['ctrf.json', ctrf(runs, isFlaky)] as const]
  const cases = [...Map.groupBy(runs, ({ language }) => language)].flatMap(([language, ours]) => [
    [`testrail.${language}.csv`, testRail(ours)] as const,
    [`xray.${language}.csv`, xray(ours)] as const,
    [`manual.${language}.md`, manual(ours)] as const,
    ...[...Map.groupBy(ours, ({ machine }) => machine)].map(
      ([machine, its]) => [`${machine}.${language}.feature`, gherkin(its)] as const,
    ),
  ])
  return new Map([...results, ...cases])
}
