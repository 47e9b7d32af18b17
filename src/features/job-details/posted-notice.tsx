import { useState } from 'react'
import { isRecord } from '../../actors/storage.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { InfoIcon } from '../../ui/icons.tsx'
import * as styles from './job-details.css.ts'

/**
 * Says how many businesses heard of the job that was posted right before. The browser keeps the number with this entry of
 * its history: a reload says it again, another visit does not.
 */
export function PostedNotice() {
  const { t } = useI18n()
  const [told] = useState(() => toldIn(window.history.state))
  if (told === null) return null
  return (
    <p className={styles.told} role="status">
      <InfoIcon className={styles.noteIcon} />
      {told === 0 ? t('jobDetails.told.nobody') : t('jobDetails.told.some', { count: told })}
    </p>
  )
}

function toldIn(state: unknown): number | null {
  const told = isRecord(state) ? state['businessesTold'] : undefined
  return typeof told === 'number' && told >= 0 ? told : null
}
