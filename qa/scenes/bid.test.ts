import type { bidMachine, BidContext, BidDraft } from '../../machines/bid.ts'
import { newBid, newBusiness, newCustomer, newJob, type Account } from '../support/api.ts'
import { bid, own } from '../models/bid.ts'
import { press, textField, type FormWorld, type Given } from './support/form-acts.ts'
import { dialogActs } from './support/forms.ts'
import { remembered } from 'statechart-kit/script/notes'
import { type Stage, walkScene } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { expect } from 'vitest'
import { failureText } from '../../src/i18n/failure-text.ts'
import { seenJob } from './support/stored.ts'

export type BidWorld = FormWorld & { readonly bidder: Account; readonly jobId: string }

/** The dialog of a new bid, or of one that is there. */
const dialogOf = (isEdit: (given: Given<BidDraft>) => boolean) =>
  dialogActs<BidDraft>({
    title: (say, given) => (isEdit(given) ? say('jobDetails.bid.edit') : say('jobDetails.bid.button')),
    submit: (say, given) => (isEdit(given) ? say('jobActs.bid.save') : say('jobDetails.bid.button')),
    cancel: (say) => say('jobActs.bid.cancel'),
    fields: {
      amount: textField((say) => say('jobActs.bid.quote')),
      proposal: textField((say) => say('jobActs.bid.proposal')),
      canStart: textField((say) => say('jobActs.bid.canStart')),
    },
  })

const acts = dialogOf(({ context }) => 'bidId' in context && context.bidId !== null)
/** What is on its way to be placed is a new bid until it is answered, though it has come up by then. */
const onItsWay = dialogOf(() => false)

type Snapshot = Given<BidDraft> & { readonly context: BidContext }

/** The dialog as it is filled in; it says so where the bid came up meanwhile. */
async function isThere(world: FormWorld, given: Snapshot, ...wayOn: readonly string[]): Promise<void> {
  const { page, say } = world.visit
  await acts.isThere(world, given, wayOn)
  // Whose session is over stands at the login.
  if (given.context.failure?.type === 'unauthorized') return
  const notice = page.getByRole('dialog').getByText(say('jobActs.bid.appeared'))
  await notice.waitFor({ state: given.context.hasAppeared ? 'visible' : 'detached' })
}

/** The bid of the business is the one that it wrote, and stands. */
async function bidIsStored({ bidder, jobId }: BidWorld, { before: { context } }: { readonly before: Snapshot }) {
  const { amount, proposal, canStart } = context.draft
  const terms = { amount: Number(amount), proposalStatement: proposal, canStart: canStart || null }
  const wanted = { ...terms, state: 'standing' }
  expect((await seenJob(bidder, jobId)).bidDetails).toMatchObject(wanted)
}

/** A bid in its dialog: what is done there and seen, by new ones and by those that are edited. */
export const bidActs: Pick<Stage<typeof bidMachine, BidWorld>, 'sees' | 'stored'> & Pick<typeof acts, 'does'> = {
  does: {
    ...acts.does,
    /** By a click beside it: the key leads into the next field, which would be left in its turn. */
    'field.left': async ({ visit: { page, say } }: FormWorld) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('jobActs.bid.quote'), { exact: true }).click()
      await dialog.getByText(say('jobDetails.bid.lead')).click()
    },
  },
  sees: {
    'open.new.writing': (world, given) => isThere(world, given),
    'open.new.failed': (world, given) => isThere(world, given),
    'open.new.alreadyBid': (world, given) => isThere(world, given),
    'open.new.needsVerification': (world, given) => isThere(world, given, world.visit.say('jobActs.bid.verify')),
    'open.new.subscriptionInactive': (world, given) => isThere(world, given, world.visit.say('jobActs.bid.membership')),
    'open.edit.writing': (world, given) => isThere(world, given),
    'open.edit.failed': (world, given) => isThere(world, given),
    /** The job takes no bids any more: nothing is left to send. */
    'open.moved': async ({ visit: { page, say } }, { context: { failure } }) => {
      const dialog = page.getByRole('dialog')
      if (!failure) throw new Error('Only an answer of the server says so')
      await dialog
        .getByRole('alert')
        .getByText(failureText(say, failure, 'form'))
        .waitFor()
      await dialog.locator('[type=submit]').waitFor({ state: 'detached' })
      // The way out alone has the room of both.
      const [wayOut, field] = [dialog.getByRole('button'), dialog.getByRole('textbox').last()]
      expect((await wayOut.boundingBox())?.width).toBe((await field.boundingBox())?.width)
    },
    leaving: acts.sees.leaving,
    placing: onItsWay.sees.sending,
    saving: acts.sees.sending,
    placed: (world) => acts.gone(world, world.visit.say('jobActs.bid.sent')),
    saved: (world) => acts.gone(world, world.visit.say.code('BID_UPDATED')),
    closed: acts.sees.closed,
  },
  stored: { placeBid: bidIsStored, updateBid: bidIsStored },
}

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
  const { proposal: proposalStatement, amount, canStart } = own
  const body = { jobId, proposalStatement, amount: Number(amount), canStart }
  await answer(client.POST('/place-bid/business', { params: { header: { 'Idempotency-Key': key } }, body }))
}

walkScene(bid, 'new', newStage)
