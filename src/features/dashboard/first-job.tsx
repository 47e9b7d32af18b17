import { useI18n } from '../../i18n/i18n.tsx'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import * as styles from './first-job.css.ts'

/** A living room, for somebody who has not yet said what needs doing at home. */
const room = new URL('../../ui/pictures/scenes/room.webp', import.meta.url).href

// Who cannot fetch the places to start from still posts a job.
const Starts = lazyPart(lazy(async () => (await import('./starts.tsx')).Starts))

/** In the place of the list while a customer has no jobs: what to do first, and what others do. */
export function FirstJob({ name }: { readonly name: string }) {
  const { t } = useI18n()
  const [first = name] = name.split(' ')
  return (
    <>
      <div className={styles.card}>
        <div className={styles.picture}>
          <Picture className={styles.room} src={room} width="640" height="480" />
        </div>
        <div className={styles.words}>
          <h2 className={styles.kicker}>{t('dashboard.empty.customerTitle')}</h2>
          <div className={styles.what}>{t('dashboard.empty.what', { name: first })}</div>
          <p className={styles.text}>{t('dashboard.empty.customerText')}</p>
          <ul className={styles.marks}>
            {[t('dashboard.empty.free'), t('dashboard.empty.noObligation')].map((words) => (
              <li key={words} className={styles.mark}>
                <CheckIcon className={styles.tick} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
          <Link className={`${buttonClass('primary', 'phone')} ${styles.post}`} href={links.postJob}>
            <PlusIcon />
            <span>{t('dashboard.postJob')}</span>
          </Link>
        </div>
      </div>
      <Starts />
    </>
  )
}
