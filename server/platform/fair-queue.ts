/** A queue for work, a bounded number at a time, in which nobody who brings much keeps others from their little. */
export type FairQueue = Readonly<{
  /** Does the work when it is the address's turn. Undefined, at once, where too much is waiting. */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result | undefined>
}>

export type FairQueueOptions = Readonly<{
  /** How much is done at a time; of one address only one. */
  places: number
  /** How much may wait, of one address and in all. */
  waiting: Readonly<{ each: number; all: number }>
}>

/** Addresses take turns, one piece of work each; those of one address come in their order. */
export function fairQueue({ places, waiting }: FairQueueOptions): FairQueue {
  /** Waiting work by address. The next address comes first. */
  const queues = new Map<string, (() => void)[]>()
  const busy = new Set<string>()

  const next = (): void => {
    if (busy.size >= places) return
    for (const [address, [begin, ...others]] of queues) {
      if (begin === undefined || busy.has(address)) continue
      queues.delete(address)
      if (others.length > 0) queues.set(address, others)
      busy.add(address)
      begin()
      return
    }
  }

  return {
    run: async (address, work) => {
      const own = queues.get(address) ?? []
      const all = [...queues.values()].reduce((sum, queue) => sum + queue.length, 0)
      if (own.length >= waiting.each || all >= waiting.all) return undefined
      const { promise: turn, resolve: begin } = Promise.withResolvers<void>()
      queues.set(address, [...own, begin])
      next()
      await turn
      try {
        return await work()
      } finally {
        busy.delete(address)
        next()
      }
    },
  }
}
