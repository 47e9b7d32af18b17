import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { iconButton } from './button.css.ts'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import { BackIcon } from './icons.tsx'
import { Link } from './link.tsx'
import * as styles from './screen.css.ts'

/** What the app adds to every screen. */
export type ScreenFrame = {
  /** The profile picture and the bell, shown on main screens. */
  readonly account: Elements
  /** A notice for every screen, below the bar. */
  readonly notice: Elements
  /** What is above the content of every screen for a user who is not logged in. */
  readonly visitor: Elements
  /** Called with the heading of a new screen, to focus it after a navigation. */
  readonly onShown: (heading: HTMLElement) => void
}

const FrameContext = createContext<ScreenFrame>({ account: null, notice: null, visitor: null, onShown: () => {} })

export const ScreenFrameProvider = FrameContext.Provider

type ScreenProps = {
  /** The title in the green bar: the only h1, and the document's title. */
  readonly title: string
  /** Where the Back arrow leads; none on screens that people start from. */
  readonly back?: string
  /** A main screen: shows the profile picture and the bell. */
  readonly account?: boolean
  /** This screen's buttons at the end of the bar. */
  readonly actions?: Elements
  readonly room?: keyof typeof styles.room
  /** The main action, always visible at the bottom. */
  readonly bottom?: Elements
  /** The content has no end. For the keyboard the main action comes before it. On a desk it is in the content. */
  readonly endless?: boolean
  readonly children: ReactNode
}

/** One screen: green bar with centred title, content, and the main action at the bottom. */
export function Screen({
  title,
  back,
  account = false,
  actions,
  room = 'page',
  bottom,
  endless = false,
  children,
}: ScreenProps) {
  const { t } = useI18n()
  const frame = use(FrameContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const main = useRef<HTMLElement>(null)
  const { onShown } = frame

  useEffect(() => {
    if (heading.current) onShown(heading.current)
  }, [onShown])

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main" onClick={(event) => skipTo(event, main.current)}>
        {t('shell.skip')}
      </a>
      <title>{`${title} · ${t('shell.appName')}`}</title>
      <header className={styles.header}>
        <div className={styles.bar}>
          <div className={styles.start}>
            {back !== undefined && (
              <Link
                className={iconButton.onHeader}
                href={back}
                aria-label={t('ui.back')}
                title={t('ui.back')}
                onClick={(event) => goBack(event, back)}
              >
                <BackIcon />
              </Link>
            )}
          </div>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.end}>
            {actions}
            {account && frame.account}
          </div>
        </div>
        {frame.notice}
      </header>
      {frame.visitor}
      <main className={styles.frame} ref={main} id="main" tabIndex={-1}>
        {endless && bottom && <BottomBar endless>{bottom}</BottomBar>}
        <div className={classNames(styles.main, styles.room[room])}>{children}</div>
        {!endless && bottom && <BottomBar>{bottom}</BottomBar>}
      </main>
    </div>
  )
}

/** Moves the focus past the bar, without a new entry in the history. */
function skipTo(event: MouseEvent, main: HTMLElement | null): void {
  event.preventDefault()
  main?.focus()
}

/**
 * Goes back in history if the previous screen is the one that the arrow leads to: it then appears as it was left,
 * with its filter and scroll position. Otherwise follows the link.
 */
function goBack(event: MouseEvent, back: string): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const before = addressBefore()
  if (!isPlain || before === null || (before !== back && before.split('?')[0] !== back)) return
  event.preventDefault()
  history.back()
}

/** The address of the previous history entry, as path and search; null if the browser does not tell. */
export function addressBefore(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url
  if (!before) return null
  const { pathname, search } = new URL(before)
  return pathname + search
}

/** The main action's bar at the bottom edge. */
export function BottomBar({ endless = false, children }: { readonly endless?: boolean; readonly children: ReactNode }) {
  return (
    <div className={endless ? styles.bottomOnPhone : styles.bottom}>
      <div className={styles.bottomInside}>{children}</div>
    </div>
  )
}
