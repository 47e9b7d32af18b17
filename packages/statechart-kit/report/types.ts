import type { AxeProblem } from '../walk/axe.ts'
import type { WalkedAgain, WalkedStep } from '../walk/record.ts'
import type { Transition } from '../core/transitions.ts'
import type { Course } from './history.ts'

/** What the last run says of a transition: a browser took it, a step that takes it went wrong, it cannot be walked in a browser, or nobody took it. */
export type Mark = 'walked' | 'failed' | 'headless' | 'missing'

export type ReportTransition = Pick<Transition, 'id' | 'from' | 'on' | 'guard' | 'to'> & {
  readonly mark: Mark
  /** Why no browser can walk it; empty if one can. */
  readonly reason: string
}

export type ReportStep = Pick<WalkedStep, 'event' | 'state' | 'duration' | 'error'>

/** A path as it went in one language. */
export type PathRun = {
  readonly language: string
  readonly passed: boolean
  readonly duration: number
  readonly steps: readonly ReportStep[]
  /** What was on the screen when it went wrong. */
  readonly picture: PictureId | null
  /** What came of it in the last runs, this one included. */
  readonly course: Course
  /** That of its trace, whose address, seen from the page, is `trace`. */
  readonly id: string
  readonly trace: string
  /** How it went when it was walked a second time; recordings are addresses seen from the page. */
  readonly again: WalkedAgain | null
  /** Walks this path alone. */
  readonly command: string
}

export type ReportPath = {
  readonly scene: string
  /** Counted from 1 in each scene. */
  readonly number: number
  readonly title: string
  /** The same in every run. */
  readonly id: string
  /** Ids of the rules that it shows. */
  readonly shows: readonly string[]
  readonly runs: readonly PathRun[]
}

/** A rule or message of the product: its id, what it says, and under which heading. */
export type ReportRule = { readonly id: string; readonly text: string; readonly chapter: string }

/** Against the saved run; null where there is none to compare with. */
export type Change = 'same' | 'new' | 'gone' | 'different' | null

export type ReportShot = {
  readonly language: string
  readonly theme: 'light' | 'dark'
  readonly width: number
  readonly picture: PictureId | null
  readonly axe: readonly AxeProblem[]
  readonly error: string | null
  readonly change: Change
  /** The picture of the saved run, and where the two differ; where they do. */
  readonly before: PictureId | null
  readonly difference: PictureId | null
}

/** A state of a scene, in all pictures that there are. */
export type ReportState = { readonly scene: string; readonly state: string; readonly shots: readonly ReportShot[] }

export type ReportMachine = {
  readonly name: string
  readonly about: string
  readonly scenes: readonly { readonly name: string; readonly about: string }[]
  /** The chart as SVG. */
  readonly diagram: string
  readonly transitions: readonly ReportTransition[]
  readonly paths: readonly ReportPath[]
  readonly states: readonly ReportState[]
}

export type Report = {
  /** ISO 8601. */
  readonly at: string
  readonly languages: readonly string[]
  /** Milliseconds of the whole run, pictures included; null where a page was written of earlier walks. */
  readonly took: number | null
  /** When the run was saved that this one is compared with. */
  readonly savedAt: string | null
  /** Whether states were pictured in this run. */
  readonly isPictured: boolean
  /** Languages in which all paths went well, and yet a page complained in its console or of an answer. */
  readonly complaining: readonly string[]
  readonly machines: readonly ReportMachine[]
  /** The last runs, the newest last: how many paths they walked, and how many passed, each once for a language. */
  readonly runs: readonly { readonly at: string; readonly paths: number; readonly passed: number }[]
  /** All that the product promises; the paths name those that they show. */
  readonly rules: readonly ReportRule[]
}

export type PictureId = string

/** A picture in the page: a data URL, and its size in CSS pixels. */
export type Picture = { readonly src: string; readonly width: number; readonly height: number }

export type Pictures = { readonly [Id in PictureId]: Picture }
