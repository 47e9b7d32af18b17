import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Count } from './test/report.ts'
import { CHECKS, fullTests, runStep, tell, UNIT } from './test/steps.ts'

/**
 * `npm test`: every check and every test in the order in which a failure is cheapest to learn of. All steps run, whatever failed before, so
 * that one run tells everything. What its paths walked goes to a folder of its own, beside what `npm run test:paths` left.
 */
const walks = mkdtempSync(join(tmpdir(), 'bidfair-walks-'))
const counts = new Map<string, Count>()
for (const step of [...CHECKS, UNIT, ...fullTests(walks)]) {
  console.log(`\n── ${step.name}`)
  counts.set(step.name, await runStep(step))
}
rmSync(walks, { recursive: true, force: true })
tell(counts)
