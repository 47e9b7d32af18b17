import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { GuardEvaluation } from './criteria/guard-evaluation.ts'
import type { Microstep } from './microsteps.ts'

/** One event on one state, with all that the machine does about it until it rests again. */
export type Edge = {
  readonly from: string
  readonly to: string
  /** The leaf in which the event comes, and the one in which the machine rests then: `open.new.alreadyBid`. */
  readonly at: string
  readonly ends: string
  readonly event: EventObject
  readonly label: string
  /** Ids of the transitions that it takes, in order: the one that the event asks for, then those that follow at once. */
  readonly takes: readonly string[]
  /** Each of these with the leaf in which it is taken: `signedOut.idle: signedOut login.submitted[0]`. */
  readonly holds: readonly string[]
  /** What the guards said that were asked on the way: `signedIn session.expired[0] isThisSession: true`. */
  readonly asks: readonly string[]
  /** Why no browser can send it there; undefined where one can. */
  readonly headless?: string | undefined
}

/** Says of the steps that follow an event what they show. */
export type DescribeSteps = (
  steps: readonly Microstep[],
  event: EventObject,
  asked: GuardEvaluation,
) => Pick<Edge, 'takes' | 'holds' | 'asks'>

/** The leaf in which a snapshot rests, as `open.new.alreadyBid`; all of them where several are active at once. */
export function stateOf(snapshot: AnyMachineSnapshot): string {
  return leavesIn(snapshot.value).join(' + ')
}

/** Every leaf that is active, by a snapshot's value. */
export function leavesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value ?? {}).flatMap(([name, inner]) => leavesIn(inner).map((leaf) => `${name}.${leaf}`))
}
