import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { createIcon } from '../../ui/icons.tsx'
import { pictureAt, Picture } from '../../ui/pictures/picture.tsx'
import { OpenedPictures } from '../../ui/pictures/picture-strip.tsx'
import * as styles from './cover.css.ts'

const TilesIcon = createIcon(<path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />)

/** As many as the mosaic has; behind the last one are the others. */
const MOST = 5

type CoverProps = {
  readonly pictures: readonly string[]
  /** The business is not the viewer. */
  readonly mayReport: boolean
}

/** What a business shows of its work, across the top of its page: a mosaic on a desk, the first picture on a phone. */
export function Cover(props: CoverProps) {
  const { t } = useI18n()
  const { pictures } = props
  if (pictures.length === 0) return <div className={styles.band} />
  return (
    <section aria-label={t('business.work.title')}>
      {/* Which one is open is a place among these pictures; others are another gallery. */}
      <Mosaic key={pictures.join(' ')} {...props} />
    </section>
  )
}

function Mosaic({ pictures, mayReport }: CoverProps) {
  const { t } = useI18n()
  const [opened, setOpened] = useState<number | null>(null)
  const total = pictures.length
  return (
    <>
      <ul className={styles.mosaic}>
        {pictures.slice(0, MOST).map((url, index) => {
          const standsForMore = total > MOST && index === MOST - 1
          return (
            <li key={url} className={styles.item}>
              <button
                type="button"
                className={styles.tile}
                aria-label={
                  standsForMore
                    ? t('business.work.all', { total })
                    : t('business.work.open', { number: index + 1, total })
                }
                aria-haspopup="dialog"
                onClick={() => setOpened(index)}
              >
                <Picture
                  className={styles.picture}
                  src={pictureAt(url)}
                  width="640"
                  height="480"
                  loading={index === 0 ? 'eager' : 'lazy'}
                  decoding="async"
                />
                {index === 0 && total > 1 && (
                  <span className={styles.counter} aria-hidden="true">
                    <bdi dir="ltr">{`1 / ${total}`}</bdi>
                  </span>
                )}
                {standsForMore && (
                  <span className={styles.more} aria-hidden="true">
                    <TilesIcon className={styles.moreIcon} />
                    <span>{t('business.work.every', { total })}</span>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {opened !== null && (
        <OpenedPictures pictures={pictures} first={opened} mayReport={mayReport} onClose={() => setOpened(null)} />
      )}
    </>
  )
}
