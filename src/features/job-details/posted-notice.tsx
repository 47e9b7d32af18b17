import { MOST_COUNTED } from '../../actors/jobs.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { InfoIcon } from '../../ui/icons.tsx'
import * as styles from './parts/job-details.css.ts'

/** Says how many businesses heard of the job that was posted right before. */
export function PostedNotice({ told }: { readonly told: number }) {
  const { t } = useI18n()
  return (
    <p className={styles.told} role="status">
      <InfoIcon className={styles.noteIcon} />
      <span>
        {told === 0
          ? t('jobNotes.told.nobody')
          : t(told < MOST_COUNTED ? 'jobNotes.told.some' : 'jobNotes.told.atLeast', { count: told })}
      </span>
    </p>
  )
}
