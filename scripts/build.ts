import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildRecorded } from '../qa/inspector/build.ts'
import { PAGE_FILE } from '../qa/inspector/messages.ts'
import { webFolder } from '../server/paths.ts'
import { buildWebApp } from '../server/start/web.ts'

/**
 * Builds the web app into `dist/` where it is missing or older than its sources, with compressed copies: what a start does, for where it is
 * to be done before. With `--record` it records what its machines do, in the browser alone, and `/__machines` shows it: for testers.
 */
const { record } = parseArgs({ options: { record: { type: 'boolean', default: false } } }).values
const hasRecorder = existsSync(join(webFolder, PAGE_FILE))

await buildWebApp({
  say: console.log,
  isAnew: record || hasRecorder,
  ...(record && { build: buildRecorded }),
})
