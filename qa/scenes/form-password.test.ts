import type { createForm } from '../../machines/form/machine.ts'
import { links } from '../../src/routes.ts'
import type { PasswordDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer } from '../support/api.ts'
import { form } from '../models/form.ts'
import { awaken } from '../kit/walk/arrivals.ts'
import { pageActs } from './support/form-on-page.ts'
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
  open: async (openVisit) => {
    const visit = await openVisit(await newCustomer())
    const gate = await visit.gateOn('updatePassword')
    await visit.page.goto(links.updatePassword)
    await awaken(visit.page)
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, ...acts.leaves, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    'open.editing': acts.isThere,
    'open.failed': acts.isThere,
    leaving: acts.leaving,
    sending: acts.sending,
    saved: (world) => acts.tells(world, world.visit.say.code('PASSWORD_UPDATED')),
    closed: acts.isGone,
  },
}

walkScene(form, 'password', stage)
