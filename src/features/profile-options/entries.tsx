import { useI18n } from '../../i18n/i18n.tsx'
import { createIcon, ForwardIcon } from '../../ui/icons.tsx'
import { Link, OutsideLink } from '../../ui/link.tsx'
import type { Elements } from '../../ui/elements.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as styles from './profile-options.css.ts'
import * as rows from '../../ui/lists/rows.css.ts'

export const LogoutIcon = createIcon(
  <path d="M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10m5-4 4.5-3.5L15 8.5m4.5 3.5H10" />,
  {
    directional: true,
  },
)
const ExternalIcon = createIcon(
  <path d="M14 4.5h5.5V10m0-5.5L11 13M17.5 13.5v4a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2h4" />,
  {
    directional: true,
  },
)
export const LanguageIcon = createIcon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5Z" />
  </>,
)
export const MailIcon = createIcon(
  <>
    <rect x="3.5" y="6" width="17" height="12.5" rx="2" />
    <path d="m4 7 8 6.5L20 7" />
  </>,
)
export const DevicesIcon = createIcon(
  <>
    <rect x="3.5" y="5" width="13" height="9.5" rx="1.5" />
    <path d="M7 18.5h4.5" />
    <rect x="14.5" y="10" width="6" height="9.5" rx="1.2" />
  </>,
)

export const PageIcon = createIcon(
  <path d="M4 9.5 5.5 5h13L20 9.5M5.5 12v7.5h13V12M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 19.5v-5h4v5" />,
)
export const DetailsIcon = createIcon(<path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />)
export const ProgramIcon = createIcon(<path d="m8.5 8-4.5 4 4.5 4m7-8 4.5 4-4.5 4M13.5 5.5l-3 13" />)

type GroupProps = { readonly title: string; readonly children: Elements }

/** Entries that belong together, under a small heading. */
export function Group({ title, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={rows.list}>{children}</ul>
    </section>
  )
}

type EntryProps = {
  readonly href: string
  readonly Icon: typeof ForwardIcon
  readonly words: string
}

type InsideProps = EntryProps & {
  /** What it is now, such as the email address. */
  readonly value?: string
}

/** A line of the menu that leads to a screen. */
export function Entry({ href, Icon, words, value }: InsideProps) {
  return (
    <li className={rows.item}>
      <Link className={rows.entry} href={href}>
        <Icon className={rows.sign} />
        <span className={rows.words}>
          <span>{words}</span>
          {value !== undefined && (
            <span className={rows.value}>
              <bdi>{value}</bdi>
            </span>
          )}
        </span>
        <ForwardIcon className={rows.sign} />
      </Link>
    </li>
  )
}

/** One that leads to a page outside of the app. */
export function OutsideEntry({ href, Icon, words }: EntryProps) {
  const { t } = useI18n()
  return (
    <li className={rows.item}>
      <OutsideLink className={rows.entry} href={href}>
        <Icon className={rows.sign} />
        <span className={rows.words}>
          <span>{words}</span>
          <VisuallyHidden>{` (${t('account.options.newTab')})`}</VisuallyHidden>
        </span>
        <ExternalIcon className={rows.sign} />
      </OutsideLink>
    </li>
  )
}
