import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import { cardGrid } from '../../ui/theme/layout.css.ts'
import * as styles from './dashboard.css.ts'

const rows = [0, 1, 2, 3, 4, 5] as const

/** Shown while the list loads. */
export function ListSkeleton() {
  return (
    <Skeleton>
      <div className={cardGrid}>
        {rows.map((row) => (
          <div key={row} className={styles.bone}>
            <div className={styles.boneTop}>
              <SkeletonBlock width="72px" height="72px" />
              <div className={styles.boneWords}>
                <SkeletonBlock width="80%" height="1.1em" />
                <SkeletonBlock width="55%" height="0.9em" />
              </div>
            </div>
            <div className={styles.boneBottom}>
              <SkeletonBlock width="25%" height="1.4em" />
              <SkeletonBlock width="22%" height="1.4em" round />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
