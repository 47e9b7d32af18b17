import type { Interest } from '../bid-types.ts'
import { interestFromWire, isWireInterest } from './bids.ts'
import { property } from './property.ts'

type WireFailure = {
  readonly code: unknown
  readonly message: string
  readonly errors: readonly { readonly field: string; readonly code: unknown }[]
  /** The present bid, with BID_CHANGED. */
  readonly fresh: Interest | null
  /** When the account will be deleted, with ACCOUNT_LEAVING. */
  readonly deleteAt: string | null
}

/** Reads the body of a failed answer. A proxy may have written it, so nothing is assumed. */
export function failureFromWire(body: unknown): WireFailure {
  const bid = property(body, 'bid')
  const errors = property(body, 'errors')
  const deleteAt = property(body, 'deleteAt')
  return {
    code: property(body, 'code'),
    message: [property(body, 'Message'), property(body, 'message'), property(body, 'error')].find(isText) ?? '',
    errors: Array.isArray(errors)
      ? errors.flatMap((error: unknown) => {
          const name = property(error, 'field')
          return isText(name) ? [{ field: name, code: property(error, 'code') }] : []
        })
      : [],
    fresh: isWireInterest(bid) ? interestFromWire(bid) : null,
    deleteAt: isText(deleteAt) && !Number.isNaN(Date.parse(deleteAt)) ? deleteAt : null,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
