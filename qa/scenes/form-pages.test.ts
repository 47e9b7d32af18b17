import { links } from '../../src/shared/routes.ts'
import type {
  ProofDraft,
  EmailDraft,
  MailSettingsDraft,
  PasswordDraft,
  NewPasswordDraft,
} from '../../src/services/drafts.ts'
import type { Leaving, MailKind } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { press, textField } from './support/form-acts.ts'
import { pageStage, tells } from './support/forms.ts'
import { seesLeft } from './support/session-screens.ts'
import { logInAs, refuses, customerOf, keeps } from './support/stored.ts'
import { walkScene } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { mailKindsOf } from '../../server/notifications/service-mail-settings.ts'
import { boxes, tick } from './support/fields.ts'
import { mailedLink } from '../support/mail.ts'
import { forgotStage } from './support/forgot-stage.ts'

const deletion = pageStage<ProofDraft, Leaving>({
  title: (say) => say('safety.leave.title'),
  submit: (say) => say('safety.leave.submit'),
  failed: (say) => say('safety.leave.failed'),
  fields: { password: textField((say) => say('account.password.current')) },
  call: 'deleteAccount',
  path: links.deleteAccount,
  isLeftFreely: true,
  // Jobs that are in the way can be gone to.
  wayOn: (say, failure) => (failure?.type === 'conflict' ? [say('safety.leave.toJobs')] : []),
  /** Where there is a password, a question comes before it is sent. */
  confirms: async ({ page, say }) => {
    const password = await page.getByLabel(say('account.password.current'), { exact: true }).inputValue()
    if (password === '') return
    await press(
      page.getByRole('alertdialog', { name: say('safety.leave.ask'), exact: true }),
      say('safety.leave.submit'),
    )
  },
  saved: ({ page, say }) => seesLeft(page, say),
  stored: ({ email, password }) => refuses(logInAs(email, password), 'ACCOUNT_LEAVING'),
})

const email = pageStage<EmailDraft>({
  title: (say) => say('safety.email.title'),
  submit: (say) => say('safety.email.submit'),
  failed: (say) => say('safety.email.failed'),
  fields: {
    email: textField((say) => say('safety.email.new')),
    password: textField((say) => say('account.password.current')),
  },
  call: 'editCustomer',
  path: links.updateEmail,
  /** Nothing has changed yet: what comes next is said. */
  saved: async ({ page, say }) => {
    await page.getByRole('heading', { name: say('safety.email.sentTitle'), exact: true }).waitFor()
    await page.getByText(say.code('EMAIL_CONFIRMATION_SENT'), { exact: true }).waitFor()
  },
  stored: async (customer, { email: wanted }) =>
    keeps(await customerOf(customer), { email: customer.email, email_pending: wanted }),
})

const mails = pageStage<MailSettingsDraft>({
  title: (say) => say('account.mails.title'),
  submit: (say) => say('account.mails.submit'),
  failed: (say) => say('account.mails.failed'),
  fields: {
    wantsMails: tick((say) => say('account.mails.all')),
    wanted: boxes<MailKind>({
      label: (say) => say('account.mails.which'),
      values: mailKindsOf('customer'),
      nameOf: (say, kind) => say(`account.mails.kinds.${kind}`),
    }),
  },
  call: 'editMailSettings',
  path: links.mailSettings,
  saved: (visit) => tells(visit, 'MAIL_SETTINGS_SAVED'),
  stored: async ({ client }, { wantsMails, wanted }) => {
    const { data } = await answer(client.POST('/get-mail-settings'))
    const mailed = data.kinds.flatMap((each) => (each.mailed ? [each.kind] : []))
    keeps({ mails: data.email_notifications, mailed }, { mails: wantsMails, mailed: wanted })
  },
})

/** The new password opens the account. */
const opensWith = async ({ email: owner }: { readonly email: string }, password: string): Promise<void> =>
  keeps(await customerOf(await logInAs(owner, password)), { email: owner })

const password = pageStage<PasswordDraft>({
  title: (say) => say('account.password.title'),
  submit: (say) => say('account.password.submit'),
  failed: (say) => say('account.password.failed'),
  fields: {
    oldPassword: textField((say) => say('account.password.current')),
    newPassword: textField((say) => say('account.password.new')),
    confirmPassword: textField((say) => say('account.password.confirm')),
  },
  call: 'updatePassword',
  path: links.updatePassword,
  saved: (visit) => tells(visit, 'PASSWORD_UPDATED'),
  stored: (customer, { newPassword }) => opensWith(customer, newPassword),
})

const reset = pageStage<NewPasswordDraft>({
  title: (say) => say('account.reset.title'),
  submit: (say) => say('account.reset.submit'),
  failed: (say) => say('account.password.failed'),
  fields: {
    newPassword: textField((say) => say('account.password.new')),
    confirmPassword: textField((say) => say('account.password.confirm')),
  },
  call: 'resetPassword',
  isIn: false,
  path: async ({ client, email: owner }) => {
    await answer(client.POST('/forgot-password', { body: { email: owner, isBusiness: 0 } }))
    return mailedLink(owner, '/reset-password')
  },
  isLeftFreely: true,
  /** A link that does not work any more leads to a new one; whatever else goes wrong is said. */
  refused: ({ page, say }, { type }) =>
    type === 'conflict' || type === 'invalid'
      ? page.getByRole('heading', { name: say('account.reset.brokenTitle'), exact: true }).waitFor()
      : undefined,
  saved: ({ page, say }) => page.getByRole('heading', { name: say('account.reset.doneTitle'), exact: true }).waitFor(),
  stored: (customer, { newPassword }) => opensWith(customer, newPassword),
})

walkScene(form, 'delete-account', deletion)
walkScene(form, 'email', email)
walkScene(form, 'mail-settings', mails)
walkScene(form, 'password', password)
walkScene(form, 'reset', reset)
walkScene(form, 'forgot', forgotStage)
