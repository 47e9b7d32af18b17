import type { Covered, Entry } from './store.ts'

/** The channel between the tabs of the app and the page that watches them. */
export const CHANNEL = 'bidfair-machines'

/** A value that any page can read: nothing but JSON, without secrets. */
export type Readable = null | boolean | number | string | readonly Readable[] | { readonly [key: string]: Readable }

/** A chart in Mermaid's own words, and of each of its arrows the ids of the transitions that it stands for. */
export type Chart = { readonly text: string; readonly arrows: readonly (readonly string[])[] }

/** One actor of one tab. */
export type Actor = {
  /** Unique among all tabs. */
  readonly key: string
  readonly parent: string | null
  readonly name: string
  /** What its machine calls itself; null for what has no states: promises, callbacks. */
  readonly machine: string | null
  readonly chart: Chart | null
}

export type Moment = {
  /** The states it is in, innermost ones as paths; empty for what has none. */
  readonly states: readonly string[]
  /** Everything it is in, groups included, as paths. */
  readonly active: readonly string[]
  readonly context: Readable
  readonly status: string
  readonly taken: readonly string[]
}

/** What a tab of the app tells: of its actors, and of what it has put into the store. */
export type Message = MachineMessage | Stored

export type MachineMessage =
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

/** Without a step where the browser trusts the page with no digests. */
export type Stored = { readonly type: 'step.kept'; readonly entry: Entry | null; readonly covered: Covered }

/** The channel on which a page asks every tab to tell all that is there. */
export const ASKING = `${CHANNEL}-asked`

/** Where the page is that watches the machines, and the file that it is in a build. */
export const PAGE = '/__machines'
export const PAGE_FILE = `${PAGE}.html`
