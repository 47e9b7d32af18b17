import { randomUUID } from 'node:crypto'

/** Where in a trace something happens, as W3C Trace Context names it: 16 and 8 bytes in hex. */
export type TraceContext = Readonly<{ traceId: string; spanId: string; isSampled: boolean }>

/**
 * Reads a `traceparent`; undefined where there is none that can be believed. Of a later version the parts that we know count
 * (https://www.w3.org/TR/trace-context/, section 3.2).
 */
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
