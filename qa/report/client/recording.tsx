import type { PathRun } from 'statechart-kit/report/types'
import { Command } from './command.tsx'
import * as styles from './paths.css.ts'

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
