import { useState } from 'react'
import type { ReportMachine } from 'statechart-kit/report/types'
import * as styles from './chart.css.ts'
import { Sign, type Verdict } from './signs.tsx'

const LEGEND: readonly (readonly [Verdict, string])[] = [
  ['well', 'walked in a browser'],
  ['failed', 'went wrong'],
  ['headless', 'walked headless'],
  ['missing', 'not walked'],
]

/** The chart with its transitions coloured by the last run. Each state leads to its pictures. */
export function Chart({ machine }: { readonly machine: ReportMachine }) {
  const [isWhole, setIsWhole] = useState(true)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        {LEGEND.map(([verdict, words]) => (
          <span key={verdict} className={styles.key}>
            <Sign verdict={verdict} /> <i className={styles.line} data-mark={verdict} /> {words}
          </span>
        ))}
        <button type="button" className={styles.resize} aria-pressed={!isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show in full size' : 'Show the whole'}
        </button>
      </figcaption>
      <div
        className={isWhole ? styles.whole : styles.full}
        role="group"
        aria-label={`The chart of ${machine.name}`}
        dangerouslySetInnerHTML={{ __html: machine.diagram }}
      />
    </figure>
  )
}
