import { writeFileSync } from 'node:fs'
import { pageOf, pagePath, readCoverage } from './coverage/page.ts'

/** Writes the page that lists every rule, message and constant with its tests. */
const coverage = readCoverage()
writeFileSync(pagePath, pageOf(coverage))
for (const problem of coverage.problems) console.error(problem)
process.exitCode = coverage.problems.length === 0 ? 0 : 1
