import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** One call of an actor that waits for the test to answer it. */
export type Call<Output, Input> = {
  readonly input: Input
  readonly signal: AbortSignal
  readonly answer: (output: Output) => Promise<void>
  readonly crash: (error: Error) => Promise<void>
}

/** Actor logic whose every call is answered by hand, in any order; `calls` are in the order in which they were made. */
export function controlled<Output, Input extends NonReducibleUnknown>(): {
  readonly logic: PromiseActorLogic<Output, Input>
  readonly calls: Call<Output, Input>[]
} {
  const calls: Call<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    const settle = async (act: () => void): Promise<void> => {
      act()
      await promise.then(nothing, nothing)
      await Promise.resolve()
      await Promise.resolve()
    }
    calls.push({
      input,
      signal,
      answer: (output) => settle(() => resolve(output)),
      crash: (error) => settle(() => reject(error)),
    })
    return promise
  })
  return { logic, calls }
}

const nothing = (): void => undefined

/** The element at an index, which must be there. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index)
  if (item === undefined) throw new Error(`There is no item ${index} among ${items.length}`)
  return item
}
