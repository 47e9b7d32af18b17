import { pages } from '../models/pages.ts'
import { remembered } from 'statechart-kit/script/notes'
import { walkScene, type Stage } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { UnsupportedError } from 'statechart-kit/walk/unsupported'
import { newBusiness, UNUSED, dropJob, newCustomer, newJobs, type Account } from '../support/api.ts'
import { done } from '../../machines/outcome.ts'
import type { Page, createPages } from '../../machines/pages.ts'
import { record } from '../../tests/support/json.ts'
import { links } from '../../src/shared/routes.ts'
import type { Role } from '../../src/services/types.ts'
import { browserName } from '../support/browsers.ts'
import { sentJson } from '../support/request-bodies.ts'
import type { Gate } from './support/network-gate.ts'
import { seesFailedLoad, seesLoading } from './support/toasts.ts'
import { comesBack } from './support/pages-stage.ts'
import type { Visit } from './support/visit.ts'

type Item = { readonly id: string }

/** Whose jobs are in the list, all of one trade. */
type Posted = { readonly owner: Account; readonly category: string; readonly jobs: Set<string> }

/** Somebody at the list of jobs; the gate stands before each page of it. */
type ListWorld = { readonly visit: Visit; readonly gate: Gate; readonly posted: Posted }

type ListStage = Stage<ReturnType<typeof createPages<Item, string>>, ListWorld>

/** How many jobs the app asks for at a time. */
const PAGE = 10

async function newPoster(category: string): Promise<Posted> {
  return { owner: await newCustomer(undefined, UNUSED), category, jobs: new Set() }
}

function listStage(
  role: Role,
  people: () => Promise<{ readonly viewer: Account; readonly posted: Posted }>,
  arrive: (world: ListWorld) => Promise<unknown>,
): ListStage {
  return {
    open: async (openVisit) => {
      const { viewer, posted } = await people()
      const visit = await openVisit(viewer)
      const gate = await visit.gateOn(role === 'customer' ? 'listCustomerJobs' : 'listBusinessJobs')
      // Nothing is heard live: the list is looked at again when a path says so.
      await visit.gateOn('streamNotifications')
      const world = { visit, gate, posted }
      await arrive(world)
      return world
    },
    does: {
      /** The end of the list comes near; after a refresh that failed somebody has to ask. */
      'page.wanted': async ({ visit: { page, say } }) => {
        const more = page.getByRole('button', { name: say('dashboard.more') })
        if (await page.getByText(say('dashboard.refreshFailed')).isVisible()) await more.click()
        else await more.scrollIntoViewIfNeeded()
      },
      'page.retried': ({ visit: { page, say } }) => page.getByRole('button', { name: say('ui.tryAgain') }).click(),
      /** At the end of the list the next page would come by itself. */
      'list.refreshed': async (world) => {
        await world.visit.page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await comesBack(world)
      },
      'filter.changed': async ({ visit }) => {
        if (role === 'business') return narrow(visit)
        const { page, say } = visit
        await page.getByRole('button', { name: say('dashboard.filter.button') }).click()
        const dialog = page.getByRole('dialog', { name: say('dashboard.filter.title') })
        await dialog.getByRole('button', { name: say('dashboard.status.open'), exact: true }).click()
      },
    },
    answers: {
      load: async (world, outcome) => {
        if (outcome.type !== 'done') return world.gate.answer(outcome)
        await arrange(world, outcome.value)
        await world.gate.answerOnce(outcome)
      },
    },
    sees: {
      starting: 'is passed',
      loading: ({ visit, gate }) => seesLoading(visit, gate),
      failed: ({ visit }, { context: { failure } }) => seesFailedLoad(visit, visit.say('dashboard.failed'), failure),
      'shown.ready': ({ visit: { page, say } }) => page.getByRole('button', { name: say('dashboard.more') }).waitFor(),
      'shown.end': ({ visit: { page, say } }) => page.getByText(say('dashboard.end'), { exact: true }).waitFor(),
      'shown.empty': ({ visit: { page, say } }) =>
        page
          .getByText(say(`dashboard.empty.${role}Title`))
          .or(page.getByText(say('dashboard.empty.limitedTitle')))
          .or(page.getByText(say('dashboard.empty.filteredTitle', { status: say('dashboard.status.open') })))
          .waitFor(),
      'shown.loadingMore': async ({ visit: { page, say }, gate }) => {
        await gate.arrived()
        await page.getByText(say('dashboard.loadingMore')).waitFor()
      },
      'shown.moreFailed': ({ visit }, { context: { failure } }) =>
        seesFailedLoad(visit, visit.say('dashboard.moreFailed'), failure, false),
      'shown.refreshing': async ({ visit: { page, say }, gate }) => {
        await gate.arrived()
        await page
          .getByRole('status')
          .filter({ hasText: say('dashboard.refreshing') })
          .waitFor()
      },
      'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
        seesFailedLoad(visit, visit.say('dashboard.refreshFailed'), failure, false),
    },
  }
}

/** What was posted within a day, which all of a run is. */
async function narrow({ page, say }: Visit): Promise<void> {
  await page.getByRole('button', { name: say('dashboard.limits.button') }).click()
  await page.getByLabel(say('dashboard.limits.posted'), { exact: true }).selectOption('1')
  await page.getByRole('button', { name: say('dashboard.limits.show') }).click()
}

/** The list is opened with more than a page of jobs, the first of which are there before the app is. */
async function openWithFirst(world: ListWorld): Promise<void> {
  const { visit, gate } = world
  if (browserName === 'webkit') {
    throw new UnsupportedError(
      'webkit runs a script that need not wait only when it has drawn something, or has all of the page',
    )
  }
  const first = { items: [{ id: 'first' }], next: 'second' }
  const held = Promise.withResolvers<void>()
  await visit.page.route(/\/assets\/index-/, async (route) => {
    await held.promise
    await route.continue()
  })
  await visit.page.goto(links.dashboard, { waitUntil: 'commit' })
  await arrange(world, first)
  const answered = visit.page.waitForResponse(/\/v1\/get-job/)
  await gate.answerOnce(done(first))
  await answered
  held.resolve()
}

const openList = ({ visit: { page } }: ListWorld) => page.goto(links.dashboard)

/** The list is left for its only job and come back to. */
async function comeBack(world: ListWorld): Promise<void> {
  const { visit, gate } = world
  await openList(world)
  const only = { items: [{ id: 'only' }], next: null }
  await arrange(world, only)
  await gate.answer(done(only))
  await visit.page.getByRole('link', { name: /^Tap \d+$/ }).click()
  await visit.page.getByRole('heading', { level: 2, name: /^Tap \d+$/ }).waitFor()
  gate.shut()
  await visit.page.goBack()
}

/**
 * Sees to it that the server has as many jobs as the answer says: none, a last page, or a page with others behind it. What two
 * more pages need is there from the first one on, for new jobs come on top; the oldest ones go, as those are on the pages to come.
 */
async function arrange({ gate, posted }: ListWorld, { items, next }: Page<Item>): Promise<void> {
  const { owner, category, jobs } = posted
  const request = await gate.arrived()
  const { cursor, limit } = record(sentJson(request))
  const isFirst = cursor === undefined
  const asked = Number(limit ?? PAGE)
  const last = isFirst ? 1 : PAGE + 1
  const more = isFirst ? asked + 2 * PAGE + 1 : jobs.size
  const wanted = items.length === 0 ? 0 : next === null ? last : more
  // Ids begin with the time.
  const oldest = [...jobs].toSorted((one, other) => one.localeCompare(other)).slice(0, Math.max(0, jobs.size - wanted))
  // One after the other: all wait for their owner's row, and each that waits keeps a connection of the server's database.
  for (const job of oldest) {
    await dropJob(owner, job)
    jobs.delete(job)
  }
  // A list that was seen to its end goes on only below as many jobs as it asks for of which it knew none.
  const news = Math.max(isFirst && next !== null ? asked : 0, wanted - jobs.size)
  if (news > 0) for (const job of await newJobs(owner, news, category)) jobs.add(job)
}

/** Somebody who posts jobs, at the list of their own. */
const poster = remembered(async () => {
  const posted = await newPoster('Plumbing')
  return { viewer: posted.owner, posted }
})

/** Nobody else of the run posts jobs of this trade. */
const TRADE = 'Roofing'

/** A roofer, at the list of what a customer posts. */
const roofer = remembered(async () => {
  const viewer = await newBusiness(undefined, { ...UNUSED, trade: TRADE })
  const { jobs } = await answer(viewer.client.POST('/get-job/business', { body: { page: 1, limit: 1 } }))
  if (jobs.length > 0) throw new UnsupportedError(`Somebody else has posted jobs of the trade ${TRADE} there`)
  return { viewer, posted: await newPoster(TRADE) }
})

walkScene(pages, 'visit', listStage('customer', poster, openList))
walkScene(pages, 'return', listStage('customer', poster, comeBack))
walkScene(pages, 'business', listStage('business', roofer, openWithFirst))
