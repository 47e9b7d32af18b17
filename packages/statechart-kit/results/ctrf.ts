import { calculateSummary, getCurrentSpecVersion, type CTRFReport, type Test } from 'ctrf'
import { nameOf, type CaseRun } from './case.ts'

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
