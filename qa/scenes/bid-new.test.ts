import type { bidMachine } from '../../machines/bid/machine.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import { bid } from '../models/bid.ts'
import { bidActs, type BidWorld } from './support/bid-stage.ts'
import { press } from './support/form-stage.ts'
import { remembered } from '../kit/script/notes.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const stage: Stage<typeof bidMachine, BidWorld> = {
  ...bidActs,
  open: async (openVisit) => {
    const [jobId, bidder] = await Promise.all([newJob(await customer()), business()])
    const visit = await openVisit(bidder)
    const gate = await visit.gateOn('placeBid', 'updateBid')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.locator('body'), visit.say('jobDetails.bid.button'))
    return { visit, gate, bidder, jobId }
  },
  does: {
    ...bidActs.does,
    /** Another tab places it, and this one looks again when its network is back. */
    'bid.appeared': async ({ visit: { page, context, say }, bidder, jobId }) => {
      await newBid(bidder, jobId, 100)
      await context.setOffline(true)
      await context.setOffline(false)
      await page
        .getByRole('region', { name: say('jobDetails.bid.title'), includeHidden: true })
        .waitFor({ state: 'attached' })
    },
  },
  answers: { place: ({ gate }, outcome) => gate.answer(outcome), edit: ({ gate }, outcome) => gate.answer(outcome) },
}

walkScene(bid, 'new', stage)
