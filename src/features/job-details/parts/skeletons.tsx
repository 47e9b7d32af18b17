import { Card } from '../../../ui/lists/card.tsx'
import { SkeletonBlock, Skeleton } from '../../../ui/lists/skeleton.tsx'
import * as styles from './job-details.css.ts'

/** Shown while a job loads: the banner, the job with its picture, and the column beside it. */
export function DetailsSkeleton() {
  return (
    <Skeleton>
      <div className={styles.screen}>
        <SkeletonBlock height="7em" />
        <div className={styles.twoColumns}>
          <div className={styles.job}>
            <SkeletonBlock height="20em" />
            <div className={styles.jobWords}>
              <SkeletonBlock width="40%" height="1.5em" round />
              <SkeletonBlock width="85%" height="1.8em" />
              <SkeletonBlock height="6em" />
              <SkeletonBlock width="70%" />
            </div>
          </div>
          <ColumnBones />
        </div>
      </div>
    </Skeleton>
  )
}

/** Shown beside the job while more of it loads. */
export function ColumnSkeleton() {
  return (
    <Skeleton>
      <ColumnBones />
    </Skeleton>
  )
}

/** The shape of the column beside the job. */
export function ColumnBones() {
  return (
    <Card>
      <div className={styles.stack}>
        <SkeletonBlock width="50%" height="1.4em" />
        <SkeletonBlock />
        <SkeletonBlock width="60%" />
      </div>
    </Card>
  )
}
