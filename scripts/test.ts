import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readOrEnd } from './command-words.ts'
import { EVERYTHING, fullTests, QUICK, runChecks, runStep, tell } from './test/steps.ts'

const HELP = `npm test, npm run test:all

Runs every check and every test, cheapest failures first. All steps run, whatever failed before, so that one run tells everything.

npm test walks the charts in a browser until each transition is taken, and each scene to all that goes well: 17 to 40 minutes on two
cores, by how fast these are.
npm run test:all walks in each scene all that it can show: every transition, every guard both ways, every answer of every call, and
every two transitions that can follow one another; sends each call ten times as many requests; and looks at every screen on a phone and
on a desk in each language: several times as long.
Run it before a release, and after a change of the kit or of what all walks share.
`

const { values } = readOrEnd(() =>
  parseArgs({ options: { all: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } }),
)

if (values.help) console.log(HELP)
else {
  // The records of these walks go to a folder of their own, beside what `npm run test:paths` left.
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-walks-'))
  const extent = values.all ? EVERYTHING : QUICK
  const counts = await runChecks()
  for (const step of fullTests({ folder, ...extent })) {
    console.log(`\n── ${step.name}`)
    counts.set(step.name, await runStep(step))
  }
  rmSync(folder, { recursive: true, force: true })
  tell(counts)
}
