import type { createPages } from '../../machines/pages.ts'
import { links } from '../../src/routes.ts'
import { record } from '../../tests/support/json.ts'
import { pages } from '../models/pages.ts'
import { newBusiness, newCustomer, newRatedJob } from '../support/api.ts'
import type { Gate } from './support/gate.ts'
import { seesFailedLoad, seesLoading } from './support/loads.ts'
import { once } from './support/once.ts'
import type { Visit } from './support/visit.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** The gate stands before each page of the reviews. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly unknownId: string }

/** More than any path wants one after the other. */
const RATED = 8

/** A customer, a business that was rated some times, and one that never was. */
const town = once(async () => {
  const [customer, known, unknown] = await Promise.all([newCustomer(), newBusiness(), newBusiness()])
  for (let rated = 0; rated < RATED; rated += 1) await newRatedJob(customer, known)
  return { customer, knownId: known.session.user.id, unknownId: unknown.session.user.id }
})

const stage: Stage<ReturnType<typeof createPages<{ readonly id: string }, string>>, World> = {
  open: async (openVisit) => {
    const { customer, knownId, unknownId } = await town()
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listReviews')
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.business(knownId))
    return { visit, gate, unknownId }
  },
  screen: ({ visit }) => visit,
  does: {
    'page.wanted': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('business.reviews.more'), exact: true }).click(),
    'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
    /** Coming back online is one of the hints that something may have changed. */
    'list.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'filter.changed': 'elsewhere',
  },
  answers: {
    /** Nobody unsays a review: for none at all the real server is asked for somebody else's, for fewer it is asked for fewer. */
    load: ({ gate, unknownId }, outcome) => {
      if (outcome.type !== 'done') return gate.answer(outcome)
      const { items, next } = outcome.value
      if (items.length === 0) return gate.answerOnce(outcome, () => ({ business: unknownId }))
      return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 50 : 1 }))
    },
  },
  sees: {
    starting: 'is passed',
    loading: ({ visit, gate }) => seesLoading(visit, gate),
    failed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('business.reviews.failed'), failure),
    'shown.ready': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('business.reviews.more'), exact: true }).waitFor(),
    'shown.end': ({ visit: { page, say } }) => page.getByText(say('business.reviews.end'), { exact: true }).waitFor(),
    'shown.empty': ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('business.reviews.empty') }).waitFor(),
    'shown.loadingMore': async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page.getByText(say('business.reviews.loadingMore')).waitFor()
    },
    'shown.moreFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('business.reviews.moreFailed'), failure, false),
    'shown.refreshing': async ({ visit: { page }, gate }, { context: { items } }) => {
      await gate.arrived()
      // An empty list has nothing to mark as busy.
      if (items.length > 0) await page.locator('ul[aria-busy=true]').waitFor()
    },
    'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('business.reviews.refreshFailed'), failure, false),
  },
}

walkScene(pages, 'reviews', stage)
