import { type Report, type ReportPath, type ReportRule } from 'statechart-kit/report/types'
import { isFailing } from 'statechart-kit/report/tally'
import * as styles from './app.css.ts'
import { linkTo, placeOf, useArrival, type Route } from './route.ts'
import { counted, Sign } from './signs.tsx'

/** Where the rules stand; no machine has that name. */
export const RULES = 'rules'

type Showing = { readonly machine: string; readonly path: ReportPath }

/** Every rule with the paths that show it, and how these came out. */
export function RulesPage({ report, route }: { readonly report: Report; readonly route: Route }) {
  useArrival(route)
  const showings = report.machines.flatMap(({ name, paths }) => paths.map((path) => ({ machine: name, path })))
  const byRule = new Map(
    report.rules.map(({ id }) => [id, showings.filter(({ path }) => path.shows.includes(id))] as const),
  )
  const shown = report.rules.filter(({ id }) => (byRule.get(id) ?? []).length > 0)
  const others = report.rules.filter(({ id }) => (byRule.get(id) ?? []).length === 0)
  return (
    <>
      <section className={styles.title}>
        <h1 tabIndex={-1} className={styles.h1}>
          Rules and messages
        </h1>
        <p>
          {shown.length} of {counted(report.rules.length, 'rule')} are shown by paths of this run. The others are shown
          by tests alone: docs/coverage.md names these for each.
        </p>
      </section>
      {[...Map.groupBy(shown, ({ chapter }) => chapter)].map(([chapter, rules]) => (
        <section key={chapter} className={styles.section}>
          <h2 className={styles.h2}>{chapter}</h2>
          <div className={styles.scroller} role="group" aria-label={chapter}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Rule</th>
                  <th scope="col">Result</th>
                  <th scope="col">Paths</th>
                </tr>
              </thead>
              <tbody>
                {rules.map((rule) => (
                  <RuleRow key={rule.id} rule={rule} showings={byRule.get(rule.id) ?? []} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
      {others.length > 0 && (
        <details className={styles.details}>
          <summary>{counted(others.length, 'rule')} that no path of this run shows</summary>
          <ul className={styles.prose}>
            {others.map(({ id, text }) => (
              <li key={id}>
                <code>{id}</code> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function RuleRow({
  rule: { id, text },
  showings,
}: {
  readonly rule: ReportRule
  readonly showings: readonly Showing[]
}) {
  const failed = showings.filter(({ path }) => isFailing(path))
  // What failed is what one wants to see; of the others some are enough to begin with.
  const [first, rest] = [
    [...failed, ...showings.filter((each) => !failed.includes(each))].slice(0, FEW),
    showings.length,
  ]
  return (
    <tr id={id} data-place={placeOf(RULES, id)} tabIndex={-1}>
      <td>
        <code>{id}</code>
        <p className={styles.quiet}>{text}</p>
      </td>
      <td className={styles.figure}>
        <Sign verdict={failed.length > 0 ? 'failed' : 'well'} /> {showings.length - failed.length} of {showings.length}
      </td>
      <td>
        <ul className={styles.plain}>
          {first.map(({ machine, path: { scene, number, title } }) => (
            <li key={`${machine} ${scene} ${number}`}>
              <a href={linkTo(machine, scene, `path-${number}`)}>
                {machine}/{scene}: {title}
              </a>
            </li>
          ))}
          {rest > first.length && <li className={styles.quiet}>and {rest - first.length} more</li>}
        </ul>
      </td>
    </tr>
  )
}

const FEW = 3
