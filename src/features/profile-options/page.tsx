import { type ReactElement, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { languageFacts, type Language } from '../../i18n/languages.ts'
import { links } from '../../shared/routes.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { ConfirmDialog } from '../../ui/forms/dialogs.tsx'
import { Footer } from '../../ui/text/footer.tsx'
import { DeleteIcon, DocumentIcon, DownloadIcon, ForwardIcon, InfoIcon, PersonIcon } from '../../ui/icons.tsx'
import { Link, OutsideLink } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { muted, title } from '../../ui/theme/text.css.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DevicesIcon, ExternalIcon, LanguageIcon, LogoutIcon, MailIcon, MembershipIcon } from './icons.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import * as styles from './profile-options.css.ts'
import { languageCommand } from '../../actors/account.ts'
import { useEnvironment, useSetup, useSession } from '../../actors/environment-context.ts'
import { useCommand } from '../../ui/forms/use-command.ts'
import { useFailureToast } from '../../ui/forms/use-form.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The viewer's name, links to everything about the account, and logging out. */
export default function ProfileOptionsPage() {
  const { t, language } = useI18n()
  const { user, role, logout, choose, working } = useProfileOptions()
  // Only a matter of display, so not in a machine: which dialog is open.
  const [asked, setAsked] = useState<'language' | 'logout' | null>(null)
  const close = () => setAsked(null)

  return (
    <Screen title={t('account.options.title')} back={links.dashboard} room="form">
      <div className={styles.person}>
        <Avatar name={user.name} url={user.picture} size="large" />
        <h2 className={title}>
          <bdi>{user.name}</bdi>
        </h2>
        <p className={muted}>
          <span>{`${t(`account.options.${role}`)} · `}</span>
          <bdi>{user.email}</bdi>
        </p>
      </div>
      <ul className={styles.menu}>
        <Entry
          href={role === 'customer' ? links.profile : links.profileBusiness}
          icon={<PersonIcon className={styles.sign} />}
        >
          {t('account.options.profile')}
        </Entry>
        <Entry href={links.sessions} icon={<DevicesIcon className={styles.sign} />}>
          {t('safety.sessions.title')}
        </Entry>
        {role === 'business' && (
          <Entry href={links.subscription} icon={<MembershipIcon className={styles.sign} />}>
            {t('account.options.membership')}
          </Entry>
        )}
        <Entry href={links.mailSettings} icon={<MailIcon className={styles.sign} />}>
          {t('account.options.mails')}
        </Entry>
        <Entry href={links.ownData} icon={<DownloadIcon className={styles.sign} />}>
          {t('safety.data.title')}
        </Entry>
        <OutsideEntry href={links.about(language)} icon={<InfoIcon className={styles.sign} />}>
          {t('account.options.about')}
        </OutsideEntry>
        <OutsideEntry href={links.terms(language)} icon={<DocumentIcon className={styles.sign} />}>
          {t('account.options.terms')}
        </OutsideEntry>
        <li className={styles.item}>
          <button
            className={styles.entry}
            type="button"
            aria-haspopup="dialog"
            aria-disabled={working}
            onClick={() => !working && setAsked('language')}
          >
            <LanguageIcon className={styles.sign} />
            <span className={styles.words}>{t('account.options.language')}</span>
            <span className={styles.sign}>{languageFacts[language].name}</span>
          </button>
        </li>
        <li className={styles.item}>
          <button className={styles.ending} type="button" aria-haspopup="dialog" onClick={() => setAsked('logout')}>
            <LogoutIcon />
            <span className={styles.words}>{t('account.options.logout')}</span>
          </button>
        </li>
        <li className={styles.item}>
          <Link className={styles.ending} href={links.deleteAccount}>
            <DeleteIcon />
            <span className={styles.words}>{t('safety.leave.title')}</span>
            <ForwardIcon />
          </Link>
        </li>
      </ul>
      <Footer />
      <LanguageDialog
        open={asked === 'language'}
        onClose={close}
        onChoose={(chosen) => {
          choose(chosen)
          close()
        }}
      />
      <ConfirmDialog
        open={asked === 'logout'}
        title={t('account.options.logoutTitle')}
        text={t('account.options.logoutText')}
        yes={t('account.options.logout')}
        no={t('ui.cancel')}
        onYes={logout}
        onNo={close}
      />
    </Screen>
  )
}

type EntryProps = { readonly href: string; readonly icon: ReactElement; readonly children: string }

function Entry({ href, icon, children }: EntryProps) {
  return (
    <li className={styles.item}>
      <Link className={styles.entry} href={href}>
        {icon}
        <span className={styles.words}>{children}</span>
        <ForwardIcon className={styles.sign} />
      </Link>
    </li>
  )
}

function OutsideEntry({ href, icon, children }: EntryProps) {
  const { t } = useI18n()
  return (
    <li className={styles.item}>
      <OutsideLink className={styles.entry} href={href}>
        {icon}
        <span className={styles.words}>
          <span>{children}</span>
          <VisuallyHidden>{` (${t('account.options.newTab')})`}</VisuallyHidden>
        </span>
        <ExternalIcon className={styles.sign} />
      </OutsideLink>
    </li>
  )
}

/** The viewer, the choice of language, and logging out. */
export function useProfileOptions() {
  const environment = useEnvironment()
  const { user, userType: role } = useSession()
  const say = useFailureToast()
  const { isBusy, run } = useCommand(useSetup(languageCommand), {
    onDone: () => toast.success(languageFacts[environment.session.getSnapshot().context.language].changed),
    onRefused: say,
    onFailed: say,
  })
  return {
    user,
    role,
    working: isBusy,
    logout: () => environment.session.send({ type: 'logout.requested' }),
    choose: (language: Language) => run({ language }),
  }
}
