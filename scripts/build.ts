import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { webFolder } from '../server/platform/paths.ts'
import { buildWebApp } from '../server/start/web-build.ts'

/** Builds the web app into `dist/` where it is missing or outdated. `--record` records what its machines do, for `/__machines`. */
const { record } = parseArgs({ options: { record: { type: 'boolean', default: false } } }).values

/** A build with the recorder in it, known by its page, is never left where the ordinary one is wanted. */
const isAnew = record || existsSync(join(webFolder, '__machines.html'))

async function buildRecorded(project: string, target: string): Promise<void> {
  const { status } = spawnSync(process.execPath, [join(project, 'qa/inspector/build.ts'), target], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The web app could not be built; see above.')
}

await buildWebApp({ say: console.log, isAnew, ...(record && { build: buildRecorded }) })
