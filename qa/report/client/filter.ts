import {
  isChanged,
  isFailing,
  isTroubled,
  type ReportMachine,
  type ReportPath,
  type ReportShot,
  type ReportState,
} from 'statechart-kit/report/types'

/** What a reader wants to see of all that there is. */
export type Filter = {
  readonly only: 'everything' | 'failed' | 'changed'
  /** Empty for all of them. */
  readonly language: string
  readonly theme: string
  readonly width: string
}

export const everything: Filter = { only: 'everything', language: '', theme: '', width: '' }

/** The machine with what the filter leaves of its paths and states. */
export function filtered(machine: ReportMachine, filter: Filter): ReportMachine {
  const { only, language } = filter
  const paths = machine.paths
    .map((path): ReportPath => ({ ...path, runs: path.runs.filter((run) => isAmong(run.language, language)) }))
    .filter((path) => path.runs.length > 0 && only !== 'changed' && (only === 'everything' || isFailing(path)))
  const states = machine.states
    .map((state): ReportState => ({ ...state, shots: state.shots.filter((shot) => isSeen(shot, filter)) }))
    .filter((state) => state.shots.length > 0 && isWanted(state, only))
  return { ...machine, paths, states }
}

function isSeen({ language, theme, width }: ReportShot, filter: Filter): boolean {
  return isAmong(language, filter.language) && isAmong(theme, filter.theme) && isAmong(`${width}`, filter.width)
}

const isAmong = (value: string, wanted: string): boolean => wanted === '' || value === wanted

function isWanted(state: ReportState, only: Filter['only']): boolean {
  if (only === 'failed') return isTroubled(state)
  return only === 'everything' || isChanged(state)
}
