import type { createPages } from '../../machines/pages.ts'
import { links } from '../../src/routes.ts'
import { record } from '../../tests/support/json.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage } from '../support/api.ts'
import { pages } from '../models/pages.ts'
import type { Gate } from './support/gate.ts'
import { seesFailedLoad } from './support/loads.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

/** The gate stands before each page of those who wrote. */
type World = { readonly visit: Visit; readonly gate: Gate }

/** A customer whose one job three businesses ask about, and whose other job nobody does. */
const scene = once(async () => {
  const [customer, ...askers] = await Promise.all([newCustomer(), newBusiness(), newBusiness(), newBusiness()])
  const [asked, quiet] = [await newJob(customer), await newJob(customer)]
  for (const asker of askers) {
    await newBid(asker, asked, 120)
    await newMessage(asker, asked, 'Is there a lift?')
  }
  return { customer, asked, quiet }
})

const stage: Stage<ReturnType<typeof createPages<{ readonly id: string }, string>>, World> = {
  open: async (openVisit) => {
    const { customer, asked } = await scene()
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listThreads')
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.jobDetails(asked))
    // They are fetched once somebody is there to look.
    await visit.page.getByRole('heading', { level: 2 }).first().waitFor()
    await visit.page.mouse.move(1, 1)
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: {
    'page.wanted': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('jobNotes.threads.more'), exact: true }).click(),
    'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
    'list.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'filter.changed': 'elsewhere',
  },
  answers: {
    /** For fewer the real server is asked for fewer, or about the other job. */
    load: async ({ gate }, outcome) => {
      if (outcome.type !== 'done') return gate.answer(outcome)
      const { items, next } = outcome.value
      const { quiet } = await scene()
      if (items.length === 0) return gate.answerOnce(outcome, (body) => ({ ...record(body), jobId: quiet }))
      return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 50 : 1 }))
    },
  },
  sees: {
    starting: 'is passed',
    loading: async ({ gate }) => void (await gate.arrived()),
    failed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobNotes.threads.failed'), failure, false),
    'shown.ready': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('jobNotes.threads.more'), exact: true }).waitFor(),
    'shown.end': async ({ visit }) => {
      await list(visit, false).waitFor()
      await visit.page.getByRole('button', { name: visit.say('jobNotes.threads.more') }).waitFor({ state: 'hidden' })
    },
    'shown.empty': ({ visit: { page, say } }) =>
      page
        .getByRole('heading', { level: 2, name: say('jobNotes.threads.title'), exact: true })
        .waitFor({ state: 'detached' }),
    'shown.loadingMore': async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page.getByText(say('jobNotes.threads.loading')).waitFor()
    },
    'shown.moreFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobNotes.threads.failed'), failure, false),
    'shown.refreshing': async ({ visit, gate }, { context: { items } }) => {
      await gate.arrived()
      // Where nobody wrote there is nothing to mark as busy.
      if (items.length > 0) await list(visit, true).waitFor()
    },
    'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobNotes.threads.failed'), failure, false),
  },
}

function list({ page }: Visit, isBusy: boolean) {
  return page.locator(`ul[aria-busy=${isBusy}]`)
}

walkScene(pages, 'threads', stage)
