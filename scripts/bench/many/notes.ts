/** What goes on: nothing, a server that was killed and comes back, or all being updated one after the other. */
export type Phase = 'steady' | 'killed' | 'updated'

/** Requests: how many, how many failed at first, how many after the client's repeat too, and the slowest, in milliseconds. */
export type Tally = { requests: number; failedAtFirst: number; failedForGood: number; slowest: number }

/** Streams: how often one was away, and for how long at most, in milliseconds. */
export type Absences = { count: number; longest: number }

/** What is noted while load and streams run. */
export type Notes = {
  phase: Phase
  readonly tallies: Readonly<Record<Phase, Tally>>
  readonly absences: Readonly<Record<Phase, Absences>>
  /** Writes that were acknowledged. */
  written: number
  /** Answers of other servers to a repeated request that were compared. */
  compared: number
  /** Why requests failed at first, and how often. */
  readonly failures: Map<string, number>
  /** What should not have happened, in words, and how often. */
  readonly complaints: Map<string, number>
}

export function newNotes(): Notes {
  const each = <Value>(make: () => Value) => ({ steady: make(), killed: make(), updated: make() })
  return {
    phase: 'steady',
    tallies: each(() => ({ requests: 0, failedAtFirst: 0, failedForGood: 0, slowest: 0 })),
    absences: each(() => ({ count: 0, longest: 0 })),
    written: 0,
    compared: 0,
    failures: new Map(),
    complaints: new Map(),
  }
}

export function add(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

/** Notes that a stream is back, and for how long it was away, in milliseconds. */
export function cameBack({ absences, phase }: Notes, away: number): void {
  absences[phase].count += 1
  absences[phase].longest = Math.max(absences[phase].longest, away)
}
