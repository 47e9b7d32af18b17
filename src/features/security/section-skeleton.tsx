import { useI18n } from '../../i18n/i18n.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'
import { stack } from '../../ui/theme/layout.css.ts'

/** Shown while one of the sections loads: its heading, its sentence and its button. All load at once, so each says which it is. */
export function SectionSkeleton({ title }: { readonly title: string }) {
  const { t } = useI18n()
  return (
    <Skeleton label={`${title}: ${t('ui.loading')}`}>
      <div className={stack.s4}>
        <SkeletonBlock width="40%" height="1.4em" />
        <SkeletonBlock width="80%" />
        <SkeletonBlock height="48px" />
      </div>
    </Skeleton>
  )
}
