import { useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../routes.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Screen } from '../ui/screen.tsx'
import * as styles from './broken-screen.css.ts'

/** A screen whose code did not arrive, or that threw. Drafts outlive the reload that "Try again" is once there is a server. */
export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { t } = useI18n()
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = async () => {
    setIsTrying(true)
    // To reload without a server would end at the browser's own error page, from where no way leads back.
    if (await isServerThere()) location.reload()
    else setIsTrying(false)
  }
  const text = isLoadFailure(error) ? t('shell.offline') : t('shell.broken.text')
  return (
    <Screen title={t('shell.broken.title')}>
      <div className={styles.broken} role="alert">
        <p>{text}</p>
        <div className={styles.actions}>
          <Button working={isTrying} onClick={() => void tryAgain()}>
            {t('shell.broken.retry')}
          </Button>
          {/* A whole new page: the router's own state may be what is broken. */}
          <a className={buttonClass('plain')} href={links.login}>
            {t('shell.broken.home')}
          </a>
        </div>
      </div>
    </Screen>
  )
}

/** Browsers word a module that could not be fetched differently; all throw a TypeError that names the import. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message)
}

/** How long a server may take to show that it is there, in milliseconds. */
const patience = 10_000

async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(links.login, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return answer.ok
  } catch {
    return false
  }
}
