#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import { pathsOfFile } from './paths.ts'

// A reader such as `head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const [command, ...args] = process.argv.slice(2)
if (command === 'paths') {
  process.exitCode = await pathsOfFile(args, {
    print: (text) => process.stdout.write(text),
    complain: (line) => console.error(line),
    write: (file, text) => writeFileSync(file, text),
  })
} else {
  console.error('Usage: statechart-kit paths <file> [options]; statechart-kit paths --help tells more.')
  process.exitCode = command === '--help' || command === '-h' ? 0 : 1
}
