import { type ReportMachine, type ReportPath, type ReportShot, type ReportState } from 'statechart-kit/report/types'
import { isChanged, isFailing, isTroubled } from 'statechart-kit/report/tally'
import * as styles from './app.css.ts'
import { languageNames } from './signs.tsx'

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

type Props = {
  readonly filter: Filter
  readonly languages: readonly string[]
  readonly onChange: (filter: Filter) => void
}

/** What is to be seen of the paths and pictures. */
export function FilterBar({ filter, languages, onChange }: Props) {
  return (
    <form className={styles.filters} aria-label="Filter">
      <Choice
        label="Show"
        value={filter.only}
        options={[
          ['everything', 'everything'],
          ['failed', 'only what failed'],
          ['changed', 'only what changed'],
        ]}
        onChoose={(only) =>
          onChange({ ...filter, only: only === 'failed' || only === 'changed' ? only : 'everything' })
        }
      />
      <Choice
        label="Language"
        value={filter.language}
        options={[['', 'all'], ...languages.map((code) => [code, languageNames[code] ?? code] as const)]}
        onChoose={(language) => onChange({ ...filter, language })}
      />
      <Choice
        label="Theme"
        value={filter.theme}
        options={[
          ['', 'both'],
          ['light', 'light'],
          ['dark', 'dark'],
        ]}
        onChoose={(theme) => onChange({ ...filter, theme })}
      />
      <Choice
        label="Width"
        value={filter.width}
        options={[
          ['', 'both'],
          ['390', 'phone, 390'],
          ['1280', 'desk, 1280'],
        ]}
        onChoose={(width) => onChange({ ...filter, width })}
      />
    </form>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      {label}
      <select className={styles.select} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
