import { useI18n } from '../../i18n/i18n.tsx'
import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import * as styles from './messages.css.ts'

const bones = ['other', 'own', 'other', 'other', 'own'] as const

/** Stands in while a thread loads. */
export function ThreadSkeleton() {
  const { t } = useI18n()
  return (
    <Skeleton label={t('messages.loading')}>
      <div className={styles.rows}>
        {bones.map((side, index) => (
          <div key={index} className={styles.row[side]}>
            <div className={styles.bone}>
              <SkeletonBlock height="3.5em" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
