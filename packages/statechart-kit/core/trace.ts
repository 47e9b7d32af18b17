import type { EventObject } from 'xstate'
import { digestOf, plainEvent, type Plain, type PlainEvent } from './serializable.ts'

/** The version of the format that this kit writes, and the one that it reads. */
export const FORMAT = 1

/** One way through one machine, as it was walked: a file that can be sent and walked again. It holds no secrets and no contents of files. */
export type Trace = {
  readonly format: typeof FORMAT
  /** Twelve hexadecimal digits for machine, scene, and the label and payload of every step: the same in every language and browser. */
  readonly id: string
  readonly machine: string
  /** The name of the scene: `rating`; empty where it is for the walk to find out. */
  readonly scene: string
  /** Who found the way: a walk of listed paths, somebody by hand, or a search for what breaks a statement. */
  readonly origin: Origin
  /** The reason for the trace: the statement that it breaks, or someone's note; null if none. */
  readonly about: string | null
  readonly at: string
  /** The language that the app spoke: `en`; null where nobody looked at it. */
  readonly language: string | null
  /** The browser that it was walked in: `chromium 149.0.7827.59`; null where there was none. */
  readonly browser: string | null
  /** What kind of input the machine was given (`valueShape`), where nobody knew in which scene it was: by hand. */
  readonly input?: Plain
  /** How it began, before anybody did anything: the opening, which counts as step 0. */
  readonly start: Arrival
  /** Every step of the way, those too that were not reached because an earlier one failed. Counted from 1. */
  readonly steps: readonly TraceStep[]
  readonly result: TraceResult
}

export type Origin = (typeof ORIGINS)[number]

export const ORIGINS = ['walk', 'hand', 'property'] as const

/** Where the machine rests after a step, and what happened until then. */
export type Arrival = {
  /** The leaf of the chart, as `open.editing`; several at once as `a.b + c.d`. */
  readonly state: string
  /** Ids of the transitions that were taken, in order: `open form.submitted[1]`. */
  readonly takes: readonly string[]
  /** Milliseconds until the state was seen, or by hand until the next step; null where it was not walked. */
  readonly duration: number | null
  /** What the app asked its API for during this step, in order, with what became of it by the end of the way. */
  readonly requests: readonly TraceRequest[]
}

export type TraceStep = Arrival & {
  /** The event in a few words, as paths are listed: `save: conflict ALREADY_BID`. */
  readonly label: string
  readonly event: PlainEvent
}

export type TraceRequest = {
  /** What the API calls it; null where it does not know the address. */
  readonly operation: string | null
  readonly method: string
  /** Without host and query. */
  readonly path: string
  /** Null where nothing was answered. */
  readonly status: number | null
  /** The code of the API for what went wrong; null where nothing did, or the answer names none. */
  readonly code: string | null
  readonly edge: EdgeTreatment
}

/**
 * What the edge of the network did with a request: nothing stood in its way (`open`), it waited and was let through to the server
 * (`passed`), was answered in the server's place (`answered`), its line was broken (`broken`), it never got an answer (`silent`), or it
 * still waited at the end (`held`).
 */
export type EdgeTreatment = (typeof TREATMENTS)[number]

export const TREATMENTS = ['open', 'passed', 'answered', 'broken', 'silent', 'held'] as const

/** How a way ended; the opening is step 0. */
export type TraceResult =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly step: number; readonly message: string }

/** Several traces in one file: what somebody did in one sitting, one trace for each machine and scene, in the order of `at`. */
export type Session = { readonly format: typeof FORMAT; readonly traces: readonly Trace[] }

/** A trace before serialization: it has the events as they were sent to the machine. */
export type TraceInput = Omit<Trace, 'format' | 'id' | 'steps'> & {
  readonly steps: readonly (Omit<TraceStep, 'event'> & { readonly event: EventObject })[]
}

/** Makes a trace: events become JSON, without functions, secrets and the contents of files, and the id is worked out. */
export async function traceOf(told: TraceInput): Promise<Trace> {
  const steps = await Promise.all(
    told.steps.map(async ({ label, event, ...step }) => ({ label, event: await plainEvent(event), ...step })),
  )
  return { format: FORMAT, id: await idOf({ ...told, steps }), ...told, steps }
}

type Way = Pick<Trace, 'machine' | 'scene'> & { readonly steps: readonly Pick<TraceStep, 'label' | 'event'>[] }

/** The id of a way; see `Trace`. The type of an answer is left out, for it names places of the chart, and the label its port. */
export async function idOf({ machine, scene, steps }: Way): Promise<string> {
  const words = JSON.stringify([machine, scene, steps.map(essenceOf)])
  return (await digestOf(new TextEncoder().encode(words))).slice(0, ID_LENGTH)
}

const ID_LENGTH = 12

/** What two steps have in common that are the same. */
export function wordsOfStep(step: Pick<TraceStep, 'label' | 'event'>): string {
  return JSON.stringify(essenceOf(step))
}

function essenceOf({ label, event }: Pick<TraceStep, 'label' | 'event'>): Plain {
  const { type: _type, actorId: _actorId, ...payload } = event
  return sorted([label, payload])
}

/** The same whatever the order in which parts were written. */
function sorted(value: Plain): Plain {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)

/** A trace or a session as the text of a file. `readTraces` reads it. */
export function textOf(written: Trace | Session): string {
  return `${JSON.stringify(written, null, 2)}\n`
}
