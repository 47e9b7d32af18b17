import { useMachine } from '@xstate/react'
import { useLocation } from 'wouter'
import type { Failure } from '../../../machines/outcome.ts'
import { forgotPasswordForm, resetLinkMachine, resetPasswordForm, updatePasswordForm } from '../../actors/passwords.ts'
import { useMachineOf, useSetup, useSession } from '../../actors/environment-context.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { links } from '../../shared/routes.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useLeaving } from '../../ui/forms/leave-guard.tsx'
import { formDialogs } from '../../ui/forms/lazy-dialogs.tsx'
import { usePrefetch } from '../../ui/lazy/lazy-part.tsx'
import { useBack } from '../../ui/screen.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

/** The form that changes a password; it leads back to where it was opened from. */
export function useUpdatePassword() {
  const { t } = useI18n()
  const [, navigate] = useLocation()
  const { userType, user } = useSession()
  const back = useBack([userType === 'customer' ? links.profile : links.profileBusiness, links.profileOptions])
  const screen = useForm(useSetup(updatePasswordForm), {
    onSaved: ({ message }) => {
      toast.success(message)
      navigate(back)
    },
    failed: t('account.password.failed'),
  })
  usePrefetch(formDialogs)
  return { ...screen, leaving: useLeaving(screen), back, own: [user.name, user.email], username: user.email }
}

/** The form that asks for a link; `sent` is the server's message once the mail is on its way. */
export function useForgotPassword() {
  const { t } = useI18n()
  const screen = useForm(useSetup(forgotPasswordForm), {
    // The screen itself says what comes next.
    onSaved: () => undefined,
    failed: t('account.forgot.failed'),
  })
  usePrefetch(formDialogs)
  useKeptFocus()
  const { actor, snapshot } = screen
  return {
    ...screen,
    sent: snapshot.matches('saved') ? snapshot.context.saved : null,
    again: () => actor.send({ type: 'form.opened' }),
  }
}

export type LinkStatus =
  | { readonly status: 'checking' | 'broken' }
  | { readonly status: 'works'; readonly email: string | null }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Whether the mailed link still works, asked before anything is typed. */
export function useResetLink(token: string): LinkStatus {
  const { t } = useI18n()
  const [state, send] = useMachine(useMachineOf(resetLinkMachine), { input: { request: token } })
  const { failure, value } = state.context
  if (state.hasTag('shown')) return { status: 'works', email: value?.email ?? null }
  if (failure === null || state.hasTag('busy')) return { status: 'checking' }
  if (isUsedUp(failure)) return { status: 'broken' }
  return { status: 'failed', text: failureText(t, failure, 'load'), retry: () => send({ type: 'details.retried' }) }
}

/** In the contract, a link is either used up or invalid: only a new one helps. */
function isUsedUp(failure: Failure): boolean {
  return (failure.type === 'conflict' || failure.type === 'invalid') && failure.code !== null
}

/** The form that sets a new password by a mailed link. */
export function useResetPassword(token: string) {
  const { t } = useI18n()
  const screen = useForm(
    useSetup((environment) => resetPasswordForm(environment, token)),
    // The screen itself says that it is done.
    { onSaved: () => undefined, failed: t('account.password.failed') },
  )
  usePrefetch(formDialogs)
  useKeptFocus()
  const { snapshot } = screen
  const { failure } = snapshot.context
  return {
    ...screen,
    isDone: snapshot.matches('saved'),
    /** The link expired meanwhile. Problems with the password itself are shown at its field. */
    isBroken: snapshot.hasTag('failed') && failure !== null && isUsedUp(failure),
  }
}
