import type { Locator } from 'playwright-core'
import type { createPages } from '../../machines/pages.ts'
import { links } from '../../src/routes.ts'
import { record } from '../../tests/support/json.ts'
import { pages } from '../models/pages.ts'
import { newBusiness, newCustomer, newShownJob, UNUSED } from '../support/api.ts'
import type { Gate } from './support/gate.ts'
import { seesFailedLoad, seesLoading } from './support/loads.ts'
import { remembered } from '../kit/script/notes.ts'
import type { Visit } from './support/visit.ts'
import { type Stage, walkScene } from './support/walk.ts'

/** The gate stands before each page of the pictures. */
type World = { readonly visit: Visit; readonly gate: Gate }

/** A business that showed its work on two jobs, by more pictures than any path wants. */
const scene = remembered(async () => {
  const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness(undefined, UNUSED)])
  for (const count of [5, 3]) await newShownJob(customer, business, count)
  return business
})

const stage: Stage<ReturnType<typeof createPages<{ readonly id: string }, string>>, World> = {
  open: async (openVisit) => {
    const visit = await openVisit(await scene())
    const { page, say } = visit
    await visit.gateOn('streamNotifications')
    await page.goto(links.workPictures)
    // What is on the page already comes by the same call.
    const opener = page.getByRole('button', { name: say('profile.work.fromJobs'), exact: true })
    await opener.waitFor()
    const gate = await visit.gateOn('listWorkPictures')
    await opener.click()
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: {
    'page.wanted': ({ visit }) =>
      dialog(visit)
        .getByRole('button', { name: visit.say('profile.work.picker.more'), exact: true })
        .click(),
    'page.retried': ({ visit }) =>
      dialog(visit)
        .getByRole('button', { name: visit.say('ui.tryAgain') })
        .click(),
    /** Coming back online is one of the hints that something may have changed. */
    'list.refreshed': async ({ visit: { context } }) => {
      await context.setOffline(true)
      await context.setOffline(false)
    },
    'filter.changed': 'elsewhere',
  },
  answers: {
    /** For fewer the real server is asked for fewer; for none, for what comes after the oldest. */
    load: ({ gate }, outcome) => {
      if (outcome.type !== 'done') return gate.answer(outcome)
      const { items, next } = outcome.value
      if (items.length === 0) return gate.answerOnce(outcome, (body) => ({ ...record(body), cursor: OLDEST }))
      return gate.answerOnce(outcome, (body) => ({ ...record(body), limit: next === null ? 50 : 1 }))
    },
  },
  sees: {
    starting: 'is passed',
    loading: ({ visit, gate }) => seesLoading(visit, gate),
    failed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('profile.work.picker.failed'), failure),
    'shown.ready': ({ visit }) =>
      dialog(visit)
        .getByRole('button', { name: visit.say('profile.work.picker.more'), exact: true })
        .waitFor(),
    'shown.end': ({ visit }) =>
      dialog(visit).getByText(visit.say('profile.work.picker.end'), { exact: true }).waitFor(),
    'shown.empty': ({ visit }) =>
      dialog(visit)
        .getByRole('heading', { name: visit.say('profile.work.picker.empty') })
        .waitFor(),
    'shown.loadingMore': async ({ visit, gate }) => {
      await gate.arrived()
      await dialog(visit).getByText(visit.say('profile.work.picker.loadingMore')).waitFor()
    },
    'shown.moreFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('profile.work.picker.moreFailed'), failure, false),
    'shown.refreshing': async ({ visit, gate }, { context: { items } }) => {
      await gate.arrived()
      // An empty list has nothing to mark as busy.
      if (items.length > 0) await dialog(visit).locator('ul[aria-busy=true]').waitFor()
    },
    'shown.refreshFailed': ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('profile.work.picker.refreshFailed'), failure, false),
  },
}

/** A place that no picture comes after. */
const OLDEST = Buffer.alloc(16).toString('base64url')

function dialog({ page, say }: Visit): Locator {
  return page.getByRole('dialog', { name: say('profile.work.picker.title'), exact: true })
}

walkScene(pages, 'work-pictures', stage)
