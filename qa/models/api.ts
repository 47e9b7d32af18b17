import type { Failure } from '../../machines/outcome.ts'
import type { OperationId } from '../../generated/operations.ts'
import { operations, refusalsOf, type Operation, type Refusal } from '../../tests/support/contract.ts'
import type { AnyMachineSnapshot } from 'xstate'
import { scenesWith } from 'statechart-kit/core/scenes'

/** The line breaks before an answer is there; to a machine the same as when nobody is reached at all. */
export const dropped = { type: 'offline', line: 'dropped' } as const satisfies Failure & { readonly line: string }

/** Nothing of a call came to the server in time, which says so; to a machine the same as when nothing is said at all. */
export const tooSlow = { type: 'timedOut', status: 408 } as const satisfies Failure & { readonly status: number }

/** What the network does: nobody is reached, the line breaks, nothing is said, the server fails, or its answer is cut off. */
const ofNetwork: readonly Failure[] = [
  { type: 'offline' },
  dropped,
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
]

/** One sample of each way in which calls can go wrong: those of the network, and every refusal that the contract lists for them. */
export function failuresOf(ids: readonly string[]): readonly Failure[] {
  if (ids.length === 0) return []
  const refusals = operations.filter(({ id }) => ids.some((wanted) => wanted === id)).flatMap(refusalsOf)
  const byCode = new Map(refusals.map((refusal) => [refusal.code, refusal]))
  return [...ofNetwork, ...[...byCode.values()].flatMap(failureOf)]
}

/** A refusal as machines hear of it; what fails on the side of the server has no name there. */
function failureOf({ status, code }: Refusal): readonly Failure[] {
  const told = { code }
  switch (status) {
    case 401:
      return [{ type: 'unauthorized', ...told }]
    case 403:
      // What the login goes on with once there is a code.
      if (code === 'SECOND_STEP_REQUIRED') return [{ type: 'forbidden', ...told, ticket: 'ticket-1' }]
      return [{ type: 'forbidden', ...told }]
    case 404:
      return [{ type: 'notFound', ...told }]
    case 408:
      return [tooSlow]
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

export function operationOf(id: string): Operation {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`The contract has no call ${id}`)
  return operation
}

/** Whom the contract lets make any of these calls. */
export function rolesOf(calls: readonly string[]): readonly string[] {
  return [...new Set(calls.flatMap((id) => operationOf(id).roles))]
}

/** A scene of a machine of this app, whose calls are those of the contract. */
export const sceneOf = scenesWith<OperationId>({ failuresOf, rolesOf, isLeft })

/** The end of a session leads to the login screen. */
function isLeft({ context }: AnyMachineSnapshot): boolean {
  const items: unknown = partOf(context, 'items')
  const first: unknown = Array.isArray(items) ? items[0] : undefined
  return [context, first].some((place: unknown) => {
    const failure = partOf(place, 'failure')
    return partOf(failure, 'type') === 'unauthorized' && partOf(failure, 'code') === 'UNAUTHORIZED'
  })
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
