import { type ReactNode, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../routes.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Footer } from '../../ui/footer.tsx'
import { DocumentIcon, ExternalIcon, InfoIcon, LogoutIcon } from '../../ui/icons.tsx'
import { OutsideLink } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { muted, title } from '../../ui/theme/text.css.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './profile-options-page.css.ts'
import { useSession, useSignedIn } from './use-session.ts'

/** Who one is, what the house says of itself, and the way out. */
export default function ProfileOptionsPage() {
  const { t } = useI18n()
  const { user, userType } = useSignedIn()
  const { logout } = useSession()
  const [asking, setAsking] = useState(false)

  return (
    <Screen title={t('shell.profileOptions.title')} back={links.dashboard} room="form">
      <div className={styles.person}>
        <Avatar name={user.name} url={user.picture} size="large" />
        <h2 className={title}>{user.name}</h2>
        <p className={muted}>
          {t(`shell.profileOptions.${userType}`)} · {user.email}
        </p>
      </div>
      <ul className={styles.menu}>
        <OutsideEntry href={links.about} icon={<InfoIcon className={styles.sign} />}>
          {t('shell.profileOptions.about')}
        </OutsideEntry>
        <OutsideEntry href={links.terms} icon={<DocumentIcon className={styles.sign} />}>
          {t('shell.profileOptions.terms')}
        </OutsideEntry>
        <li className={styles.item}>
          <button className={styles.ending} type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <LogoutIcon />
            <span className={styles.words}>{t('shell.profileOptions.logout')}</span>
          </button>
        </li>
      </ul>
      <Footer />
      <ConfirmDialog
        open={asking}
        title={t('shell.profileOptions.logoutTitle')}
        text={t('shell.profileOptions.logoutText')}
        yes={t('shell.profileOptions.logout')}
        no={t('ui.cancel')}
        onYes={logout}
        onNo={() => setAsking(false)}
      />
    </Screen>
  )
}

type EntryProps = { readonly href: string; readonly icon: ReactNode; readonly children: string }

function OutsideEntry({ href, icon, children }: EntryProps) {
  const { t } = useI18n()
  return (
    <li className={styles.item}>
      <OutsideLink className={styles.entry} href={href}>
        {icon}
        <span className={styles.words}>
          {children}
          <VisuallyHidden> ({t('shell.profileOptions.newTab')})</VisuallyHidden>
        </span>
        <ExternalIcon className={styles.sign} />
      </OutsideLink>
    </li>
  )
}
