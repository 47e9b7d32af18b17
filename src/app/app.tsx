import { SessionProvider, useSession } from '../features/session/session-context.tsx'
import { I18nProvider } from '../i18n/i18n.tsx'
import { LeaveGuards } from '../ui/leave-guard.tsx'
import { Toasts } from '../ui/toasts.tsx'
import type { SessionActor } from '../actors/session.ts'
import { Router } from './router.tsx'

/** The whole app around one session. */
export function App({ session }: { readonly session: SessionActor }) {
  return (
    <SessionProvider actor={session}>
      <Shell />
    </SessionProvider>
  )
}

function Shell() {
  const { language, isRestoring } = useSession()
  // Reading what is kept on the device takes less than a frame; before that nobody knows which screen it is to be.
  if (isRestoring) return null
  return (
    <I18nProvider language={language}>
      <LeaveGuards>
        <Router />
      </LeaveGuards>
      <Toasts />
    </I18nProvider>
  )
}
