import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { iconButton } from './button.css.ts'
import { classNames } from './class-names.ts'
import { BackIcon } from './icons.tsx'
import { Link } from './text/link.tsx'
import * as styles from './screen.css.ts'

/** What the app puts around every screen. */
export type ScreenFrame = {
  /** The profile picture and the bell, shown on main screens. */
  readonly account: ReactNode
  /** What every screen has to say at the moment, below the bar. */
  readonly notice: ReactNode
  /** Called with the heading when a screen has come up, to move the focus there after a navigation. */
  readonly onShown: (heading: HTMLElement) => void
}

const FrameContext = createContext<ScreenFrame>({ account: null, notice: null, onShown: () => {} })

export const ScreenFrameProvider = FrameContext.Provider

type ScreenProps = {
  /** The heading in the green bar: the one h1, and the title of the document. */
  readonly title: string
  /** Where the arrow at the start leads; none on the screens one begins at. */
  readonly back?: string
  /** Shows the profile picture and the bell: a main screen. */
  readonly account?: boolean
  /** Buttons of this screen at the end of the bar. */
  readonly actions?: ReactNode
  readonly room?: keyof typeof styles.room
  /** The main action, kept in reach at the bottom. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
}

/** One screen: green bar with centred title, the matter below it, and the main action at the bottom. */
export function Screen({ title, back, account = false, actions, room = 'page', bottom, children }: ScreenProps) {
  const { t } = useI18n()
  const frame = use(FrameContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const { onShown } = frame

  useEffect(() => {
    if (heading.current) onShown(heading.current)
  }, [onShown])

  return (
    <div className={styles.page}>
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
      <main className={styles.frame}>
        <div className={classNames(styles.main, styles.room[room])}>{children}</div>
        {bottom && <BottomBar>{bottom}</BottomBar>}
      </main>
    </div>
  )
}

/**
 * Where one came from is where the arrow leads, as it was left: with its filter and its place on the page. Somebody who
 * came from a mail or another screen follows the link.
 */
function goBack(event: MouseEvent, back: string): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || pathBefore() !== back) return
  event.preventDefault()
  history.back()
}

/** The path of the entry before this one; null where the browser does not say. */
function pathBefore(): string | null {
  if (!('navigation' in window)) return null
  const { currentEntry } = window.navigation
  const before = currentEntry && window.navigation.entries()[currentEntry.index - 1]?.url
  return before ? new URL(before).pathname : null
}

/** The bar of the main action at the lower edge. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bottom}>
      <div className={styles.bottomInside}>{children}</div>
    </div>
  )
}
