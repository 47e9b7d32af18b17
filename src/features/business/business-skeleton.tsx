import { Card } from '../../ui/lists/card.tsx'
import { Bone, Skeleton } from '../../ui/lists/skeleton.tsx'
import * as styles from './business.css.ts'

/** Stands in while a business loads. */
export function BusinessSkeleton() {
  return (
    <Skeleton>
      <div className={styles.columns}>
        <Card>
          <div className={styles.stack}>
            <div className={styles.head}>
              <Bone width="96px" height="96px" round />
              <div className={styles.words}>
                <Bone width="70%" height="1.4em" />
              </div>
            </div>
            <Bone />
            <Bone width="60%" />
          </div>
        </Card>
        <Bones />
      </div>
    </Skeleton>
  )
}

/** Stands in while its reviews load. */
export function ReviewBones() {
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
            <Bone width="50%" />
            <Bone />
            <Bone width="80%" />
          </div>
        </Card>
      ))}
    </div>
  )
}
