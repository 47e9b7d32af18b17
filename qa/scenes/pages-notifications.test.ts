import type { createPages } from '../../machines/pages.ts'
import { links } from '../../src/routes.ts'
import { newBid, newBusiness, newCustomer, newJobs } from '../support/api.ts'
import { record } from '../../tests/support/json.ts'
import { pages } from '../models/pages.ts'
import type { Gate } from './support/gate.ts'
import { seesFailedLoad, seesLoading } from './support/loads.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

/** The gate stands before each page of the list. */
type World = { readonly visit: Visit; readonly gate: Gate }

/** More than any path wants one after the other. */
const TOLD = 8

/** Somebody who was told of some bids, each on a job of its own. */
const reader = once(async () => {
  const [customer, business] = await Promise.all([newCustomer(), newBusiness()])
  for (const job of await newJobs(customer, TOLD, 'Plumbing')) await newBid(business, job, 120)
  return customer
})

const stage: Stage<ReturnType<typeof createPages<{ readonly id: string }, string>>, World> = {
  open: async (openVisit) => {
    const visit = await openVisit(await reader())
    const gate = await visit.gateOn('listGroupedNotifications')
    // Nothing is heard live: the list is looked at again when a path says so.
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.notifications)
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: {
    'page.wanted': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('notifications.more'), exact: true }).click(),
    'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
    /** Coming back online is one of the hints that something may have changed. */
    'list.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'filter.changed': 'elsewhere',
  },
  answers: {
    /** Nothing is ever untold: for fewer rows the real server is asked for fewer. */
    load: ({ gate }, outcome) => {
      if (outcome.type !== 'done') return gate.answer(outcome)
      const { items, next } = outcome.value
      if (items.length === 0) return gate.answerOnce(outcome, () => ({ group: '0190a000-0000-7000-8000-000000000000' }))
      return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 50 : 1 }))
    },
  },
  sees: {
    starting: 'is passed',
    loading: ({ visit, gate }) => seesLoading(visit, gate),
    failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, visit.say('notifications.failed'), failure),
    'shown.ready': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('notifications.more'), exact: true }).waitFor(),
    'shown.end': ({ visit: { page, say } }) => page.getByText(say('notifications.end'), { exact: true }).waitFor(),
    'shown.empty': ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('notifications.empty.title') }).waitFor(),
    'shown.loadingMore': async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page.getByText(say('notifications.loadingMore')).waitFor()
    },
    'shown.moreFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('notifications.moreFailed'), failure, false),
    'shown.refreshing': async ({ visit: { page }, gate }, { context: { items } }) => {
      await gate.arrived()
      // An empty list has nothing to mark as busy.
      if (items.length > 0) await page.locator('ul[aria-busy=true]').waitFor()
    },
    'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('notifications.refreshFailed'), failure, false),
  },
}

walkScene(pages, 'notifications', stage)
