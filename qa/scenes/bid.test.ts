import type { bidMachine } from '../../machines/bid.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import { bid, own } from '../models/bid.ts'
import { bidActs, type BidWorld } from './support/bid-stage.ts'
import { press } from './support/form-stage.ts'
import { remembered } from 'statechart-kit/script/notes'
import { type Stage, walkScene } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const editStage: Stage<typeof bidMachine, BidWorld> = {
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

walkScene(bid, 'edit', editStage)

const newStage: Stage<typeof bidMachine, BidWorld> = {
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
    /** Another tab places it, or the server has it before its answer is here, and this one looks again when its network is back; once it was placed here the screen looks by itself. */
    'bid.appeared': async (world, { placed: { amount } }) => {
      const { page, context, say } = world.visit
      const isOwn = amount === own.amount
      if (!isOwn || (await page.getByRole('dialog').isVisible())) {
        await (isOwn ? arrive(world) : newBid(world.bidder, world.jobId, 100))
        await context.setOffline(true)
        await context.setOffline(false)
      }
      await page
        .getByRole('region', { name: say('jobDetails.bid.title'), includeHidden: true })
        .waitFor({ state: 'attached' })
    },
  },
  answers: { place: ({ gate }, outcome) => gate.answer(outcome), edit: ({ gate }, outcome) => gate.answer(outcome) },
}

/** What waits at the gate comes to the server by another way, so that it acts once though it is let through afterwards. */
async function arrive({ gate, bidder: { client }, jobId }: BidWorld): Promise<void> {
  const key = (await gate.arrived()).headers()['idempotency-key'] ?? ''
  const body = { jobId, proposalStatement: own.proposal, amount: Number(own.amount) }
  await answer(client.POST('/place-bid/business', { params: { header: { 'Idempotency-Key': key } }, body }))
}

walkScene(bid, 'new', newStage)
