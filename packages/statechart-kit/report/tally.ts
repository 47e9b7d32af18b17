import type { ReportTransition, ReportPath, ReportShot, ReportState, ReportMachine } from './types.ts'

/** The result of a run for one machine or all of them. */
export type Tally = ReturnType<typeof tallyOf>

type Counted = Pick<ReportMachine, 'transitions' | 'paths' | 'states'>

/** Adds up machines. */
export function tallyOf(machines: readonly Counted[]) {
  const transitions = machines.flatMap((machine) => machine.transitions)
  const runs = machines.flatMap(({ paths }) => paths.flatMap((path) => path.runs))
  const states = machines.flatMap((machine) => machine.states)
  const shots = states.flatMap((state) => state.shots)
  const marked = (mark: ReportTransition['mark']): number => transitions.filter((each) => each.mark === mark).length
  const changed = (change: ReportShot['change']): number => shots.filter((each) => each.change === change).length
  return {
    declared: transitions.length,
    walked: marked('walked'),
    headless: marked('headless'),
    failedTransitions: marked('failed'),
    missing: marked('missing'),
    // A path counts once for each language.
    paths: runs.length,
    passed: runs.filter(({ passed }) => passed).length,
    // Milliseconds.
    duration: runs.reduce((sum, { duration }) => sum + duration, 0),
    states: states.filter(({ shots: all }) => all.some(({ change }) => change !== 'gone')).length,
    pictures: shots.filter(({ picture }) => picture !== null).length,
    axe: shots.filter(({ axe }) => axe.length > 0).length,
    broken: shots.filter(({ error }) => error !== null).length,
    // Compared with the saved run.
    new: changed('new'),
    gone: changed('gone'),
    different: changed('different'),
  }
}

/** Whether nothing went wrong. What looks different from the saved run is for somebody to look at, and not wrong in itself. */
export function isWell({ paths, passed, missing, failedTransitions, axe, broken }: Tally): boolean {
  return paths > 0 && paths === passed && missing + failedTransitions + axe + broken === 0
}

/** A tally as one line. */
export function wordsOf(tally: Tally): string {
  const { declared, walked, headless, missing, paths, passed, axe, broken, pictures } = tally
  return [
    `${walked} of ${declared} transitions walked, ${headless} headless, ${missing} missing`,
    `${passed} of ${paths} paths passed`,
    `${pictures} pictures, ${broken} failed`,
    `axe found something on ${axe}`,
    `${tally.different} different, ${tally.new} new, ${tally.gone} gone`,
  ].join('; ')
}

export const isFailing = ({ runs }: ReportPath): boolean => runs.some(({ passed }) => !passed)

/** Whether a path did not come out the same each time, though its chart was the same. */
export const isFlaky = ({ runs }: ReportPath): boolean => runs.some(({ course }) => course.isFlaky)

/** Whether a state has something to look at: axe found something, or no picture could be taken. */
export const isTroubled = ({ shots }: ReportState): boolean =>
  shots.some(({ axe, error }) => axe.length > 0 || error !== null)

/** Whether a state looks different from the saved run, in any of its pictures. */
export const isChanged = ({ shots }: ReportState): boolean =>
  shots.some(({ change }) => change === 'new' || change === 'gone' || change === 'different')
