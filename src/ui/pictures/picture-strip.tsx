import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { pictureAt, smallPicture, Picture } from './picture.tsx'
import { classNames } from '../class-names.ts'
import { ReportDialog } from '../dialogs/safety-dialogs.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import * as styles from './picture-strip.css.ts'
import { lazy } from '../../shared/lazy.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import type { PictureViewerProps } from './picture-viewer.tsx'

type PictureStripProps = {
  readonly pictures: readonly string[]
  /** What they are pictures of, where that is not the job. */
  readonly label?: string
  /**
   * A `strip` scrolls sideways to the edge of its card; an `inset` stays inside its container, in as many rows as it takes;
   * a `mosaic` fills its container, the first picture the largest.
   */
  readonly layout?: 'strip' | 'inset' | 'mosaic'
  /** They are not the viewer's own. */
  readonly mayReport?: boolean
}

/** A row of pictures, which must never change; pressing one opens it full screen. */
export function PictureStrip({ pictures, label, layout = 'strip', mayReport = false }: PictureStripProps) {
  const { t } = useI18n()
  const total = pictures.length
  const [opened, setOpened] = useState<number | null>(null)
  if (total === 0) return null
  const [item, tile] =
    layout === 'mosaic'
      ? [styles.piece, styles.pieceTile]
      : layout === 'inset' && total === 1
        ? [styles.aloneItem, styles.aloneTile]
        : [styles.item, styles.tile]
  return (
    <>
      <ul
        className={classNames(styles.list[layout], total === 1 && styles.single)}
        aria-label={label ?? t('pictures.title')}
      >
        {pictures.map((url, index) => (
          <li key={url} className={item}>
            <button type="button" className={tile} aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <Picture
                className={styles.picture}
                src={layout === 'mosaic' && index === 0 ? pictureAt(url) : smallPicture(url)}
                width="144"
                height="108"
                decoding="async"
              />
              <VisuallyHidden>{t('pictures.open', { number: index + 1, total })}</VisuallyHidden>
              {layout === 'mosaic' && index === 0 && total > 1 && (
                <span className={styles.total} aria-hidden="true" dir="ltr">{`1 / ${total}`}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <OpenedPictures pictures={pictures} first={opened} mayReport={mayReport} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

const LaterViewer = lazyPart<PictureViewerProps>(
  lazy(async () => (await import('./picture-viewer.tsx')).PictureViewer),
  ({ onClose }) => onClose(),
)

type OpenedPicturesProps = Omit<PictureViewerProps, 'onReport'> & { readonly mayReport: boolean }

/** Pictures on the full screen, whose code is fetched when first opened. One that is reported gives way to the dialog. */
export function OpenedPictures({ mayReport, ...shown }: OpenedPicturesProps) {
  const [reported, setReported] = useState<string | null>(null)
  if (reported !== null)
    return <ReportDialog reported={{ subject: 'picture', url: reported }} onClosed={shown.onClose} />
  return <LaterViewer {...shown} onReport={mayReport ? setReported : undefined} />
}
