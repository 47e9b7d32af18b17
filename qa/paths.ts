import { writeFileSync } from 'node:fs'
import { models } from './models/all.ts'
import { HELP } from './paths-help.ts'
import { runPaths } from 'statechart-kit/listing/run-paths'
import { walkedCases } from './walked-cases.ts'
import { walkedControls } from './walked-controls.ts'
import { readOrEnd } from '../scripts/command-words.ts'

// Whoever reads only the first lines, as `head` does, has had enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const args = process.argv.slice(2)
const walked = readOrEnd(() => walkedControls(args)) ?? (await walkedCases(args))
if (walked !== null) {
  if (walked.out === null) process.stdout.write(walked.text)
  else writeFileSync(walked.out, walked.text)
  process.exitCode = walked.status
} else
  process.exitCode = runPaths(args, {
    models,
    help: HELP,
    print: (text) => process.stdout.write(text),
    complain: (line) => console.error(line),
    write: (file, text) => writeFileSync(file, text),
  })
