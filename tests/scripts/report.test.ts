import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readReport } from '../../scripts/test/report.ts'

const folder = mkdtempSync(join(tmpdir(), 'bidfair-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = (report: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return readReport(file, '/house')
}

test('each test that did not pass is told with its file and its reason, and so is a file that broke', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a bid is placed' },
    {
      status: 'failed',
      fullName: 'a bid is edited',
      failureMessages: [
        'expected 1 to be 2\n    at /house/tests/bid.test.ts:7\n    at /house/node_modules/vitest/x.js:1',
      ],
    },
    { status: 'skipped', fullName: 'a bid is lost', failureMessages: [] },
  ]
  const testResults = [
    { name: '/house/tests/bid.test.ts', status: 'failed', message: '', assertionResults },
    { name: '/house/tests/job.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]

  expect(read({ numPassedTests: 1, numTotalTests: 3, testResults })).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'tests/bid.test.ts: a bid is edited\n    expected 1 to be 2\n        at /house/tests/bid.test.ts:7',
      'tests/bid.test.ts: a bid is lost\n    is skipped',
      'tests/job.test.ts\n    no such module',
    ],
  })
})

test('what is no report is not taken for one in which nothing failed', () => {
  expect(() => read({})).toThrow("vitest's report has no numPassedTests")
})
