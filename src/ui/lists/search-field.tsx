import { useEffect, useEffectEvent, useState } from 'react'
import type { SearchRule } from './search-in.ts'
import { SearchIcon } from '../forms/picker-search.tsx'
import * as styles from './search-field.css.ts'

type SearchFieldProps = {
  readonly label: string
  readonly rule: SearchRule
  /** What is searched for; empty for nothing. */
  readonly search: string
  readonly onSearch: (search: string) => void
}

/** How long somebody pauses, in milliseconds, before what they typed is searched for. */
const pause = 300

/** What a list is searched for. It is told once its writer pauses; what is searched for from elsewhere takes its place. */
export function SearchField({ label, rule: { minLength, maxLength }, search, onSearch }: SearchFieldProps) {
  // Only a matter of display, so not in a machine: letters that are not searched for yet.
  const [{ typed, told }, set] = useState({ typed: search, told: search })
  if (told !== search) set({ typed: search, told: search })
  const wanted = typed.trim().length < minLength ? '' : typed.trim()
  const isTold = wanted === search
  const tell = useEffectEvent(() => {
    set({ typed, told: wanted })
    onSearch(wanted)
  })
  useEffect(() => {
    if (isTold) return undefined
    const timer = setTimeout(() => tell(), pause)
    return () => clearTimeout(timer)
  }, [isTold, wanted])
  return (
    <label className={styles.search}>
      <SearchIcon className={styles.icon} />
      <input
        className={styles.field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => set({ typed: target.value, told: search })}
      />
    </label>
  )
}
