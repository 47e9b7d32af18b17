import { expect } from 'vitest'
import type { bidMachine, BidContext, BidDraft } from '../../../machines/bid.ts'
import { failureText } from '../../../src/i18n/failure-text.ts'
import type { Account } from '../../support/api.ts'
import { dialogActs } from './forms.ts'
import { textField, type FormWorld, type Given } from './form-stage.ts'
import { seenJob } from './stored.ts'
import type { Stage } from './walk.ts'

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
  const { amount, proposal } = context.draft
  const wanted = { amount: Number(amount), proposalStatement: proposal, state: 'standing' }
  expect((await seenJob(bidder, jobId)).bidDetails).toMatchObject(wanted)
}

/** A bid in its dialog: what is done there and seen, by new ones and by those that are edited. */
export const bidActs: Pick<Stage<typeof bidMachine, BidWorld>, 'screen' | 'sees' | 'stored'> &
  Pick<typeof acts, 'does'> = {
  screen: ({ visit }) => visit,
  does: {
    ...acts.does,
    /** By a click beside it: the key leads into the next field, which whoever comes back leaves in its turn. */
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
