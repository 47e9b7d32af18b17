import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { Footer } from '../../ui/text/footer.tsx'
import { TextLink, Link } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { headline } from '../../ui/theme/text.css.ts'
import { HousePicture, ToolboxPicture } from './choice-pictures.tsx'
import * as styles from './registration-page.css.ts'
import type { ReactNode } from 'react'
import { ForwardIcon } from '../../ui/icons.tsx'

/** The choice between the two kinds of account. */
export default function RegistrationPage() {
  const { t } = useI18n()
  return (
    <Screen title={t('auth.registration.title')} back={links.login}>
      <div className={styles.page}>
        <div className={styles.lead}>
          <h2 className={headline}>{t('auth.registration.lead')}</h2>
        </div>
        <div className={styles.choices}>
          <ChoiceCard
            href={links.signupBusiness}
            tone="blue"
            title={t('auth.registration.business')}
            text={t('auth.registration.businessText')}
            picture={<ToolboxPicture />}
          />
          <ChoiceCard
            href={links.signupCustomer}
            tone="green"
            title={t('auth.registration.customer')}
            text={t('auth.registration.customerText')}
            picture={<HousePicture />}
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
  readonly href: string
  readonly tone: keyof typeof styles.card
  readonly title: string
  readonly text: string
  readonly picture: ReactNode
}

/** A card that leads on: gradient, title and picture. The title is its accessible name, the text its description. */
export function ChoiceCard({ href, tone, title, text, picture }: ChoiceCardProps) {
  return (
    <Link className={styles.card[tone]} href={href}>
      <span className={styles.words}>
        <span className={styles.title}>
          <span>{title}</span>
          <ForwardIcon />
        </span>
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.picture}>{picture}</span>
    </Link>
  )
}
