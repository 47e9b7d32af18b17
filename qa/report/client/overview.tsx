import { type Report } from 'statechart-kit/report/types'
import { isWell, tallyOf, type Tally } from 'statechart-kit/report/tally'
import * as styles from './app.css.ts'
import { findingsIn, type Finding } from './findings.ts'
import { linkTo, useArrival, type Route } from './route.ts'
import { counted, inSeconds, languageNames, Sign, verdictOf } from './signs.tsx'

/** How the run came out, what to look at first, and the figures of each machine. */
export function Overview({ report, route }: { readonly report: Report; readonly route: Route }) {
  useArrival(route)
  const { machines, languages, took } = report
  const all = tallyOf(machines)
  const findings = machines.flatMap(findingsIn)
  const wrong = findings.filter(({ verdict }) => verdict !== 'changed')
  const changed = findings.filter(({ verdict }) => verdict === 'changed')
  const told = [
    new Date(report.at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' }),
    languages.map((code) => languageNames[code] ?? code).join(', '),
    ...(took === null ? [] : [`took ${inSeconds(took)}`]),
  ]
  return (
    <>
      <section className={isWell(all) ? styles.verdict.well : styles.verdict.failed}>
        <h1 tabIndex={-1} className={styles.h1}>
          {headline(all)}
        </h1>
        <p>{sentence(all)}</p>
        <p className={styles.quiet}>{told.join(' · ')}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.h2}>Look at this first</h2>
        {wrong.length === 0 ? (
          <p>Every path went as its machine says, and axe has no complaint.</p>
        ) : (
          <Findings all={wrong} />
        )}
        {changed.length > 0 && (
          <details className={styles.details} open={changed.length <= FEW}>
            <summary>{counted(changed.length, 'state looks', 'states look')} different from the saved run</summary>
            <Findings all={changed} />
          </details>
        )}
        {report.complaining.map((language) => (
          <p key={language}>
            In {languageNames[language] ?? language} every step went well, and yet a test failed: a page complained in
            its console, or an answer was not what the contract says. The output of the run names it.
          </p>
        ))}
        <p className={styles.quiet}>{comparison(report, all)}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.h2}>Machines</h2>
        <div className={styles.scroller} role="group" aria-label="Figures of each machine">
          <table className={styles.table}>
            <thead>
              <tr>
                {COLUMNS.map(([title]) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {machines.map((machine) => (
                <tr key={machine.name}>
                  <th scope="row">
                    <Sign verdict={verdictOf(tallyOf([machine]))} /> <a href={linkTo(machine.name)}>{machine.name}</a>
                  </th>
                  <Figures tally={tallyOf([machine])} />
                </tr>
              ))}
              <tr>
                <th scope="row">all</th>
                <Figures tally={all} />
              </tr>
            </tbody>
          </table>
        </div>
        <Headless report={report} />
      </section>
      <LastRuns report={report} />
      <section className={styles.section}>
        <h2 className={styles.h2}>How to read this</h2>
        <ul className={styles.prose}>
          <li>
            A <b>machine</b> is a chart of the app: its states, and the transitions between them. The app that ships
            runs it, and the paths here are made from it; nobody wrote them.
          </li>
          <li>
            A <b>path</b> was walked in a real browser against the real server. Each step is an event, and the state
            that has to be on the screen afterwards.
          </li>
          <li>
            The <b>atlas</b> of a machine has pictures of each state, in both themes, both widths and every language.
            Moments stand as 00:00 on them, so that two runs can be compared.
          </li>
          <li>
            <code>npm run qa -- --machine form --language es</code> makes this page of a part, <code>--quick</code> of
            paths alone; <code>--save</code> keeps the pictures, and later runs show what looks different.
          </li>
        </ul>
      </section>
    </>
  )
}

const COLUMNS: readonly (readonly [title: string, figure: (tally: Tally) => string])[] = [
  ['Machine', () => ''],
  ['Transitions', ({ declared }) => `${declared}`],
  ['In a browser', ({ walked }) => `${walked}`],
  ['Headless', ({ headless }) => `${headless}`],
  ['Failed', ({ failedTransitions }) => `${failedTransitions}`],
  ['Not walked', ({ missing }) => `${missing}`],
  ['Paths passed', ({ passed, paths }) => `${passed} of ${paths}`],
  ['Time', ({ duration }) => inSeconds(duration)],
  ['States', ({ states }) => `${states}`],
  ['Pictures', ({ pictures }) => `${pictures}`],
  ['With axe findings', ({ axe }) => `${axe}`],
  ['Changed', (tally) => `${tally.different + tally.new + tally.gone}`],
]

function Figures({ tally }: { readonly tally: Tally }) {
  return COLUMNS.slice(1).map(([title, figure]) => (
    <td key={title} className={styles.figure}>
      {figure(tally)}
    </td>
  ))
}

/** As many as a reader takes in at a glance. */
const FEW = 12

function Findings({ all }: { readonly all: readonly Finding[] }) {
  return (
    <ul className={styles.findings}>
      {all.map(({ verdict, link, machine, text }) => (
        <li key={link + text} className={styles.finding}>
          <Sign verdict={verdict} />
          <span className={styles.quiet}>{machine}</span>
          <a href={link}>{text}</a>
        </li>
      ))}
    </ul>
  )
}

function LastRuns({ report: { runs } }: { readonly report: Report }) {
  return runs.length === 0 ? null : (
    <section className={styles.section}>
      <h2 className={styles.h2}>Last runs</h2>
      <div className={styles.scroller} role="group" aria-label="Last runs">
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Paths passed</th>
            </tr>
          </thead>
          <tbody>
            {runs.toReversed().map(({ at, paths, passed }) => (
              <tr key={at}>
                <td>{new Date(at).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })}</td>
                <td className={styles.figure}>
                  <Sign verdict={passed === paths ? 'well' : 'failed'} /> {passed} of {paths}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.quiet}>
        A path that did not come out the same each time, while its chart was the same, is named above.
      </p>
    </section>
  )
}

function Headless({ report }: { readonly report: Report }) {
  const all = report.machines.flatMap(({ name, transitions }) =>
    transitions.filter(({ mark }) => mark === 'headless').map(({ id, reason }) => ({ name, id, reason })),
  )
  return all.length === 0 ? null : (
    <details className={styles.details}>
      <summary>Why {counted(all.length, 'transition is', 'transitions are')} walked headless</summary>
      <dl className={styles.reasons}>
        {all.map(({ name, id, reason }) => (
          <div key={name + id}>
            <dt>
              <code>
                {name}: {id}
              </code>
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function headline(all: Tally): string {
  if (isWell(all)) return 'Everything went as the machines say'
  const wrong = [
    ...(all.paths > all.passed ? [counted(all.paths - all.passed, 'path failed', 'paths failed')] : []),
    ...(all.missing > 0 ? [counted(all.missing, 'transition was not walked', 'transitions were not walked')] : []),
    ...(all.axe > 0 ? [`axe found something on ${counted(all.axe, 'picture')}`] : []),
    ...(all.broken > 0 ? [counted(all.broken, 'picture is missing', 'pictures are missing')] : []),
  ]
  return wrong.join(', ') || 'No path was walked'
}

function sentence({ declared, walked, headless, passed, paths, pictures, states }: Tally): string {
  return `${walked} of ${declared} transitions were walked in a browser and ${headless} without one; ${passed} of ${paths} paths passed; ${counted(pictures, 'picture')} of ${counted(states, 'state')}.`
}

function comparison({ savedAt, isPictured }: Report, { different, new: fresh, gone }: Tally): string {
  if (!isPictured) return 'This run took no pictures of states.'
  if (savedAt === null) return 'No earlier run was saved to compare with: npm run qa -- --save keeps one.'
  const at = new Date(savedAt).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })
  return `Against the run saved on ${at}: ${counted(different, 'picture')} different, ${fresh} new, ${gone} gone.`
}
