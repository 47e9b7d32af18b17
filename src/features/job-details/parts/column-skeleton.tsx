import { Card } from '../../../ui/lists/card.tsx'
import { SkeletonBlock, Skeleton } from '../../../ui/lists/skeleton.tsx'
import * as shared from './job-details.css.ts'

/** Stands in beside the job while more of it loads. */
export function ColumnSkeleton() {
  return (
    <Skeleton>
      <ColumnBones />
    </Skeleton>
  )
}

/** The shape of what stands beside the job. */
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
