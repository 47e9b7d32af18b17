import { links } from '../../src/routes.ts'
import { newBusiness, newCustomer, newJob } from '../support/api.ts'
import { walkDetails, type DetailsScreen } from './support/details.ts'
import type { Visit } from './support/visit.ts'

const TITLE = 'Leaking kitchen tap'

/** The job is there to be read, and known to be fresh or not. */
async function shown({ page }: Visit, isRefreshing: boolean): Promise<void> {
  await page.getByRole('heading', { level: 2, name: TITLE }).waitFor()
  await page.locator(`main [aria-busy=${isRefreshing}]`).first().waitFor()
}

const job = {
  ready: shown,
  failed: (say) => say('jobDetails.failed'),
  refreshFailed: (say) => say('jobDetails.refreshFailed'),
  missing: (say) => say('jobNotes.missing.title'),
  forbidden: (say) => say('jobNotes.forbidden.title'),
} as const satisfies Partial<DetailsScreen>

const open: DetailsScreen['open'] = async (openVisit) => {
  const customer = await newCustomer()
  const id = await newJob(customer, TITLE)
  const visit = await openVisit(customer)
  return { visit, enter: () => visit.page.goto(links.jobDetails(id)) }
}

/** What was told of the job has been read. */
const beside = { name: 'markRead', call: 'markNotificationsRead' } as const

walkDetails('customer-job', { ...job, open, call: 'getCustomerJob', beside })

walkDetails('business-job', {
  ...job,
  call: 'getBusinessJob',
  beside,
  open: async (openVisit) => {
    const [business, customer] = await Promise.all([newBusiness(), newCustomer()])
    const id = await newJob(customer, TITLE)
    const visit = await openVisit(business)
    return { visit, enter: () => visit.page.goto(links.jobDetails(id)) }
  },
  ready: async (visit, isRefreshing) => {
    await shown(visit, isRefreshing)
    await visit.page.getByRole('button', { name: visit.say('jobDetails.bid.button'), exact: true }).waitFor()
  },
})
