import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { smallPicture, Picture } from './picture.tsx'
import { classNames } from '../class-names.ts'
import * as styles from './picture-strip.css.ts'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'

type PictureStripProps = {
  readonly pictures: readonly string[]
  /** What they are pictures of, where that is not the job. */
  readonly label?: string
  /** It stays inside its container, in as many rows as it takes. */
  readonly isInset?: boolean
}

/** A row of pictures, which must never change; pressing one opens it full screen. */
export function PictureStrip({ pictures, label, isInset = false }: PictureStripProps) {
  const { t } = useI18n()
  const total = pictures.length
  const [opened, setOpened] = useState<number | null>(null)
  if (total === 0) return null
  return (
    <>
      <ul
        className={classNames(isInset ? styles.inset : styles.strip, total === 1 && styles.single)}
        aria-label={label ?? t('pictures.title')}
      >
        {pictures.map((url, index) => (
          <li key={url} className={styles.item}>
            <button
              type="button"
              className={styles.tile}
              aria-label={t('pictures.open', { number: index + 1, total })}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
            >
              <Picture className={styles.picture} src={smallPicture(url)} width="144" height="108" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <LaterViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Pictures on the full screen; fetched when first opened. */
export const LaterViewer = lazyPart<PictureViewerProps>(
  lazy(async () => (await import('./picture-viewer.tsx')).PictureViewer),
  ({ onClose }) => onClose(),
)
