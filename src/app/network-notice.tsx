import { useSyncExternalStore } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { WarningIcon } from '../ui/icons.tsx'
import * as styles from './network-notice.css.ts'

/** Says that the browser is offline. */
export function NetworkNotice() {
  const { t } = useI18n()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <WarningIcon className={styles.sign} />
          <span>{t('shell.noNetwork')}</span>
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  const gone = new AbortController()
  for (const change of ['online', 'offline']) window.addEventListener(change, listener, { signal: gone.signal })
  return () => gone.abort()
}
