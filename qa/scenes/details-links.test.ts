import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newBusiness, newCustomer, UNUSED, UNVERIFIED, type Account } from '../support/api.ts'
import { mailedLink } from '../support/mail.ts'
import { saysFailed, walkDetails } from './support/details.ts'
import { businessOf, customerOf, logInAs, keeps } from './support/stored.ts'
import type { Visit } from './support/visit.ts'

/** Whose mail was opened in a visit. */
const visitors = new WeakMap<Visit, Account>()

function accountOf(visit: Visit): Account {
  const account = visitors.get(visit)
  if (!account) throw new Error('Nobody came by a mail')
  return account
}

const isHeaded = ({ page }: Visit, words: string): Promise<void> =>
  page.getByRole('heading', { name: words, exact: true }).waitFor()

walkDetails('verification', {
  call: 'verifyEmail',
  /** Mails are read on any device, where nobody need be logged in. */
  open: async (openVisit) => {
    const business = await newBusiness(undefined, UNVERIFIED)
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(business.email, '/verify-email')])
    visitors.set(visit, business)
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('account.verify.checking') })
      .waitFor(),
  ready: (visit) => isHeaded(visit, visit.say('account.verify.doneTitle')),
  stored: async (visit) => keeps(await businessOf(accountOf(visit)), { email_verified: true }),
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
    const customer = await newCustomer(undefined, UNUSED)
    const { client, email: present, password } = customer
    const email = `new.${present}`
    await answer(client.POST('/edit-customer-details/customer', { body: { email, password } }))
    const [visit, link] = await Promise.all([openVisit(null), mailedLink(email, '/confirm-email')])
    visitors.set(visit, customer)
    return { visit, enter: () => visit.page.goto(link) }
  },
  loading: ({ page, say }) =>
    page
      .getByRole('status')
      .filter({ hasText: say('safety.email.confirming') })
      .waitFor(),
  ready: (visit) => isHeaded(visit, visit.say('safety.email.confirmedTitle')),
  stored: async (visit) => {
    const { email, password } = accountOf(visit)
    const wanted = `new.${email}`
    keeps(await customerOf(await logInAs(wanted, password)), { email: wanted, email_pending: null })
  },
  failed: (say) => say('safety.email.confirmFailed'),
  seesFailed: (visit, failure) =>
    failure?.type === 'conflict' || failure?.type === 'invalid'
      ? isHeaded(visit, visit.say('account.verify.brokenTitle'))
      : saysFailed(visit, visit.say('safety.email.confirmFailed'), failure),
  missing: (say) => say('account.verify.brokenTitle'),
})

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
