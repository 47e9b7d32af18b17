import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

/** Fails each test during which something was written to `console.error`; a warning nobody expects is a bug nobody saw. */
const write = console.error
let written: string[] = []

beforeEach(() => {
  written = []
  console.error = (...parts: unknown[]) => {
    written.push(format(...parts))
    write(...parts)
  }
})

afterEach(() => {
  console.error = write
  if (written.length > 0) throw new Error(`unexpected console.error:\n${written.join('\n')}`)
})
