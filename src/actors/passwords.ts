import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/details.ts'
import { checkForgotten } from '../services/checks/forgotten.ts'
import { checkPasswordUpdate, checkNewPassword } from '../services/checks/passwords.ts'
import type { ForgottenDraft, NewPasswordDraft, PasswordDraft } from '../services/drafts.ts'
import type { Acknowledged } from '../services/types.ts'
import { updatePassword, resetPassword, askForReset, checkResetLink, type ResetLink } from '../services/passwords.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'
import { perform } from './perform.ts'

/** Changes the viewer's password. No draft is stored. */
export function updatePasswordForm(environment: Environment) {
  return formOf<PasswordDraft, Acknowledged>(environment, {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: checkPasswordUpdate,
    save: ({ draft }, signal) =>
      perform(environment, signal, updatePassword({ role: roleIn(environment.session), draft })),
  })
}

/** Whether a mailed link still sets a new password; the input is `{ request: token }`. */
export function resetLinkMachine(environment: Environment) {
  return createDetails<string, ResetLink>().provide({
    actors: {
      load: fromPromise(({ input: { request: token }, signal }) => perform(environment, signal, checkResetLink(token))),
    },
  })
}

/** Sets a new password with the token of a mailed link. No draft is stored. */
export function resetPasswordForm(environment: Environment, token: string) {
  return formOf<NewPasswordDraft, Acknowledged>(environment, {
    initial: { newPassword: '', confirmPassword: '' },
    check: checkNewPassword,
    save: ({ draft }, signal) => perform(environment, signal, resetPassword({ token, draft })),
  })
}

/** Asks for the mail with that link. */
export function forgotPasswordForm(environment: Environment) {
  return formOf<ForgottenDraft, Acknowledged>(environment, {
    initial: { role: 'customer', email: '' },
    check: checkForgotten,
    save: ({ draft }, signal) => perform(environment, signal, askForReset(draft)),
  })
}
