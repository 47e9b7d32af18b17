import { useI18n } from '../../i18n/i18n.tsx'
import { laterWords } from '../../i18n/translate.ts'
import { lazy } from '../../shared/lazy.ts'
import { links } from '../../shared/routes.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Button } from '../../ui/button.tsx'
import { Form, FormError, FormNotice } from '../../ui/forms/form.tsx'
import { lazyPart } from '../../ui/lazy/lazy-part.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmailField, PasswordField } from '../../ui/forms/text-field.tsx'
import { media } from '../../ui/theme/media.ts'
import { headline } from '../../ui/theme/text.css.ts'
import { useAwake } from '../../ui/use-awake.ts'
import { useMedia } from '../../ui/use-media.ts'
import * as styles from './login-page.css.ts'
import { pictures } from './pictures.ts'
import { type Keeping, useLogin } from './use-login.ts'

/** Who cannot fetch it logs in all the same. One part after the other, so that running them leaves room for a touch in between. */
const Story = lazyPart(
  lazy(async () => {
    await laterWords.fetch()
    await import('../../actors/marketplace.ts')
    return (await import('./story.tsx')).Story
  }),
)

const CodeStep = lazyPart(
  lazy(async () => (await import('./code-step.tsx')).CodeStep),
  ({ onBack }) => onBack(),
)

/** Login, with links to sign up and to reset the password; below it, what the product is. */
export default function LoginPage() {
  const { t } = useI18n()
  const isDesk = useMedia(media.desk)
  // The form comes first.
  const isAwake = useAwake()
  const { leaveCode, ...login } = useLogin()
  return (
    <Screen title={t('auth.login.title')} room="page">
      <div className={styles.columns}>
        <div className={styles.promise}>
          <Brand />
          <div className={styles.tagline}>{t('shell.tagline')}</div>
          <p className={styles.more}>{t('auth.login.promise')}</p>
          {isDesk && <Mosaic />}
        </div>
        <div className={styles.panel}>{leaveCode ? <CodeStep onBack={leaveCode} /> : <Credentials {...login} />}</div>
      </div>
      <div className={styles.story}>{isAwake && <Story />}</div>
    </Screen>
  )
}

type CredentialsProps = Omit<ReturnType<typeof useLogin>, 'leaveCode'>

/** What was asked before: email and password, with the ways to those who have none. */
function Credentials({
  form,
  error,
  working,
  isExpired,
  leftUntil,
  keeping,
  passkey,
  refusals,
  submit,
}: CredentialsProps) {
  const { t, format } = useI18n()
  return (
    <>
      <div className={styles.welcome}>
        <h2 className={headline}>{t('auth.login.welcome')}</h2>
        <p className={styles.lead}>{t('auth.login.lead')}</p>
      </div>
      {isExpired && <FormNotice>{t('auth.login.expired')}</FormNotice>}
      {leftUntil !== null && <FormNotice>{t('auth.login.left', { date: format.date(leftUntil) })}</FormNotice>}
      <Form label={t('auth.login.title')} onSubmit={submit} refusals={refusals}>
        {keeping ? <KeepAccount {...keeping} /> : error && <FormError>{error}</FormError>}
        <EmailField
          {...form.field('email')}
          label={t('auth.login.email')}
          name="email"
          autoComplete="username webauthn"
        />
        <PasswordField
          {...form.field('password')}
          label={t('auth.login.password')}
          name="password"
          autoComplete="current-password"
          username={null}
          beside={
            <span className={styles.forgot}>
              <TextLink alone href={links.forgotPassword}>
                {t('auth.login.forgot')}
              </TextLink>
            </span>
          }
        />
        <Button type="submit" width="full" working={working}>
          {t('auth.login.submit')}
        </Button>
      </Form>
      {passkey && <PasskeyLogin {...passkey} />}
      <p className={styles.newHere}>
        <span>{t('auth.login.noAccount')}</span>
        <TextLink alone href={links.registration}>
          {t('auth.login.signUp')}
        </TextLink>
      </p>
    </>
  )
}

/** The way in without a password. */
function PasskeyLogin({ error, working, start }: NonNullable<CredentialsProps['passkey']>) {
  const { t } = useI18n()
  return (
    <>
      {error !== undefined && <FormError>{error}</FormError>}
      <Button variant="plain" width="full" working={working} onClick={start}>
        {t('auth.login.passkey')}
      </Button>
    </>
  )
}

/** In the place of the error: until when the account can be kept, and the button that logs in and keeps it. */
function KeepAccount({ text, error, keep, working }: Keeping) {
  const { t } = useI18n()
  return (
    <>
      {error !== undefined && <FormError>{error}</FormError>}
      {keep && (
        <>
          <FormNotice>{text}</FormNotice>
          <Button width="full" working={working} onClick={keep}>
            {t('auth.login.keep')}
          </Button>
        </>
      )}
    </>
  )
}

/** What gets done: three trades at work. It is decoration, and phones do without. */
function Mosaic() {
  return (
    <div className={styles.mosaic}>
      {pictures.map(({ url, width, height }) => (
        <img key={url} className={styles.picture} src={url} width={width} height={height} alt="" />
      ))}
    </div>
  )
}

/** The logo and the name. */
function Brand() {
  const { t } = useI18n()
  return (
    <span className={styles.brand}>
      <BrandMark className={styles.mark} on="page" />
      <span className={styles.name}>{t('shell.appName')}</span>
    </span>
  )
}
