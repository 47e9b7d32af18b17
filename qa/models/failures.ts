import type { Failure } from '../../machines/outcome.ts'
import { operations, refusalsOf, type Refusal } from '../../tests/support/contract.ts'
import type { OperationId } from '../kit/scene.ts'

/** The line breaks before an answer is there; to a machine the same as when nobody is reached at all. */
export const dropped = { type: 'offline', line: 'dropped' } as const satisfies Failure & { readonly line: string }

/** What the network does: nobody is reached, the line breaks, nothing is said, the server fails, or its answer is cut off. */
const ofNetwork: readonly Failure[] = [
  { type: 'offline' },
  dropped,
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
]

/** One sample of each way in which calls can go wrong: those of the network, and every refusal that the contract lists for them. */
export function failuresOf(ids: readonly OperationId[]): readonly Failure[] {
  if (ids.length === 0) return []
  const refusals = operations.filter(({ id }) => ids.some((wanted) => wanted === id)).flatMap(refusalsOf)
  const byCode = new Map(refusals.map((refusal) => [refusal.code, refusal]))
  return [...ofNetwork, ...[...byCode.values()].flatMap(failureOf)]
}

/** A refusal as machines hear of it; what fails on the side of the server has no name there. */
function failureOf({ status, code }: Refusal): readonly Failure[] {
  const told = { code, message: 'Server words' }
  switch (status) {
    case 401:
      return [{ type: 'unauthorized', ...told }]
    case 403:
      return [{ type: 'forbidden', ...told }]
    case 404:
      return [{ type: 'notFound', ...told }]
    case 409:
      // The service tells it at its field, as whatever else is wrong with an address.
      if (code === 'EMAIL_TAKEN') return [{ type: 'invalid', ...told, errors: [{ field: 'email', code }] }]
      return [{ type: 'conflict', ...told }]
    case 429:
      return [{ type: 'tooMany', ...told, retryAfter: 5 }]
    default:
      return status < 500 ? [{ type: 'invalid', ...told, errors: [] }] : []
  }
}
