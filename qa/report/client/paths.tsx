import { type PathRun, type ReportMachine, type ReportPath } from 'statechart-kit/report/types'
import { isFailing, isFlaky } from 'statechart-kit/report/tally'
import { useState } from 'react'
import { pictureBy } from './data.ts'
import * as styles from './paths.css.ts'
import { linkTo, placeOf, type Route } from './route.ts'
import { RULES } from './rules.tsx'
import { inSeconds, languageNames, Pill, Sign } from './signs.tsx'

/** The paths of a machine, those that failed first and open. */
export function PathList({ machine, route }: { readonly machine: ReportMachine; readonly route: Route }) {
  const paths = machine.paths.toSorted((one, other) => Number(isFailing(other)) - Number(isFailing(one)))
  if (paths.length === 0) return <p>None here.</p>
  return (
    <ol className={styles.list}>
      {paths.map((path) => (
        <PathEntry
          key={`${path.scene} ${path.number}`}
          machine={machine.name}
          path={path}
          isAskedFor={route.target === placeOf(path.scene, `path-${path.number}`)}
        />
      ))}
    </ol>
  )
}

type EntryProps = { readonly machine: string; readonly path: ReportPath; readonly isAskedFor: boolean }

function PathEntry({ machine, path, isAskedFor }: EntryProps) {
  const { scene, number, title, runs } = path
  const failed = runs.filter(({ passed }) => !passed)
  const [shown] = failed.length > 0 ? failed : runs
  const place = placeOf(scene, `path-${number}`)
  return (
    <li>
      <details
        className={failed.length > 0 ? styles.failedEntry : styles.entry}
        open={failed.length > 0 || isAskedFor}
        data-place={placeOf(machine, place)}
        tabIndex={-1}
      >
        <summary className={styles.summary}>
          <Sign verdict={failed.length > 0 ? 'failed' : 'well'} />
          <span className={styles.name}>
            {title} <span className={styles.scene}>{scene}</span>
          </span>
          <span className={styles.runs}>
            {isFlaky(path) && <Pill verdict="flaky">not the same each time</Pill>}
            {runs.map((run) => (
              <Pill key={run.language} verdict={run.passed ? 'well' : 'failed'}>
                {run.language} {inSeconds(run.duration)}
              </Pill>
            ))}
          </span>
        </summary>
        {failed.length === 0 && shown && <Steps run={shown} all={runs} />}
        {failed.map((run) => (
          <FailedRun key={run.language} run={run} />
        ))}
        <PathFacts path={path} />
        {failed.length === 0 && shown && <Replayed run={shown} />}
        <a className={styles.anchor} href={linkTo(machine, place)}>
          Link to this path
        </a>
      </details>
    </li>
  )
}

function PathFacts({ path: { id, shows, runs } }: { readonly path: ReportPath }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Id</dt>
        <dd>
          <code>{id}</code>
        </dd>
      </div>
      {shows.length > 0 && (
        <div>
          <dt>Shows</dt>
          <dd>
            {shows.map((rule) => (
              <a key={rule} href={linkTo(RULES, rule)}>
                {rule}
              </a>
            ))}
          </dd>
        </div>
      )}
      {runs.map(({ language, course: { results } }) => (
        <div key={language}>
          <dt>Last runs in {languageNames[language] ?? language}</dt>
          <dd>
            {results
              .map((passed, index) => ({ passed, index }))
              .map(({ passed, index }) => (
                <Sign key={index} verdict={passed ? 'well' : 'failed'} />
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FailedRun({ run }: { readonly run: PathRun }) {
  const picture = pictureBy(run.picture)
  const isQuiet = run.steps.every(({ error }) => error === null)
  const language = languageNames[run.language] ?? run.language
  return (
    <div className={styles.failedRun}>
      <div>
        <h3 className={styles.runTitle}>In {language}</h3>
        <Steps run={run} all={[run]} />
        {isQuiet && (
          <p>Every step went well, and the test still failed: a page complained, or the path was cut short.</p>
        )}
        {run.again && <WalkedAgain again={run.again} />}
        <Replayed run={run} />
      </div>
      {picture && (
        <figure className={styles.shot}>
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={`The screen when it failed, in ${language}`}
          />
          <figcaption>The screen when it failed</figcaption>
        </figure>
      )}
    </div>
  )
}

function Replayed({ run }: { readonly run: PathRun }) {
  const language = languageNames[run.language] ?? run.language
  return (
    <>
      <Command text={run.command} about={`Walks this path alone in ${language}, slowly, in a window`} />
      <a className={styles.anchor} href={run.trace} download>
        Trace {run.id}
      </a>
    </>
  )
}

function Steps({ run, all }: { readonly run: PathRun; readonly all: readonly PathRun[] }) {
  return (
    <ol className={styles.steps}>
      {run.steps
        .map((step, index) => ({ ...step, index }))
        .map(({ event, state, error, index }) => (
          <li key={index} className={styles.step}>
            <Sign verdict={error === null ? 'well' : 'failed'} />
            <span className={styles.event}>{event}</span>
            <span className={styles.state}>→ {state}</span>
            <span className={styles.time}>
              {all.map(({ steps }) => inSeconds(steps[index]?.duration ?? 0)).join(' · ')}
            </span>
            {error !== null && <pre className={styles.error}>{error}</pre>}
          </li>
        ))}
    </ol>
  )
}

type Again = NonNullable<PathRun['again']>

/** How a failed path went when it was walked a second time, and Playwright's recording of that. */
export function WalkedAgain({ again }: { readonly again: Again }) {
  return (
    <>
      <p className={styles.again}>
        {again.passed
          ? 'Walked again it passed: it flickers. This is the recording of the time that it passed.'
          : 'Walked again it failed too: it is a fault rather than a flicker.'}
      </p>
      {again.error !== null && (
        <details>
          <summary>What was wrong the second time</summary>
          <pre className={styles.error}>{again.error}</pre>
        </details>
      )}
      {again.recordings.map((file, index) => (
        <Recording key={file} file={file} name={again.recordings.length > 1 ? `recording ${index + 1}` : 'recording'} />
      ))}
    </>
  )
}

/** Playwright's viewer works where a page is served; from a file it is told how to get there. */
function Recording({ file, name }: { readonly file: string; readonly name: string }) {
  if (location.protocol !== 'file:') {
    const trace = encodeURIComponent(new URL(file, location.href).href)
    return (
      <a className={styles.anchor} href={`trace-viewer/index.html?trace=${trace}`} target="_blank" rel="noreferrer">
        Open the {name}: page, network and console at each moment
      </a>
    )
  }
  return (
    <>
      <Command
        text={`npx playwright-core show-trace ${file}`}
        about={`Opens the ${name}, typed in this page’s folder`}
      />
      <p className={styles.again}>
        Without npm: <code>python3 -m http.server 8000</code> in this folder, and this page at{' '}
        <code>http://localhost:8000</code>, where a link stands here instead. A page that was opened from a file may not
        run Playwright’s viewer.
      </p>
    </>
  )
}

export function Command({ text, about }: { readonly text: string; readonly about: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }
  return (
    <div className={styles.command}>
      <span className={styles.commandAbout}>{about}</span>
      <code className={styles.commandText}>{text}</code>
      <button type="button" className={styles.copy} onClick={() => void copy()} onBlur={() => setIsCopied(false)}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
