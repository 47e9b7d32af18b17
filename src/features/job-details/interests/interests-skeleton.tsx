import { Card } from '../../../ui/lists/card.tsx'
import { Bone, Skeleton } from '../../../ui/lists/skeleton.tsx'
import * as shared from '../job-details.css.ts'

/** Stands in while the bids load. */
export function InterestsSkeleton() {
  return (
    <Skeleton>
      <Card>
        <div className={shared.stack}>
          <Bone width="50%" height="1.4em" />
          <Bone />
          <Bone width="60%" />
        </div>
      </Card>
    </Skeleton>
  )
}
