import { useState } from 'react'
import { useI18n } from '../../../i18n/i18n.tsx'
import { smallPicture } from '../../../ui/avatar.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { later } from '../../../ui/later.tsx'
import * as styles from './picture-strip.css.ts'
import type { PictureViewerProps } from './picture-viewer.tsx'

const PictureViewer = later<PictureViewerProps>(
  async () => (await import('./picture-viewer.tsx')).PictureViewer,
  ({ onClose }) => onClose(),
)

/** The pictures of a job, side by side; pressing one shows it on the whole screen. */
export function PictureStrip({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useI18n()
  const [opened, setOpened] = useState<number | null>(null)
  const total = pictures.length
  if (total === 0) return null
  return (
    <>
      <ul
        className={classNames(styles.strip, total === 1 && styles.single)}
        aria-label={t('jobDetails.pictures.title')}
      >
        {pictures.map((url, index) => (
          <li key={url} className={styles.item}>
            <button
              type="button"
              className={styles.tile}
              aria-label={t('jobDetails.pictures.open', { number: index + 1, total })}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
            >
              <Picture className={styles.picture} src={smallPicture(url)} width="144" height="108" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <PictureViewer pictures={pictures} start={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
