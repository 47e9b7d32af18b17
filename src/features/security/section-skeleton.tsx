import { useI18n } from '../../i18n/i18n.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/lists/skeleton.tsx'

/** Shown while one of the sections loads: a row. All load at once, so each says which it is. */
export function SectionSkeleton({ title }: { readonly title: string }) {
  const { t } = useI18n()
  return (
    <Skeleton label={`${title}: ${t('ui.loading')}`}>
      <SkeletonBlock height="96px" />
    </Skeleton>
  )
}
