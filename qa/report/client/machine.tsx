import { type Report, type ReportMachine, type ReportTransition } from 'statechart-kit/report/types'
import { tallyOf } from 'statechart-kit/report/tally'
import * as styles from './app.css.ts'
import { Atlas } from './atlas.tsx'
import { Chart } from './chart.tsx'
import { PathList } from './paths.tsx'
import { placeOf, useArrival, type Route } from './route.ts'
import { counted, inSeconds, Sign, verdictOfMark } from './signs.tsx'

type Props = {
  /** What the filter leaves of it. */
  readonly machine: ReportMachine
  readonly whole: ReportMachine
  readonly report: Report
  readonly route: Route
  readonly filterBar: React.ReactNode
}

export function MachinePage({ machine, whole, report, route, filterBar }: Props) {
  useArrival(route)
  const all = tallyOf([whole])
  return (
    <>
      <section className={styles.title}>
        <h1 tabIndex={-1} className={styles.h1}>
          {machine.name}
        </h1>
        <p>{machine.about}</p>
        <p className={styles.quiet}>
          {all.walked} of {all.declared} transitions walked in a browser, {all.headless} headless,{' '}
          {all.failedTransitions} failed, {all.missing} not walked · {all.passed} of {all.paths} paths passed in{' '}
          {inSeconds(all.duration)} · {counted(all.pictures, 'picture')} of {counted(all.states, 'state')}
        </p>
        <dl className={styles.scenes}>
          {machine.scenes.map(({ name, about }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <h2 className={styles.h2}>Chart</h2>
        <Chart machine={whole} />
        <TransitionList place={placeOf(machine.name, 'transitions')} transitions={machine.transitions} />
      </section>
      <div className={styles.filterRow}>{filterBar}</div>
      <section className={styles.section}>
        <h2 className={styles.h2}>
          Paths <span className={styles.quiet}>{counted(machine.paths.length, 'path')}</span>
        </h2>
        <PathList machine={machine} route={route} />
      </section>
      <section className={styles.section}>
        <h2 className={styles.h2}>
          Atlas <span className={styles.quiet}>{counted(machine.states.length, 'state')}</span>
        </h2>
        <Atlas machine={machine} isPictured={report.isPictured} />
      </section>
    </>
  )
}

type TransitionsProps = { readonly place: string; readonly transitions: readonly ReportTransition[] }

/** Every declared transition with how it came out of the run. */
export function TransitionList({ place, transitions }: TransitionsProps) {
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
