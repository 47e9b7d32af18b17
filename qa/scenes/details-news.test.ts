import { answer, once } from '../../docs/examples/over-the-wire/client.ts'
import { links } from '../../src/routes.ts'
import { newBid, newBusiness, newCustomer, newJob, type Account } from '../support/api.ts'
import { walkDetails, type DetailsScreen } from './support/details.ts'

/** A bid is news for the customer; that it was accepted is news for the business. */
async function newDeal(): Promise<{ readonly customer: Account; readonly business: Account }> {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  const jobId = await newJob(customer)
  await newBid(business, jobId, 120)
  const body = { jobId, companyId: business.session.user.id, amount: 120 }
  await answer(customer.client.POST('/assign-job/customer', { params: { header: once() }, body }))
  return { customer, business }
}

const news = (reader: 'customer' | 'business') =>
  ({
    open: async (openVisit) => {
      const visit = await openVisit((await newDeal())[reader])
      return { visit, enter: () => visit.page.goto(links.notifications) }
    },
    /** What was unread when it came up stays marked, also when it is looked at again. */
    ready: async ({ page, say }, isRefreshing) => {
      const list = page.locator(`ul[aria-busy=${isRefreshing}]`)
      await list
        .getByRole('listitem')
        .filter({ hasText: `${say('notifications.unread')}: ` })
        .first()
        .waitFor()
    },
    failed: (say) => say('notifications.failed'),
    refreshFailed: (say) => say('notifications.refreshFailed'),
    beside: { name: 'markRead', call: 'markNotificationsRead' },
  }) as const satisfies Partial<DetailsScreen>

walkDetails('customer-news', { ...news('customer'), call: 'listCustomerNotifications' })
walkDetails('business-news', { ...news('business'), call: 'listBusinessNotifications' })
