import { links } from '../../../src/shared/routes.ts'
import type { ForgottenDraft } from '../../../src/services/drafts.ts'
import { newBusiness, UNUSED } from '../../support/api.ts'
import { mailedLink } from '../../support/mail.ts'
import { chooseLast } from './fields.ts'
import { press, textField, type FieldParts } from './form-acts.ts'
import { pageStage } from './forms.ts'

/** Two buttons of which one is pressed. */
const role: FieldParts<ForgottenDraft['role']> = {
  find: (place, say) => place.getByRole('group', { name: say('account.forgot.who'), exact: true }),
  fill: (group, value, say) => chooseLast(group, say(`account.forgot.${value}`)),
  read: async (group) => ({
    value: String(
      await group.getByRole('radio').evaluateAll((each) => each.findIndex((one) => one.matches(':checked'))),
    ),
    wrong: null,
  }),
  shown: (value) => String(['customer', 'business'].indexOf(value)),
}

/** The page that asks for a link to a new password; nobody is logged in. */
export const forgotStage = pageStage<ForgottenDraft>({
  title: (say) => say('account.forgot.title'),
  submit: (say) => say('account.forgot.submit'),
  failed: (say) => say('account.forgot.failed'),
  fields: { role, email: textField((say) => say('account.forgot.email')) },
  call: 'forgotPassword',
  owner: () => newBusiness(undefined, UNUSED),
  isIn: false,
  path: links.forgotPassword,
  isLeftFreely: true,
  reopens: ({ page, say }) => press(page.getByRole('main'), say('account.forgot.again')),
  /** Whether there is such an account is not said. */
  saved: async ({ page, say }) => {
    await page.getByRole('heading', { name: say('account.forgot.sentTitle'), exact: true }).waitFor()
    await page.getByText(say.code('EMAIL_SENT')).waitFor()
  },
  stored: ({ email }) => mailedLink(email, '/reset-password'),
})
