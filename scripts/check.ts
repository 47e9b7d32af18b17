import type { Count } from './test/report.ts'
import { CHECKS, runStep, tell, UNIT, type Step } from './test/steps.ts'

/** `npm run check`: the quick checks before a commit, beside the unit tests; only what fails shows what it printed. */
const counts = new Map<string, Count>()

async function runQuietly(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    let printed = ''
    const start = performance.now()
    const count = await runStep(step, (text) => (printed += text))
    counts.set(step.name, count)
    if (count.failed > 0) console.log(printed)
    console.log(
      `${count.failed > 0 ? 'FAILED' : 'ok'} ${step.name}, ${((performance.now() - start) / 1000).toFixed(1)} s`,
    )
  }
}

await Promise.all([runQuietly(CHECKS), runQuietly([UNIT])])
tell(counts)
