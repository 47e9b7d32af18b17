import { buttonClass } from '../../src/ui/button.tsx'
import { Card } from '../../src/ui/lists/card.tsx'
import { Link } from '../../src/ui/link.tsx'
import type { Subject } from '../../src/ui/pictures/pictures.tsx'
import { SkeletonBlock, Skeleton } from '../../src/ui/lists/skeleton.tsx'
import { LoadingMore } from '../../src/ui/spinner.tsx'
import { EmptyState, FailedState } from '../../src/ui/lists/state.tsx'
import { cardGrid, stack } from '../../src/ui/theme/layout.css.ts'

const subjects = [
  'search',
  'jobs',
  'bids',
  'won',
  'done',
  'expired',
  'membership',
  'messages',
  'notifications',
  'reviews',
  'pictures',
  'offline',
  'failed',
] as const satisfies readonly Subject[]

/** Loading, empty and failed. */
export function States() {
  return (
    <div className={stack.s6}>
      <Skeleton>
        <div className={cardGrid}>
          {[1, 2].map((each) => (
            <Card key={each}>
              <div className={stack.s3}>
                <SkeletonBlock width="70%" height="1.25rem" />
                <SkeletonBlock width="40%" />
                <SkeletonBlock width="96px" height="1.5rem" round />
              </div>
            </Card>
          ))}
        </div>
      </Skeleton>
      <LoadingMore />
      <EmptyState
        title="No jobs yet"
        text="Post your first job and businesses near you will bid on it."
        action={
          <Link className={buttonClass()} href="/post-job">
            Post Job
          </Link>
        }
      />
      <FailedState title="The jobs could not be loaded" text="Check your connection." onRetry={() => {}} />
      <EmptyState subject="lost" title="Page not found" />
      <div className={cardGrid}>
        {subjects.map((subject) => (
          <EmptyState key={subject} subject={subject} title={subject} />
        ))}
      </div>
    </div>
  )
}
