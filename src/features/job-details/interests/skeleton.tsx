import { Skeleton, SkeletonBlock } from '../../../ui/lists/skeleton.tsx'
import * as styles from './interests.css.ts'

/** Shown while bids load: as many rows as there are bids. Their frame is there already, so they are not late. */
export function BidsSkeleton({ count }: { readonly count?: number }) {
  return (
    <Skeleton isNow>
      <div className={styles.bonesList}>
        <div className={styles.rows}>
          {/* More are below the window. */}
          {[1, 2, 3, 4].slice(0, count || 1).map((row) => (
            <div key={row} className={styles.bones}>
              <SkeletonBlock width="48px" height="48px" />
              <div className={styles.bonesWords}>
                <SkeletonBlock width="50%" height="1.2em" />
                <SkeletonBlock width="35%" />
                <SkeletonBlock width="85%" height="3em" />
              </div>
              <SkeletonBlock width="72px" height="1.8em" />
            </div>
          ))}
        </div>
      </div>
    </Skeleton>
  )
}
