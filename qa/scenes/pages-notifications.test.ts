import { links } from '../../src/shared/routes.ts'
import { newBid, newBusiness, newCustomer, newJobs, UNUSED } from '../support/api.ts'
import { pages } from '../models/pages.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pagesActs, wordsOf, type PagesStage } from './support/pages-stage.ts'
import { walkScene } from './support/walk.ts'

const TOLD = 8

/** Somebody who was told of some bids, each on a job of its own. */
const reader = remembered(async () => {
  const [customer, business] = await Promise.all([newCustomer(undefined, UNUSED), newBusiness()])
  for (const job of await newJobs(customer, TOLD, 'Plumbing')) await newBid(business, job, 120)
  return customer
})

const { does, answers, sees } = pagesActs({
  words: wordsOf('notifications'),
  rows: TOLD,
  asksForNone: () => ({ group: '0190a000-0000-7000-8000-000000000000' }),
})

const stage: PagesStage = {
  open: async (openVisit) => {
    const visit = await openVisit(await reader())
    const gate = await visit.gateOn('listGroupedNotifications')
    // Nothing is heard live: the list is looked at again when a path says so.
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.notifications)
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does,
  answers,
  sees: {
    ...sees,
    'shown.end': ({ visit: { page, say } }) => page.getByText(say('notifications.end'), { exact: true }).waitFor(),
    'shown.empty': ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('notifications.empty.title') }).waitFor(),
  },
}

walkScene(pages, 'notifications', stage)
