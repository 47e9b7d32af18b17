import type { createForm } from '../../machines/form.ts'
import { links } from '../../src/shared/routes.ts'
import type {
  ProofDraft,
  EmailDraft,
  MailSettingsDraft,
  PasswordDraft,
  NewPasswordDraft,
} from '../../src/services/drafts.ts'
import type { Leaving, Acknowledged, MailKind } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { newCustomerAt, pageActs, type CustomerAtForm } from './support/forms.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { seesLeft } from './support/session-screens.ts'
import { logInAs, refuses, customerOf, keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { mailKindsOf } from '../../server/notifications/service-mail-settings.ts'
import { boxes, tick } from './support/fields.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { awaken } from 'statechart-kit/walk/page-idle'
import { forgotStage } from './support/forgot-stage.ts'

const deletion = pageActs<ProofDraft>({
  title: (say) => say('safety.leave.title'),
  submit: (say) => say('safety.leave.submit'),
  failed: (say) => say('safety.leave.failed'),
  fields: { password: textField((say) => say('account.password.current')) },
  // Jobs that are in the way can be gone to.
  wayOn: (say, { context: { failure } }) => (failure?.type === 'conflict' ? [say('safety.leave.toJobs')] : []),
})

const deletionStage: Stage<ReturnType<typeof createForm<ProofDraft, Leaving>>, CustomerAtForm> = {
  open: newCustomerAt(links.deleteAccount, 'deleteAccount'),
  screen: ({ visit }) => visit,
  does: {
    ...deletion.does,
    /** Where there is a password, a question comes before it is sent. */
    'form.submitted': async (world) => {
      const { page, say } = world.visit
      const password = await page.getByLabel(say('account.password.current'), { exact: true }).inputValue()
      await deletion.does['form.submitted'](world)
      if (password === '') return
      const question = page.getByRole('alertdialog', { name: say('safety.leave.ask'), exact: true })
      await press(question, say('safety.leave.submit'))
    },
    'form.closed': 'elsewhere',
    'form.kept': 'elsewhere',
    'form.abandoned': 'elsewhere',
    'form.opened': 'elsewhere',
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: { ...deletion.sees, saved: ({ visit: { page, say } }) => seesLeft(page, say) },
  stored: {
    deleteAccount: ({ customer: { email, password } }) => refuses(logInAs(email, password), 'ACCOUNT_LEAVING'),
  },
}

walkScene(form, 'delete-account', deletionStage)

const emailForm = pageActs<EmailDraft>({
  title: (say) => say('safety.email.title'),
  submit: (say) => say('safety.email.submit'),
  failed: (say) => say('safety.email.failed'),
  fields: {
    email: textField((say) => say('safety.email.new')),
    password: textField((say) => say('account.password.current')),
  },
})

const emailStage: Stage<ReturnType<typeof createForm<EmailDraft, Acknowledged>>, CustomerAtForm> = {
  open: newCustomerAt(links.updateEmail, 'editCustomer'),
  screen: ({ visit }) => visit,
  does: { ...emailForm.does, ...emailForm.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...emailForm.sees,
    /** Nothing has changed yet: what comes next is said. */
    saved: async ({ visit: { page, say } }) => {
      await page.getByRole('heading', { name: say('safety.email.sentTitle'), exact: true }).waitFor()
      await page.getByText(say.code('EMAIL_CONFIRMATION_SENT'), { exact: true }).waitFor()
    },
  },
  stored: {
    editCustomer: async ({ customer }, { before }) =>
      keeps(await customerOf(customer), {
        email: customer.email,
        email_pending: before.context.draft.email,
      }),
  },
}

walkScene(form, 'email', emailStage)

const kinds = boxes<MailKind>({
  label: (say) => say('account.mails.which'),
  values: mailKindsOf('customer'),
  nameOf: (say, kind) => say(`account.mails.kinds.${kind}`),
})

const mails = pageActs<MailSettingsDraft>({
  title: (say) => say('account.mails.title'),
  submit: (say) => say('account.mails.submit'),
  failed: (say) => say('account.mails.failed'),
  fields: { wantsMails: tick((say) => say('account.mails.all')), wanted: kinds },
})

const mailsStage: Stage<ReturnType<typeof createForm<MailSettingsDraft, Acknowledged>>, CustomerAtForm> = {
  open: newCustomerAt(links.mailSettings, 'editMailSettings'),
  screen: ({ visit }) => visit,
  does: { ...mails.does, ...mails.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...mails.sees,
    saved: (world) => mails.tells(world, world.visit.say.code('MAIL_SETTINGS_SAVED')),
  },
  stored: {
    editMailSettings: async ({ customer: { client } }, { before }) => {
      const { wantsMails, wanted } = before.context.draft
      const { data } = await answer(client.POST('/get-mail-settings'))
      const mailed = data.kinds.flatMap((each) => (each.mailed ? [each.kind] : []))
      keeps({ mails: data.email_notifications, mailed }, { mails: wantsMails, mailed: wanted })
    },
  },
}

walkScene(form, 'mail-settings', mailsStage)

const passwordForm = pageActs<PasswordDraft>({
  title: (say) => say('account.password.title'),
  submit: (say) => say('account.password.submit'),
  failed: (say) => say('account.password.failed'),
  fields: {
    oldPassword: textField((say) => say('account.password.current')),
    newPassword: textField((say) => say('account.password.new')),
    confirmPassword: textField((say) => say('account.password.confirm')),
  },
})

const passwordStage: Stage<ReturnType<typeof createForm<PasswordDraft, Acknowledged>>, CustomerAtForm> = {
  open: newCustomerAt(links.updatePassword, 'updatePassword'),
  screen: ({ visit }) => visit,
  does: { ...passwordForm.does, ...passwordForm.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...passwordForm.sees,
    saved: (world) => passwordForm.tells(world, world.visit.say.code('PASSWORD_UPDATED')),
  },
  stored: {
    /** The new one opens the account. */
    updatePassword: async ({ customer: { email } }, { before }) => {
      const known = await customerOf(await logInAs(email, before.context.draft.newPassword))
      keeps(known, { email })
    },
  },
}

walkScene(form, 'password', passwordStage)

const reset = pageActs<NewPasswordDraft>({
  title: (say) => say('account.reset.title'),
  submit: (say) => say('account.reset.submit'),
  failed: (say) => say('account.password.failed'),
  fields: {
    newPassword: textField((say) => say('account.password.new')),
    confirmPassword: textField((say) => say('account.password.confirm')),
  },
})

const resetStage: Stage<
  ReturnType<typeof createForm<NewPasswordDraft, Acknowledged>>,
  FormWorld & { readonly email: string }
> = {
  open: async (openVisit) => {
    const { client, email } = await newCustomer(undefined, UNUSED)
    await answer(client.POST('/forgot-password', { body: { email, isBusiness: 0 } }))
    const visit = await openVisit(null)
    const gate = await visit.gateOn('resetPassword')
    await visit.page.goto(await mailedLink(email, '/reset-password'))
    await awaken(visit.page, visit.page.getByRole('main').locator('form'))
    return { visit, gate, email }
  },
  screen: ({ visit }) => visit,
  does: {
    ...reset.does,
    'form.opened': 'elsewhere',
    'form.closed': 'elsewhere',
    'form.kept': 'elsewhere',
    'form.abandoned': 'elsewhere',
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...reset.sees,
    /** A link that does not work any more leads to a new one; whatever else goes wrong is said. */
    'open.failed': async (world, given) => {
      const { failure } = given.context
      if (failure?.type !== 'conflict' && failure?.type !== 'invalid') return reset.sees['open.failed'](world, given)
      const { page, say } = world.visit
      await page.getByRole('heading', { name: say('account.reset.brokenTitle'), exact: true }).waitFor()
    },
    leaving: 'elsewhere',
    saved: async (world) => {
      const { page, say } = world.visit
      await page.getByRole('heading', { name: say('account.reset.doneTitle'), exact: true }).waitFor()
    },
    closed: 'elsewhere',
  },
  stored: {
    resetPassword: async ({ email }, { before }) => {
      const known = await customerOf(await logInAs(email, before.context.draft.newPassword))
      keeps(known, { email })
    },
  },
}

walkScene(form, 'reset', resetStage)

walkScene(form, 'forgot', forgotStage)
