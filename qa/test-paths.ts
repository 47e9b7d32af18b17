import { parseArgs } from 'node:util'
import { COVERS, CRITERIA, USUAL, type Criterion } from 'statechart-kit/criteria/names'
import { exploredIn } from 'statechart-kit/core/explore'
import { browserPathsOf, titleOf } from 'statechart-kit/criteria/paths'
import { pathNamed } from 'statechart-kit/criteria/find-paths'
import { pathsOfTraces } from 'statechart-kit/core/follow'
import { controlsTable, controlsTotal, isAllUsed } from 'statechart-kit/results/controls'
import { readWalked, type WalkedScene } from 'statechart-kit/walk/record'
import { tracesIn } from 'statechart-kit/walk/traces'
import { runOf } from 'statechart-kit/report/history'
import { answersWalked, coverageOf, isWhole } from 'statechart-kit/walk/coverage'
import { answersTable, coverageTable } from 'statechart-kit/walk/coverage-table'
import { readOrEnd } from '../scripts/command-words.ts'
import { models } from './models/all.ts'
import { controlsOf, writeResults } from './walked.ts'
import { replay } from './replay.ts'
import { endIfInterrupted, onlyTitled, runWalks } from './run-walks.ts'
import { appVersion, clear, isOf, readHistory, remember, walksFolderOf } from './support/folders.ts'
import { tracesFor } from './support/traces.ts'
import { browserNamed } from './support/browsers.ts'
import { placeEnv, wrongWithPlace } from './support/remote/remote-server.ts'
import { rulesShown } from './requirements.ts'

const HELP = `npm run test:paths -- [options]

Walks the paths of every chart in a real browser against the real server, and says how much of each was walked: a row for each
chart, with the transitions that it declares, or what else --cover counts, those that a path took in the browser with every step up
to there as it should be, those walked only without one (headless), those tried with a step that went wrong (failed), those not walked (missing), and how many of its paths passed.
Fails where something declared was not walked, or a path went wrong; then it names the shortest path that goes wrong the same way.
Traces in qa/traces, which /__machines has recorded from somebody's hands, are walked too, each in the scene that it fits; one that
fits none is not walked: the command fails before all walks and says which step is in the way, and why.

  --machine NAME   walks the scenes of one chart only
  --path WORDS     one path only, any there is: its scene and its steps: "details/customer-job load: offline → details.retried";
                   of a trace in qa/traces the name of its file
  --trace TRACE    one path only: a trace's file, or the id of a path, walked as npm run qa -- replay does
  --cover WHAT     one of these, or several with commas between (transitions,guards,answers by default); beside others answers are
                   given once in a chart
                   transitions: each that the chart declares
                   leaves: each in every leaf state in which it holds
                   guards: each guard, and each part of one, once true and once false; and what a person could try where it is
                   not heard, which changes nothing
                   pairs: every two transitions that can follow one another, and two answers with one event between
                   controls: each control that is enabled on a screen of a walk is used once, and what comes of it is as it
                   should be, or qa/models/excused-controls.ts says why not; what is not used is named, by screen
                   answers: every answer: whatever the network does to a call, and each code that openapi.yaml lists for it, in
                   every state that waits for it, and where nobody hears it; a row for each call then says how many of its
                   answers were given, on whichever screen, and which were not: if any, this fails
  --once           leaves out in a scene what an earlier one of its chart has shown, except calls that go well, as npm test does
  --url ADDRESS    walks a server that somebody else runs, with the accounts that --accounts names, and without its data folder or
                   database; what cannot be done so is skipped, with the reason, and counted
  --accounts FILE  whom walks may be there, whether they may sign up, and where their mail can be read (docs/qa/commands.md)
  --patience MIN   how many minutes a walk waits where that server asks to (Retry-After); 15 by default, beyond that it is skipped
  --browser NAME   chromium (default), firefox or webkit; what one of the others cannot be driven to do is skipped, with the reason, and
                   counted
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
  cover: { type: 'string', default: USUAL.join(',') },
  once: { type: 'boolean', default: false },
  url: { type: 'string' },
  accounts: { type: 'string' },
  patience: { type: 'string', default: '15' },
  browser: { type: 'string', default: 'chromium' },
  language: { type: 'string' },
  headed: { type: 'boolean', default: false },
  slow: { type: 'string', default: '0' },
  results: { type: 'string' },
  last: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const { values, browser } = readOrEnd(() => {
  const { values } = parseArgs({ options })
  return { values, browser: browserNamed(values.browser) }
})
const { language = 'en' } = values

const wanted = values.cover.split(',')
const asked = CRITERIA.filter((each) => wanted.includes(each))
const asksControls = wanted.includes('controls')
const cover: readonly Criterion[] = asksControls && asked.length === 0 ? ['transitions'] : asked
const place = wrongWithPlace(values) === null ? placeEnv(values) : undefined
/** What makes this run another one than those that the report tells of. */
const marks = [...(browser === 'chromium' ? [] : [browser]), ...(place ? ['elsewhere'] : [])]
const folder = walksFolderOf(...marks)

const known = models.filter(({ name }) => values.machine === undefined || name === values.machine)

const { traces, misfits } = await tracesFor(known, models)
const ways = await Promise.all(known.map(async (model) => ({ model, ...(await pathsOfTraces(model, traces)) })))
const traced = ways.flatMap(({ model, paths }) =>
  paths.map((path) => `${model.name}/${path.scene.name} ${titleOf(path)}`),
)

if (values.help) console.log(HELP)
else if (!wanted.every((each) => COVERS.some((known) => known === each))) {
  console.error(`--cover is ${COVERS.join(', ')} or several of them with commas between, not ${values.cover}`)
  process.exitCode = 1
} else if (wrongWithPlace(values) !== null) {
  console.error(wrongWithPlace(values))
  process.exitCode = 1
} else if (known.length === 0) {
  console.error(
    `There is no machine ${values.machine} in qa/models/all.ts; there are ${models.map(({ name }) => name).join(', ')}`,
  )
  process.exitCode = 1
} else if (misfits.length > 0) {
  console.error(`Traces in qa/traces that cannot be walked:\n${misfits.join('\n')}`)
  process.exitCode = 1
} else if (values.path !== undefined && !isKnown(fullName(values.path))) {
  console.error(`There is no path called "${values.path}". These there are:\n${names().join('\n')}`)
  process.exitCode = 1
} else if (values.trace !== undefined) {
  const { trace, headed, slow } = values
  process.exitCode = await replay({ trace, browser, headed, slow, language: values.language, pictures: undefined })
} else process.exitCode = await (values.last ? tell() : walk())

/** Of a trace its own name will do. */
function fullName(words: string): string {
  return traced.find((name) => name.includes(` ${words}: `)) ?? words
}

function isKnown(path: string): boolean {
  if (traced.includes(path)) return true
  return known.some((model) =>
    exploredIn(model).some((explored) => {
      const prefix = `${model.name}/${explored.scene.name} `
      return path.startsWith(prefix) && pathNamed(model, explored, path.slice(prefix.length)) !== undefined
    }),
  )
}

function names(): readonly string[] {
  const found = known.flatMap((model) =>
    browserPathsOf(model, cover).map(({ explored, path }) => `${model.name}/${explored.scene.name} ${titleOf(path)}`),
  )
  return [...found, ...traced]
}

async function walk(): Promise<number> {
  const { machine, path, headed, slow } = values
  const isOurs = isOf(
    known.map(({ name }) => name),
    [language],
  )
  if (path === undefined) for (const each of [folder, tracesIn(folder)]) clear(each, isOurs)
  const env = {
    QA_LANGUAGE: language,
    QA_COVER: cover.join(','),
    QA_ONCE: values.once ? 'on' : 'off',
    QA_HEADED: headed ? 'on' : 'off',
    QA_SLOW: slow,
    QA_WALKS: folder,
    ...place,
  }
  const how = { machine, browser, withWindow: headed, inTurn: place !== undefined }
  if (path === undefined) {
    const status = await runWalks({ ...how, env })
    endIfInterrupted(status)
    return Math.max(status, await tell())
  }
  // One path leaves no record, for it says nothing of the others.
  const name = fullName(path)
  const [scene = '', ...words] = name.split(' ')
  const only = onlyTitled(scene, words.join(' '))
  const alone = { ...env, QA_PATH: name, QA_WALKS: walksFolderOf('one-path') }
  return runWalks({ ...how, machine: scene.split('/')[0], only, env: alone })
}

async function tell(): Promise<number> {
  const records = readWalked(folder).filter((record) => record.language === language)
  // Answers are counted by call, in a table of their own.
  const counted = [...new Set(cover.map((each) => (each === 'answers' ? 'transitions' : each)))]
  const all = counted.map((each) => ({ each, rows: known.map((model) => coverageOf(model, records, each)) }))
  for (const { each, rows } of all) console.log(`\n${coverageTable(rows, each)}`)
  const ours = records.filter(({ machine }) => known.some(({ name }) => name === machine))
  const history =
    values.last || marks.length > 0
      ? readHistory()
      : remember(runOf(new Date().toISOString(), appVersion(), known, ours))
  if (values.results !== undefined) {
    writeResults(values.results, { records: ours, shown: await rulesShown(ours), history })
  }
  const isUsed = tellControls(ours)
  const isAll = isUsed && all.every(({ rows }) => rows.every(isWhole))
  if (!cover.includes('answers')) return isAll ? 0 : 1
  const calls = answersWalked(known, records)
  console.log(`\n${answersTable(calls)}`)
  return isAll && calls.every(({ missing }) => missing.length === 0) ? 0 : 1
}

/** Prints which controls no walk used where that is asked for, or else how many; answers whether that is as it should be. */
function tellControls(records: readonly WalkedScene[]): boolean {
  const list = controlsOf(records, { isWhole: values.machine === undefined && marks.length === 0 })
  console.log(
    asksControls
      ? `\n${controlsTable(list)}`
      : [controlsTotal(list), ...list.stale.map((each) => `excused for nothing: ${each}`)].join('\n'),
  )
  return asksControls ? isAllUsed(list) : list.stale.length === 0
}
