import type { createForm } from '../../../machines/form/machine.ts'
import { links } from '../../../src/routes.ts'
import type { ForgottenDraft } from '../../../src/services/drafts.ts'
import type { Acknowledged } from '../../../src/services/types.ts'
import { awaken } from '../../kit/walk/arrivals.ts'
import { pageActs } from './form-on-page.ts'
import { press, textField, type FieldParts, type FormWorld } from './form-stage.ts'
import type { Stage } from './walk.ts'

/** Two buttons of which one is pressed. */
const role: FieldParts<ForgottenDraft['role']> = {
  find: (place, say) => place.getByRole('group', { name: say('account.forgot.who'), exact: true }),
  fill: (group, value, say) => group.getByText(say(`account.forgot.${value}`), { exact: true }).click(),
  read: async (group) => ({
    value: String(
      await group.getByRole('radio').evaluateAll((each) => each.findIndex((one) => one.matches(':checked'))),
    ),
    wrong: null,
  }),
  shown: (value) => String(['customer', 'business'].indexOf(value)),
}

const acts = pageActs<ForgottenDraft>({
  title: (say) => say('account.forgot.title'),
  submit: (say) => say('account.forgot.submit'),
  failed: (say) => say('account.forgot.failed'),
  fields: { role, email: textField((say) => say('account.forgot.email')) },
})

/** The page that asks for a link to a new password; nobody is logged in. */
export const forgotStage: Stage<ReturnType<typeof createForm<ForgottenDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const visit = await openVisit(null)
    const gate = await visit.gateOn('forgotPassword')
    await visit.page.goto(links.forgotPassword)
    await awaken(visit.page, visit.page.getByRole('main').locator('form'))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: {
    ...acts.does,
    'form.opened': ({ visit: { page, say } }) => press(page.getByRole('main'), say('account.forgot.again')),
    'form.closed': 'elsewhere',
    'form.kept': 'elsewhere',
    'form.abandoned': 'elsewhere',
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    leaving: 'elsewhere',
    /** Whether there is such an account is not said. */
    saved: async ({ visit: { page, say } }) => {
      await page.getByRole('heading', { name: say('account.forgot.sentTitle'), exact: true }).waitFor()
      await page.getByText(say.code('EMAIL_SENT')).waitFor()
    },
    closed: 'elsewhere',
  },
}
