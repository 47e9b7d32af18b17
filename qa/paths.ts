import { writeFileSync } from 'node:fs'
import { runPaths } from 'statechart-kit/listing/run-paths'
import { models } from './models/all.ts'
import { HELP } from './paths-help.ts'
import { fromWalks } from './walked.ts'
import { readOrEnd } from '../scripts/command-words.ts'

// A reader such as `head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const args = process.argv.slice(2)
const walked = readOrEnd(() => fromWalks(args))
if (walked !== null) {
  const text = await walked.text
  if (walked.out === null) process.stdout.write(text)
  else writeFileSync(walked.out, text)
  process.exitCode = walked.status
} else
  process.exitCode = runPaths(args, {
    models,
    help: HELP,
    print: (text) => process.stdout.write(text),
    complain: (line) => console.error(line),
    write: (file, text) => writeFileSync(file, text),
  })
