import { links } from '../../src/shared/routes.ts'
import { newBusiness, newCustomer, type Account, UNUSED } from '../support/api.ts'
import { walkDetails, type DetailsScreen } from './support/details.ts'
import type { Visit } from './support/visit.ts'
import { addWebhook } from './support/webhooks.ts'

/** A screen of somebody's own account, at its address. */
const own =
  (make: () => Promise<Account>, address: string): DetailsScreen['open'] =>
  async (openVisit) => {
    const visit = await openVisit(await make())
    return { visit, enter: () => visit.page.goto(address) }
  }

async function filled({ page }: Visit, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true })
  await field.and(page.locator(`[value="${value}"]`)).waitFor()
}

walkDetails('subscription', {
  call: 'getSubscription',
  open: own(() => newBusiness(undefined, UNUSED), links.subscription),
  ready: ({ page, say }) => page.getByText(say('account.membership.activeText'), { exact: true }).waitFor(),
  failed: (say) => say('account.membership.failed'),
  missing: (say) => say('account.membership.none'),
})

walkDetails('mail-settings', {
  call: 'getMailSettings',
  open: own(() => newBusiness(undefined, UNUSED), links.mailSettings),
  ready: ({ page, say }) =>
    page.getByRole('checkbox', { name: say('account.mails.kinds.bid_accepted'), checked: true }).waitFor(),
  failed: (say) => say('account.mails.loadFailed'),
  missing: (say) => say('account.mails.loadFailed'),
})

walkDetails('sessions', {
  call: 'listSessions',
  open: own(() => newCustomer(undefined, UNUSED), links.sessions),
  ready: ({ page, say }) => page.getByText(say('safety.sessions.here'), { exact: true }).waitFor(),
  failed: (say) => say('safety.sessions.failed'),
  missing: (say) => say('safety.sessions.failed'),
})

/** Both lists of the screen load at once, so each says which it is. */
const listLoads = ({ page, say }: Visit, title: string): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: `${title}: ${say('ui.loading')}` })
    .waitFor()

walkDetails('keys', {
  call: 'listKeys',
  open: own(() => newCustomer(undefined, UNUSED), links.developers),
  loading: (visit) => listLoads(visit, visit.say('safety.keys.title')),
  ready: ({ page, say }) => page.getByText(say('safety.keys.none'), { exact: true }).waitFor(),
  failed: (say) => say('safety.keys.failed'),
})

walkDetails('webhooks', {
  call: 'listWebhooks',
  open: own(() => newCustomer(undefined, UNUSED), links.developers),
  loading: (visit) => listLoads(visit, visit.say('safety.webhooks.title')),
  ready: ({ page, say }) => page.getByText(say('safety.webhooks.none'), { exact: true }).waitFor(),
  failed: (say) => say('safety.webhooks.failed'),
})

walkDetails('deliveries', {
  call: 'listDeliveries',
  open: async (openVisit) => {
    const customer = await newCustomer(undefined, UNUSED)
    await addWebhook(customer)
    const visit = await openVisit(customer)
    const { page, say } = visit
    await page.goto(links.developers)
    return { visit, enter: () => page.getByRole('button', { name: say('safety.webhooks.deliveries') }).click() }
  },
  loading: ({ page, say }) => page.getByRole('dialog', { name: say('safety.webhooks.deliveries') }).waitFor(),
  ready: ({ page, say }) => page.getByText(say('safety.webhooks.nothing'), { exact: true }).waitFor(),
  failed: (say) => say('safety.webhooks.deliveriesFailed'),
})

walkDetails('customer-profile', {
  call: 'getCustomer',
  open: own(() => newCustomer('Ana Torres', UNUSED), links.profile),
  ready: (visit) => filled(visit, visit.say('fields.name'), 'Ana Torres'),
  failed: (say) => say('profile.failed'),
  missing: (say) => say('profile.missing'),
})

walkDetails('business-profile', {
  call: 'getBusiness',
  open: own(() => newBusiness(undefined, UNUSED), links.profileBusiness),
  ready: (visit) => filled(visit, visit.say('fields.name'), 'Luis Ortega'),
  failed: (say) => say('profile.failed'),
  missing: (say) => say('profile.missing'),
})

/** What the profile had loaded is there to be read and edited while it is looked at again. */
const handedOver = (visit: Visit): Promise<void> => filled(visit, visit.say('fields.businessName'), 'Ortega & Sons')

walkDetails('business-details', {
  call: 'getBusiness',
  open: async (openVisit) => {
    const visit = await openVisit(await newBusiness('Ortega & Sons', UNUSED))
    const { page, say } = visit
    await page.goto(links.profileBusiness)
    await filled(visit, say('fields.name'), 'Luis Ortega')
    return { visit, enter: () => page.getByRole('link', { name: say('profile.toDetails') }).click() }
  },
  ready: handedOver,
  failed: (say) => say('businessDetails.failed'),
  refreshFailed: (say) => say('businessDetails.refreshFailed'),
  missing: (say) => say('businessDetails.missing'),
})
