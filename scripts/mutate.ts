import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabase } from './database.ts'
import { createAttempt, trace } from './mutate/attempt.ts'
import { createCrew, type RunnerOptions } from './mutate/runner.ts'
import { readKept } from './mutate/result-cache.ts'
import { reportOf, type Tried } from './mutate/report.ts'
import { nameOf, type Mutant } from './mutate/mutant.ts'
import { parts, type Part } from './mutate/subjects.ts'

const HELP = `npm run mutate -- [paths|machines|rules] [options]

Changes the machines and the rules in many small ways, one at a time, and counts which changes the tests notice.
Nothing in the tree is touched: vitest is handed text with all of them in it, one of which is on. Fails where a part falls short of its share.
Of «paths», the machines are changed in the same ways and no test is asked: what the paths of each criterion show, and
which of their statements walks at random break.
What a test said to a mutant is kept in .cache/mutate, and not asked again until a file changes that the test loads.

  --only WORDS   what has this in its name: a machine, a file, a place
  --every N      each Nth mutant only
  --shard N/M    the Nth of M shares, one for each machine; the .cache/mutate of all of them, put together, is the whole
  --fresh        asks everything again
  --list         names them and runs nothing
  --files N      asks the N most promising test files at most, and counts as survived what they do not notice; 8 (default)
  --jobs N       so many at a time; 4 (default), for the tests of rules mostly wait
  --help
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    fresh: { type: 'boolean', default: false },
    files: { type: 'string', default: '8' },
    jobs: { type: 'string', default: '4' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
  process.exit()
}

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/mutate')
const [shard = 1, shards = 1] = values.shard.split('/').map(Number)
if (values.fresh) rmSync(cache, { recursive: true, force: true })

const folder = mkdtempSync(join(tmpdir(), 'bidfair-mutate-'))
// The tests find both here, and leave what they cannot take away there.
Object.assign(process.env, { TMPDIR: folder, NODE_ENV: 'test' })
const endings: (() => void | Promise<void>)[] = [() => rmSync(folder, { recursive: true, force: true })]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)))

let found = 0
let isShort = false
try {
  const isShare = values.list || shards > 1
  if (!isShare && (positionals.length === 0 || positionals.includes('paths'))) askPaths()
  for (const part of parts) {
    if (positionals.length > 0 && !positionals.includes(part.name)) continue
    const mutants = part
      .mutants()
      .filter((mutant) => nameOf(mutant).includes(values.only))
      .filter((_, index) => index % Number(values.every) === 0)
      .filter((_, index) => index % shards === shard - 1)
    found += mutants.length
    if (values.list) for (const mutant of mutants) console.log(nameOf(mutant))
    else if (mutants.length > 0) await tryOut(part, mutants)
  }
  if (found === 0 && !positionals.includes('paths')) {
    console.error(
      'Nothing that is changed has such a name; without --only, --list names everything. Machines stand in CHARTS of scripts/mutate/subjects.ts.',
    )
    isShort = true
  }
  // Vitest takes it for a failure that a test noticed a mutant, which is what the command is for.
  process.once('exit', () => {
    process.exitCode = isShort ? 1 : 0
  })
} finally {
  await end()
}

async function tryOut(part: Part, mutants: readonly Mutant[]): Promise<void> {
  const started = performance.now()
  const { name, tests, without, sources } = part
  const startParts = async (): Promise<RunnerOptions> => {
    const database = part.needsDatabase ? await startDatabase(folder) : null
    if (database) endings.unshift(database.stop)
    return { tests, without, sources, databases: database?.databases ?? null }
  }
  const kept = readKept(root, cache, shards === 1 ? name : `${name}-${shard}of${shards}`)
  endings.unshift(kept.save)
  const crew = createCrew(startParts, Number(values.jobs))
  endings.unshift(crew.end)
  const files = globSync(tests, { cwd: root, exclude: without }).toSorted()
  const traced = await crew.share(files, (file, runner) => trace(file, runner, kept))
  console.log(`${name}: ${mutants.length} mutants, ${traced.length} test files`)
  const attempt = createAttempt(traced, part.mutants(), kept, Number(values.files))
  let done = 0
  const tried = await crew.share(mutants, async (mutant, runner): Promise<Tried> => {
    const fate = await attempt(mutant, runner)
    done += 1
    if (done % 50 === 0) {
      kept.save()
      console.log(`${done} of ${mutants.length}`)
    }
    if (fate.type !== 'killed') console.log(`${fate.type === 'hung' ? 'by time' : 'survived'}    ${nameOf(mutant)}`)
    return { mutant, fate }
  })
  crew.end()
  const { text, isMet } = reportOf(part, tried, Math.round((performance.now() - started) / 1000))
  console.log(`\n${text}\n`)
  if (!isMet) isShort = true
}

/** In a process of its own, for what it knows of the charts is of the room of QA. */
function askPaths(): void {
  const command = [join(root, 'qa/mutants.ts'), '--only', values.only]
  if (spawnSync(process.execPath, command, { stdio: 'inherit' }).status !== 0) isShort = true
  console.log()
}

async function end(): Promise<void> {
  for (const ending of endings.splice(0)) await ending()
}
