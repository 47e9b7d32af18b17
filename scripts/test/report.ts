import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** How many tests passed and failed; for each failed test, where it is and the first lines of why. */
export type Count = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] }

/** Lines of a failure, enough to tell what happened. The rest is where the test ran. */
const LINES_TOLD = 12

/** The sums in vitest's JSON report, and what failed; a skipped test is a failure. File names are relative to `root`. */
export function readReport(file: string, root: string): Count {
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const passed = number(report, 'numPassedTests')
  const failures = list(report, 'testResults').flatMap((of) => [
    ...(text(of, 'status') === 'failed' ? outside(of) : []),
    ...list(of, 'assertionResults')
      .filter((test) => text(test, 'status') !== 'passed')
      .map((test) => told(`${relative(root, text(of, 'name'))}: ${text(test, 'fullName')}`, reasons(test))),
  ])
  return { passed, failed: number(report, 'numTotalTests') - passed, failures }

  /** A file that broke before its tests ran has its reason beside its name. */
  function outside(of: unknown): string[] {
    const message = text(of, 'message')
    return message === '' ? [] : [told(relative(root, text(of, 'name')), message)]
  }
}

function told(name: string, why: string): string {
  const lines = why.split('\n').filter((line) => !line.includes('/node_modules/vitest/'))
  return [name, ...lines.slice(0, LINES_TOLD).map((line) => `    ${line}`)].join('\n')
}

function reasons(test: unknown): string {
  const messages = list(test, 'failureMessages').filter((message) => typeof message === 'string')
  return messages.length > 0 ? messages.join('\n') : `is ${text(test, 'status')}`
}

function property(of: unknown, key: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, key) : undefined
}

function number(of: unknown, key: string): number {
  const value = property(of, key)
  if (typeof value !== 'number') throw new Error(`vitest's report has no ${key}`)
  return value
}

function list(of: unknown, key: string): readonly unknown[] {
  const value = property(of, key)
  return Array.isArray(value) ? value : []
}

function text(of: unknown, key: string): string {
  const value = property(of, key)
  return typeof value === 'string' ? value : ''
}
