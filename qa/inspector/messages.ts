/** The channel between the tabs of the app and the page that watches them. */
export const CHANNEL = 'bidfair-machines'

/** A value that any page can read: nothing but JSON, without secrets. */
export type Readable = null | boolean | number | string | readonly Readable[] | { readonly [key: string]: Readable }

/** A chart in Mermaid's own words, and how many arrows it has. */
export type Chart = { readonly text: string; readonly arrows: number }

/** One actor of one tab. */
export type Actor = {
  /** Unique among all tabs. */
  readonly key: string
  readonly parent: string | null
  readonly name: string
  /** Null for what has no states: promises, callbacks. */
  readonly chart: Chart | null
}

export type Moment = {
  /** The states it is in, innermost ones as paths; empty for what has none. */
  readonly states: readonly string[]
  /** Everything it is in, groups included, as the chart names them. */
  readonly active: readonly string[]
  readonly context: Readable
  readonly status: string
  /** The arrows of the chart that led here. */
  readonly taken: readonly number[]
}

/** What a tab of the app tells. */
export type Message =
  | { readonly type: 'tab.opened'; readonly tab: string; readonly title: string }
  | { readonly type: 'tab.closed'; readonly tab: string }
  | { readonly type: 'actor.started'; readonly tab: string; readonly actor: Actor }
  | {
      readonly type: 'actor.heard'
      readonly key: string
      readonly from: string
      readonly time: number
      readonly event: Readable
    }
  | { readonly type: 'actor.moved'; readonly key: string; readonly moment: Moment }

/** The channel on which a page asks every tab to tell all that is there. */
export const ASKING = `${CHANNEL}-asked`
