import { useI18n } from '../../i18n/i18n.tsx'
import { withOwnWords } from '../../i18n/with-own-words.tsx'
import { links } from '../../routes.ts'
import { GoneState } from '../../ui/gone-state.tsx'

export type NoJobProps = { readonly why: 'missing' | 'forbidden' }

/** With its words. */
export const fetchNoJob = () => withOwnWords(['jobNotes'], NoJob)

/** Shown if the job does not exist or the viewer may not see it; leads home. */
function NoJob({ why }: NoJobProps) {
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
