import { useEffect, useEffectEvent } from 'react'
import type { Failure } from '../../../machines/outcome.ts'
import { loginForm } from '../../actors/login.ts'
import type { Credentials } from '../../actors/session.ts'
import { useEnvironment, useSetup } from '../../actors/environment-context.ts'
import { isRecord, isText } from '../../actors/storage.ts'
import { failureText } from '../../i18n/failure-text.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { dismissOnRetry, toast } from '../../ui/toasts/toast.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { usePasskey } from './use-passkey.ts'
import { useSessionState } from './use-session.ts'

/** The email of a user who has just signed up. The browser keeps it with this history entry. */
function signedUpEmail(): string {
  const state: unknown = window.history.state
  return isRecord(state) && isText(state['email']) ? state['email'] : ''
}

/** The login form. The router leads on once somebody is logged in. */
export function useLogin() {
  const { t } = useI18n()
  const environment = useEnvironment()
  const state = useSessionState()
  useKeptFocus()
  const { actor, snapshot, ...screen } = useForm(
    useSetup((env) => loginForm(env, signedUpEmail())),
    {
      onSaved: () => {},
      // The specification has a failed login told by a toast, besides the form. An account that can be kept is no failure, and a
      // code that is asked for is none.
      onFailed: (failure) => {
        if (isLeaving(failure) === null && !wantsCode(failure))
          toast.error(failureText(t, failure, 'form', t('auth.login.failed')))
      },
      failed: t('auth.login.failed'),
    },
  )
  const isCodeAsked = state.matches({ signedOut: 'codeWanted' }) || state.matches({ signedOut: 'checkingCode' })
  const passkey = usePasskey(!isCodeAsked)
  // A passkey is another way in: what the form has failed with is over once one is asked for.
  const refusal = snapshot.hasTag('failed') && !passkey?.isAsked ? snapshot.context.failure : null
  const keeping = useKeeping(refusal, snapshot.context.draft)

  // The screen is gone before the form reports success, so the session, which knows at once, does it.
  const welcome = useEffectEvent(() => {
    if (actor.getSnapshot().hasTag('busy') || passkey?.working) toast.success(t('auth.login.success'))
    else if (keeping?.working) toast.success(t('auth.login.kept'))
  })
  useEffect(() => {
    const subscription = environment.session.on('session.started', () => welcome())
    return () => subscription.unsubscribe()
  }, [environment])

  const isKeeping = keeping?.working ?? false
  const { failure } = state.context
  return {
    ...screen,
    /** After the code, why its login has ended. */
    error: wantsCode(refusal)
      ? failure && failureText(t, failure, 'form', t('auth.login.failed'))
      : refusal && screen.error,
    /** The way back from the code to email and password, while a code is asked for; else null. */
    leaveCode: isCodeAsked ? () => environment.session.send({ type: 'code.left' }) : null,
    // Nobody logs in while the account is being kept: that comes of it.
    working: screen.working || isKeeping,
    submit: () => {
      if (isKeeping) return
      dismissOnRetry()
      screen.submit()
    },
    isExpired: state.matches({ signedOut: 'expired' }),
    /** Until when the account can be kept that was left here just now; else null. */
    leftUntil: state.context.deleteAt,
    keeping,
    passkey,
  }
}

/** A login refused because the account is about to be deleted: the message, and the way to keep the account. */
export type Keeping = {
  readonly text: string
  /** Why keeping it failed. */
  readonly error: string | undefined
  /** Null once it cannot be kept any more. */
  readonly keep: (() => void) | null
  readonly working: boolean
}

/** Null unless a login with these credentials was refused so, and nothing was typed since. */
function useKeeping(refusal: Failure | null, credentials: Credentials): Keeping | null {
  const { t, format } = useI18n()
  const { session } = useEnvironment()
  const state = useSessionState()
  const leaving = isLeaving(refusal)
  if (leaving === null) return null
  const { failure } = state.context
  const working = state.matches({ signedOut: 'keeping' })
  const { deleteAt } = leaving
  return {
    text: deleteAt ? t('auth.login.leaving', { date: format.date(deleteAt) }) : t.code('ACCOUNT_LEAVING'),
    error: failure && !isLeaving(failure) ? failureText(t, failure, 'form', t('auth.login.failed')) : undefined,
    keep:
      working || state.matches({ signedOut: 'leaving' })
        ? () => session.send({ type: 'deletion.undone', ...credentials })
        : null,
    working,
  }
}

function wantsCode(failure: Failure | null): boolean {
  return failure?.type === 'forbidden' && failure.ticket !== undefined
}

function isLeaving(failure: Failure | null) {
  return failure?.type === 'forbidden' && failure.code === 'ACCOUNT_LEAVING' ? failure : null
}
