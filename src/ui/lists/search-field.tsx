import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { IconButton } from '../button.tsx'
import { CloseIcon } from '../icons.tsx'
import { isEnter } from '../is-enter.ts'
import type { SearchRule } from './search-in.ts'
import { SearchIcon } from '../forms/picker-search.tsx'
import * as styles from './search-field.css.ts'

type SearchFieldProps = {
  readonly label: string
  readonly rule: SearchRule
  /** What is searched for; empty for nothing. */
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Where it stands: on a page, or in the green bar. */
  readonly place?: 'page' | 'bar'
  /** It is told with Enter alone, not with each pause. */
  readonly waits?: boolean
}

/** How long somebody pauses, in milliseconds, before what they typed is searched for. */
const pause = 300

/** What a list is searched for. It is told once its writer pauses or presses Enter; what is searched for from elsewhere takes its place. */
export function SearchField({ label, rule, search, onSearch, place = 'page', waits = false }: SearchFieldProps) {
  const { t } = useI18n()
  const { minLength, maxLength } = rule
  const input = useRef<HTMLInputElement>(null)
  // Only a matter of display, so not in a machine: letters that are not searched for yet.
  const [{ typed, told }, set] = useState({ typed: search, told: search })
  if (told !== search) set({ typed: search, told: search })
  const wanted = typed.trim().length < minLength ? '' : typed.trim()
  const isTold = wanted === search
  const tell = () => {
    set({ typed, told: wanted })
    onSearch(wanted)
  }
  const tellNow = useEffectEvent(tell)
  useEffect(() => {
    if (isTold || waits) return undefined
    const timer = setTimeout(() => tellNow(), pause)
    return () => clearTimeout(timer)
  }, [isTold, wanted, waits])
  return (
    <div className={styles.search[place]}>
      <label className={styles.label}>
        <SearchIcon className={styles.icon} />
        <input
          className={styles.field[place]}
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => set({ typed: target.value, told: search })}
          onKeyDown={({ nativeEvent }) => {
            if (isEnter(nativeEvent) && !isTold) tell()
          }}
        />
      </label>
      {typed !== '' && (
        <IconButton
          label={t('ui.clearSearch')}
          icon={<CloseIcon />}
          variant={place === 'bar' ? 'onHeader' : 'plain'}
          onClick={() => {
            set({ typed: '', told: waits ? search : '' })
            if (!waits && search !== '') onSearch('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
