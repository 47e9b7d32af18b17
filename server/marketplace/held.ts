/**
 * A value that is kept for `holdsMs` milliseconds and then made again for the next caller. Callers that come meanwhile wait for the same
 * value. After a failure, the next caller makes it again. `renew` makes it whatever its age.
 */
export type Held<Value> = Readonly<{ get: () => Promise<Value>; renew: () => Promise<Value> }>

export function held<Value>(
  holdsMs: (value: Value) => number,
  now: () => Date,
  make: () => Promise<Value>,
): Held<Value> {
  let made: Readonly<{ value: Value; at: number }> | undefined
  let making: Promise<Value> | undefined
  const begin = async (): Promise<Value> => {
    try {
      const value = await make()
      made = { value, at: now().getTime() }
      return value
    } finally {
      making = undefined
    }
  }
  const renew = async (): Promise<Value> => await (making ??= begin())
  return {
    renew,
    get: async () =>
      made !== undefined && now().getTime() - made.at < holdsMs(made.value) ? made.value : await renew(),
  }
}
