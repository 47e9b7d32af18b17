import { links } from '../../src/shared/routes.ts'
import { record } from '../../tests/support/json.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage, UNUSED } from '../support/api.ts'
import { pages } from '../models/pages.ts'
import { seesFailedLoad } from './support/loads.ts'
import { remembered } from 'statechart-kit/script/notes'
import { pagesActs, type PagesStage, type PagesWorld } from './support/pages-stage.ts'
import { walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'

type World = PagesWorld & { readonly quiet: string }

const ASKERS = 8

/** A customer whose one job some businesses ask about, and whose other job nobody does. */
const scene = remembered(async () => {
  const [customer, ...askers] = await Promise.all([
    newCustomer(undefined, UNUSED),
    ...Array.from({ length: ASKERS }, () => newBusiness(undefined, UNUSED)),
  ])
  const [asked, quiet] = [await newJob(customer), await newJob(customer)]
  for (const asker of askers) {
    await newBid(asker, asked, 120)
    await newMessage(asker, asked, 'Is there a lift?')
  }
  return { customer, asked, quiet }
})

/** The bids of the job are a list too. */
const messages = ({ page, say }: Visit) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: say('jobNotes.threads.title'), exact: true }),
  })

const { does, answers, sees, more } = pagesActs<World>({
  words: (say) => {
    const failed = say('jobNotes.threads.failed')
    const [wanted, loadingMore] = [say('jobNotes.threads.more'), say('jobNotes.threads.loading')]
    return { more: wanted, failed, loadingMore, moreFailed: failed, refreshFailed: failed }
  },
  rows: ASKERS,
  asksForNone: ({ quiet }, body) => ({ ...record(body), jobId: quiet }),
  place: messages,
})

const stage: PagesStage<World> = {
  open: async (openVisit) => {
    const { customer, asked, quiet } = await scene()
    const visit = await openVisit(customer)
    const gate = await visit.gateOn('listThreads')
    await visit.gateOn('streamNotifications')
    await visit.page.goto(links.jobDetails(asked))
    // They are fetched once somebody is there to look.
    await visit.page.getByRole('heading', { level: 2 }).first().waitFor()
    await visit.page.mouse.move(1, 1)
    return { visit, gate, quiet }
  },
  screen: ({ visit }) => visit,
  does,
  answers,
  sees: {
    ...sees,
    loading: async ({ gate }) => void (await gate.arrived()),
    failed: ({ visit }, { context: { failure } }) =>
      seesFailedLoad(visit, visit.say('jobNotes.threads.failed'), failure, false),
    'shown.end': async ({ visit }) => {
      await messages(visit).locator('ul[aria-busy=false]').waitFor()
      await more(visit).waitFor({ state: 'hidden' })
    },
    'shown.empty': ({ visit }) => messages(visit).waitFor({ state: 'detached' }),
  },
}

walkScene(pages, 'threads', stage)
