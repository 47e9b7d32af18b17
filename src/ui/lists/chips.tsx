import { useEffect, useRef } from 'react'
import * as styles from './chips.css.ts'

export type Chip<Value> = {
  readonly value: Value
  readonly words: string
  /** How many there are, as it is read. Undefined while that is unknown; leave it out where nothing is counted. */
  readonly count?: string | undefined
}

type ChipsProps<Value> = {
  /** What is chosen by them. */
  readonly label: string
  readonly chips: readonly Chip<Value>[]
  readonly pressed: Value
  readonly onChoose: (value: Value) => void
}

/** What a list may show, one of them pressed. Where they do not fit they scroll sideways in their own strip. */
export function Chips<Value extends string>({ label, chips, pressed, onChoose }: ChipsProps<Value>) {
  const strip = useRef<HTMLDivElement>(null)
  const widths = chips.map(({ words, count }) => `${words} ${count}`).join()
  useEffect(() => {
    const chip = strip.current?.querySelector('[aria-pressed=true]')
    if (!strip.current || !chip) return
    const [room, place] = [strip.current.getBoundingClientRect(), chip.getBoundingClientRect()]
    strip.current.scrollBy({ left: place.left + place.width / 2 - room.left - room.width / 2 })
    // With their counts, or in another language, they are wider.
  }, [pressed, widths])
  return (
    <div className={styles.strip} role="group" aria-label={label} ref={strip}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={chip.value === pressed}
          onClick={() => onChoose(chip.value)}
          // A browser is content with a part of it.
          onFocus={(event) => event.currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' })}
        >
          <span>{`${chip.words} `}</span>
          {'count' in chip && (
            <span className={styles.count} dir="ltr">
              {chip.count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
