import { useMachine } from '@xstate/react'
import { useLocation } from 'wouter'
import type { ErrorCode } from '../../../generated/codes.ts'
import type { Failure } from '../../../machines/outcome.ts'
import {
  changeEmailForm,
  confirmEmailMachine,
  resendCommand,
  undoEmailCommand,
  verifyEmailMachine,
} from '../../actors/email.ts'
import type { Session } from '../../actors/session.ts'
import { useMachineOf, useOptionalSession, useSession, useSetup } from '../../actors/environment-context.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { formDialogs } from '../../ui/forms/lazy-dialogs.tsx'
import { useCommand, useToastedCommand } from '../../ui/forms/use-command.ts'
import { useForm, useFailureToast } from '../../ui/forms/use-form.ts'
import { useLeaving } from '../../ui/forms/leave-guard.tsx'
import { usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { useBack } from '../../ui/screen.tsx'
import { toast } from '../../ui/toasts/toast.ts'

/** The form that asks for another address; `sent` is the server's message once the links are on their way. */
export function useUpdateEmail() {
  const { t } = useI18n()
  const { userType, user } = useSession()
  const profile = userType === 'customer' ? links.profile : links.profileBusiness
  const screen = useForm(
    useSetup((environment) => changeEmailForm(environment, user.email)),
    // The screen itself says what comes next.
    { onSaved: () => undefined, failed: t('safety.email.failed') },
  )
  usePrefetch(formDialogs)
  const { snapshot } = screen
  return {
    ...screen,
    leaving: useLeaving(screen),
    username: user.email,
    profile,
    back: useBack([profile, links.profileOptions]),
    sent: snapshot.matches('saved') ? snapshot.context.saved : null,
  }
}

export type LinkStatus =
  | { readonly status: 'waiting' }
  /** `message` says whether it was so before. */
  | { readonly status: 'done'; readonly message: string }
  /** The link is used up, too old, or was never one; `code` says whether the address was taken meanwhile. */
  | { readonly status: 'broken'; readonly code: ErrorCode }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Verifies the address with the link's token, at once. */
export const useVerification = (token: string) => useFollowedLink(verifyEmailMachine, token)

/** Confirms a new address with the link's token, at once. */
export const useConfirmation = (token: string) => useFollowedLink(confirmEmailMachine, token)

function useFollowedLink(machine: typeof verifyEmailMachine, token: string): LinkStatus {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(machine), { input: { request: token } })
  const { failure, value } = state.context
  if (value !== null) return { status: 'done', message: value.message }
  if (failure === null || state.hasTag('busy')) return { status: 'waiting' }
  const code = brokenBy(failure)
  if (code !== null) return { status: 'broken', code }
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

/** Undoes a change with the link's token, when that is wanted; then a new password is asked for. */
export function useUndo(token: string) {
  const say = useFailureToast()
  const [, navigate] = useLocation()
  const { snapshot, isBusy, run } = useCommand(
    useSetup((environment) => undoEmailCommand(environment, token)),
    {
      // Runs at once. A user logged in here is logged out now, and this screen starts over.
      onDone: ({ message, resetToken }) => {
        toast.success(message)
        navigate(links.resetPassword, { replace: true, state: { token: resetToken } })
      },
      // The screen says that a link does not work.
      onRefused: (failure) => {
        if (brokenBy(failure) === null) say(failure)
      },
      onFailed: say,
    },
  )
  const { failure } = snapshot.context
  return {
    isBroken: snapshot.matches('refused') && failure !== null && brokenBy(failure) !== null,
    working: isBusy,
    undo: () => run({}),
  }
}

/** Why a link does not work; null where something else went wrong. In the contract, a link is either used up or invalid. */
function brokenBy(failure: Failure): ErrorCode | null {
  return failure.type === 'conflict' || failure.type === 'invalid' ? failure.code : null
}
