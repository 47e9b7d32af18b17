import * as styles from './app.css.ts'
import type { Filter } from './filter.ts'
import { languageNames } from './signs.tsx'

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
