import { useMachineOf } from '../../actors/environment-context.ts'
import { categoriesMachine } from '../../actors/reference-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { useLoaded } from '../../ui/forms/loaded-screen.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { mostWanted, TradePicture } from '../../ui/pictures/trades.tsx'
import * as styles from './first-job.css.ts'

/** How many there are to start from. */
const most = 6

/** Trades that others post jobs of; each leads to a form that has it already. Without the list, nothing is missed. */
export function Starts() {
  const { t } = useI18n()
  const trades = useLoaded(useMachineOf(categoriesMachine))
  if (trades.status === 'loading') return <StartsSkeleton />
  if (trades.status === 'failed' || trades.value.length === 0) return null
  return (
    <section aria-labelledby="starts">
      <h3 className={styles.startsTitle} id="starts">
        {t('dashboard.empty.starts')}
      </h3>
      <ul className={styles.starts}>
        {mostWanted(trades.value, most).map(({ name }) => (
          <li key={name}>
            <Link className={styles.start} href={links.postJobOf(name)}>
              <TradePicture trade={name} className={styles.startPicture} />
              <span>{t.category(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Silent: nobody waits for it. */
function StartsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles.startsTitle}>
        <SkeletonBlock width="240px" />
      </div>
      <div className={styles.starts}>
        {Array.from({ length: most }, (_, index) => (
          <span key={index} className={styles.startBone} />
        ))}
      </div>
    </div>
  )
}
