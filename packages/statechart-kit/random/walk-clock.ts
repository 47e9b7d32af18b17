import { SimulatedClock } from 'xstate'

/** A chart that goes round without any time passing would never end. */
const MOST_RINGS = 10_000

/** A clock that moves only when the caller lets time pass. It knows its pending timers. */
export class WalkClock extends SimulatedClock {
  private readonly due = new Map<number, number>()

  override setTimeout(ring: (...given: unknown[]) => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.due.delete(id)
      ring()
    }, delay)
    this.due.set(id, this.now() + delay)
    return id
  }

  override clearTimeout(id: number): void {
    this.due.delete(id)
    super.clearTimeout(id)
  }

  /** Milliseconds until it rings next; null where nobody waits for it. */
  untilNext(): number | null {
    const times = [...this.due.values()]
    return times.length === 0 ? null : Math.max(0, Math.min(...times) - this.now())
  }

  /** Lets time pass, in milliseconds: it rings for everything in between at its own time. */
  pass(milliseconds: number): void {
    const end = this.now() + milliseconds
    let rings = 0
    for (let next = this.untilNext(); next !== null && this.now() + next <= end; next = this.untilNext()) {
      rings += 1
      if (rings > MOST_RINGS) throw new Error(`The clock rang ${MOST_RINGS} times within ${milliseconds} ms`)
      this.increment(next)
    }
    this.set(end)
  }
}
