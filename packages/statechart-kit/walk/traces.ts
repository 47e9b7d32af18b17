import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext } from 'playwright-core'
import type { Explored } from '../core/explore.ts'
import { follow, type Followed } from '../core/follow.ts'
import type { Model } from '../core/model.ts'
import type { Path } from '../core/edge.ts'
import { readTraces } from '../core/read-trace.ts'
import { withoutSecrets } from '../core/serializable.ts'
import { textOf, type Trace, type TraceResult } from '../core/trace.ts'
import { traceOfPath } from '../core/path-trace.ts'
import type { Went } from './record.ts'

/** Where the traces of walks are, beside the records of the walks. */
export function tracesIn(folder: string): string {
  return join(folder, 'traces')
}

type TraceRef = Pick<Trace, 'machine' | 'scene' | 'language' | 'id'>

/** The name of the file of a trace, or of something that belongs to it: `form.rating.en.5be8a0c5d21f.json`. */
export function fileOfTrace({ machine, scene, language, id }: TraceRef, ending = 'json'): string {
  return [machine, scene, language ?? 'none', id, ending].join('.')
}

/** Writes the trace of a walk to its place. */
export function writeTrace(folder: string, trace: Trace): void {
  mkdirSync(tracesIn(folder), { recursive: true })
  writeFileSync(join(tracesIn(folder), fileOfTrace(trace)), textOf(trace))
}

type Walk = Pick<Trace, 'machine' | 'language' | 'at'> & {
  readonly explored: Explored
  readonly path: Path
  readonly went: Went
}

/** The trace of a path as it was walked. */
export function traceOfWalk({ explored: { startTakes }, path, went, ...place }: Walk): Promise<Trace> {
  const { browser, walked: arrivals } = went
  return traceOfPath(path, { ...place, browser, startTakes, arrivals, result: resultOf(path, went) })
}

function resultOf({ steps }: Path, { walked, reason }: Went): TraceResult {
  if (reason === null) return { outcome: 'passed' }
  const at = walked.findIndex(({ error }) => error !== null)
  const step = at === -1 ? walked.length - 1 : at
  const words = walked[step]?.error ?? (reason instanceof Error ? reason.message : 'It ended before its end')
  const events = steps.map(({ edge }) => edge.event)
  return { outcome: 'failed', step, message: withoutSecrets(stripVTControlCharacters(words), events) }
}

/** The path of the trace that is to be walked alone, where it is one of this scene: the file that `QA_TRACE` names. */
export async function givenPath(model: Model, scene: string): Promise<Followed | undefined> {
  const file = process.env['QA_TRACE']
  if (file === undefined || !existsSync(file)) return undefined
  const traces = await readTraces(readFileSync(file, 'utf8'))
  const [trace] = traces.filter((each) => each.machine === model.name && each.scene === scene)
  return trace && (await follow(model, trace))
}

/** Playwright's own recording of a walk: pictures, the page as it stood, network and console. It holds all that was typed. */
export type Recorder = {
  readonly start: (context: BrowserContext) => Promise<void>
  /** What follows belongs to this step. */
  readonly turn: (step: string) => Promise<void>
  /** Keeps what was recorded, a file for each browser, and answers their names in the order in which they were opened. */
  readonly keep: () => Promise<readonly string[]>
}

/** Records into files of these names, counted from 1. */
export function recorderTo(folder: string, nameOf: (number: number) => string): Recorder {
  const contexts: BrowserContext[] = []
  let present = ''
  const turnIn = (context: BrowserContext): Promise<unknown> => context.tracing.group(present)
  return {
    start: async (context) => {
      contexts.push(context)
      await context.tracing.start({ screenshots: true, snapshots: true })
      await turnIn(context)
    },
    turn: async (step) => {
      await Promise.all(contexts.map((context) => context.tracing.groupEnd()))
      present = step
      await Promise.all(contexts.map(turnIn))
    },
    keep: () =>
      Promise.all(
        contexts.map(async (context, index) => {
          const name = nameOf(index + 1)
          await context.tracing.stop({ path: join(folder, name) })
          return name
        }),
      ),
  }
}
