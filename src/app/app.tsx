import type { Environment } from '../actors/environment.ts'
import type { PreloadedCall } from '../actors/preloaded-call.ts'
import { openInBrowser } from '../actors/browser.ts'
import { EnvironmentProvider, useSetup } from '../actors/environment-context.ts'
import { useSessionState } from '../features/session/use-session.ts'
import { lazy } from '../shared/lazy.ts'
import { I18nProvider } from '../i18n/i18n.tsx'
import { defaultLanguage } from '../i18n/languages.ts'
import { LeaveGuards } from '../ui/forms/leave-guard.tsx'
import { RenewalProvider } from '../ui/pictures/picture.tsx'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { BrokenScreen, ErrorBoundary } from './broken-screen.tsx'
import { Router } from './router.tsx'

/** Sets up the app in this browser, with what was asked for before. */
export function openEnvironment(early: PreloadedCall | null): Environment {
  return openInBrowser(window, defaultLanguage, early)
}

/** Pages that stay open for an hour are rare, and this brings the whole API client along. */
const renewal = lazy(() => import('../actors/documents.ts'))

const pictureRenewal = (environment: Environment) => async (url: string) => {
  const code = await renewal.fetch().catch(() => null)
  return code ? code.renewPicture(environment, url) : null
}

/** The whole app. */
export function App({ environment }: { readonly environment: Environment }) {
  return (
    <ErrorBoundary resetKey="" renderFailed={(error) => <BrokenApp error={error} />}>
      <EnvironmentProvider value={environment}>
        <Shell />
      </EnvironmentProvider>
    </ErrorBoundary>
  )
}

/** Shown if something around the screens breaks: it uses only words that are always loaded, and leads on. */
function BrokenApp({ error }: { readonly error: unknown }) {
  return (
    <I18nProvider language={defaultLanguage}>
      <BrokenScreen error={error} />
    </I18nProvider>
  )
}

function Shell() {
  const state = useSessionState()
  const renewPicture = useSetup(pictureRenewal)
  // Reading the stored session takes less than a frame; until then nobody knows which screen to show.
  if (!state.hasTag('in') && !state.hasTag('out')) return null
  return (
    <I18nProvider language={state.context.language}>
      <RenewalProvider value={renewPicture}>
        <LeaveGuards>
          <Router />
        </LeaveGuards>
      </RenewalProvider>
      <Toasts />
    </I18nProvider>
  )
}
