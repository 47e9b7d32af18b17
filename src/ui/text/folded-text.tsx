import { useCallback, useId, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { classNames } from '../class-names.ts'
import { prose } from '../theme/text.css.ts'
import * as styles from './folded-text.css.ts'

type FoldedTextProps = {
  readonly text: string
  /** What the button shows more of, for readers who cannot see the text above it. */
  readonly label: string
}

/** What somebody wrote, its first three lines; the rest unfolds where there is more. */
export function FoldedText({ text, label }: FoldedTextProps) {
  const { t } = useI18n()
  const id = useId()
  // Only a matter of display, so not in a machine.
  const [isOpen, setIsOpen] = useState(false)
  const [isCut, setIsCut] = useState(false)
  const measured = useCallback((words: HTMLElement | null) => {
    if (!words) return undefined
    const observer = new ResizeObserver(() => setIsCut(words.scrollHeight > words.clientHeight + 1))
    observer.observe(words)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.folded}>
      <p ref={measured} id={id} className={classNames(prose, styles.words, !isOpen && styles.cut)} dir="auto">
        {text}
      </p>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${isOpen ? t('jobDetails.showLess') : t('jobDetails.showMore')}: ${label}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('jobDetails.showLess') : t('jobDetails.showMore')}
        </button>
      )}
    </div>
  )
}
