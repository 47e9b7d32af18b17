import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { readPictured } from 'statechart-kit/walk/screenshots'
import { readWalked } from 'statechart-kit/walk/record'
import { tracesIn } from 'statechart-kit/walk/traces'
import { gatherMachines } from 'statechart-kit/report/gather'
import { runOf } from 'statechart-kit/report/history'
import { createAlbum } from 'statechart-kit/report/pictures'
import type { Report, ReportMachine } from 'statechart-kit/report/types'
import { isWell, tallyOf, wordsOf } from 'statechart-kit/report/tally'
import { models } from '../models/all.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/browsers.ts'
import { commandFor, HELP, readQaRequest, type QaRequest } from './command-line.ts'
import {
  clear,
  isOf,
  pageFile,
  picturesFolder,
  readHistory,
  remember,
  resultsFolder,
  savePictures,
  savedAt,
  savedFolder,
  viewerFolder,
  walksFolder,
  appVersion,
} from '../support/folders.ts'
import { pageOf, recordingViewer } from './page.ts'
import { readReplay, replay, REPLAY_HELP } from '../replay.ts'
import { writeResults } from '../walked.ts'
import { rules, rulesShown } from '../requirements.ts'
import { endIfInterrupted, runWalks } from '../run-walks.ts'
import { readOrEnd } from '../../scripts/command-words.ts'

const passesIn =
  (language: string) =>
  ({ paths }: ReportMachine): boolean =>
    paths.every(({ runs }) => runs.every((run) => run.passed || run.language !== language))

/** `npm run qa`: walks, takes pictures, and writes the page that shows both. */
const [first, ...others] = process.argv.slice(2)
process.exitCode = await (first === 'replay'
  ? replayed(others)
  : first === 'atlas'
    ? (await import('../atlas/command.ts')).drawAtlas()
    : reported(process.argv.slice(2)))

async function replayed(args: readonly string[]): Promise<number> {
  const request = readOrEnd(() => readReplay(args))
  if (request !== 'help') return replay(request)
  console.log(REPLAY_HELP)
  return 0
}

async function reported(args: readonly string[]): Promise<number> {
  const names = models.map(({ name }) => name)
  const request = readOrEnd(() => readQaRequest(args, names))
  if (!request.help) return run(request)
  console.log(HELP)
  return 0
}

async function run({ machine, languages, isPictured, saves, isLast }: QaRequest): Promise<number> {
  const startedAt = performance.now()
  const chosen = models.filter(({ name }) => machine === undefined || name === machine)
  const isOurs = isOf(
    chosen.map(({ name }) => name),
    languages,
  )
  const failing: string[] = []
  if (!isLast) {
    for (const folder of [walksFolder, tracesIn(walksFolder), picturesFolder]) clear(folder, isOurs)
    for (const language of languages) {
      console.log(`\n── paths in ${language}`)
      const pictures = { QA_PICTURES_FOLDER: picturesFolder, QA_PICTURES: isPictured ? 'states' : 'failures' }
      const status = await runWalks({ machine, env: { QA_LANGUAGE: language, ...pictures } })
      endIfInterrupted(status)
      if (status !== 0) failing.push(language)
    }
  }
  const album = createAlbum()
  const savedBefore = savedAt()
  const scenes = readPictured(picturesFolder)
  const at = new Date().toISOString()
  const walked = readWalked(walksFolder)
  const ours = walked.filter(({ machine: name, language }) => isOurs(`${name}.scene.${language}`))
  const history = isLast ? readHistory() : remember(runOf(at, appVersion(), chosen, ours))
  const shown = await rulesShown(walked)
  const machines = await gatherMachines({
    models: chosen,
    languages,
    walked,
    shown,
    history,
    pictured: { folder: picturesFolder, scenes },
    tracesAt: relative(dirname(pageFile), tracesIn(walksFolder)),
    saved: savedBefore === null ? null : { folder: savedFolder, scenes: readPictured(savedFolder) },
    album,
    browser: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
    commandFor,
  })
  const report: Report = {
    at,
    languages,
    took: isLast ? null : Math.round(performance.now() - startedAt),
    savedAt: savedBefore,
    isPictured: scenes.some(({ shots }) => shots.length > 0),
    // A page that complains of something fails its test, though each step went well.
    complaining: failing.filter((language) => machines.every(passesIn(language))),
    machines,
    runs: history.map(({ at: then, results }) => {
      const all = Object.values(results)
      return { at: then, paths: all.length, passed: all.filter(Boolean).length }
    }),
    rules,
  }
  writeResults(resultsFolder, { records: ours, shown, history })
  const page = await pageOf(report, album.all())
  mkdirSync(dirname(pageFile), { recursive: true })
  writeFileSync(pageFile, page)
  cpSync(recordingViewer(), viewerFolder, { recursive: true })
  if (saves) savePictures(isOurs, at)
  const tally = tallyOf(machines)
  console.log(`\n${wordsOf(tally)}\n${pageFile} (${(page.length / 1e6).toFixed(1)} MB)`)
  return isWell(tally) && report.complaining.length === 0 ? 0 : 1
}
