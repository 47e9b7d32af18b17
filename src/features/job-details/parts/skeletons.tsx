import { Card } from '../../../ui/lists/card.tsx'
import { SkeletonBlock, Skeleton } from '../../../ui/lists/skeleton.tsx'
import { twoColumns } from '../../../ui/theme/layout.css.ts'
import * as styles from './job-details.css.ts'
import * as shared from './job-details.css.ts'

/** Shown while a job loads. */
export function DetailsSkeleton() {
  return (
    <Skeleton>
      <div className={twoColumns}>
        <Card>
          <div className={styles.stack}>
            <SkeletonBlock width="40%" height="1.5em" round />
            <SkeletonBlock width="85%" height="1.8em" />
            <div className={styles.head}>
              <SkeletonBlock width="160px" height="120px" />
              <SkeletonBlock width="160px" height="120px" />
            </div>
            <SkeletonBlock height="6em" />
            <SkeletonBlock />
            <SkeletonBlock width="70%" />
          </div>
        </Card>
        <ColumnBones />
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
      <div className={shared.stack}>
        <SkeletonBlock width="50%" height="1.4em" />
        <SkeletonBlock />
        <SkeletonBlock width="60%" />
      </div>
    </Card>
  )
}
