import { links } from '../../src/shared/routes.ts'
import { pages } from '../models/pages.ts'
import { newBusiness, newCustomer, newRatedJob, UNUSED } from '../support/api.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pagesActs, wordsOf, type PagesStage, type PagesWorld } from './support/pages-stage.ts'
import { walkScene } from './support/walk.ts'

type World = PagesWorld & { readonly unknownId: string }

const RATED = 8

/** A customer, a business that was rated some times, and one that never was. */
const town = remembered(async () => {
  const [customer, known, unknown] = await Promise.all([
    newCustomer(undefined, UNUSED),
    newBusiness(undefined, UNUSED),
    newBusiness(undefined, UNUSED),
  ])
  for (let rated = 0; rated < RATED; rated += 1) await newRatedJob(customer, known)
  return { customer, knownId: known.session.user.id, unknownId: unknown.session.user.id }
})

const { does, answers, sees } = pagesActs<World>({
  words: wordsOf('business.reviews'),
  rows: RATED,
  asksForNone: ({ unknownId }) => ({ business: unknownId }),
})

const stage: PagesStage<World> = {
  open: async (openVisit) => {
    const { customer, knownId, unknownId } = await town()
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listReviews')
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.business(knownId))
    return { visit, gate, unknownId }
  },
  screen: ({ visit }) => visit,
  does,
  answers,
  sees: {
    ...sees,
    'shown.end': ({ visit: { page, say } }) => page.getByText(say('business.reviews.end'), { exact: true }).waitFor(),
    'shown.empty': ({ visit: { page, say } }) =>
      page.getByRole('heading', { name: say('business.reviews.empty') }).waitFor(),
  },
}

walkScene(pages, 'reviews', stage)
