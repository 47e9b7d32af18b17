import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { createForm } from '../../machines/form.ts'
import type { NewPasswordDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { form } from '../models/form.ts'
import { awaken } from 'statechart-kit/walk/page-idle'
import { pageActs } from './support/form-on-page.ts'
import { textField, type FormWorld } from './support/form-stage.ts'
import { customerOf, logInAs, keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

const acts = pageActs<NewPasswordDraft>({
  title: (say) => say('account.reset.title'),
  submit: (say) => say('account.reset.submit'),
  failed: (say) => say('account.password.failed'),
  fields: {
    newPassword: textField((say) => say('account.password.new')),
    confirmPassword: textField((say) => say('account.password.confirm')),
  },
})

const stage: Stage<
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
    ...acts.does,
    'form.opened': 'elsewhere',
    'form.closed': 'elsewhere',
    'form.kept': 'elsewhere',
    'form.abandoned': 'elsewhere',
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    /** A link that does not work any more leads to a new one; whatever else goes wrong is said. */
    'open.failed': async (world, given) => {
      const { failure } = given.context
      if (failure?.type !== 'conflict' && failure?.type !== 'invalid') return acts.sees['open.failed'](world, given)
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

walkScene(form, 'reset', stage)
