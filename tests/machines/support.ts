import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'
import type { Failure } from '../../machines/outcome.ts'

/** One call of an actor that waits for the test to answer it. */
type Call<Output, Input> = {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => Promise<void>
}

/** Actor logic that the test answers call by call, in any order; `calls` are in the order in which they were made. */
export function controlled<Output, Input extends NonReducibleUnknown>(): {
  readonly logic: PromiseActorLogic<Output, Input>
  readonly calls: Call<Output, Input>[]
} {
  const calls: Call<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve } = Promise.withResolvers<Output>()
    const answer = async (output: Output): Promise<void> => {
      resolve(output)
      await promise
      await Promise.resolve()
      await Promise.resolve()
    }
    calls.push({ input, signal, answer })
    return promise
  })
  return { logic, calls }
}

/** The element at an index, which must be there. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index)
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}`)
  return item
}

type Startable<Value, Context> = {
  readonly start: () => unknown
  readonly getSnapshot: () => { readonly value: Value; readonly context: Context }
  readonly on: (type: '*', heard: (event: { readonly type: string }) => void) => unknown
}

/** Starts an actor, keeps what it emits, and tells where it is. */
export function started<Value, Context, Actor extends Startable<Value, Context>>(
  actor: Actor & Startable<Value, Context>,
) {
  const emitted: { readonly type: string }[] = []
  actor.on('*', (event) => void emitted.push(event))
  actor.start()
  return {
    actor,
    emitted,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

/** Makes key-1, key-2 and so on. */
export function counted(): () => string {
  let keys = 0
  return () => `key-${(keys += 1)}`
}

/** After these the same may be sent again. */
export const passing: readonly Failure[] = [
  { type: 'offline' },
  { type: 'timedOut' },
  { type: 'serverFailed' },
  { type: 'malformed' },
  { type: 'tooMany', retryAfter: 3, code: 'TOO_MANY_REQUESTS' },
]

/** The same, sent again, is refused again; none of these names a field of the samples. */
export const refusing: readonly Failure[] = [
  { type: 'conflict', code: 'ALREADY_RATED' },
  { type: 'conflict', code: null, message: 'Server words' },
  { type: 'forbidden', code: 'NOT_YOURS' },
  { type: 'notFound', code: 'JOB_NOT_FOUND' },
  { type: 'unauthorized', code: 'UNAUTHORIZED' },
  { type: 'invalid', code: 'MALFORMED_REQUEST', errors: [] },
  { type: 'invalid', code: 'VALIDATION_FAILED', errors: [{ field: 'elsewhere', code: 'INVALID_VALUE' }] },
]

/** The server finds something wrong with one field. */
export function objectionTo(field: string) {
  return {
    type: 'invalid',
    code: 'VALIDATION_FAILED',
    errors: [{ field, code: 'TEXT_TOO_LONG' }],
  } as const satisfies Failure
}
