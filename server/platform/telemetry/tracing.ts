import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Where in a trace something happens, as W3C Trace Context names it: 16 and 8 bytes in hex. */
export type TraceContext = Readonly<{ traceId: string; spanId: string; isSampled: boolean }>

/** Reads a `traceparent`; undefined for a wrong one (https://www.w3.org/TR/trace-context/, section 3.2). */
export function readTraceparent(header: string | readonly string[] | undefined): TraceContext | undefined {
  if (typeof header !== 'string') return undefined
  const parts = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header)
  if (parts === null) return undefined
  const [, version, traceId = '', spanId = '', flags = '', more] = parts
  if (version === '00' && more !== undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The beginning of a trace that nobody gathers: there is an id to look for in the log, and nothing more. */
export function newTrace(): TraceContext {
  return { traceId: newId(), spanId: newId().slice(16), isSampled: false }
}

/** 16 bytes in hex that are never nought; Node draws those of UUIDs in advance, which costs a tenth of asking for bytes each time. */
const newId = (): string => randomUUID().replaceAll('-', '')

/** Span data other than its name and times. */
export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Something that is being done, from its beginning to its end. */
export type Span = Readonly<{
  place: TraceContext
  /** Only the first end counts. */
  end(ended?: Ended): void
}>

/** What is known of a span only when it ends. */
export type Ended = Readonly<{
  /** A better name than it began with. */
  name?: string
  attributes?: Attributes
  /** Where it failed. */
  error?: unknown
}>

export type NewSpan = Readonly<{
  name: string
  kind?: 'server' | 'client'
  /** What it is part of; a trace of its own begins where nothing is given. */
  parent?: TraceContext | undefined
  attributes?: Attributes
}>

/** Gathers spans and sends them away. */
export type TraceRecorder = Readonly<{
  begin(span: NewSpan): Span
  /** Sends what is left, and waits a little for that. */
  stop(): Promise<void>
}>

/** Tracks current work and reports it to the trace collector. */
export type Tracing = Readonly<{
  /** Begins a span; in the one that is given, or else in the one in which we are. */
  begin(span: NewSpan): Span
  /** Does work in a place of a trace: what it begins is part of it. */
  within<Result>(place: TraceContext, work: () => Result): Result
  /** Does work as a span of its own. */
  during<Result>(span: NewSpan, work: () => Promise<Result>): Promise<Result>
  /** Where we are; undefined outside of any work. */
  here(): TraceContext | undefined
  stop(): Promise<void>
}>

/** Without a collector a place is only an id for the log. */
const NOBODY: TraceRecorder = {
  begin: ({ parent }) => ({ place: parent ?? newTrace(), end: () => {} }),
  stop: async () => {},
}

export function startTracing(collector: TraceRecorder = NOBODY): Tracing {
  const places = new AsyncLocalStorage<TraceContext>()
  const begin = (span: NewSpan) => collector.begin({ ...span, parent: span.parent ?? places.getStore() })
  return {
    begin,
    within: (place, work) => places.run(place, work),
    during: async (span, work) => {
      const begun = begin(span)
      try {
        const result = await places.run(begun.place, work)
        begun.end()
        return result
      } catch (error) {
        begun.end({ error })
        throw error
      }
    },
    here: () => places.getStore(),
    stop: collector.stop,
  }
}
