import {
  type ReactElement,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Router as Wouter, useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { SessionEnd } from '../../machines/session.ts'
import { LanguageMenu, LanguageOffer } from '../features/session/language-choice.tsx'
import { useOptionalSession } from '../actors/environment-context.ts'
import { useSessionEnd } from '../features/session/use-session.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { retryFailedLoads } from '../shared/lazy.ts'
import { idIn, links, resolveRoute, type RouteName } from '../shared/routes.ts'
import { useAskBeforeLeaving } from '../ui/forms/leave-guard.tsx'
import { BidDialogProvider } from '../ui/dialogs/bid-dialog.ts'
import { ProveDialogProvider } from '../ui/dialogs/prove-dialog.ts'
import { BlockDialogProvider, ReportDialogProvider } from '../ui/dialogs/safety-dialogs.ts'
import { dismissOnNavigation } from '../ui/toasts/toast.ts'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { type ScreenFrame, ScreenFrameProvider } from '../ui/screen.tsx'
import { comesToWrite, focusField } from '../ui/writing.ts'
import { BrokenScreen, ErrorBoundary } from './broken-screen.tsx'
import { HomeLink } from './home-link.tsx'
import { LoadingScreen, NetworkNotice } from './loading-screen.tsx'
import {
  bidDialog,
  blockDialog,
  notFound,
  prepareScreen,
  proveDialog,
  reportDialog,
  type ScreenCode,
  screens,
  shell,
} from './screens.ts'
import { changeScreen } from './screen-transition.ts'
import { useScrollMemory, useTraversalGuard } from './history.ts'

const Navigation = lazyPart(shell.navigation)
const HeaderAccount = lazyPart(shell.account)
const Tabs = lazyPart(shell.tabs)
const BidDialog = lazyPart(bidDialog, ({ onClosed }) => onClosed())
const ProveDialog = lazyPart(proveDialog, ({ onClosed }) => onClosed())
const ReportDialog = lazyPart(reportDialog, ({ onClosed }) => onClosed())
const BlockDialog = lazyPart(blockDialog, ({ onClosed }) => onClosed())

/** Shows the address's screen to those who may enter. */
export function Router() {
  const askBeforeLeaving = useAskBeforeLeaving()
  useTraversalGuard(askBeforeLeaving)
  return (
    <Wouter aroundNav={(go, to, options) => askBeforeLeaving(() => changeScreen(to, () => go(to, options)))}>
      <Screens />
    </Wouter>
  )
}

function Screens() {
  const [path] = useLocation()
  const search = useSearch()
  const session = useOptionalSession()
  const address = search ? `${path}?${search}` : path
  const frame = useFrame(session === null)
  const where = resolveRoute(path, search, session?.userType ?? null)
  useScrollMemory(address)
  useEffect(dismissOnNavigation, [path])
  useSessionEnd(goToLogin)

  return (
    <ScreenFrameProvider value={frame}>
      <SharedDialogs>
        <ErrorBoundary
          resetKey={address}
          onCaught={retryFailedLoads}
          renderFailed={(error) => <BrokenScreen error={error} />}
        >
          <Suspense fallback={<LoadingScreen />}>
            {where.type === 'redirect' && <Elsewhere to={where.to} />}
            {where.type === 'notFound' && <Page of={notFound} />}
            {where.type === 'enter' && <Entered key={screenKey(path, search, session?.user.id)} route={where.route} />}
          </Suspense>
        </ErrorBoundary>
      </SharedDialogs>
    </ScreenFrameProvider>
  )
}

/** The dialogs that several features show, none of which knows the feature that has them. */
function SharedDialogs({ children }: { readonly children: ReactElement }) {
  return (
    <BidDialogProvider value={BidDialog}>
      <ReportDialogProvider value={ReportDialog}>
        <BlockDialogProvider value={BlockDialog}>
          <ProveDialogProvider value={ProveDialog}>{children}</ProveDialogProvider>
        </BlockDialogProvider>
      </ReportDialogProvider>
    </BidDialogProvider>
  )
}

/**
 * A new screen is awaited in a transition. React delays content after a Suspense fallback by 300 ms to avoid flicker,
 * which is longer than most screens take to load.
 */
function Entered({ route }: { readonly route: RouteName }) {
  const { language } = useI18n()
  const session = useOptionalSession()
  const [isWanted, setIsWanted] = useState(() =>
    prepareScreen(route, { language, isIn: session !== null }).every(({ here }) => here()),
  )
  useEffect(() => startTransition(() => setIsWanted(true)), [])
  if (!isWanted) return <LoadingScreen />
  return <Page of={screens[route]} />
}

function Page({ of: code }: { readonly of: ScreenCode }) {
  const { default: Fetched } = code.here() ?? use(code.promise())
  return <Fetched />
}

/** A route guard's redirect replaces the address without asking the form: the reader may not see that screen anyway. */
function Elsewhere({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return <LoadingScreen />
}

/** After logging out, here or in another tab, or deleting the account, everything starts over. An expired session remembers its address. */
function goToLogin(why: SessionEnd): void {
  if (why !== 'expired') navigate(links.login, { replace: true })
}

/** After a navigation the new screen's heading gets the focus, or its field; on the first screen that is up to the browser. */
function useFrame(isOut: boolean): ScreenFrame {
  const seen = useRef<string | null>(null)

  const onShown = useCallback((heading: HTMLElement) => {
    const isNavigation = seen.current !== null && seen.current !== location.href
    seen.current = location.href
    if (!isNavigation) return
    heading.focus({ preventScroll: true })
    if (comesToWrite(history.state)) focusField(heading)
  }, [])

  return useMemo(
    () => ({
      navigation: isOut ? <HomeLink href={links.login} /> : <Navigation />,
      account: isOut ? <LanguageMenu /> : <HeaderAccount />,
      tabs: isOut ? null : <Tabs />,
      notice: <NetworkNotice />,
      visitor: isOut ? <LanguageOffer /> : null,
      onShown,
    }),
    [onShown, isOut],
  )
}

/** Another job or another person is another screen; the screen itself handles any other change of the query. */
function screenKey(path: string, search: string, userId = ''): string {
  return [path, idIn(search, 'id') ?? '', userId].join('#')
}
