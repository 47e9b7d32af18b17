import {
  forgotPassword as forgotPasswordRules,
  updatePassword as updatePasswordRules,
} from '../../generated/validate/accounts.js'
import type { ForgottenDraft, NewPasswordDraft, PasswordDraft } from '../services/drafts.ts'
import type { Acknowledged } from '../services/types.ts'
import {
  askForReset,
  checkForgotten,
  checkNewPassword,
  checkPasswordUpdate,
  checkResetLink,
  resetPassword,
  updatePassword,
} from '../services/passwords.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { loaderOf } from './loading.ts'

/** Changes the viewer's password. No draft is stored. */
export function updatePasswordForm(environment: Environment) {
  return formOf<PasswordDraft, Acknowledged>(environment, {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: checkPasswordUpdate(updatePasswordRules),
    call: ({ draft }) => updatePassword(draft),
  })
}

/** Whether a mailed link still sets a new password; the input is `{ request: token }`. */
export const resetLinkMachine = (environment: Environment) => loaderOf(environment, checkResetLink)

/** Sets a new password with the token of a mailed link. No draft is stored. */
export function resetPasswordForm(environment: Environment, token: string) {
  return formOf<NewPasswordDraft, Acknowledged>(environment, {
    initial: { newPassword: '', confirmPassword: '' },
    check: checkNewPassword(updatePasswordRules),
    call: ({ draft }) => resetPassword({ token, draft }),
  })
}

/** Asks for the mail with that link. */
export function forgotPasswordForm(environment: Environment) {
  return formOf<ForgottenDraft, Acknowledged>(environment, {
    initial: { role: 'customer', email: '' },
    check: checkForgotten(forgotPasswordRules),
    call: ({ draft }) => askForReset(draft),
  })
}
