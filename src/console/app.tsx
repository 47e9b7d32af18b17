import { Component, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { ConsoleProvider, type ConsoleEnvironment, useConsoleState } from '../actors/console/environment.ts'
import { useWords } from '../i18n/console/words.ts'
import { I18nProvider } from '../i18n/i18n.tsx'
import { LeaveGuards } from '../ui/forms/leave-guard.tsx'
import { GoneState } from '../ui/lists/state.tsx'
import { Screen, type ScreenFrame, ScreenFrameProvider } from '../ui/screen.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { JoinPage } from './join-page.tsx'
import { LoginPage } from './login-page.tsx'
import { AccountsPage } from './accounts-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { links } from './links.ts'
import { RecordPage } from './record-page.tsx'
import { ReportsPage } from './reports-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { Account, Navigation, Tabs } from './shell.tsx'

/** The console of operators, apart from the app of the marketplace. */
export function Console({ environment }: { readonly environment: ConsoleEnvironment }) {
  return (
    <ConsoleProvider value={environment}>
      <InLanguage />
    </ConsoleProvider>
  )
}

function InLanguage() {
  const { language } = useConsoleState()
  return (
    <I18nProvider language={language}>
      <WhenBroken>
        <LeaveGuards>
          <Router base={links.base}>
            <Screens />
          </Router>
        </LeaveGuards>
      </WhenBroken>
      <Toasts />
    </I18nProvider>
  )
}

function Screens() {
  const { session } = useConsoleState()
  const frame = useFrame(session !== null)
  return (
    <ScreenFrameProvider value={frame}>
      <Switch>
        <Route path={links.join}>
          <JoinPage />
        </Route>
        {session === null ? (
          <Route>
            <LoginPage />
          </Route>
        ) : (
          <Route>
            <Sections />
          </Route>
        )}
      </Switch>
    </ScreenFrameProvider>
  )
}

function Sections() {
  return (
    <Switch>
      <Route path={links.overview}>
        <OverviewPage />
      </Route>
      <Route path={links.accounts}>
        <AccountsPage />
      </Route>
      <Route path={links.jobs}>
        <JobsPage />
      </Route>
      <Route path={links.reports}>
        <ReportsPage />
      </Route>
      <Route path={links.record}>
        <RecordPage />
      </Route>
      <Route path="/">
        <Redirect to={links.start} replace />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}

function NotFound() {
  const w = useWords()
  return (
    <Screen title={w('notFound')}>
      <GoneState title={w('notFound')} text="" ways={[{ href: links.start, words: w('toStart') }]} />
    </Screen>
  )
}

/** What is around each screen. The heading takes the focus after a step to another one. */
function useFrame(isIn: boolean): ScreenFrame {
  const [path] = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    isFirst.current = false
  }, [path])
  const onShown = useCallback((heading: HTMLElement) => {
    if (!isFirst.current) heading.focus()
  }, [])
  return useMemo(
    () => ({
      navigation: isIn ? <Navigation /> : null,
      account: <Account isIn={isIn} />,
      tabs: isIn ? <Tabs /> : null,
      notice: null,
      visitor: null,
      onShown,
    }),
    [isIn, onShown],
  )
}

type BrokenProps = { readonly children: ReactNode }

/** Shows a way on where a screen breaks. */
class WhenBroken extends Component<BrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const w = useWords()
  return <p role="alert">{w('broken')}</p>
}
