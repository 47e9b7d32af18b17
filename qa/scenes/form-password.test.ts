import type { createForm } from '../../machines/form/machine.ts'
import { links } from '../../src/routes.ts'
import type { PasswordDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { newCustomerAt, pageActs } from './support/form-on-page.ts'
import { textField, type FormWorld } from './support/form-stage.ts'
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

const stage: Stage<ReturnType<typeof createForm<PasswordDraft, Acknowledged>>, FormWorld> = {
  open: newCustomerAt(links.updatePassword, 'updatePassword'),
  screen: ({ visit }) => visit,
  does: { ...acts.does, ...acts.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.tells(world, world.visit.say.code('PASSWORD_UPDATED')),
  },
}

walkScene(form, 'password', stage)
