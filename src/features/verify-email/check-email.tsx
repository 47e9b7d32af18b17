import { useI18n } from '../../i18n/i18n.tsx'
import { links, loginThen } from '../../routes.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EnvelopePicture } from '../../ui/pictures/envelope-picture.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Link, TextLink } from '../../ui/text/link.tsx'
import { stack } from '../../ui/theme/layout.css.ts'
import * as text from '../../ui/theme/text.css.ts'
import * as styles from './check-email.css.ts'
import { type Mailed, useSendAgain } from './use-check-email.ts'

/** After the sign-up of a business: where the mail that verifies its address went, and what to do next. */
export function CheckEmail({ mailed }: { readonly mailed: Mailed }) {
  const { t } = useI18n()
  const { email } = mailed
  return (
    <Screen title={t('account.checkEmail.title')} back={links.login} room="form">
      <div className={stack.s8}>
        <div className={styles.lead}>
          <div className={styles.picture}>
            <EnvelopePicture />
          </div>
          <p className={text.body}>{t('account.checkEmail.sent')}</p>
          <p className={styles.address}>
            <bdi>{email}</bdi>
          </p>
          <p className={text.body}>{t('account.checkEmail.check')}</p>
        </div>
        <section className={stack.s2}>
          <h2 className={text.title}>{t('account.checkEmail.next')}</h2>
          <ul className={styles.steps}>
            <li className={styles.step}>{t('account.checkEmail.open')}</li>
            <li className={styles.step}>{t('account.checkEmail.wait')}</li>
            <li className={styles.step}>{t('account.checkEmail.start')}</li>
          </ul>
        </section>
        <div className={stack.s3}>
          <Link className={buttonClass('primary', 'full')} href={links.login} state={{ email }}>
            {t('account.checkEmail.login')}
          </Link>
          <SendAgain mailed={mailed} />
        </div>
        <section className={stack.s2}>
          <h2 className={text.title}>{t('account.checkEmail.wrong')}</h2>
          <p className={text.body}>{t('account.checkEmail.wrongText')}</p>
          <TextLink alone href={loginThen(links.updateEmail)} state={{ email }}>
            {t('account.checkEmail.change')}
          </TextLink>
        </section>
      </div>
    </Screen>
  )
}

function SendAgain({ mailed }: { readonly mailed: Mailed }) {
  const { t } = useI18n()
  const { working, sendAgain, seconds } = useSendAgain(mailed)
  const isPaused = seconds > 0
  return (
    <>
      <Button
        variant="plain"
        width="full"
        working={working}
        onClick={sendAgain}
        aria-describedby="pause"
        {...(isPaused && { 'aria-disabled': true })}
      >
        {t('account.checkEmail.again')}
      </Button>
      <p className={`${text.muted} ${styles.pause}`} id="pause">
        {isPaused && t('account.checkEmail.pause', { count: seconds })}
      </p>
    </>
  )
}
