import type { ReactElement } from 'react'
import type { Elements } from '../elements.ts'
import { media } from '../theme/media.ts'
import { useMedia } from '../use-media.ts'
import * as styles from './with-preview.css.ts'

type WithPreviewProps = {
  /** What is above the form. */
  readonly intro: Elements
  /** Whose view it is, if it is one. */
  readonly title?: string | undefined
  readonly preview: ReactElement
  /** The form. */
  readonly children: Elements
}

/** A form, and beside it on a desk what others will see of it. That repeats what is typed, so screen readers skip it. */
export function WithPreview({ intro, title, preview, children }: WithPreviewProps) {
  // Phones have no room for it, so they do not fetch it either.
  const isDesk = useMedia(media.desk)
  return (
    <div className={styles.columns}>
      {intro}
      {children}
      {isDesk && (
        <div className={styles.preview} aria-hidden="true">
          {title && <p className={styles.label}>{title}</p>}
          {preview}
        </div>
      )}
    </div>
  )
}
