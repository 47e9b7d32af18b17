import type { createForm } from '../../machines/form.ts'
import { links } from '../../src/routes.ts'
import type { ProofDraft } from '../../src/services/drafts.ts'
import type { Leaving } from '../../src/services/types.ts'
import { form } from '../models/form.ts'
import { newCustomerAt, pageActs, type CustomerAtForm } from './support/form-on-page.ts'
import { press, textField } from './support/form-stage.ts'
import { seesLeft } from './support/session-screens.ts'
import { logInAs, refuses } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const acts = pageActs<ProofDraft>({
  title: (say) => say('safety.leave.title'),
  submit: (say) => say('safety.leave.submit'),
  failed: (say) => say('safety.leave.failed'),
  fields: { password: textField((say) => say('account.password.current')) },
  // Jobs that are in the way can be gone to.
  wayOn: (say, { context: { failure } }) => (failure?.type === 'conflict' ? [say('safety.leave.toJobs')] : []),
})

const stage: Stage<ReturnType<typeof createForm<ProofDraft, Leaving>>, CustomerAtForm> = {
  open: newCustomerAt(links.deleteAccount, 'deleteAccount'),
  screen: ({ visit }) => visit,
  does: {
    ...acts.does,
    /** Where there is a password, a question comes before it is sent. */
    'form.submitted': async (world) => {
      const { page, say } = world.visit
      const password = await page.getByLabel(say('account.password.current'), { exact: true }).inputValue()
      await acts.does['form.submitted'](world)
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
  sees: { ...acts.sees, saved: ({ visit: { page, say } }) => seesLeft(page, say) },
  stored: {
    deleteAccount: ({ customer: { email, password } }) => refuses(logInAs(email, password), 'ACCOUNT_LEAVING'),
  },
}

walkScene(form, 'delete-account', stage)
