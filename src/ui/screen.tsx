import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { iconButton } from './button.css.ts'
import { classNames } from './class-names.ts'
import type { Elements } from './elements.ts'
import { BackIcon } from './icons.tsx'
import { Link } from './link.tsx'
import * as styles from './screen.css.ts'

/** What the app adds to every screen. */
export type ScreenFrame = {
  /** Where else one can go, at the start of the bar on a desk. */
  readonly navigation: Elements
  /** The profile picture and the bell, at the end of the bar. */
  readonly account: Elements
  /** The same as `navigation`, at the bottom of a phone. */
  readonly tabs: Elements
  /** A notice for every screen, below the bar. */
  readonly notice: Elements
  /** What is above the content of every screen for a user who is not logged in. */
  readonly visitor: Elements
  /** Called with the heading of a new screen, to focus it after a navigation. */
  readonly onShown: (heading: HTMLElement) => void
}

/** A screen on its own, with nothing around it. */
export const bareFrame: ScreenFrame = {
  navigation: null,
  account: null,
  tabs: null,
  notice: null,
  visitor: null,
  onShown: () => {},
}

const FrameContext = createContext<ScreenFrame>(bareFrame)

export const ScreenFrameProvider = FrameContext.Provider

/** What a screen shows belongs to one of these parts of the app, where its address alone does not tell. */
export type ScreenSection = 'findWork' | 'bids'

const SectionContext = createContext<ScreenSection | undefined>(undefined)

/** The part of the app that the screen around says it belongs to. */
export const useScreenSection = (): ScreenSection | undefined => use(SectionContext)

type ScreenProps = {
  /** The title in the green bar: the only h1, and the document's title. */
  readonly title: string
  /** Where the Back arrow leads; none on screens that people start from. */
  readonly back?: string
  /** Where the arrow does not leave the screen: back to the step before. */
  readonly onBack?: (() => void) | null
  /** This screen's buttons at the end of the bar. */
  readonly actions?: Elements
  readonly room?: keyof typeof styles.room
  /** The main action, always visible at the bottom, in the place of the tab bar. */
  readonly bottom?: Elements
  /** The content keeps its main action at the bottom of a phone itself, in the place of the tab bar. */
  readonly docked?: boolean
  /** The content has no end. For the keyboard the main action comes before it, and it stands on the tab bar. */
  readonly endless?: boolean
  readonly section?: ScreenSection | undefined
  readonly children: ReactNode
}

/** One screen: green bar with centred title, content, and the main action at the bottom. */
export function Screen({
  title,
  back,
  onBack = null,
  actions,
  room = 'middle',
  bottom,
  docked = false,
  endless = false,
  section,
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
    <SectionContext value={section}>
      <div className={styles.page}>
        <a className={styles.skip} href="#main" onClick={(event) => skipTo(event, main.current)}>
          {t('shell.skip')}
        </a>
        <title>{`${title} · ${t('shell.appName')}`}</title>
        <Bar
          actions={actions}
          start={
            back !== undefined && (
              <Link
                className={classNames(iconButton.onHeader, styles.back)}
                href={back}
                aria-label={t('ui.back')}
                title={t('ui.back')}
                onClick={(event) => goBack(event, back, onBack)}
              >
                <BackIcon />
              </Link>
            )
          }
        >
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </Bar>
        {frame.visitor}
        <main className={styles.frame} ref={main} id="main" tabIndex={-1}>
          {endless && bottom && <BottomOfList>{bottom}</BottomOfList>}
          <div className={classNames(styles.main, styles.room[room])}>{children}</div>
          {!endless && bottom && <BottomBar>{bottom}</BottomBar>}
        </main>
        {(endless || !bottom) && frame.tabs && (
          <div className={docked ? styles.tabsAway : styles.tabs}>{frame.tabs}</div>
        )}
      </div>
    </SectionContext>
  )
}

type BarProps = { readonly start?: Elements; readonly actions?: Elements; readonly children: Elements }

/** The green bar, with what the app adds to it. */
export function Bar({ start, actions, children }: BarProps) {
  const frame = use(FrameContext)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.start}>
          {start}
          {frame.navigation}
        </div>
        {children}
        <div className={styles.end}>
          {actions}
          {frame.account}
        </div>
      </div>
      {frame.notice}
    </header>
  )
}

/** Moves the focus past the bar, without a new entry in the history. */
function skipTo(event: MouseEvent, main: HTMLElement | null): void {
  event.preventDefault()
  main?.focus()
}

/**
 * Goes back in history if the previous screen is the one that the arrow leads to: it then appears as it was left,
 * with its filter and scroll position. Otherwise follows the link, or `onBack`.
 */
function goBack(event: MouseEvent, back: string, onBack: (() => void) | null): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const before = addressBefore()
  const isThere = before !== null && (before === back || before.split('?')[0] === back)
  if (!isPlain || !(onBack ?? isThere)) return
  event.preventDefault()
  if (onBack) onBack()
  else history.back()
}

/** Where the arrow leads: to the one of these places that the reader came from, or else to the first. */
export function useBack(places: readonly [string, ...string[]]): string {
  const [back] = useState(() => {
    const before = addressBefore()
    return places.find((place) => place === before) ?? places[0]
  })
  return back
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
export function BottomBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bottom}>
      <div className={styles.bottomInside}>{children}</div>
    </div>
  )
}

/** The main action of a list: away while one reads on, back as soon as one turns around or reaches the end. */
function BottomOfList({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let before = window.scrollY
    const turn = () => {
      const [at, end] = [window.scrollY, document.documentElement.scrollHeight - window.innerHeight]
      if (Math.abs(at - before) < turnAfter) return
      box.current?.toggleAttribute('data-away', at > before && at < end - turnAfter)
      before = at
    }
    window.addEventListener('scroll', turn, { passive: true })
    return () => window.removeEventListener('scroll', turn)
  }, [])
  return (
    <div className={styles.bottomOfList} ref={box} onFocus={() => box.current?.removeAttribute('data-away')}>
      <div className={styles.bottomInside}>{children}</div>
    </div>
  )
}

/** How far one scrolls before it counts as a direction, in CSS pixels. */
const turnAfter = 8
