/** Runs work that is given to it, at most so many pieces at a time, the others in the order in which they came. */
export function turns(atATime: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = atATime
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((done) => waiting.push(done))
    try {
      return await work()
    } finally {
      // Who waits takes over the place; only without one does it become free.
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}
