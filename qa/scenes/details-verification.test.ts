import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, UNUSED, UNVERIFIED } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { saysFailed, walkDetails } from './support/details.ts'
import type { Visit } from './support/visit.ts'

const isHeaded = ({ page }: Visit, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor()

walkDetails('verification', {
  call: 'verifyEmail',
  /** Mails are read on any device, where nobody need be logged in. */
  open: async (openVisit) => {
    const { email } = await newBusiness(undefined, UNVERIFIED)
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(email, '/verify-email')])
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('account.verify.checking') })
      .waitFor(),
  ready: (visit) => isHeaded(visit, visit.say('account.verify.doneTitle')),
  failed: (say) => say('account.verify.failed'),
  /** A link that is used up, or was never one, does not work; anything else may pass. */
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isHeaded(visit, visit.say('account.verify.brokenTitle'))
      : saysFailed(visit, visit.say('account.verify.failed'), failure),
  missing: (say) => say('account.verify.brokenTitle'),
})

walkDetails('email-confirmation', {
  call: 'confirmEmail',
  open: async (openVisit) => {
    const { client, email: present, password } = await newCustomer(undefined, UNUSED)
    const email = `new.${present}`
    await answer(client.POST('/edit-customer-details/customer', { body: { email, password } }))
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(email, '/confirm-email')])
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('safety.email.confirming') })
      .waitFor(),
  ready: (visit) => isHeaded(visit, visit.say('safety.email.confirmedTitle')),
  failed: (say) => say('safety.email.confirmFailed'),
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isHeaded(visit, visit.say('account.verify.brokenTitle'))
      : saysFailed(visit, visit.say('safety.email.confirmFailed'), failure),
  missing: (say) => say('account.verify.brokenTitle'),
})
