import { writeFileSync } from 'node:fs'
import { models } from './models/all.ts'
import { HELP } from './paths-help.ts'
import { runPaths } from './kit/listing/run-paths.ts'

// Whoever reads only the first lines, as `head` does, has had enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = runPaths(process.argv.slice(2), {
  models,
  help: HELP,
  print: (text) => process.stdout.write(text),
  complain: (line) => console.error(line),
  write: (file, text) => writeFileSync(file, text),
})
