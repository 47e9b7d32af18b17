import { useEffect, useState, useSyncExternalStore } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { LoadingMore } from '../ui/spinner.tsx'
import { late } from '../ui/lists/lists.css.ts'
import { Bar } from '../ui/screen.tsx'
import * as styles from '../ui/screen.css.ts'
import { createIcon } from '../ui/icons.tsx'
import * as app from './app.css.ts'

/** How long a screen's code may take before the reader is offered to try again, in milliseconds. */
const patience = 10_000

/** Shown while a screen's code loads: the green bar at once, a spinner after a moment. */
export function LoadingScreen() {
  const { t } = useI18n()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.page}>
      <Bar>
        <span />
      </Bar>
      <main className={styles.main}>
        <div className={late}>
          <LoadingMore />
        </div>
        <div className={isSlow ? app.broken : undefined} role="status">
          {isSlow && (
            <>
              <p>{t('shell.slow')}</p>
              <Button variant="plain" onClick={() => location.reload()}>
                {t('shell.broken.retry')}
              </Button>
            </>
          )}
        </div>
      </main>
    </div>
  )
}

const OfflineIcon = createIcon(<path d="m4 4 16 16M3 10a14 14 0 0 1 18 0M6.5 13.5a9 9 0 0 1 11 0M12 18h.01" />)

/** Says that the browser is offline. */
export function NetworkNotice() {
  const { t } = useI18n()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={app.notice}>
          <OfflineIcon className={app.sign} />
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
