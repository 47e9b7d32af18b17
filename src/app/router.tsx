import { startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Router as Wouter, useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useSession, useSessionEnd } from '../features/session/use-session.ts'
import { useI18n, WithWords } from '../i18n/i18n.tsx'
import { prepareWords } from '../i18n/load.ts'
import { later, renewFailed } from '../later.ts'
import { links, passage, type RouteName } from '../routes.ts'
import { useAskBeforeLeaving } from '../ui/forms/leave-guard.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { type ScreenFrame, ScreenFrameProvider } from '../ui/screen.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { NetworkNotice } from './network-notice.tsx'
import { notFound, screens } from './screens.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'
import { useTraversalGuard } from './use-traversal-guard.ts'

/** Who is out has no use for it. A bar without it is better than no screen. */
const headerAccount = later(async () => (await import('./header-account.tsx')).HeaderAccount)
const HeaderAccount = laterPart(headerAccount)

/** Shows the screen of the address, to those who may enter. */
export function Router() {
  const askBeforeLeaving = useAskBeforeLeaving()
  useTraversalGuard(askBeforeLeaving)
  return (
    <Wouter aroundNav={(go, to, options) => askBeforeLeaving(() => go(to, options))}>
      <Screens />
    </Wouter>
  )
}

function Screens() {
  const [path] = useLocation()
  const search = useSearch()
  const { session } = useSession()
  const address = search ? `${path}?${search}` : path
  const frame = useFrame()
  const where = passage(path, search, session?.userType ?? null)
  useScrollMemory(address)
  useSessionEnd(goToLogin)

  return (
    <ScreenFrameProvider value={frame}>
      <ErrorBoundary resetKey={address} onCaught={renewFailed} renderFailed={(error) => <BrokenScreen error={error} />}>
        <Suspense fallback={<LoadingScreen />}>
          {where.type === 'redirect' && <Elsewhere to={where.to} />}
          {where.type === 'notFound' && <notFound.Page />}
          {where.type === 'enter' && <Entered key={screenKey(path, search, session?.user.id)} route={where.route} />}
        </Suspense>
      </ErrorBoundary>
    </ScreenFrameProvider>
  )
}

/**
 * A screen that is not at hand yet is waited for in a transition. React holds back what follows a fallback of Suspense for 300 ms, so
 * as not to flicker, which would be most of the time that a screen takes to come.
 */
function Entered({ route }: { readonly route: RouteName }) {
  const { language } = useI18n()
  const { Page, prepare, words } = screens[route]
  const { session } = useSession()
  const [isWanted, setIsWanted] = useState(() => {
    // Fetched beside the screen that has it in its bar, it comes with that.
    if (session) void headerAccount.promise()
    return [prepare(), prepareWords(language, words)].every(Boolean)
  })
  useEffect(() => startTransition(() => setIsWanted(true)), [])
  if (!isWanted) return <LoadingScreen />
  return (
    <WithWords of={words}>
      <Page />
    </WithWords>
  )
}

/** A guard's redirect takes the place of the address and asks no one: what is shown there may not be seen anyway. */
function Elsewhere({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return <LoadingScreen />
}

/** After logging out, here or in another tab, everything starts over. An expired session remembers where it was. */
function goToLogin(why: 'logout' | 'expired' | 'elsewhere'): void {
  if (why !== 'expired') navigate(links.login, { replace: true })
}

/** After a navigation the heading of the new screen gets the focus; the first screen leaves it to the browser. */
function useFrame(): ScreenFrame {
  const seen = useRef<string | null>(null)

  const onShown = useCallback((heading: HTMLElement) => {
    const isNavigation = seen.current !== null && seen.current !== location.href
    seen.current = location.href
    if (isNavigation) heading.focus({ preventScroll: true })
  }, [])

  return useMemo(() => ({ account: <HeaderAccount />, notice: <NetworkNotice />, onShown }), [onShown])
}

/**
 * Another job, or another person, is another screen; a change of anything else in the query is the business of the screen
 * itself.
 */
function screenKey(path: string, search: string, userId = ''): string {
  return [path, new URLSearchParams(search).get('id') ?? '', userId].join('#')
}
