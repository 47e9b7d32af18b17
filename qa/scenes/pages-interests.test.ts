import type { createPages } from '../../machines/pages.ts'
import { links } from '../../src/routes.ts'
import { record } from '../../tests/support/json.ts'
import { pages } from '../models/pages.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import type { Gate } from './support/gate.ts'
import { seesFailedLoad, seesLoading } from './support/loads.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

/** The gate stands before each page of the bids. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly quietJob: string }

/** More than any path wants one after the other. */
const BIDS = 6

/** A customer with a job that many bid on, and one that nobody did. */
const people = once(async () => {
  const customer = await newCustomer()
  const [job, quietJob] = [await newJob(customer), await newJob(customer)]
  for (let bid = 1; bid <= BIDS; bid += 1) await newBid(await newBusiness(`Plumber ${bid}`), job, 100 + bid)
  return { customer, job, quietJob }
})

const stage: Stage<ReturnType<typeof createPages<{ readonly id: string }, string>>, World> = {
  open: async (openVisit) => {
    const { customer, job, quietJob } = await people()
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listBids')
    // Nothing is heard live: the bids are looked at again when a path says so.
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.jobDetails(job))
    return { visit, gate, quietJob }
  },
  screen: ({ visit }) => visit,
  does: {
    'page.wanted': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('jobDetails.interests.more'), exact: true }).click(),
    'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
    /** Coming back online is one of the hints that the job may have changed, and with it the bids on it. */
    'list.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'filter.changed': ({ visit: { page, say } }) =>
      page.getByRole('radio', { name: say('jobDetails.interests.by.rating') }).check({ force: true }),
  },
  answers: {
    /** No bid is ever taken back: for fewer the real server is asked for fewer, or for those on another job. */
    load: ({ gate, quietJob }, outcome) => {
      if (outcome.type !== 'done') return gate.answer(outcome)
      const { items, next } = outcome.value
      if (items.length === 0) return gate.answerOnce(outcome, (body) => ({ ...record(body), jobId: quietJob }))
      return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 200 : 1 }))
    },
  },
  sees: {
    starting: 'is passed',
    loading: ({ visit, gate }) => seesLoading(visit, gate),
    failed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobDetails.interests.failed'), failure),
    'shown.ready': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('jobDetails.interests.more'), exact: true }).waitFor(),
    'shown.end': async ({ visit: { page, say } }) => {
      await page.getByRole('article').first().waitFor()
      await page
        .getByRole('button', { name: say('jobDetails.interests.more'), exact: true })
        .waitFor({ state: 'detached' })
    },
    'shown.empty': ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('jobDetails.interests.emptyTitle') }).waitFor(),
    'shown.loadingMore': async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page.getByText(say('jobDetails.interests.loadingMore')).waitFor()
    },
    'shown.moreFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobDetails.interests.moreFailed'), failure, false),
    'shown.refreshing': async ({ visit: { page }, gate }, { context: { items } }) => {
      await gate.arrived()
      // An empty list has nothing to mark as busy.
      if (items.length > 0) await page.locator('ul[aria-busy=true]').waitFor()
    },
    'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobDetails.interests.refreshFailed'), failure, false),
  },
}

walkScene(pages, 'interests', stage)
