import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../routes.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Screen } from '../ui/screen.tsx'
import { row } from '../ui/theme/layout.css.ts'
import * as styles from './broken-screen.css.ts'

/** A screen whose code did not arrive, or that threw. Drafts outlive the reload that "Try again" is. */
export function BrokenScreen({ error }: { readonly error: unknown }) {
  const { t } = useI18n()
  const text = isLoadFailure(error) ? t('shell.offline') : t('shell.broken.text')
  return (
    <Screen title={t('shell.broken.title')}>
      <div className={styles.broken} role="alert">
        <p>{text}</p>
        <div className={row.s3}>
          <Button onClick={() => location.reload()}>{t('shell.broken.retry')}</Button>
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
