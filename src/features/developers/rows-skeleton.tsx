import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { stack } from '../../ui/theme/layout.css.ts'

/** Shown while one of the lists loads: its heading, its sentence and its button. */
export function RowsSkeleton() {
  return (
    <Skeleton>
      <div className={stack.s4}>
        <SkeletonBlock width="30%" height="1.4em" />
        <SkeletonBlock width="80%" />
        <SkeletonBlock height="48px" />
      </div>
    </Skeleton>
  )
}
