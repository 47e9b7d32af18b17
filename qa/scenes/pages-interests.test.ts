import { links } from '../../src/shared/routes.ts'
import { record } from '../../tests/support/json.ts'
import { pages } from '../models/pages.ts'
import { newBid, newBusiness, newCustomer, newJob, UNUSED } from '../support/api.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pagesActs, wordsOf, type PagesStage, type PagesWorld } from './support/pages-stage.ts'
import { walkScene } from './support/walk.ts'

type World = PagesWorld & { readonly quietJob: string }

const BIDS = 8

/** A customer with a job that many bid on, and one that nobody did. */
const people = remembered(async () => {
  const customer = await newCustomer(undefined, UNUSED)
  const [job, quietJob] = [await newJob(customer), await newJob(customer)]
  for (let bid = 1; bid <= BIDS; bid += 1) await newBid(await newBusiness(`Plumber ${bid}`), job, 100 + bid)
  return { customer, job, quietJob }
})

const { does, answers, sees, more } = pagesActs<World>({
  words: wordsOf('jobDetails.interests'),
  rows: BIDS,
  asksForNone: ({ quietJob }, body) => ({ ...record(body), jobId: quietJob }),
})

const stage: PagesStage<World> = {
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
    ...does,
    'filter.changed': ({ visit: { page, say } }) =>
      page.getByRole('radio', { name: say('jobDetails.interests.by.rating') }).check({ force: true }),
  },
  answers,
  sees: {
    ...sees,
    'shown.end': async ({ visit }) => {
      const { page, say } = visit
      await page.locator('main ul[aria-busy=false]').first().waitFor()
      // The button gives way to these words first.
      await page.getByText(say('jobDetails.interests.loadingMore')).waitFor({ state: 'detached' })
      await more(visit).waitFor({ state: 'detached' })
    },
    'shown.empty': ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('jobDetails.interests.emptyTitle') }).waitFor(),
  },
}

walkScene(pages, 'interests', stage)
