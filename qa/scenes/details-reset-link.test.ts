import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newCustomer, UNUSED } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { saysFailed, walkDetails } from './support/details.ts'
import type { Visit } from './support/visit.ts'

const isBroken = ({ page, say }: Visit): Promise<void> =>
  page.getByRole('heading', { name: say('account.reset.brokenTitle'), exact: true }).waitFor()

walkDetails('reset-link', {
  call: 'checkResetLink',
  open: async (openVisit) => {
    const { client, email } = await newCustomer(undefined, UNUSED)
    await answer(client.POST('/forgot-password', { body: { email, isBusiness: 0 } }))
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(email, '/reset-password')])
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('account.reset.checking') })
      .waitFor(),
  ready: ({ page, say }) => page.getByLabel(say('account.password.new'), { exact: true }).waitFor(),
  failed: (say) => say('account.reset.failed'),
  /** A link that is used up, or was never one, does not work; anything else may pass. */
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isBroken(visit)
      : saysFailed(visit, visit.say('account.reset.failed'), failure),
  missing: (say) => say('account.reset.brokenTitle'),
})
