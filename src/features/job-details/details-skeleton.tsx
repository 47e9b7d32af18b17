import { Card } from '../../ui/lists/card.tsx'
import { Bone, Skeleton } from '../../ui/lists/skeleton.tsx'
import { twoColumns } from '../../ui/theme/layout.css.ts'
import { ColumnBones } from './parts/column-skeleton.tsx'
import * as styles from './parts/job-details.css.ts'

/** Stands in while a job loads. */
export function DetailsSkeleton() {
  return (
    <Skeleton>
      <div className={twoColumns}>
        <Card>
          <div className={styles.stack}>
            <Bone width="40%" height="1.5em" round />
            <Bone width="85%" height="1.8em" />
            <div className={styles.head}>
              <Bone width="160px" height="120px" />
              <Bone width="160px" height="120px" />
            </div>
            <Bone height="6em" />
            <Bone />
            <Bone width="70%" />
          </div>
        </Card>
        <ColumnBones />
      </div>
    </Skeleton>
  )
}
