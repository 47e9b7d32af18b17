import type { createDetails } from '../../machines/details.ts'
import { newBusiness, newCustomer, newJob } from '../e2e/support/api.ts'
import { details } from '../models/details.ts'
import { seesFailedLoad, seesLoading } from './support/loads.ts'
import type { Gate } from './support/gate.ts'
import type { Stage } from './support/stage.ts'
import type { Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

type World = { readonly visit: Visit; readonly gate: Gate }

const TITLE = 'Leaking kitchen tap'

type DetailsStage = Stage<ReturnType<typeof createDetails<string, string>>, World>

const jobStage: DetailsStage = {
  open: async (openVisit) => {
    const customer = await newCustomer()
    const job = await newJob(customer, TITLE)
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('getCustomerJob')
    await visit.page.goto(`/job-details?id=${job}`)
    return { visit, gate }
  },
  look: ({ visit }) => visit,
  does: {
    /** Coming back online is one of the hints that something may have changed. */
    'details.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'details.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
  },
  answers: {
    load: ({ gate }, outcome) => gate.answer(outcome),
  },
  sees: {
    loading: ({ visit, gate }) => seesLoading(visit, gate),
    settling: 'is passed',
    ready: ({ visit: { page } }) => shown(page, false),
    refreshing: async ({ visit: { page }, gate }) => {
      await gate.arrived()
      await shown(page, true)
    },
    /** What was there stays, unless nobody is logged in any more. */
    refreshFailed: async ({ visit }, { context: { failure } }) => {
      if (failure?.type !== 'unauthorized') await shown(visit.page, false)
      await seesFailedLoad(visit, visit.say('jobDetails.refreshFailed'), failure, false)
    },
    missing: ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('jobDetails.missing.title') }).waitFor(),
    forbidden: ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('jobDetails.forbidden.title') }).waitFor(),
    failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, visit.say('jobDetails.failed'), failure),
  },
}

/** The job is there to be read, and known to be fresh or not. */
async function shown(page: Visit['page'], isBusy: boolean): Promise<void> {
  await page.getByRole('heading', { level: 2, name: TITLE }).waitFor()
  await page.locator(`main [aria-busy=${isBusy}]`).first().waitFor()
}

const membershipStage: DetailsStage = {
  ...jobStage,
  open: async (openVisit) => {
    const visit = await openVisit(await newBusiness())
    const gate = await visit.gateOn('getSubscription')
    await visit.page.goto('/subscription')
    return { visit, gate }
  },
  sees: {
    ...jobStage.sees,
    forbidden: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('account.membership.failed'), failure),
  },
}

walkScene(details, 'job', jobStage)
walkScene(details, 'membership', membershipStage)
