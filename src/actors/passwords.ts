import { checkForgotten } from '../services/checks/forgotten.ts'
import type { Acknowledged, ForgottenDraft, NewPasswordDraft, PasswordDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'
import { laterCheck } from './later-check.ts'

/** Changes the password of whoever is logged in. Nothing of it is kept. */
export function updatePasswordForm(backstage: Backstage) {
  return formOf<PasswordDraft, Acknowledged>(backstage, {
    initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
    check: laterCheck(backstage, async () => (await import('../services/checks/passwords.ts')).checkPasswordUpdate),
    save: ({ draft }, signal) =>
      backstage.run(
        signal,
        () => import('../services/passwords.ts'),
        ({ updatePassword }) => updatePassword({ role: roleIn(backstage.session), draft }),
      ),
  })
}

/** Sets a new password by the token of a mailed link. Nothing of it is kept. */
export function resetPasswordForm(backstage: Backstage, token: string) {
  return formOf<NewPasswordDraft, Acknowledged>(backstage, {
    initial: { newPassword: '', confirmPassword: '' },
    check: laterCheck(backstage, async () => (await import('../services/checks/passwords.ts')).checkNewPassword),
    save: ({ draft }, signal) =>
      backstage.run(
        signal,
        () => import('../services/passwords.ts'),
        ({ resetPassword }) => resetPassword({ token, draft }),
      ),
  })
}

/** Asks for that link. */
export function forgotPasswordForm(backstage: Backstage) {
  return formOf<ForgottenDraft, Acknowledged>(backstage, {
    initial: { role: 'customer', email: '' },
    check: checkForgotten,
    save: ({ draft }, signal) =>
      backstage.run(
        signal,
        () => import('../services/passwords.ts'),
        ({ askForReset }) => askForReset(draft),
      ),
  })
}
