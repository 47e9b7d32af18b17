import type { Overview } from '../actors/console/overview.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import * as text from '../ui/theme/text.css.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import * as styles from './overview.css.ts'

const DAY = 24 * 60 * 60 * 1000

/** Every day from the first to the last, also those without a job. */
function daysOf({ from, until, days }: Overview) {
  const known = new Map(days.map((day) => [day.of, day]))
  const count = Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1
  return Array.from({ length: count }, (_, at) => {
    const of = new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10)
    return { of, jobs: known.get(of)?.jobs ?? 0, accepted: known.get(of)?.accepted ?? 0 }
  })
}

/** The drawing's own units: as wide as its days need, and so high. */
const HEIGHT = 120
const STEP = 10
const BAR = 3.6

/** Jobs posted and accepted by day, as bars; for screen readers as a table. */
export function DayChart({ overview }: { readonly overview: Overview }) {
  const w = useWords()
  const { format, dir } = useI18n()
  const days = daysOf(overview)
  const most = Math.max(1, ...days.map(({ jobs }) => jobs))
  const width = days.length * STEP
  const bar = (at: number, shift: number, value: number): string => {
    const height = (value / most) * HEIGHT
    // Days run in the direction of reading.
    const x = (dir === 'rtl' ? days.length - 1 - at : at) * STEP + shift
    return value === 0 ? '' : `M${x} ${HEIGHT}v${-height}h${BAR}v${height}z`
  }
  return (
    <section className={styles.panel}>
      <div className={styles.legend}>
        <h2 className={text.title}>{w('overview.chart')}</h2>
        <span className={styles.posted}>{w('overview.posted')}</span>
        <span className={styles.accepted}>{w('overview.accepted')}</span>
      </div>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.postedBars} d={days.map(({ jobs }, at) => bar(at, 1, jobs)).join('')} />
        <path className={styles.acceptedBars} d={days.map(({ accepted }, at) => bar(at, 5.4, accepted)).join('')} />
      </svg>
      <div className={styles.ends}>
        <span>{format.day(overview.from)}</span>
        <span>{format.day(overview.until)}</span>
      </div>
      <VisuallyHidden>
        <table>
          <caption>{w('overview.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{w('overview.day')}</th>
              <th scope="col">{w('overview.posted')}</th>
              <th scope="col">{w('overview.accepted')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ of, jobs, accepted }) => (
              <tr key={of}>
                <th scope="row">{format.day(of)}</th>
                <td>{format.number(jobs)}</td>
                <td>{format.number(accepted)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </section>
  )
}
