import type { Scene } from './scene.ts'

/** What testers know of one chart beside the chart itself. */
export type Model = {
  /** As the machine calls itself. */
  readonly name: string
  readonly about: string
  /** Where the app has it at work. All of them together take every transition; each is walked along all that its samples take. */
  readonly scenes: readonly [Scene, ...Scene[]]
  /** Events that are the answer of a port which has none, for it goes on until it is cut off; each with that port. */
  readonly answering?: { readonly [Event in string]?: string }
  /** Who may do it, by event, where the chart itself knows; else those may whom the contract lets. */
  readonly who?: { readonly [Event: string]: readonly string[] }
  /** Transitions that nobody can walk in a browser, each with the reason. They are walked without one. */
  readonly headless: { readonly [TransitionId: string]: string }
}
