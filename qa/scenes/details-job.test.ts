import { links } from '../../src/shared/routes.ts'
import { newBusiness, newCustomer, newJob } from '../support/api.ts'
import { walkDetails, type DetailsScreen, saysFailed } from './support/details.ts'
import type { Visit } from './support/visit.ts'
import type { Locator } from 'playwright-core'

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

walkDetails('business', {
  call: 'showBusiness',
  open: async (openVisit) => {
    const [customer, business] = await Promise.all([newCustomer(), newBusiness('Ortega & Sons')])
    const visit = await openVisit(customer)
    return { visit, enter: () => visit.page.goto(links.business(business.session.user.id)) }
  },
  ready: ({ page }) => page.getByRole('heading', { level: 2, name: 'Ortega & Sons' }).waitFor(),
  failed: (say) => say('business.failed'),
  refreshFailed: (say) => say('business.refreshFailed'),
  missing: (say) => say('business.missing.title'),
})

/** The form of a job; what its fields offer is asked for with the first sign that somebody is there. */
const openPostJob: DetailsScreen['open'] = async (openVisit) => {
  const visit = await openVisit(await newCustomer())
  const { page, say } = visit
  const enter = async () => {
    await page.goto(links.postJob)
    await page.getByLabel(say('postJob.jobTitle'), { exact: true }).waitFor()
    await page.mouse.move(1, 1)
  }
  return { visit, enter }
}

/** What a field offers; a list that is not openPostJob has its options all the same. */
const offers = (select: Locator, name: string): Promise<void> =>
  select.locator('option').filter({ hasText: name }).first().waitFor({ state: 'attached' })

const category = ({ page, say }: Visit): Locator => page.getByLabel(say('postJob.category'), { exact: true })
const state = ({ page, say }: Visit): Locator => page.getByLabel(say('ui.place.state'), { exact: true })

walkDetails('categories', {
  call: 'listCategories',
  open: openPostJob,
  loading: (visit) => offers(category(visit), visit.say('ui.loading')),
  ready: (visit) => offers(category(visit), visit.say.category('Plumbing')),
  failed: (say) => say('ui.categoriesFailed'),
  // The field has no room for why.
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('ui.categoriesFailed'), failure, false),
})

walkDetails('places', {
  call: 'listLocations',
  open: openPostJob,
  loading: (visit) => offers(state(visit), visit.say('ui.place.loading')),
  ready: (visit) => offers(state(visit), 'Texas'),
  failed: (say) => say('ui.place.failed'),
  seesFailed: (visit, failure) => saysFailed(visit, visit.say('ui.place.failed'), failure, false),
})
