import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readOrEnd } from '../scripts/command-words.ts'
import { answerPathsOf, coveringPathsOf, titleOf } from './kit/paths.ts'
import { models } from './models/all.ts'
import { pathsOfTraces } from './kit/trace-path.ts'
import { readWalked } from './kit/walk/record.ts'
import { tracesIn } from './kit/walk/traces.ts'
import { replay } from './replay.ts'
import { onlyTitled, runWalks } from './run-walks.ts'
import { tracesFor } from './support/traces.ts'
import { placeEnv, wrongWithPlace } from './support/elsewhere/options.ts'
import { runOf } from './kit/report/history.ts'
import { writeResults } from './results.ts'
import { rulesShown } from './rules.ts'
import { clear, isOf, readHistory, remember, walksFolderOf } from './support/folders.ts'
import { answersTable, answersWalked, coverageOf, coverageTable, isWhole } from './kit/walk/coverage.ts'

const HELP = `npm run test:paths -- [options]

Walks the paths of every chart in a real browser against the real server, and says how much of each was walked: a row for each
chart, with the transitions that it declares, those that a path took in the browser with every step up to there as it should be,
those walked only without one (headless), those not walked (missing), and how many of its paths passed.
Fails where a declared transition was not walked, or a path went wrong.
Traces in qa/traces, which /__machines has recorded from somebody's hands, are walked too, each in the scene that it fits; one that
fits none is not walked: the command fails before all walks and says which step is in the way, and why.

  --machine NAME   walks the scenes of one chart only
  --path WORDS     one path only: its scene and its steps, as the report shows them: "details/customer-job load: offline → details.retried";
                   of a trace in qa/traces the name of its file
  --trace TRACE    one path only: a trace's file, or the id of a path, walked as npm run qa -- replay does
  --answers all    gives every answer: whatever the network does to a call, and each code that openapi.yaml lists for it, in
                   every state that waits for it, and where nobody hears it; a row for each call then says how many of its
                   answers were given, on whichever screen, and which were not: if any, this fails.
                   some (default): one of those that lead the same way
  --url ADDRESS    walks a server that somebody else runs, with the accounts that --accounts names, and without its data folder or
                   database; what cannot be done so is skipped, with the reason, and counted
  --accounts FILE  whom walks may be there, whether they may sign up, and where their mail can be read (README, "Elsewhere")
  --patience MIN   how many minutes a walk waits where that server asks to (Retry-After); 15 by default, beyond that it is skipped
  --language CODE  en (default), es or ar
  --headed         shows the browser
  --slow MS        waits that long before each thing that the browser does
  --results FOLDER writes there what other tools take: results as JUnit XML and CTRF, and every path as a case for people: a script in
                   Markdown, Gherkin, CSV for the importers of TestRail and Xray
  --last           walks nothing, and tells of the walks that were made last
  --help
`

const options = {
  machine: { type: 'string' },
  path: { type: 'string' },
  trace: { type: 'string' },
  answers: { type: 'string', default: 'some' },
  url: { type: 'string' },
  accounts: { type: 'string' },
  patience: { type: 'string', default: '15' },
  language: { type: 'string' },
  headed: { type: 'boolean', default: false },
  slow: { type: 'string', default: '0' },
  results: { type: 'string' },
  last: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const { values } = readOrEnd(() => parseArgs({ options }))
const { language = 'en' } = values

const place = wrongWithPlace(values) === null ? placeEnv(values) : undefined
/** Where it is written how the walks went. */
const folder = walksFolderOf(...(place ? ['elsewhere'] : []))

const known = models.filter(({ name }) => values.machine === undefined || name === values.machine)

const { traces, misfits } = await tracesFor(known, models)

if (values.help) console.log(HELP)
else if (values.answers !== 'some' && values.answers !== 'all') {
  console.error(`--answers is some or all, not ${values.answers}`)
  process.exitCode = 1
} else if (wrongWithPlace(values) !== null) {
  console.error(wrongWithPlace(values))
  process.exitCode = 1
} else if (known.length === 0) {
  console.error(
    `There is no machine ${values.machine} on the roll; there are ${models.map(({ name }) => name).join(', ')}`,
  )
  process.exitCode = 1
} else if (misfits.length > 0) {
  console.error(`Traces in qa/traces that cannot be walked:\n${misfits.join('\n')}`)
  process.exitCode = 1
} else if (values.path !== undefined && pathNamed(values.path) === undefined) {
  console.error(`There is no path called "${values.path}". These there are:\n${names().join('\n')}`)
  process.exitCode = 1
} else if (values.trace !== undefined) {
  const { trace, headed, slow } = values
  process.exitCode = await replay({ trace, headed, slow, language: values.language, pictures: undefined })
} else process.exitCode = await (values.last ? tell() : walk())

/** What `--path` can name. */
function names(): readonly string[] {
  return known.flatMap((model) =>
    (values.answers === 'all' ? answerPathsOf(model) : coveringPathsOf(model, { headless: false })).flatMap(
      ({ explored, paths }) =>
        [...paths, ...pathsOfTraces(model, traces).paths.filter(({ scene }) => scene === explored.scene)].map(
          (path) => `${model.name}/${explored.scene.name} ${titleOf(path)}`,
        ),
    ),
  )
}

/** Of a trace its own name will do. */
function pathNamed(words: string): string | undefined {
  return names().find((name) => name === words || name.includes(` ${words}: `))
}

async function walk(): Promise<number> {
  const { machine, path, headed, answers, slow } = values
  const isOurs = isOf(
    known.map(({ name }) => name),
    [language],
  )
  if (path === undefined) for (const each of [folder, tracesIn(folder)]) clear(each, isOurs)
  const env = {
    QA_LANGUAGE: language,
    QA_ANSWERS: answers,
    QA_HEADED: headed ? 'on' : 'off',
    QA_SLOW: slow,
    QA_WALKS: folder,
    ...place,
  }
  const how = { machine, withWindow: headed, inTurn: place !== undefined }
  if (path === undefined) return Math.max(runWalks({ ...how, env }), await tell())
  // One path leaves no record, for it says nothing of the others.
  const [scene = '', ...words] = (pathNamed(path) ?? path).split(' ')
  const only = onlyTitled(scene, words.join(' '))
  return runWalks({ ...how, only, env: { ...env, QA_WALKS: join(tmpdir(), 'bidfair-one-path') } })
}

/** Prints what was walked, and answers the exit code. */
async function tell(): Promise<number> {
  const records = readWalked(folder).filter((record) => record.language === language)
  const all = known.map((model) => coverageOf(model, records))
  console.log(`\n${coverageTable(all)}`)
  const ours = records.filter(({ machine }) => known.some(({ name }) => name === machine))
  const history = values.last || place ? readHistory() : remember(runOf(new Date().toISOString(), known, ours))
  if (values.results !== undefined) {
    writeResults(values.results, { records: ours, shown: await rulesShown(ours), history })
  }
  if (values.answers !== 'all') return all.every(isWhole) ? 0 : 1
  const calls = answersWalked(known, records)
  console.log(`\n${answersTable(calls)}`)
  return all.every(isWhole) && calls.every(({ missing }) => missing.length === 0) ? 0 : 1
}
