import { type ReactElement, useEffect, useState } from 'react'
import { onFirstTouch } from '../../shared/lazy.ts'
import type { Elements } from '../elements.ts'
import * as styles from './with-preview.css.ts'

type WithPreviewProps = {
  /** What is above the form. */
  readonly intro: Elements
  /** Whose view it is, if it is one. */
  readonly title?: string | undefined
  /** Without one the form stands in the middle. */
  readonly preview: ReactElement | null
  /** The form. */
  readonly children: Elements
}

/** A form, and beside it on a desk what others will see of it. That repeats what is typed, so screen readers skip it. */
export function WithPreview({ intro, title, preview, children }: WithPreviewProps) {
  const isAwake = useAwake()
  return (
    <div className={preview === null ? styles.alone : styles.columns}>
      {intro}
      {children}
      {isAwake && preview !== null && (
        <div className={styles.preview} aria-hidden="true">
          {title && <p className={styles.label}>{title}</p>}
          {preview}
        </div>
      )}
    </div>
  )
}

/** Milliseconds after which it is there although nobody touched the page. */
const patience = 2_000

/** Whether the form itself has come first: nobody misses the preview before the first touch. */
function useAwake(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    const wake = () => setIsAwake(true)
    // Late is no harm: a screen that is gone ignores it.
    setTimeout(wake, patience)
    return onFirstTouch(wake)
  }, [])
  return isAwake
}
