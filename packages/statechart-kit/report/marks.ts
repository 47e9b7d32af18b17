import type { Transition } from '../transitions.ts'
import type { WalkedScene } from '../walk/record.ts'
import type { Mark, ReportTransition } from './types.ts'

/** The worst first: what an arrow that stands for several transitions is coloured by. */
const WORST: readonly Mark[] = ['failed', 'missing', 'headless', 'walked']

/** What the records of a chart's walks say of each of its transitions. */
export function markedTransitions(
  declared: readonly Transition[],
  records: readonly WalkedScene[],
  headless: { readonly [TransitionId: string]: string },
): readonly ReportTransition[] {
  const steps = records.flatMap(({ paths }) => paths.flatMap((path) => path.steps))
  const takenBy = (isWell: boolean): ReadonlySet<string> =>
    new Set(steps.filter(({ error }) => (error === null) === isWell).flatMap(({ takes }) => takes))
  const [well, badly] = [takenBy(true), takenBy(false)]
  return declared.map(({ id, from, on, guard, to }) => {
    const reason = headless[id] ?? ''
    const otherwise: Mark = reason === '' ? 'missing' : 'headless'
    const mark = badly.has(id) ? 'failed' : well.has(id) ? 'walked' : otherwise
    return { id, from, on, guard, to, mark, reason }
  })
}

/** The mark of what stands for several transitions: that of the worst. */
export function worstMark(marks: readonly Mark[]): Mark {
  return WORST.find((mark) => marks.includes(mark)) ?? 'missing'
}
