import { useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { languageFacts, type Language } from '../../i18n/languages.ts'
import { links } from '../../shared/routes.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { ConfirmDialog } from '../../ui/forms/dialogs.tsx'
import { Footer } from '../../ui/text/footer.tsx'
import {
  BellIcon,
  CameraIcon,
  DeleteIcon,
  DocumentIcon,
  DownloadIcon,
  ForwardIcon,
  InfoIcon,
  MembershipIcon,
} from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Screen } from '../../ui/screen.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { media } from '../../ui/theme/media.ts'
import { muted, title } from '../../ui/theme/text.css.ts'
import {
  DetailsIcon,
  DevicesIcon,
  Entry,
  Group,
  LanguageIcon,
  LogoutIcon,
  MailIcon,
  OutsideEntry,
  PageIcon,
  ProgramIcon,
} from './entries.tsx'
import { BlockIcon, PasswordIcon, ShieldIcon } from '../../ui/safety-icons.tsx'
import { SearchIcon } from '../../ui/forms/picker-search.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import * as styles from './profile-options.css.ts'
import * as rows from '../../ui/lists/rows.css.ts'
import { languageCommand } from '../../actors/account.ts'
import { useEnvironment, useSetup, useSession } from '../../actors/environment-context.ts'
import { useToastedCommand } from '../../ui/forms/use-command.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** The viewer's name, links to everything about the account, and logging out. */
export default function ProfileOptionsPage() {
  const { t, language } = useI18n()
  const { user, role, fact, logout, choose, working } = useProfileOptions()
  // Only a matter of display, so not in a machine: which dialog is open.
  const [asked, setAsked] = useState<'language' | 'logout' | null>(null)
  const close = () => setAsked(null)
  const isDesk = useMedia(media.desk)
  const first = (
    <>
      {role === 'business' && <BusinessGroup businessId={user.id} name={fact} />}
      <Group title={t('account.options.groups.notifications')}>
        <Entry href={links.mailSettings} Icon={BellIcon} words={t('account.options.mails')} />
        {role === 'business' && <Entry href={links.savedSearches} Icon={SearchIcon} words={t('searches.title')} />}
      </Group>
    </>
  )
  const security = (
    <Group title={t('account.options.groups.security')}>
      <Entry href={links.updatePassword} Icon={PasswordIcon} words={t('account.password.title')} />
      <Entry href={links.updateEmail} Icon={MailIcon} words={t('safety.email.title')} value={user.email} />
      <Entry href={links.sessions} Icon={DevicesIcon} words={t('safety.sessions.title')} />
      <Entry href={links.security} Icon={ShieldIcon} words={t('safety.security.title')} />
      <Entry href={links.blocked} Icon={BlockIcon} words={t('blocks.title')} />
    </Group>
  )
  const settings = (
    <Group title={t('account.options.groups.settings')}>
      <li className={rows.item}>
        <button
          className={rows.entry}
          type="button"
          aria-haspopup="dialog"
          aria-disabled={working}
          onClick={() => !working && setAsked('language')}
        >
          <LanguageIcon className={rows.sign} />
          <span className={rows.words}>{t('account.options.language')}</span>
          <span className={rows.sign}>{languageFacts[language].name}</span>
        </button>
      </li>
      <Entry href={links.ownData} Icon={DownloadIcon} words={t('safety.data.title')} />
      <Entry href={links.developers} Icon={ProgramIcon} words={t('safety.developers.title')} />
    </Group>
  )
  const about = (
    <Group title={t('account.options.groups.about')}>
      <OutsideEntry href={links.about(language)} Icon={InfoIcon} words={t('account.options.about')} />
      <OutsideEntry href={links.terms(language)} Icon={DocumentIcon} words={t('account.options.terms')} />
    </Group>
  )
  const leaving = <Leaving onLogout={() => setAsked('logout')} />

  return (
    <Screen title={t('account.options.title')} back={links.dashboard}>
      <div className={styles.columns}>
        <section className={styles.person} aria-label={t('shell.profile')}>
          <span className={styles.portrait}>
            <Avatar name={user.name} url={user.picture} size="large" />
          </span>
          <h2 className={title}>
            <bdi>{user.name}</bdi>
          </h2>
          <p className={muted}>
            <span>{`${t(`account.options.${role}`)} · `}</span>
            <bdi>{fact}</bdi>
          </p>
          <p className={muted}>
            <bdi>{user.email}</bdi>
          </p>
          <Link
            className={classNames(buttonClass('plain'), styles.act)}
            href={role === 'customer' ? links.profile : links.profileBusiness}
          >
            {t('account.options.profile')}
          </Link>
        </section>
        {isDesk ? (
          <div className={styles.groups}>
            <div className={styles.column}>
              {first}
              {role === 'customer' && security}
              {about}
            </div>
            <div className={styles.column}>
              {role === 'business' && security}
              {settings}
              {leaving}
            </div>
          </div>
        ) : (
          <div className={styles.column}>
            {first}
            {security}
            {settings}
            {about}
            {leaving}
          </div>
        )}
      </div>
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

/** Logging out, and apart from it the end of the account. */
function Leaving({ onLogout }: { readonly onLogout: () => void }) {
  const { t } = useI18n()
  return (
    <>
      <Group title={t('account.options.groups.end')}>
        <li className={rows.item}>
          <button className={rows.entry} type="button" aria-haspopup="dialog" onClick={onLogout}>
            <LogoutIcon className={rows.sign} />
            <span className={rows.words}>{t('account.options.logout')}</span>
          </button>
        </li>
      </Group>
      <div className={rows.list}>
        <Link className={styles.ending} href={links.deleteAccount}>
          <DeleteIcon />
          <span className={rows.words}>{t('safety.leave.title')}</span>
          <ForwardIcon />
        </Link>
      </div>
    </>
  )
}

/** Who a business is to others: most of what it comes here for. */
function BusinessGroup({ businessId, name }: { readonly businessId: string; readonly name: string }) {
  const { t } = useI18n()
  return (
    <Group title={t('account.options.groups.profile')}>
      <Entry href={links.business(businessId)} Icon={PageIcon} words={t('account.options.page')} />
      <Entry href={links.profileBusinessDetails} Icon={DetailsIcon} words={t('businessDetails.title')} value={name} />
      <Entry href={links.workPictures} Icon={CameraIcon} words={t('profile.work.title')} />
      <Entry href={links.subscription} Icon={MembershipIcon} words={t('account.options.membership')} />
    </Group>
  )
}

/** The viewer, the choice of language, and logging out. */
function useProfileOptions() {
  const environment = useEnvironment()
  const session = useSession()
  const { user, userType: role } = session
  const { isBusy, run } = useToastedCommand(useSetup(languageCommand), () =>
    toast.success(languageFacts[environment.session.getSnapshot().context.language].changed),
  )
  return {
    user,
    role,
    // Where a customer lives, or what a business is called.
    fact: session.userType === 'customer' ? session.user.city : session.user.businessName,
    working: isBusy,
    logout: () => environment.session.send({ type: 'logout.requested' }),
    choose: (language: Language) => run({ language }),
  }
}
