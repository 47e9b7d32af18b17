import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { follow } from 'statechart-kit/core/follow'
import { TraceMismatchError } from 'statechart-kit/core/follow-step'
import { CRITERIA, USUAL } from 'statechart-kit/criteria/names'
import { browserPathsOf, titleOf } from 'statechart-kit/criteria/paths'
import { readTraces, TraceError } from 'statechart-kit/core/read-trace'
import { textOf, type Trace, type TraceResult } from 'statechart-kit/core/trace'
import { pathIdOf } from 'statechart-kit/core/path-trace'
import { traceOfWalk, tracesIn } from 'statechart-kit/walk/traces'
import { models } from './models/all.ts'
import { endIfInterrupted, onlyTitled, runWalks } from './run-walks.ts'
import { browserNamed, type BrowserName } from './support/browsers.ts'
import { walksFolder } from './support/folders.ts'

export type Replay = {
  readonly trace: string
  readonly language: string | undefined
  readonly browser: BrowserName
  readonly headed: boolean
  /** Milliseconds before each thing that the browser does. */
  readonly slow: string
  /** The folder for a picture of each step. */
  readonly pictures: string | undefined
}

export const REPLAY_HELP = `npm run qa -- replay TRACE [options]

Walks a trace again, step by step, against the real server: one that a walk wrote, that was clicked by hand, or that breaks a
statement. Before that it is followed on the chart of today: where the chart goes another way the step is named, and nothing is
walked. TRACE is a file, or the id of a path: of the last results, or of any that npm run test:paths walks, whatever it covers.

  --browser NAME     chromium (default), firefox or webkit
  --headed           shows the browser
  --slow MS          waits that long before each thing that the browser does
  --pictures FOLDER  takes a picture of the screen after each step, numbered
  --language CODE    en, es or ar; that of the trace (default)
  --help
`

export function readReplay(args: readonly string[]): Replay | 'help' {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      browser: { type: 'string', default: 'chromium' },
      headed: { type: 'boolean', default: false },
      slow: { type: 'string', default: '0' },
      pictures: { type: 'string' },
      language: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const { help, headed, slow, pictures, language } = values
  if (help) return 'help'
  const [trace, ...more] = positionals
  if (trace === undefined || more.length > 0) throw new Error('replay takes one trace: its file, or an id.')
  return { trace, browser: browserNamed(values.browser), headed, slow, pictures, language }
}

/** Walks a trace again, or each of a session; answers the exit status. */
export async function replay(request: Replay): Promise<number> {
  try {
    let status = 0
    for (const trace of await tracesOf(request)) status = Math.max(status, await walkAgain(trace, request))
    return status
  } catch (reason) {
    if (!(reason instanceof TraceError || reason instanceof TraceMismatchError)) throw reason
    console.error(reason.message)
    return 1
  }
}

async function tracesOf({ trace: name, language }: Replay): Promise<readonly Trace[]> {
  if (existsSync(name)) return readTraces(readFileSync(name, 'utf8'))
  const folder = tracesIn(walksFolder)
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(`.${name}.json`)) : []
  const file = files.find((each) => each.split('.')[2] === (language ?? 'en')) ?? files[0]
  if (file !== undefined) return readTraces(readFileSync(join(folder, file), 'utf8'))
  const listed = await listedAs(name)
  if (listed) return [listed]
  throw new TraceError(`There is no file and no path called ${name}. A trace is a file, or the id of one in ${folder}.`)
}

async function listedAs(id: string): Promise<Trace | undefined> {
  for (const model of models) {
    for (const { explored, path } of [USUAL, ...CRITERIA].flatMap((cover) => browserPathsOf(model, cover))) {
      if ((await pathIdOf(model.name, path)) !== id) continue
      const place = { machine: model.name, scene: explored.scene.name, language: null, at: new Date().toISOString() }
      return traceOfWalk({ ...place, explored, path, went: { walked: [], browser: null, reason: null } })
    }
  }
  return undefined
}

async function walkAgain(trace: Trace, { language, browser, headed, slow, pictures }: Replay): Promise<number> {
  const model = models.find(({ name }) => name === trace.machine)
  if (!model) {
    const there = models.map(({ name }) => name).join(', ')
    throw new TraceMismatchError(0, 'opens', `there is no machine "${trace.machine}"; it knows ${there}`)
  }
  const { path } = await follow(model, trace)
  const folder = mkdtempSync(join(tmpdir(), 'bidfair-replay-'))
  const file = join(folder, 'trace.json')
  const scene = path.scene.name
  writeFileSync(file, textOf({ ...trace, scene }))
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const status = await runWalks({
    machine: trace.machine,
    only: onlyTitled(`${trace.machine}/${scene}`, titleOf(path)),
    browser,
    withWindow: headed,
    env: {
      QA_LANGUAGE: language ?? trace.language ?? 'en',
      QA_TRACE: file,
      QA_WALKS: folder,
      QA_HEADED: headed ? 'on' : 'off',
      QA_SLOW: slow,
      ...(pictures !== undefined && { QA_STEPS_FOLDER: resolve(pictures) }),
    },
  })
  const [written] = existsSync(tracesIn(folder))
    ? readdirSync(tracesIn(folder)).filter((name) => name.endsWith('.json'))
    : []
  const [now] = written === undefined ? [] : await readTraces(readFileSync(join(tracesIn(folder), written), 'utf8'))
  rmSync(folder, { recursive: true })
  endIfInterrupted(status)
  if (now) console.log(wordsOfReplay(trace, now))
  return status
}

/** Each step of a walk, and how it ended beside how it ended before. */
export function wordsOfReplay(before: Trace, now: Trace): string {
  const all = [{ label: 'opens', ...now.start }, ...now.steps]
  const lines = all.map(({ label, state, duration }, index) => {
    const isFailed = now.result.outcome === 'failed' && now.result.step === index
    const sign = isFailed ? '✕' : duration === null ? ' ' : '✓'
    const took = duration === null ? '' : `  ${(duration / 1000).toFixed(1)} s`
    return `${sign} ${index}  ${label} → ${state}${took}`
  })
  return [`${now.machine}/${now.scene} ${before.id}`, ...lines, endOf(before.result, now.result)].join('\n')
}

function endOf(before: TraceResult, now: TraceResult): string {
  if (now.outcome === 'passed') {
    return before.outcome === 'passed' ? 'It passed.' : `It passed; before it failed at step ${before.step}.`
  }
  const told = `It failed at step ${now.step}`
  if (before.outcome === 'passed') return `${told}; before it passed.`
  return before.step === now.step ? `${told}, as before.` : `${told}; before at step ${before.step}.`
}
