import type { createPages, Page as PageOfItems } from '../../machines/pages.ts'
import { record } from '../../server/http/json.ts'
import { dropJob, newCustomer, newJobs, type Account } from '../e2e/support/api.ts'
import { pages } from '../models/pages.ts'
import { seesFailedLoad, seesLoading } from './support/loads.ts'
import type { Gate } from './support/gate.ts'
import type { Stage } from './support/stage.ts'
import type { Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

type Item = { readonly id: string }

/** Somebody at the list of their own jobs. */
type World = {
  readonly visit: Visit
  readonly gate: Gate
  readonly customer: Account
  readonly jobs: Set<string>
}

/** How many jobs the app asks for at a time. */
const PAGE = 10

const stage: Stage<ReturnType<typeof createPages<Item, string>>, World> = {
  open: async (openVisit) => {
    const customer = await newCustomer()
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listCustomerJobs')
    await visit.page.goto('/dashboard')
    return { visit, gate, customer, jobs: new Set() }
  },
  look: ({ visit }) => visit,
  does: {
    /** The end of the list comes near. */
    'page.wanted': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('dashboard.more') }).scrollIntoViewIfNeeded(),
    'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
    /** Coming back online is one of the hints that something may have changed. */
    'list.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'filter.changed': async ({ visit: { page, say } }) => {
      await page.getByRole('button', { name: say('dashboard.filter.button') }).click()
      const dialog = page.getByRole('dialog', { name: say('dashboard.filter.title') })
      await dialog.getByRole('button', { name: say('dashboard.status.open'), exact: true }).click()
    },
  },
  answers: {
    load: async (world, outcome) => {
      if (outcome.type === 'done') await arrange(world, outcome.value)
      await world.gate.answer(outcome)
    },
  },
  sees: {
    starting: 'is passed',
    loading: ({ visit, gate }) => seesLoading(visit, gate),
    loaded: 'is passed',
    ready: ({ visit: { page, say } }) => page.getByRole('button', { name: say('dashboard.more') }).waitFor(),
    end: ({ visit: { page, say } }) => page.getByText(say('dashboard.end'), { exact: true }).waitFor(),
    empty: ({ visit: { page, say } }) =>
      page
        .getByText(say('dashboard.empty.customerTitle'))
        .or(page.getByText(say('dashboard.empty.filteredTitle', { status: say('dashboard.status.open') })))
        .waitFor(),
    failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, visit.say('dashboard.failed'), failure),
    loadingMore: async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page.getByText(say('dashboard.loadingMore')).waitFor()
    },
    moreLoaded: 'is passed',
    moreFailed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('dashboard.moreFailed'), failure, false),
    refreshing: async ({ visit: { page, say }, gate }) => {
      await gate.arrived()
      await page
        .getByRole('status')
        .filter({ hasText: say('dashboard.refreshing') })
        .waitFor()
    },
    refreshed: 'is passed',
    refreshFailed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('dashboard.refreshFailed'), failure, false),
  },
}

/**
 * Sees to it that the server has as many jobs as the answer says: none, a last page, or a page with another behind it. What a
 * third page needs is there from the beginning, for new jobs come on top; the oldest ones go, as those are on the pages to come.
 */
async function arrange({ gate, customer, jobs }: World, { items, next }: PageOfItems<Item>): Promise<void> {
  const request = await gate.arrived()
  const isFirst = record(request.postDataJSON())['cursor'] === undefined
  const last = isFirst ? 1 : PAGE + 1
  const wanted = items.length === 0 ? 0 : next === null ? last : 2 * PAGE + 1
  // Ids begin with the time.
  const oldest = [...jobs].toSorted((one, other) => one.localeCompare(other)).slice(0, Math.max(0, jobs.size - wanted))
  await Promise.all(oldest.map((job) => dropJob(customer, job)))
  for (const job of oldest) jobs.delete(job)
  if (wanted > jobs.size) for (const job of await newJobs(customer, wanted - jobs.size)) jobs.add(job)
}

walkScene(pages, 'visit', stage)

walkScene(pages, 'return', {
  ...stage,
  /** The list is left for a job and come back to. */
  open: async (openVisit) => {
    const world = await stage.open(openVisit)
    const { visit, gate, customer, jobs } = world
    for (const job of await newJobs(customer, 1)) jobs.add(job)
    await gate.answer({ type: 'done', value: null })
    await visit.page.getByRole('link', { name: 'Tap 1', exact: true }).click()
    await visit.page.getByRole('heading', { level: 2, name: 'Tap 1' }).waitFor()
    gate.shut()
    await visit.page.goBack()
    return world
  },
})
