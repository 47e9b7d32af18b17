import type { createForm } from '../../machines/form.ts'
import { links } from '../../src/routes.ts'
import type { PasswordDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { newCustomerAt, pageActs, type CustomerAtForm } from './support/form-on-page.ts'
import { textField } from './support/form-stage.ts'
import { customerOf, logInAs, keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const acts = pageActs<PasswordDraft>({
  title: (say) => say('account.password.title'),
  submit: (say) => say('account.password.submit'),
  failed: (say) => say('account.password.failed'),
  fields: {
    oldPassword: textField((say) => say('account.password.current')),
    newPassword: textField((say) => say('account.password.new')),
    confirmPassword: textField((say) => say('account.password.confirm')),
  },
})

const stage: Stage<ReturnType<typeof createForm<PasswordDraft, Acknowledged>>, CustomerAtForm> = {
  open: newCustomerAt(links.updatePassword, 'updatePassword'),
  screen: ({ visit }) => visit,
  does: { ...acts.does, ...acts.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.tells(world, world.visit.say.code('PASSWORD_UPDATED')),
  },
  stored: {
    /** The new one opens the account. */
    updatePassword: async ({ customer: { email } }, { before }) => {
      const known = await customerOf(await logInAs(email, before.context.draft.newPassword))
      keeps(known, { email })
    },
  },
}

walkScene(form, 'password', stage)
