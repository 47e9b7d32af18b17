import type { bidMachine } from '../../machines/bid.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import { bid } from '../models/bid.ts'
import { bidActs, type BidWorld } from './support/bid-stage.ts'
import { press } from './support/form-stage.ts'
import { remembered } from 'statechart-kit/script/notes'
import { type Stage, walkScene } from './support/walk.ts'

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const stage: Stage<typeof bidMachine, BidWorld> = {
  ...bidActs,
  open: async (openVisit) => {
    const [jobId, bidder] = await Promise.all([newJob(await customer()), business()])
    await newBid(bidder, jobId, 100)
    const visit = await openVisit(bidder)
    const gate = await visit.gateOn('updateBid')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.locator('body'), visit.say('jobDetails.bid.edit'))
    return { visit, gate, bidder, jobId }
  },
  does: { ...bidActs.does, 'bid.appeared': 'elsewhere' },
  answers: { place: 'elsewhere', edit: ({ gate }, outcome) => gate.answer(outcome) },
}

walkScene(bid, 'edit', stage)
