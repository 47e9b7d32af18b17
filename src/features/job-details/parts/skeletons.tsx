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
              <SkeletonBlock width="85%" height="3.6em" />
              <SkeletonBlock height="8em" />
            </div>
          </div>
          <ColumnBones />
        </div>
      </div>
    </Skeleton>
  )
}

/** Shown beside the job while more of it loads: as many bids as it has, and about as tall, so that what is below stays in its place. */
export function ColumnSkeleton({ count }: { readonly count?: number }) {
  return (
    <Skeleton>
      {/* More are below the window. */}
      {[1, 2, 3, 4].slice(0, count || 1).map((part) => (
        <div key={part} className={styles.bones}>
          <ColumnBones />
        </div>
      ))}
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
