import type { operations } from '../../generated/api.ts'
import type { Scene } from './scene.ts'

export type OperationId = keyof operations

/** What testers know of one chart beside the chart itself. */
export type Model = {
  /** As the machine calls itself. */
  readonly name: string
  readonly about: string
  /** Where the app has it at work. All of them together take every transition. */
  readonly scenes: readonly [Scene, ...Scene[]]
  /**
   * Calls of the contract: by port what its actor may ask; by event what makes it happen, as in `job`, or what an action does about it
   * by a port that no state invokes.
   */
  readonly calls: { readonly [PortOrEvent: string]: readonly OperationId[] }
  /** Events with which an actor answers that has no answer: one that goes on until it is cut off. */
  readonly answering?: readonly string[]
  /** Who may do it, by event, where the chart itself knows; else those may whom the contract lets. */
  readonly who?: { readonly [Event: string]: readonly string[] }
  /** Transitions that nobody can walk in a browser, each with the reason. They are walked without one. */
  readonly headless: { readonly [TransitionId: string]: string }
}
