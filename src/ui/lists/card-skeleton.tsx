import { SkeletonBlock, Skeleton } from './skeleton.tsx'
import { cardGrid } from '../theme/layout.css.ts'
import * as styles from './job-card.css.ts'

const cards = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** Shown while the list loads: the boxes of its cards. */
export function CardSkeleton() {
  return (
    <Skeleton>
      <div className={cardGrid}>
        {cards.map((card) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture}>
              <SkeletonBlock width="100%" height="100%" />
            </div>
            <div className={styles.body}>
              <SkeletonBlock width="80%" height="1.3em" />
              <SkeletonBlock width="60%" height="1em" />
              <div className={styles.money}>
                <SkeletonBlock width="25%" height="1.5em" />
                <SkeletonBlock width="35%" height="1.5em" round />
              </div>
              <SkeletonBlock width="45%" height="2.2em" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
