import type { createForm } from '../../machines/form.ts'
import { links } from '../../src/routes.ts'
import type { EmailDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { newCustomerAt, pageActs, type CustomerAtForm } from './support/form-on-page.ts'
import { textField } from './support/form-stage.ts'
import { customerOf, keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const acts = pageActs<EmailDraft>({
  title: (say) => say('safety.email.title'),
  submit: (say) => say('safety.email.submit'),
  failed: (say) => say('safety.email.failed'),
  fields: {
    email: textField((say) => say('safety.email.new')),
    password: textField((say) => say('account.password.current')),
  },
})

const stage: Stage<ReturnType<typeof createForm<EmailDraft, Acknowledged>>, CustomerAtForm> = {
  open: newCustomerAt(links.updateEmail, 'editCustomer'),
  screen: ({ visit }) => visit,
  does: { ...acts.does, ...acts.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
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

walkScene(form, 'email', stage)
