import { writeFileSync } from 'node:fs'
import { models } from './models/all.ts'
import { HELP } from './paths-help.ts'
import { runPaths } from './kit/listing/run-paths.ts'
import { walkedCases } from './walked-cases.ts'

// Whoever reads only the first lines, as `head` does, has had enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const args = process.argv.slice(2)
const cases = await walkedCases(args)
if (cases !== null && cases.out !== null) writeFileSync(cases.out, cases.text)
else if (cases !== null) process.stdout.write(cases.text)
else
  process.exitCode = runPaths(args, {
    models,
    help: HELP,
    print: (text) => process.stdout.write(text),
    complain: (line) => console.error(line),
    write: (file, text) => writeFileSync(file, text),
  })
