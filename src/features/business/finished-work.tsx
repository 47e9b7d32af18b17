import { useState } from 'react'
import { useSession } from '../../actors/environment-context.ts'
import type { ShownBusiness } from '../../actors/business.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/lists/card.tsx'
import { smallPicture, Picture } from '../../ui/pictures/picture.tsx'
import { LaterViewer } from '../../ui/pictures/picture-strip.tsx'
import { Link, TextLink } from '../../ui/link.tsx'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './business.css.ts'

/** As many as two rows take; behind the last one are the others. */
const MOST = 6

/** What a business shows of its work. If there is nothing, only the business itself sees a note. */
export function FinishedWork({ business }: { readonly business: ShownBusiness }) {
  const { t } = useI18n()
  const isOwn = useSession().user.id === business.businessId
  const { pictures } = business
  if (pictures.length === 0 && !isOwn) return null
  return (
    <section aria-labelledby="work" className={styles.section}>
      <div className={styles.workHead}>
        <h2 className={text.title} id="work">
          {t('business.work.title')}
        </h2>
        {isOwn && pictures.length > 0 && <TextLink href={links.workPictures}>{t('business.work.change')}</TextLink>}
      </div>
      {pictures.length === 0 ? (
        <Card>
          <div className={styles.none}>
            <p className={text.muted}>{t('business.work.none')}</p>
            <Link className={buttonClass('plain')} href={links.workPictures}>
              {t('business.work.add')}
            </Link>
          </div>
        </Card>
      ) : (
        // Which one is open is a place among these pictures; others are another gallery.
        <Gallery key={pictures.join(' ')} pictures={pictures} />
      )}
    </section>
  )
}

function Gallery({ pictures }: { readonly pictures: readonly string[] }) {
  const { t } = useI18n()
  const [opened, setOpened] = useState<number | null>(null)
  const total = pictures.length
  const hidden = total - MOST
  return (
    <>
      <ul className={styles.grid}>
        {pictures.slice(0, MOST).map((url, index) => {
          const standsForMore = hidden > 0 && index === MOST - 1
          return (
            <li key={url} className={classNames(styles.item, total === 1 && styles.single)}>
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
                  src={smallPicture(url)}
                  width="320"
                  height="240"
                  loading="lazy"
                  decoding="async"
                />
                {standsForMore && (
                  <span className={styles.more} aria-hidden="true">
                    <bdi dir="ltr">{t('business.work.more', { number: hidden })}</bdi>
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {opened !== null && <LaterViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
