import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../button.tsx'
import { LoadingMore } from '../spinner.tsx'
import * as styles from './lists.css.ts'
import { useCallback } from 'react'

/** What is below the last row of a list that grows by pages. */
export type Foot = 'more' | 'loading' | 'failed' | 'end' | 'none'

type ListFootProps = {
  readonly foot: Foot
  readonly wantMore: () => void
  readonly retry: () => void
  /** Whether more loads on its own as the reader nears the end. */
  readonly loadsAhead?: boolean
  readonly words: Readonly<Record<Exclude<Foot, 'none'>, string>>
}

/** Offers more, says that more is coming, or that this is all; `none` takes no room. */
export function ListFoot({ foot, wantMore, retry, loadsAhead = false, words }: ListFootProps) {
  const { t } = useI18n()
  const seen = useInView(wantMore, loadsAhead && foot === 'more')
  if (foot === 'none') return null
  return (
    <div className={styles.foot} ref={seen}>
      {foot === 'more' && (
        <Button variant="plain" onClick={wantMore}>
          {words.more}
        </Button>
      )}
      {foot === 'loading' && <LoadingMore label={words.loading} />}
      {foot === 'failed' && (
        <>
          <p role="alert">{words.failed}</p>
          <Button variant="plain" onClick={retry}>
            {t('ui.tryAgain')}
          </Button>
        </>
      )}
      {foot === 'end' && <p>{words.end}</p>}
    </div>
  )
}

/** How far ahead of the screen to load, so that the next rows are ready when the reader gets there. */
const ahead = '600px 0px'

/** A ref for an element: while `active`, calls `onSeen` when the element is on or near the screen. */
export function useInView(onSeen: () => void, active: boolean) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !active) return undefined
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) onSeen()
        },
        { rootMargin: ahead },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [onSeen, active],
  )
}
