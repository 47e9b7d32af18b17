import type { ReportTransition } from 'statechart-kit/report/types'
import * as styles from './app.css.ts'
import { counted, Sign, verdictOfMark } from './signs.tsx'

type Props = { readonly place: string; readonly transitions: readonly ReportTransition[] }

/** Every declared transition with how it came out of the run. */
export function TransitionList({ place, transitions }: Props) {
  const isOpen = transitions.some(({ mark }) => mark === 'missing' || mark === 'failed')
  return (
    <details className={styles.details} open={isOpen} data-place={place} tabIndex={-1}>
      <summary>{counted(transitions.length, 'transition')}</summary>
      <div className={styles.scroller} role="group" aria-label="Transitions">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Last run</th>
              <th scope="col">From</th>
              <th scope="col">On</th>
              <th scope="col">Only if</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {transitions.map(({ id, from, on, guard, to, mark, reason }) => (
              <tr key={id} id={id}>
                <td>
                  <Sign verdict={verdictOfMark[mark]} /> {mark}
                  {mark === 'headless' && <p className={styles.quiet}>{reason}</p>}
                </td>
                <td>
                  <code>{from === '*' ? 'every state' : from}</code>
                </td>
                <td>
                  <code>{on}</code>
                </td>
                <td>
                  <code>{guard}</code>
                </td>
                <td>
                  <code>{to ?? 'stays'}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
