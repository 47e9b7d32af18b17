import type { Plain, PlainEvent } from './serializable.ts'
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

/** Reads a file: one trace, or those of a session. Ids are computed again, so a trace can be changed by hand. Throws a `TraceError`. */
export async function readTraces(text: string): Promise<readonly Trace[]> {
  const file = parsed(text)
  const get = fieldsOf(file, '')
  get('format', format)
  if (get('traces', anything) === undefined) return [await trace(file, '')]
  return Promise.all(get('traces', listOf(trace)))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (reason) {
    throw new TraceError(`the file is JSON, which this is not: ${reason instanceof Error ? reason.message : ''}`)
  }
}

/** Throws a `TraceError` that names the place of a wrong value. */
type Read<Value> = (value: unknown, at: string) => Value

const trace: Read<Promise<Trace>> = async (value, at) => {
  const get = fieldsOf(value, at)
  const input = get('input', anything)
  const known = {
    format: get('format', format),
    machine: get('machine', text),
    scene: get('scene', text),
    origin: get('origin', oneOf(ORIGINS)),
    about: get('about', textOrNull),
    at: get('at', moment),
    language: get('language', textOrNull),
    browser: get('browser', textOrNull),
    ...(input !== undefined && { input: get('input', plain) }),
    start: get('start', arrival),
    steps: get('steps', listOf(step)),
  }
  const result = get('result', resultOf(known.steps.length))
  return { ...known, id: await idOf(known), result }
}

const step: Read<TraceStep> = (value, at) => {
  const get = fieldsOf(value, at)
  return { label: get('label', text), event: get('event', event), ...arrival(value, at) }
}

const arrival: Read<Arrival> = (value, at) => {
  const get = fieldsOf(value, at)
  return {
    state: get('state', text),
    takes: get('takes', listOf(text)),
    duration: get('duration', countOrNull),
    requests: get('requests', listOf(request)),
  }
}

const request: Read<TraceRequest> = (value, at) => {
  const get = fieldsOf(value, at)
  return {
    operation: get('operation', textOrNull),
    method: get('method', text),
    path: get('path', text),
    status: get('status', countOrNull),
    code: get('code', textOrNull),
    edge: get('edge', oneOf(TREATMENTS)),
  }
}

const resultOf =
  (steps: number): Read<TraceResult> =>
  (value, at) => {
    const get = fieldsOf(value, at)
    const outcome = get('outcome', oneOf(['passed', 'failed'] as const))
    if (outcome === 'passed') return { outcome }
    const isStep = (each: unknown): each is number => isCount(each) && each <= steps
    const step = check(`one of the ${steps} steps`, isStep)(get('step', count), `${at}.step`)
    return { outcome, step, message: get('message', text) }
  }

function fieldsOf(value: unknown, at: string): <Value>(name: string, read: Read<Value>) => Value {
  const fields = check('an object', isFields)(value, at === '' ? 'the file' : at)
  return (name, read) => read(fields[name], at === '' ? name : `${at}.${name}`)
}

const listOf =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (value, at) =>
    check('a list', isList)(value, at).map((each, index) => read(each, `${at}[${index}]`))

const check =
  <Value>(wanted: string, isIt: (value: unknown) => value is Value): Read<Value> =>
  (value, at) => {
    if (isIt(value)) return value
    const found = (JSON.stringify(value) ?? '').slice(0, MOST)
    throw new TraceError(value === undefined ? `${at} is missing: it is ${wanted}` : `${at} is ${wanted}, not ${found}`)
  }

/** Most characters shown of a wrong value. */
const MOST = 60

const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const orNull =
  <Value>(isIt: (value: unknown) => value is Value) =>
  (value: unknown): value is Value | null =>
    value === null || isIt(value)

const anything: Read<unknown> = (value) => value
// What JSON.parse returns is plain.
const plain = check('JSON', (value): value is Plain => value !== undefined)
const event = check('an object with a type', (value): value is PlainEvent => isFields(value) && isText(value['type']))
const text = check('a text', isText)
const textOrNull = check('a text or null', orNull(isText))
const count = check('a whole number from 0 on', isCount)
const countOrNull = check('a whole number from 0 on', orNull(isCount))
const isMoment = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))
const moment = check('a moment as ISO 8601 writes it', isMoment)
const format = check(`${FORMAT}, the version that this kit reads`, (value): value is typeof FORMAT => value === FORMAT)
const oneOf = <Word extends string>(words: readonly Word[]): Read<Word> =>
  check(`one of ${words.join(', ')}`, (value): value is Word => words.some((word) => word === value))
