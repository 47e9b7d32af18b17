import type { createBid } from '../../machines/bid.ts'
import type { FormContext } from '../../machines/form/index.ts'
import type { BidDraft } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newJob } from '../e2e/support/api.ts'
import { form } from '../models/form.ts'
import { seesExpired } from './support/loads.ts'
import { dialogViews, filesElsewhere, leaves, press, type DialogWorld } from './support/form-dialog.ts'
import { fieldFacts, wrongIn } from './support/form-facts.ts'
import { once } from './support/once.ts'
import type { Stage } from './support/stage.ts'
import { walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

type Given = { readonly context: FormContext<BidDraft, never, object> }

const { editing, saving, setBack, leaving, gone } = dialogViews<BidDraft>({
  /** What has been placed is edited from then on. */
  words: ({ visit: { say } }, { initial }) => {
    const isNew = initial.amount === ''
    return {
      title: isNew ? say('jobDetails.bid.button') : say('jobDetails.bid.edit'),
      submit: isNew ? say('jobDetails.bid.button') : say('jobDetails.bid.save'),
    }
  },
  read: async ({ visit: { say } }, dialog) => ({
    amount: await fieldFacts(dialog.getByLabel(say('jobDetails.bid.quote'), { exact: true })),
    proposal: await fieldFacts(dialog.getByLabel(say('jobDetails.bid.proposal'), { exact: true })),
  }),
  wanted: ({ visit: { say } }, { draft: { amount, proposal }, errors }) => ({
    amount: { value: amount, wrong: wrongIn(errors, 'amount', say) },
    proposal: { value: proposal, wrong: wrongIn(errors, 'proposal', say) },
  }),
})

/** The server's refusal in the reader's words; what was typed is still there. */
const refused = (world: DialogWorld, given: Given) => {
  const { failure } = given.context
  if (!failure || !('code' in failure)) throw new Error('Only an answer of the server refuses')
  return setBack(world, given, world.visit.say.code(failure.code))
}

const stage: Stage<ReturnType<typeof createBid>, DialogWorld> = {
  open: async (openVisit) => {
    const [id, bidder] = await Promise.all([newJob(await customer()), business()])
    const visit = await openVisit(bidder)
    const gate = await visit.gateOn('placeBid')
    await visit.page.goto(`/job-details?id=${id}`)
    await visit.page.getByRole('button', { name: visit.say('jobDetails.bid.button'), exact: true }).waitFor()
    return { visit, gate }
  },
  look: ({ visit }) => visit,
  does: {
    'form.opened': async ({ visit: { page, say } }) => {
      const place = page.getByRole('button', { name: say('jobDetails.bid.button'), exact: true })
      const edit = page.getByRole('button', { name: say('jobDetails.bid.edit'), exact: true })
      await place.or(edit).click()
    },
    'draft.changed': async ({ visit: { page, say } }, { changes: { amount, proposal } }) => {
      const dialog = page.getByRole('dialog')
      if (amount !== undefined) await dialog.getByLabel(say('jobDetails.bid.quote'), { exact: true }).fill(amount)
      if (proposal !== undefined)
        await dialog.getByLabel(say('jobDetails.bid.proposal'), { exact: true }).fill(proposal)
    },
    /** The amount has the focus when the dialog opens. */
    'field.left': ({ visit: { page } }) => page.keyboard.press('Tab'),
    'form.submitted': ({ visit: { page, say } }) => press(page.getByRole('dialog'), say('jobDetails.bid.button')),
    'form.closed': ({ visit: { page, say } }) => press(page.getByRole('dialog'), say('jobDetails.bid.cancel')),
    'form.kept': leaves.keep,
    'form.abandoned': leaves.abandon,
    ...filesElsewhere,
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome), upload: 'sends events' },
  sees: {
    starting: 'is passed',
    closed: (world) => gone(world, []),
    'open.editing': editing,
    'open.leaving': leaving,
    'open.waiting': 'elsewhere',
    'open.saving': saving,
    'open.settling': 'is passed',
    'open.corrected': 'is passed',
    'open.refused.jobMoved': refused,
    'open.refused.alreadyDone': refused,
    'open.refused.bidChanged': refused,
    'open.refused.needsVerification': refused,
    'open.refused.subscriptionInactive': refused,
    'open.refused.forbidden': refused,
    'open.refused.missing': refused,
    /** The draft is kept for whoever logs in again. */
    'open.refused.signedOut': ({ visit }) => seesExpired(visit),
    'open.refused.other': refused,
    'open.failed.offline': (world, given) => setBack(world, given, world.visit.say('ui.formFailed.offline')),
    'open.failed.timedOut': (world, given) => setBack(world, given, world.visit.say('ui.formFailed.timedOut')),
    'open.failed.tooMany': refused,
    'open.failed.server': (world, given) => setBack(world, given, world.visit.say('ui.formFailed.server')),
    saved: (world) => gone(world, [world.visit.say('jobDetails.bid.sent')]),
  },
}

walkScene(form, 'bid', stage)
