import { useOptionalSession } from '../actors/environment-context.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { links } from '../shared/routes.ts'
import { Screen } from '../ui/screen.tsx'
import { GoneState } from '../ui/lists/state.tsx'

/** For an unknown address; leads home, which is the dashboard for those who are logged in. */
export default function NotFoundScreen() {
  const { t } = useI18n()
  const isIn = useOptionalSession() !== null
  return (
    <Screen title={t('shell.notFound.title')}>
      <GoneState
        title={t('shell.notFound.heading')}
        text={t('shell.notFound.text')}
        ways={[
          { href: isIn ? links.dashboard : links.login, words: t('shell.notFound.home') },
          isIn
            ? { href: links.messages, words: t('shell.toMessages') }
            : { href: links.registration, words: t('auth.login.signUp') },
        ]}
      />
    </Screen>
  )
}
