import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { GoneState } from '../../ui/lists/missing-state.tsx'

export type NoJobProps = { readonly why: 'missing' | 'forbidden' }

/** Shown if the job does not exist or the viewer may not see it; leads home. */
export function NoJob({ why }: NoJobProps) {
  const { t } = useI18n()
  return (
    <GoneState
      title={t(`jobNotes.${why}.title`)}
      text={t(`jobNotes.${why}.text`)}
      href={links.dashboard}
      onward={t('jobNotes.missing.home')}
    />
  )
}
