import type { Interest } from '../types.ts'
import { interestFromWire, isWireInterest } from './bids.ts'

type WireFailure = {
  readonly code: unknown
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly code: unknown }[]
  /** The bid as it is now, with BID_CHANGED. */
  readonly fresh: Interest | null
}

/** Reads the body of a failed answer. It may come from a proxy rather than from the server, so nothing is taken for granted. */
export function failureFromWire(body: unknown): WireFailure {
  const bid = field(body, 'bid')
  const errors = field(body, 'errors')
  return {
    code: field(body, 'code'),
    message: [field(body, 'Message'), field(body, 'message'), field(body, 'error')].find(isText) ?? '',
    errors: Array.isArray(errors)
      ? errors.flatMap((error: unknown) => {
          const name = field(error, 'field')
          return isText(name) ? [{ field: name, code: field(error, 'code') }] : []
        })
      : [],
    fresh: isWireInterest(bid) ? interestFromWire(bid) : null,
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'
