import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { CheckIcon, ForwardIcon } from '../../ui/icons.tsx'
import { Footer } from '../../ui/text/footer.tsx'
import { TextLink, Link } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { headline } from '../../ui/theme/text.css.ts'
import * as styles from './registration-page.css.ts'
import { scenes } from './scenes.ts'

/** The choice between the two kinds of account. */
export default function RegistrationPage() {
  const { t } = useI18n()
  return (
    <Screen title={t('auth.registration.title')} back={links.login}>
      <div className={styles.page}>
        <div className={styles.lead}>
          <h2 className={headline}>{t('auth.registration.lead')}</h2>
          <p className={styles.sub}>{t('auth.registration.free')}</p>
        </div>
        <div className={styles.choices}>
          <ChoiceCard
            who="customer"
            href={links.signupCustomer}
            title={t('auth.registration.customer')}
            text={t('auth.registration.customerText')}
            reasons={[
              t('auth.registration.prices'),
              t('auth.registration.verified'),
              t('auth.registration.freeForCustomers'),
            ]}
          />
          <ChoiceCard
            who="business"
            href={links.signupBusiness}
            title={t('auth.registration.business')}
            text={t('auth.registration.businessText')}
            reasons={[t('auth.registration.jobs'), t('auth.registration.page'), t('auth.registration.trial')]}
          />
        </div>
        <p className={styles.back}>
          <span>{t('auth.registration.haveAccount')}</span>
          <TextLink alone href={links.login}>
            {t('auth.registration.login')}
          </TextLink>
        </p>
      </div>
      <Footer />
    </Screen>
  )
}

type ChoiceCardProps = {
  readonly who: keyof typeof scenes
  readonly href: string
  readonly title: string
  readonly text: string
  /** Why. */
  readonly reasons: readonly string[]
}

/** A card that leads on: gradient, picture, title, and what one does there. */
export function ChoiceCard({ who, href, title, text, reasons }: ChoiceCardProps) {
  return (
    <Link className={styles.card[who]} href={href}>
      <img className={styles.picture} src={scenes[who]} alt="" width="640" height="480" />
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{title}</span>
          <ForwardIcon />
        </span>
        <span className={styles.text}>{text}</span>
        <span className={styles.reasons}>
          {reasons.map((reason) => (
            <span key={reason} className={styles.reason}>
              <CheckIcon className={styles.tick} />
              <span>{reason}</span>
            </span>
          ))}
        </span>
      </span>
    </Link>
  )
}
