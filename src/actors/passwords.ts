import {
  forgotPassword as forgotPasswordRules,
  updatePassword as updatePasswordRules,
} from '../../generated/validate/accounts.js'
import { fromPromise } from 'xstate'
import { createDetails } from '../../machines/loader.ts'
import type { ForgottenDraft, NewPasswordDraft, PasswordDraft } from '../services/drafts.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
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
import { runService } from './run-service.ts'

/** Changes the viewer's password. No draft is stored. */
export function updatePasswordForm(environment: Environment) {
  return formOf<PasswordDraft, Acknowledged>(environment, {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: checkPasswordUpdate(updatePasswordRules),
    save: ({ draft }, signal) => runService(environment, signal, updatePassword(draft)),
  })
}

/** Whether a mailed link still sets a new password; the input is `{ request: token }`. */
export function resetLinkMachine(environment: Environment) {
  return createDetails<string, Schemas['ResetLink']>().provide({
    actors: {
      load: fromPromise(({ input: { request: token }, signal }) =>
        runService(environment, signal, checkResetLink(token)),
      ),
    },
  })
}

/** Sets a new password with the token of a mailed link. No draft is stored. */
export function resetPasswordForm(environment: Environment, token: string) {
  return formOf<NewPasswordDraft, Acknowledged>(environment, {
    initial: { newPassword: '', confirmPassword: '' },
    check: checkNewPassword(updatePasswordRules),
    save: ({ draft }, signal) => runService(environment, signal, resetPassword({ token, draft })),
  })
}

/** Asks for the mail with that link. */
export function forgotPasswordForm(environment: Environment) {
  return formOf<ForgottenDraft, Acknowledged>(environment, {
    initial: { role: 'customer', email: '' },
    check: checkForgotten(forgotPasswordRules),
    save: ({ draft }, signal) => runService(environment, signal, askForReset(draft)),
  })
}
