import { useEffect, useRef } from 'react'
import { MOST_COUNTED, type JobListShows, type JobsOverview } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import * as styles from './dashboard.css.ts'
import { showsText } from './list-filter.ts'

type ChipsProps = {
  readonly chips: readonly JobListShows[]
  readonly pressed: JobListShows
  /** Unknown until the list was loaded. */
  readonly counts: JobsOverview['counts'] | undefined
  readonly onChoose: (shows: JobListShows) => void
}

/** What the list may show, with how many jobs that is. On a phone they scroll sideways in their own strip. */
export function Chips({ chips, pressed, counts, onChoose }: ChipsProps) {
  const { t, format } = useI18n()
  const isCounted = counts !== undefined
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = strip.current?.querySelector('[aria-pressed=true]')
    if (!strip.current || !chip) return
    const [room, place] = [strip.current.getBoundingClientRect(), chip.getBoundingClientRect()]
    strip.current.scrollBy({ left: place.left + place.width / 2 - room.left - room.width / 2 })
    // With their counts they are wider.
  }, [pressed, isCounted])
  return (
    <div className={styles.strip} role="group" aria-label={t('dashboard.chips')} ref={strip}>
      {chips.map((shows) => {
        const count = counts?.find((one) => one.shows === shows)?.count
        return (
          <button
            key={shows}
            type="button"
            className={styles.chip}
            aria-pressed={shows === pressed}
            onClick={() => onChoose(shows)}
          >
            <span>{`${showsText(t, shows)} `}</span>
            <span className={styles.count} dir="ltr">
              {count !== undefined &&
                (count < MOST_COUNTED ? format.number(count) : `${format.number(MOST_COUNTED - 1)}+`)}
            </span>
          </button>
        )
      })}
    </div>
  )
}
