import { Card } from '../../ui/lists/card.tsx'
import { SkeletonBlock, Skeleton } from '../../ui/lists/skeleton.tsx'
import * as styles from './business.css.ts'

/** Shown while a business loads. */
export function BusinessSkeleton() {
  return (
    <Skeleton>
      <div className={styles.columns}>
        <Card>
          <div className={styles.stack}>
            <div className={styles.head}>
              <SkeletonBlock width="96px" height="96px" round />
              <div className={styles.words}>
                <SkeletonBlock width="70%" height="1.4em" />
              </div>
            </div>
            <SkeletonBlock />
            <SkeletonBlock width="60%" />
          </div>
        </Card>
        <Bones />
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
    <div className={styles.list}>
      {[0, 1, 2].map((bone) => (
        <Card key={bone}>
          <div className={styles.review}>
            <SkeletonBlock width="50%" />
            <SkeletonBlock />
            <SkeletonBlock width="80%" />
          </div>
        </Card>
      ))}
    </div>
  )
}
