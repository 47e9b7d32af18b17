import { useLocation } from 'wouter'
import { useConsole, useConsoleSetup, useConsoleState, useOperator } from '../actors/console/environment.ts'
import { logoutCommand } from '../actors/console/login.ts'
import { useWords } from '../i18n/console/words.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { languageFacts, languages } from '../i18n/languages.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { PersonIcon } from '../ui/icons.tsx'
import { useCommand } from '../ui/forms/use-command.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { toast } from '../ui/toasts/toast.ts'
import { links } from './links.ts'
import { sections } from './sections.ts'
import * as styles from './shell.css.ts'

function useEntries() {
  const w = useWords()
  const [path] = useLocation()
  return sections.map(({ section, path: href }) => ({
    href,
    name: w(`section.${section}`),
    isCurrent: path === href || path.startsWith(`${href}/`),
  }))
}

/** The name and the sections, in the bar of a desk. */
export function Navigation() {
  const w = useWords()
  const entries = useEntries()
  return (
    <>
      <Link className={styles.brand} href={links.start} aria-label={w('name')}>
        <BrandMark className={styles.mark} on="bar" />
      </Link>
      <nav className={styles.navigation} aria-label={w('sections')}>
        {entries.map(({ href, name, isCurrent }) => (
          <Link key={href} className={styles.entry} href={href} {...(isCurrent && { 'aria-current': 'page' })}>
            {name}
          </Link>
        ))}
      </nav>
    </>
  )
}

/** The sections at the bottom of a phone, in a row that scrolls. */
export function Tabs() {
  const w = useWords()
  const entries = useEntries()
  return (
    <nav className={styles.tabs} aria-label={w('sections')}>
      {entries.map(({ href, name, isCurrent }) => (
        <Link key={href} className={styles.tab} href={href} {...(isCurrent && { 'aria-current': 'page' })}>
          {name}
        </Link>
      ))}
    </nav>
  )
}

/** The language, and for an operator who is there the way out. */
export function Account({ isIn }: { readonly isIn: boolean }) {
  return (
    <>
      <LanguageMenu />
      {isIn && <OperatorMenu />}
    </>
  )
}

function LanguageMenu() {
  const w = useWords()
  const { language: present } = useI18n()
  const { chooseLanguage } = useConsole()
  const { name } = languageFacts[present]
  return (
    <Menu
      label={`${w('language')}: ${name}`}
      face={{ className: styles.face, content: <span>{name}</span> }}
      items={languages.map((language) => ({
        name: languageFacts[language].name,
        lang: language,
        isCurrent: language === present,
        onChoose: () => chooseLanguage(language),
      }))}
    />
  )
}

function OperatorMenu() {
  const w = useWords()
  const { end } = useConsole()
  const { session } = useConsoleState()
  const leave = () => {
    end()
    toast.success(w('loggedOut'))
  }
  // Whatever the server says, this browser forgets the session.
  const { run } = useCommand(useConsoleSetup(logoutCommand), { onDone: leave, onRefused: leave, onFailed: leave })
  return session && <NamedMenu onLogOut={() => run({})} />
}

function NamedMenu({ onLogOut }: { readonly onLogOut: () => void }) {
  const w = useWords()
  const { name, role } = useOperator()
  return (
    <Menu
      label={`${name}, ${w(`role.${role}`)}`}
      face={{ className: styles.face, content: <PersonIcon /> }}
      items={[{ name: w('logOut'), onChoose: onLogOut }]}
    />
  )
}
