import type { AxeProblem } from 'statechart-kit/walk/axe'
import type { ReportShot } from 'statechart-kit/report/types'
import * as styles from './atlas.css.ts'

/** What axe found, each thing once, with the pictures that it was found on. */
export function AxeList({ shots }: { readonly shots: readonly ReportShot[] }) {
  const found = shots.flatMap((shot) => shot.axe.map((problem) => ({ problem, shot })))
  const groups = [...Map.groupBy(found, ({ problem }) => keyOf(problem)).values()]
  const errors = [...new Set(shots.flatMap(({ error }) => error ?? []))]
  if (groups.length + errors.length === 0) return null
  return (
    <ul className={styles.problems}>
      {groups.map((same) => {
        const [first] = same
        return first ? (
          <li key={keyOf(first.problem)}>
            <b>{first.problem.rule}</b>: {first.problem.help} <code>{first.problem.target}</code>
            <pre className={styles.summary}>{first.problem.summary}</pre>
            <span className={styles.quiet}>
              {same.map(({ shot: { language, theme, width } }) => `${language} ${theme} ${width}`).join(', ')}
            </span>
          </li>
        ) : null
      })}
      {errors.map((error) => (
        <li key={error}>
          <b>no picture</b>
          <pre className={styles.summary}>{error}</pre>
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ rule, target }: AxeProblem): string => `${rule} ${target}`
