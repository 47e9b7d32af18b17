import type { Plain, PlainEvent } from './plain.ts'
import {
  FORMAT,
  idOf,
  ORIGINS,
  TREATMENTS,
  type Arrival,
  type Trace,
  type TraceRequest,
  type TraceResult,
  type TraceStep,
} from './trace.ts'

/** What is wrong with a file of traces, in one line that names the field: `steps[2].label is a text, not 7`. */
export class TraceError extends Error {}

/**
 * Reads the text of a file: one trace, or all traces of a session. Throws a `TraceError`. Ids are worked out anew, so that a trace may be
 * written or changed by hand; what the format does not know is left out.
 */
export async function readTraces(text: string): Promise<readonly Trace[]> {
  const file = objectAt('the file', parsed(text))
  formatAt('format', file['format'])
  if (!('traces' in file)) return [await trace(file, '')]
  return Promise.all(
    listAt('traces', file['traces']).map((each, index) =>
      trace(objectAt(`traces[${index}]`, each), `traces[${index}].`),
    ),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (reason) {
    throw new TraceError(`the file is JSON, which this is not: ${reason instanceof Error ? reason.message : ''}`)
  }
}

async function trace(part: Fields, at: string): Promise<Trace> {
  const known = {
    format: formatAt(`${at}format`, part['format']),
    machine: textAt(`${at}machine`, part['machine']),
    scene: textAt(`${at}scene`, part['scene']),
    origin: oneAt(`${at}origin`, part['origin'], ORIGINS),
    about: textOrNullAt(`${at}about`, part['about']),
    at: momentAt(`${at}at`, part['at']),
    language: textOrNullAt(`${at}language`, part['language']),
    browser: textOrNullAt(`${at}browser`, part['browser']),
    ...('input' in part && { input: plainAt(`${at}input`, part['input']) }),
    start: arrivalAt(`${at}start`, part['start']),
    steps: listAt(`${at}steps`, part['steps']).map((each, index) => stepAt(`${at}steps[${index}]`, each)),
  }
  const result = resultAt(`${at}result`, part['result'], known.steps.length)
  return { ...known, id: await idOf(known), result }
}

function stepAt(at: string, value: unknown): TraceStep {
  const part = objectAt(at, value)
  return {
    label: textAt(`${at}.label`, part['label']),
    event: eventAt(`${at}.event`, part['event']),
    ...arrivalAt(at, part),
  }
}

function eventAt(at: string, value: unknown): PlainEvent {
  const part = objectAt(at, value)
  const payload = Object.entries(part).map(([key, each]) => [key, plainAt(`${at}.${key}`, each)] as const)
  return { ...Object.fromEntries(payload), type: textAt(`${at}.type`, part['type']) }
}

function plainAt(at: string, value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value
  if (Array.isArray(value)) return value.map((each: unknown, index) => plainAt(`${at}[${index}]`, each))
  return Object.fromEntries(
    Object.entries(objectAt(at, value)).map(([key, each]) => [key, plainAt(`${at}.${key}`, each)]),
  )
}

function arrivalAt(at: string, value: unknown): Arrival {
  const part = objectAt(at, value)
  return {
    state: textAt(`${at}.state`, part['state']),
    takes: listAt(`${at}.takes`, part['takes']).map((each, index) => textAt(`${at}.takes[${index}]`, each)),
    duration: part['duration'] === null ? null : countAt(`${at}.duration`, part['duration']),
    requests: listAt(`${at}.requests`, part['requests']).map((each, index) =>
      requestAt(`${at}.requests[${index}]`, each),
    ),
  }
}

function requestAt(at: string, value: unknown): TraceRequest {
  const part = objectAt(at, value)
  return {
    operation: textOrNullAt(`${at}.operation`, part['operation']),
    method: textAt(`${at}.method`, part['method']),
    path: textAt(`${at}.path`, part['path']),
    status: part['status'] === null ? null : countAt(`${at}.status`, part['status']),
    code: textOrNullAt(`${at}.code`, part['code']),
    edge: oneAt(`${at}.edge`, part['edge'], TREATMENTS),
  }
}

function resultAt(at: string, value: unknown, steps: number): TraceResult {
  const part = objectAt(at, value)
  const outcome = oneAt(`${at}.outcome`, part['outcome'], ['passed', 'failed'])
  if (outcome === 'passed') return { outcome }
  const step = countAt(`${at}.step`, part['step'])
  if (step > steps) throw wrong(`${at}.step`, `one of the ${steps} steps`, step)
  return { outcome, step, message: textAt(`${at}.message`, part['message']) }
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function objectAt(at: string, value: unknown): Fields {
  if (isFields(value)) return value
  throw wrong(at, 'an object', value)
}

function listAt(at: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw wrong(at, 'a list', value)
}

function textAt(at: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw wrong(at, 'a text', value)
}

function textOrNullAt(at: string, value: unknown): string | null {
  if (typeof value === 'string' || value === null) return value
  throw wrong(at, 'a text or null', value)
}

function momentAt(at: string, value: unknown): string {
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value
  throw wrong(at, 'a moment as ISO 8601 writes it', value)
}

function countAt(at: string, value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw wrong(at, 'a whole number from 0 on', value)
}

function formatAt(at: string, value: unknown): typeof FORMAT {
  if (value === FORMAT) return FORMAT
  throw wrong(at, `${FORMAT}, the version that this kit reads`, value)
}

function oneAt<Word extends string>(at: string, value: unknown, words: readonly Word[]): Word {
  const word = words.find((each) => each === value)
  if (word !== undefined) return word
  throw wrong(at, `one of ${words.join(', ')}`, value)
}

function wrong(at: string, wanted: string, value: unknown): TraceError {
  const found = (JSON.stringify(value) ?? '').slice(0, MOST)
  return new TraceError(value === undefined ? `${at} is missing: it is ${wanted}` : `${at} is ${wanted}, not ${found}`)
}

/** Characters of what stands there instead. */
const MOST = 60
