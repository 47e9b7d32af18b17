import { useEffect } from 'react'
import { useEnvironment } from '../../actors/environment-context.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { lazy, onFirstTouch } from '../../shared/lazy.ts'
import { dismissOnRetry } from '../../ui/toasts/toast.ts'
import { useSessionState } from './use-session.ts'

const offers = lazy(() => import('../../actors/passkey-offer.ts'))

/** Whether the browser knows passkeys at all. */
const isKnown = () => 'PublicKeyCredential' in globalThis

/**
 * The login by passkey, while email and password are asked for; null where the browser has none. From the first touch on, the browser
 * also suggests them for the email.
 */
export function usePasskey(isAsked: boolean) {
  const { t } = useI18n()
  const environment = useEnvironment()
  const state = useSessionState()
  const working = state.matches({ signedOut: 'provingPasskey' })
  const isOffered = isKnown() && isAsked && !working
  useEffect(() => {
    if (!isOffered) return undefined
    const gone = new AbortController()
    const forget = onFirstTouch(() => {
      // Without it there is still the button.
      const offer = offers.fetch().then((code) => code.offerPasskeys(environment, gone.signal))
      offer.catch(() => undefined)
    })
    return () => {
      forget()
      gone.abort()
    }
  }, [isOffered, environment])
  if (!isKnown()) return null
  const { failure } = state.context
  const isRefused = state.matches({ signedOut: 'passkeyRefused' })
  return {
    working,
    /** One is asked for, or was refused. */
    isAsked: working || isRefused,
    error: isRefused && failure ? failureText(t, failure, 'form', t('auth.login.failed')) : undefined,
    start: () => {
      dismissOnRetry()
      environment.session.send({ type: 'passkey.chosen', signed: null })
    },
  }
}
