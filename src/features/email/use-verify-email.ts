import { useMachine } from '@xstate/react'
import { useMachineOf, useSetup, useOptionalSession } from '../../actors/environment-context.ts'
import type { Session } from '../../actors/session.ts'
import { resendCommand, verifyEmailMachine } from '../../actors/email.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useToastedCommand } from '../../ui/forms/use-command.ts'
import { toast } from '../../ui/toasts/toast.ts'

export type VerificationStatus =
  | { readonly status: 'checking' | 'broken' }
  /** `message` says whether it was verified before. */
  | { readonly status: 'done'; readonly message: string }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Verifies the address with the link's token, at once. */
export function useVerification(token: string): VerificationStatus {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(verifyEmailMachine), { input: { request: token } })
  const { failure, value } = state.context
  if (value !== null) return { status: 'done', message: value.message }
  if (failure === null || state.hasTag('busy')) return { status: 'checking' }
  // In the contract, a link is either used up or invalid.
  if ((failure.type === 'conflict' || failure.type === 'invalid') && failure.code !== null) return { status: 'broken' }
  return { status: 'failed', text: failureText(t, failure, 'load'), retry: () => send({ type: 'details.retried' }) }
}

const waitsForProof = (session: Session): boolean =>
  session.userType === 'business' ? !session.user.isEmailVerified : session.user.mustVerifyEmail === true

/** The viewer whose address is unverified, if any, and how to send the link again. */
export function useResend() {
  const session = useOptionalSession()
  const { isBusy, run } = useToastedCommand(useSetup(resendCommand), ({ message }) => toast.success(message))
  return {
    isIn: session !== null,
    isVerified: session?.userType === 'business' && session.user.isEmailVerified,
    waiting: session !== null && waitsForProof(session) ? session.user.email : null,
    working: isBusy,
    resend: () => run({}),
  }
}
