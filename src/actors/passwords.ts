import { createForm } from '../../machines/form/index.ts'
import { checkForgotten } from '../services/checks/forgotten.ts'
import type { Acknowledged, ForgottenDraft, NewPasswordDraft, PasswordDraft } from '../services/types.ts'
import type { Backstage } from './backstage.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'
import { laterCheck } from './later-check.ts'

/** Changes the password of whoever is logged in. Nothing of it is kept. */
export function updatePasswordForm(backstage: Backstage) {
  return formOf(backstage, {
    chart: createForm<PasswordDraft, never, Acknowledged>(),
    input: {
      initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
      check: laterCheck(backstage, async () => (await import('../services/checks/passwords.ts')).checkPasswordUpdate),
      slots: {},
      startsOpen: true,
      asksBeforeLeaving: true,
    },
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
  return formOf(backstage, {
    chart: createForm<NewPasswordDraft, never, Acknowledged>(),
    input: {
      initial: { newPassword: '', confirmPassword: '' },
      check: laterCheck(backstage, async () => (await import('../services/checks/passwords.ts')).checkNewPassword),
      slots: {},
      startsOpen: true,
      // The link in the mail brings one back, unless it does not work any more; then there is nothing to stay for.
      asksBeforeLeaving: false,
    },
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
  return formOf(backstage, {
    chart: createForm<ForgottenDraft, never, Acknowledged>(),
    input: {
      initial: { role: 'customer', email: '' },
      check: checkForgotten,
      slots: {},
      startsOpen: true,
      asksBeforeLeaving: false,
    },
    save: ({ draft }, signal) =>
      backstage.run(
        signal,
        () => import('../services/passwords.ts'),
        ({ askForReset }) => askForReset(draft),
      ),
  })
}
