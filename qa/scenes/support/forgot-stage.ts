import type { createForm } from '../../../machines/form.ts'
import { links } from '../../../src/shared/routes.ts'
import type { ForgottenDraft } from '../../../src/services/drafts.ts'
import type { Acknowledged } from '../../../src/services/types.ts'
import { awaken } from 'statechart-kit/walk/page-idle'
import { newBusiness, UNUSED } from '../../support/api.ts'
import { mailedLink } from '../../support/mail.ts'
import { pageActs } from './forms.ts'
import { press, textField, type FieldParts, type FormWorld, type Given } from './form-stage.ts'
import { ownedBy } from './stored.ts'
import type { Stage } from './walk.ts'

/** Two buttons of which one is pressed. */
const role: FieldParts<ForgottenDraft['role']> = {
  find: (place, say) => place.getByRole('group', { name: say('account.forgot.who'), exact: true }),
  fill: (group, value, say) => group.getByRole('radio', { name: say(`account.forgot.${value}`), exact: true }).check(),
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

/** Somebody who has forgotten the password of this address. */
type World = FormWorld & { readonly email: string }

/** With the address of whoever is here in the place of that of the samples. */
const owning = (world: World, given: Given<ForgottenDraft>): Given<ForgottenDraft> => ({
  context: { ...given.context, draft: ownedBy(given.context.draft, world) },
  hasTag: (tag) => given.hasTag(tag),
})

/** The page that asks for a link to a new password; nobody is logged in. */
export const forgotStage: Stage<ReturnType<typeof createForm<ForgottenDraft, Acknowledged>>, World> = {
  open: async (openVisit) => {
    const { email } = await newBusiness(undefined, UNUSED)
    const visit = await openVisit(null)
    const gate = await visit.gateOn('forgotPassword')
    await visit.page.goto(links.forgotPassword)
    await awaken(visit.page, visit.page.getByRole('main').locator('form'))
    return { visit, gate, email }
  },
  screen: ({ visit }) => visit,
  does: {
    ...acts.does,
    'draft.changed': (world, { changes }) => acts.does['draft.changed'](world, { changes: ownedBy(changes, world) }),
    'form.opened': ({ visit: { page, say } }) => press(page.getByRole('main'), say('account.forgot.again')),
    'form.closed': 'elsewhere',
    'form.kept': 'elsewhere',
    'form.abandoned': 'elsewhere',
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    'open.editing': (world, given) => acts.sees['open.editing'](world, owning(world, given)),
    'open.failed': (world, given) => acts.sees['open.failed'](world, owning(world, given)),
    sending: (world, given) => acts.sees.sending(world, owning(world, given)),
    leaving: 'elsewhere',
    /** Whether there is such an account is not said. */
    saved: async ({ visit: { page, say } }) => {
      await page.getByRole('heading', { name: say('account.forgot.sentTitle'), exact: true }).waitFor()
      await page.getByText(say.code('EMAIL_SENT')).waitFor()
    },
    closed: 'elsewhere',
  },
  stored: { forgotPassword: async ({ email }) => void (await mailedLink(email, '/reset-password')) },
}
