import type { JobDetails } from '../../../actors/jobs.ts'
import { SkeletonBlock, Skeleton } from '../../../ui/lists/skeleton.tsx'
import * as styles from './interests.css.ts'

/** More than these are below the window. */
const MOST = 4

/** Shown while the bids on a job load: as many, and about as tall, so that what is below them stays in its place. */
export function InterestsSkeleton({ details }: { readonly details: JobDetails }) {
  const { bidsCount } = details.job
  return (
    <Skeleton>
      <div className={styles.rows}>
        {Array.from({ length: Math.min(Math.max(bidsCount, 1), MOST) }, (_, index) => (
          <div key={index} className={bidsCount === 0 ? styles.interest : styles.bones}>
            <SkeletonBlock width="50%" height="1.4em" />
            <SkeletonBlock />
            <SkeletonBlock width="60%" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
