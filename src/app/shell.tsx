import type { FunctionComponent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Rules } from '../../generated/rules.ts'
import { useSession } from '../actors/environment-context.ts'
import type { Role, Session } from '../actors/jobs.ts'
import { useLiveRegionText, useUnread, useUnreadMessages } from '../actors/live.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { idIn, links, routeOf, type RouteName } from '../shared/routes.ts'
import { iconButton } from '../ui/button.css.ts'
import { BellIcon, ChatIcon, createIcon, PersonIcon, PlusIcon } from '../ui/icons.tsx'
import { Link } from '../ui/link.tsx'
import { useScreenSection } from '../ui/screen.tsx'
import { SearchField } from '../ui/lists/search-field.tsx'
import { searchIn } from '../ui/lists/search-in.ts'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { CountBadge } from '../ui/text/count-badge.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { HomeLink } from './home-link.tsx'
import * as styles from './shell.css.ts'

const JobsIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)
const FindIcon = createIcon(
  <>
    <path d="M12 21c4.5-4.7 7-8.2 7-11.2a7 7 0 0 0-14 0c0 3 2.5 6.500 7 11.2Z" />
    <circle cx="12" cy="9.8" r="2.5" />
  </>,
)

const BusinessesIcon = createIcon(
  <path d="M4 10.5 5.5 5h13l1.5 5.5M5 10.5V20h14v-9.5M10 20v-5.5h4V20M4 10.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0" />,
)

/** The parts of the app that one goes to from everywhere. */
type Section = 'jobs' | 'businesses' | 'findWork' | 'bids' | 'messages' | 'post' | 'you'

type Entry = { readonly section: Section; readonly href: string; readonly Icon: FunctionComponent }

const entriesOf = {
  customer: [
    { section: 'jobs', href: links.dashboard, Icon: JobsIcon },
    { section: 'businesses', href: links.directory, Icon: BusinessesIcon },
    { section: 'messages', href: links.messages, Icon: ChatIcon },
    { section: 'post', href: links.postJob, Icon: PlusIcon },
    { section: 'you', href: links.profileOptions, Icon: PersonIcon },
  ],
  business: [
    { section: 'findWork', href: links.dashboard, Icon: FindIcon },
    { section: 'bids', href: links.ownBids, Icon: JobsIcon },
    { section: 'messages', href: links.messages, Icon: ChatIcon },
    { section: 'you', href: links.profileOptions, Icon: PersonIcon },
  ],
} as const satisfies Record<Role, readonly Entry[]>

/** On a desk, these are at the end of the bar. */
const atEnd: readonly Section[] = ['post', 'you']

const you: readonly RouteName[] = [
  'profileOptions',
  'profile',
  'profileBusiness',
  'profileBusinessDetails',
  'workPictures',
  'updatePassword',
  'updateEmail',
  'sessions',
  'security',
  'developers',
  'ownData',
  'deleteAccount',
  'subscription',
  'notifications',
  'mailSettings',
  'savedSearches',
  'blocked',
]

/** Which lists are about what a business has bid on. */
const ownBids = ['myBids', 'won', 'done']

/** The section of an address; undefined where it does not tell. */
function sectionAt(path: string, search: string, { userType: role, user }: Session): Section | undefined {
  const route = routeOf(path)
  if (route === 'postJob') return 'post'
  if (route === 'messages') return 'messages'
  if (route === 'directory') return 'businesses'
  if (route !== undefined && you.includes(route)) return 'you'
  if (role === 'customer') {
    if (route === 'business') return 'businesses'
    return route === 'dashboard' || route === 'jobDetails' ? 'jobs' : undefined
  }
  if (route === 'business') return idIn(search, 'id') === user.id ? 'you' : undefined
  // The screen of a job says whether that is work to find or an own one.
  if (route !== 'dashboard') return undefined
  return ownBids.includes(new URLSearchParams(search).get('status') ?? '') ? 'bids' : 'findWork'
}

/** Whether the reader is at an entry's own address, or elsewhere in its section. */
function useCurrent(): (entry: Pick<Entry, 'section' | 'href'>) => 'page' | 'true' | undefined {
  const [path] = useLocation()
  const search = useSearch()
  const session = useSession()
  const told = useScreenSection()
  const section = told ?? sectionAt(path, search, session)
  const address = search ? `${path}?${search}` : path
  return (entry) => (entry.section === section ? (entry.href === address ? 'page' : 'true') : undefined)
}

/** The name, which leads home, and the sections: at the start of the bar on a desk. */
export function Navigation() {
  const { t } = useI18n()
  const { userType } = useSession()
  const current = useCurrent()
  return (
    <>
      <HomeLink href={links.dashboard} />
      <nav className={styles.navigation} aria-label={t('shell.sections')}>
        {entriesOf[userType]
          .filter(({ section }) => !atEnd.includes(section))
          .map((entry) => (
            <Link key={entry.section} className={styles.entry} href={entry.href} aria-current={current(entry)}>
              <span>{t(`shell.section.${entry.section}`)}</span>
              {entry.section === 'messages' && (
                <>
                  <UnreadWords />
                  <UnreadCount />
                </>
              )}
            </Link>
          ))}
      </nav>
    </>
  )
}

/** The sections at the bottom of a phone. */
export function Tabs() {
  const { t } = useI18n()
  const { userType } = useSession()
  const current = useCurrent()
  return (
    <nav className={styles.tabs} aria-label={t('shell.sections')}>
      {entriesOf[userType].map((entry) => (
        <Link key={entry.section} className={styles.tab} href={entry.href} aria-current={current(entry)}>
          <span className={styles.tabIcon}>
            <entry.Icon />
            {entry.section === 'messages' && (
              <span className={styles.tabCount}>
                <UnreadCount />
              </span>
            )}
          </span>
          <span>{t(`shell.section.${entry.section}`)}</span>
          {entry.section === 'messages' && <UnreadWords />}
        </Link>
      ))}
    </nav>
  )
}

/** The search for jobs, in the bar of a desk. Beside the list it narrows it; from elsewhere Enter leads there. */
function BarSearch() {
  const { t } = useI18n()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch())
  const rule = Rules.ListCustomerJobs.q
  const isBesideList = path === links.dashboard
  return (
    <search className={styles.search}>
      <SearchField
        place="bar"
        label={t('dashboard.search')}
        rule={rule}
        search={isBesideList ? searchIn(asked.get('q'), rule) : ''}
        waits={!isBesideList}
        onSearch={(search) => {
          const query = new URLSearchParams(isBesideList ? asked : undefined)
          if (search === '') query.delete('q')
          else query.set('q', search)
          // What is typed is not an entry of the history with each pause.
          navigate(query.size > 0 ? `${links.dashboard}?${query}` : links.dashboard, { replace: isBesideList })
          window.scrollTo({ top: 0, behavior: 'instant' })
        }}
      />
    </search>
  )
}

/** The search, the bell and the profile picture, at the end of the bar; on a desk, what a customer does most is before them. */
export function HeaderAccount() {
  const { t } = useI18n()
  const { user, userType } = useSession()
  const [path] = useLocation()
  const current = useCurrent()
  return (
    <>
      {/* Beside the search for businesses it would be taken for that. */}
      {path !== links.directory && <BarSearch />}
      {/* On the form itself it would lead nowhere. */}
      {userType === 'customer' && path !== links.postJob && (
        <Link className={styles.post} href={links.postJob}>
          <PlusIcon className={styles.postIcon} />
          <span>{t('dashboard.postJob')}</span>
        </Link>
      )}
      <Bell />
      <Link
        className={iconButton.onHeader}
        href={links.profileOptions}
        title={t('shell.profile')}
        aria-current={current({ section: 'you', href: links.profileOptions })}
      >
        <span className={styles.face}>
          <Avatar name={user.name} url={user.picture} size="small" />
        </span>
        <VisuallyHidden>{t('shell.profile')}</VisuallyHidden>
      </Link>
    </>
  )
}

/** How many messages wait to be read, to see and to hear; nothing while none does. */
function UnreadCount() {
  const unread = useUnreadMessages()
  if (unread === 0) return null
  return (
    <span aria-hidden="true">
      <CountBadge count={unread} />
    </span>
  )
}

function UnreadWords() {
  const { t } = useI18n()
  const unread = useUnreadMessages()
  return unread > 0 && <VisuallyHidden>{`, ${t('shell.unreadMessages', { count: unread })}`}</VisuallyHidden>
}

/** The bell in the green bar: how many notifications are unread, as it happens. */
export function Bell() {
  const { t } = useI18n()
  const unread = useUnread()
  const said = useLiveRegionText()
  const label = unread === 0 ? t('shell.bellQuiet') : t('shell.bell', { count: unread })
  return (
    <>
      <Link className={iconButton.onHeader} href={links.notifications} title={label}>
        <BellIcon />
        <VisuallyHidden>{label}</VisuallyHidden>
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            <CountBadge count={unread} />
          </span>
        )}
      </Link>
      <div className={styles.said} role="status">
        {said}
      </div>
    </>
  )
}
