import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import * as styles from './business.css.ts'
import * as cover from './cover.css.ts'

/** Shown while a business loads. */
export function BusinessSkeleton() {
  return (
    <Skeleton>
      <div className={styles.screen}>
        <div className={cover.bone}>
          <SkeletonBlock height="100%" />
        </div>
        <div className={styles.columns}>
          <div className={styles.column}>
            <div className={styles.head}>
              <div className={styles.signBone}>
                <SkeletonBlock height="100%" />
              </div>
              <div className={styles.wordBones}>
                <SkeletonBlock width="60%" height="1.75rem" />
                <SkeletonBlock width="80%" />
              </div>
            </div>
            <SkeletonBlock width="70%" height="2.25rem" />
            <Bones />
          </div>
        </div>
      </div>
    </Skeleton>
  )
}

/** Shown while its reviews load. */
export function ReviewSkeleton() {
  return (
    <Skeleton>
      <Bones />
    </Skeleton>
  )
}

function Bones() {
  return (
    <div className={styles.reviews}>
      {[0, 1, 2].map((bone) => (
        <div key={bone} className={styles.review}>
          <div className={styles.reviewHead}>
            <SkeletonBlock width="48px" height="48px" round />
            <div className={styles.reviewWords}>
              <SkeletonBlock width="50%" />
            </div>
          </div>
          <SkeletonBlock />
          <SkeletonBlock width="80%" />
        </div>
      ))}
    </div>
  )
}
