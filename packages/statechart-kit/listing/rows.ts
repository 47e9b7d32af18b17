import type { TransitionCalls } from '../core/transition-calls.ts'
import type { Criterion } from '../criteria/names.ts'
import type { CoverTally } from '../criteria/tally.ts'
import type { Finding } from '../core/findings.ts'
import type { Model } from '../core/model.ts'
import type { Transition } from '../core/transitions.ts'
import type { CallTally } from './call-tally.ts'

export type PathKind = 'covering' | 'shortest' | 'simple'

export type Choice = {
  readonly kind: PathKind
  /** What covering paths are to show, and what is counted of the others. */
  readonly cover: Criterion
  readonly to: string | undefined
  /** How many paths a scene shows at most. */
  readonly limit: number
  /** One scene alone; otherwise all that the machine has. */
  readonly scene: string | undefined
}

export type TransitionRow = Omit<Transition, 'definition'> &
  TransitionCalls & {
    /** Whether one of the listed paths takes it. */
    readonly covered: boolean
    /** Whether any sample of any scene takes it. */
    readonly reached: boolean
    /** Whether a digest may be the reason, by leaving out what its guard reads. */
    readonly maybeByDigest?: boolean
    /** Why none can, where the model says so. */
    readonly excused?: string
  }

export type StepRow = {
  readonly event: string
  readonly state: string
  readonly takes: readonly string[]
  readonly shows: readonly string[]
}

export type PathRow = {
  /** Counted from 1 in each scene. */
  readonly number: number
  readonly title: string
  readonly start: string
  readonly steps: readonly StepRow[]
  readonly end: string
  /** Every transition on the way, those before the first step included, each once. */
  readonly takes: readonly string[]
  readonly shows: readonly string[]
}

export type SceneRow = {
  readonly name: string
  readonly about: string
  readonly paths: readonly PathRow[]
  /** Whether there are more paths than the limit lets through. */
  readonly cut: boolean
}

export type MachineRow = {
  readonly name: string
  readonly about: string
  readonly states: readonly string[]
  readonly events: readonly string[]
  readonly transitions: readonly TransitionRow[]
  readonly findings: readonly Finding[]
  readonly kind: PathKind
  readonly scenes: readonly SceneRow[]
  /** How many transitions the listed paths take, out of how many there are. */
  readonly covered: number
  readonly declared: number
  /** The same of the criterion that is asked for, with what is missing by name. */
  readonly cover: CoverTally
  /** Each call whose answers come to its scenes, with how many of them a path can give: those that `--cover answers` lists. */
  readonly calls: readonly CallTally[]
}

export type Listed = { readonly model: Model; readonly row: MachineRow }

/** A way of writing a list down; the text ends with a line break. */
export type Format = (listed: readonly Listed[]) => string
