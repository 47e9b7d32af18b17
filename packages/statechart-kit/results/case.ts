import { stripVTControlCharacters } from 'node:util'
import type { Model } from '../model.ts'
import type { Script } from '../script/script.ts'
import type { WalkedPath, WalkedScene } from '../walk/record.ts'

/** A path as test management knows it: a case, in the words of one language. */
export type Case = {
  /** The same in every run and language, as long as the steps are. */
  readonly id: string
  readonly machine: string
  readonly scene: string
  /** What the scene is about. */
  readonly about: string
  /** The labels of its steps. */
  readonly title: string
  readonly language: string
  readonly script: Script
  /** Ids of the rules that it shows. */
  readonly shows: readonly string[]
}

/** A case as it went. */
export type CaseRun = Case & {
  readonly passed: boolean
  /** Milliseconds. */
  readonly duration: number
  /** When its scene was done; ISO 8601. */
  readonly at: string
  /** What went wrong first, and at which step, counted from 1; null where nothing did. */
  readonly failure: { readonly step: number; readonly event: string; readonly message: string } | null
}

/** Every path of some records as a case, with the rules that it shows, by its id. */
export function casesIn(
  records: readonly WalkedScene[],
  models: readonly Model[],
  shown: ReadonlyMap<string, readonly string[]>,
): readonly CaseRun[] {
  return records.flatMap((walked) => {
    const { machine, scene, language, at, paths } = walked
    const model = models.find(({ name }) => name === machine)
    const about = model?.scenes.find(({ name }) => name === scene)?.about ?? ''
    return paths.map((path): CaseRun => {
      const { id, title, script, passed, duration } = path
      const known = { id, machine, scene, about, title, language, script, shows: shown.get(id) ?? [] }
      return { ...known, passed, duration, at, failure: passed ? null : failureOf(path) }
    })
  })
}

/** A path may fail though every step went well: its page complained. */
function failureOf({ steps }: WalkedPath): CaseRun['failure'] {
  const index = steps.findIndex(({ error }) => error !== null)
  const step = steps[index]
  if (step === undefined) return { step: steps.length, event: '', message: 'The path was not walked to its end' }
  return { step: index + 1, event: step.event, message: stripVTControlCharacters(step.error ?? '') }
}

/** What a case is called where it stands alone. */
export function nameOf({ machine, scene, title }: Pick<Case, 'machine' | 'scene' | 'title'>): string {
  return `${machine}/${scene}: ${title}`
}
