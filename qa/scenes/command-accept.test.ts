import type { Acceptance } from '../../machines/bid-confirmation.ts'
import type { createCommand } from '../../machines/command.ts'
import { createFormat } from '../../src/i18n/format.ts'
import type { Interest } from '../../src/services/types.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { editBid, newBid, newBusiness, newCustomer, newJob, type Account } from '../support/api.ts'
import { command, editedBid, seenBid } from '../models/command.ts'
import { remembered } from 'statechart-kit/script/notes'
import { answerYes, gone, openQuestion, question, type JobQuestion } from './support/confirmations.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { ownJob, keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'
import { language } from '../support/language.ts'

type World = JobQuestion & { readonly bidder: Account; readonly bidId: string }
type Given = { readonly context: { readonly intent: Acceptance<Interest> | null } }

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness(seenBid.businessName))

const { money } = createFormat(language)

const { does, sees, stands, dialogOf } = question((say) => ({
  title: say('jobActs.accept.title'),
  text: say('jobActs.accept.text'),
  yes: say('jobActs.accept.accept'),
  no: say('jobActs.accept.cancel'),
}))

/** It names who would get the job, and for how much. */
async function names({ visit }: World, given: Given): Promise<void> {
  const dialog = dialogOf(visit)
  await dialog.getByText(seenBid.businessName, { exact: true }).waitFor()
  await dialog.getByText(money(agreedIn(given).bid.amount), { exact: true }).waitFor()
}

const stage: Stage<ReturnType<typeof createCommand<Acceptance<Interest>, Acknowledged>>, World> = {
  open: async (openVisit) => {
    const [owner, bidder] = await Promise.all([customer(), business()])
    const jobId = await newJob(owner)
    const bidId = await newBid(bidder, jobId, seenBid.amount)
    const world = await openQuestion(openVisit, owner, {
      jobId,
      sends: 'acceptBid',
      looks: 'getCustomerJob',
      button: (say) => say('jobDetails.interests.acceptNamed', { name: seenBid.businessName }),
    })
    return { ...world, bidder, bidId }
  },
  screen: ({ visit }) => visit,
  does,
  answers: {
    /** The business edits its bid while Yes is on its way: the server itself says so, and what it has become. */
    save: async (world, outcome) => {
      const fresh = outcome.type === 'conflict' ? outcome.fresh : undefined
      if (fresh === undefined) return answerYes(world, outcome)
      await editBid(world.bidder, world.bidId, editedBid.amount)
      await answerYes(world, { type: 'done', value: null })
    },
  },
  sees: {
    ...sees,
    'asked.plain': async (world, given) => {
      await sees['asked.plain'](world)
      await names(world, given)
    },
    /** From what to what; Yes means the new one. */
    'asked.changed': async (world, given) => {
      const { bid, amountBefore } = agreedIn(given)
      const amounts = { before: money(amountBefore ?? 0), after: money(bid.amount) }
      await stands(world, { alerts: [world.visit.say('jobActs.accept.changed', amounts)] })
      await names(world, given)
    },
    done: async ({ visit }, given) => {
      const { page, say } = visit
      await gone(visit, [good(say.code('BID_ACCEPTED'))])
      const assigned = page.getByRole('region', { name: say('jobDetails.assigned.title'), exact: true })
      await assigned.getByText(seenBid.businessName, { exact: true }).waitFor()
      await assigned.getByText(money(agreedIn(given).bid.amount), { exact: true }).waitFor()
    },
  },
  stored: {
    acceptBid: async ({ account, jobId, bidder }, { before }) => {
      const { job, assignedBusiness } = await ownJob(account, jobId)
      const { amount } = agreedIn(before).bid
      keeps(
        { job, assignedBusiness },
        {
          job: { status: 'inprogress', assignedBusinessId: bidder.session.user.id },
          assignedBusiness: { bidAmount: amount },
        },
      )
    },
  },
}

function agreedIn({ context: { intent } }: Given): Acceptance<Interest> {
  if (intent === null) throw new Error('Nothing was asked')
  return intent
}

walkScene(command, 'accept', stage)
