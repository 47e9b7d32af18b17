import type { Locator } from 'playwright-core'
import type { Translate } from '../../src/i18n/translate.ts'
import { links } from '../../src/shared/routes.ts'
import {
  declineBid,
  newBid,
  newBusiness,
  newCustomer,
  newGivenJob,
  newJob,
  editBid,
  type Account,
} from '../support/api.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { gone, walkQuestion, answerYes, openQuestion, question, type JobQuestion } from './support/confirmations.ts'
import { bidsOn, keeps, ownJob, refuses, seenJob } from './support/stored.ts'
import { good, toastsOn } from './support/toasts.ts'
import type { Acceptance } from '../../machines/bid-confirmation.ts'
import type { createCommand } from '../../machines/command.ts'
import { createFormat } from '../../src/i18n/format.ts'
import type { Interest, Acknowledged } from '../../src/services/types.ts'
import { editedBid, seenBid } from '../models/bid-samples.ts'
import { command } from '../models/command.ts'
import { type Stage, walkScene } from './support/walk.ts'
import type { Visit } from './support/visit.ts'
import { language } from '../support/language.ts'

const NAME = 'Ortega & Sons'
const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness(NAME))

walkQuestion('complete-own', {
  words: (say) => ({
    title: say('jobActs.complete.title'),
    text: say('jobActs.complete.ownerText'),
    yes: say('jobActs.complete.confirm'),
    no: say('jobActs.complete.cancel'),
  }),
  open: async () => ({
    account: await customer(),
    jobId: await newGivenJob(await customer(), await business()),
    sends: 'completeJob',
    looks: 'getCustomerJob',
    button: (say) => say('jobDetails.complete.button'),
  }),
  /** It is completed, and the next thing to do is to rate it. */
  done: async ({ visit: { page, say } }) => {
    await becomes(() => toastsOn(page), [good(say.code('JOB_MARKED_COMPLETED'))])
    await page.getByRole('dialog', { name: say('jobActs.rating.title', { name: NAME }), exact: true }).waitFor()
    await page.getByText(say('dashboard.status.completed'), { exact: true }).first().waitFor()
  },
  stored: {
    completeJob: async ({ account, jobId }) => keeps((await ownJob(account, jobId)).job, { status: 'completed' }),
  },
})

walkQuestion('delete-job', {
  words: (say) => ({
    title: say('jobActs.delete.title'),
    text: say('jobActs.delete.text'),
    yes: say('jobActs.delete.confirm'),
    no: say('jobActs.delete.cancel'),
  }),
  open: async () => {
    const account = await customer()
    // What is not deleted stays behind, so the list is never without a job.
    await newJob(account, 'Squeaking door')
    return {
      account,
      jobId: await newJob(account),
      sends: 'deleteJob',
      looks: 'getCustomerJob',
      button: (say) => say('jobDetails.delete.button'),
    }
  },
  isLeft: true,
  done: async ({ visit, jobId }) => {
    const { page, say } = visit
    await page.waitForURL(`**${links.dashboard}`)
    await gone(visit, [good(say.code('JOB_DELETED'))])
    await page.getByRole('link', { name: 'Squeaking door', exact: true }).first().waitFor()
    await page.locator(`a[href="${links.jobDetails(jobId)}"]`).waitFor({ state: 'detached' })
  },
  stored: { deleteJob: ({ account, jobId }) => refuses(ownJob(account, jobId), 'JOB_NOT_FOUND') },
})

walkQuestion('reconsider-bid', {
  words: (say) => ({
    title: say('jobActs.reconsider.title'),
    text: say('jobActs.reconsider.text', { name: NAME }),
    yes: say('jobActs.reconsider.confirm'),
    no: say('jobActs.reconsider.cancel'),
  }),
  open: async () => {
    const [account, bidder] = await Promise.all([customer(), business()])
    const jobId = await newJob(account)
    await newBid(bidder, jobId, 100)
    await declineBid(account, jobId, bidder)
    return {
      account,
      jobId,
      sends: 'reconsiderBid',
      looks: 'getCustomerJob',
      folded: (say) => say('jobDetails.interests.declined', { count: 1 }),
      button: (say) => say('jobDetails.interests.reconsiderNamed', { name: NAME }),
    }
  },
  /** It is among the others again, and none is folded away. */
  done: async ({ visit }) => {
    const { page, say } = visit
    await gone(visit, [good(say.code('INTEREST_RECONSIDERED'))])
    await page.getByRole('button', { name: say('jobDetails.interests.acceptNamed', { name: NAME }) }).waitFor()
    await page.getByText(say('jobDetails.interests.declined', { count: 1 })).waitFor({ state: 'detached' })
  },
  stored: {
    reconsiderBid: async ({ account, jobId }) =>
      keeps(await bidsOn(account, jobId), [{ state: 'standing', declined: null }]),
  },
})

walkQuestion('withdraw-bid', {
  words: (say) => ({
    title: say('jobActs.withdraw.title'),
    text: say('jobActs.withdraw.text'),
    yes: say('jobActs.withdraw.confirm'),
    no: say('jobActs.withdraw.cancel'),
  }),
  open: async () => {
    const [jobId, account] = await Promise.all([newJob(await customer()), business()])
    await newBid(account, jobId, 100)
    return {
      account,
      jobId,
      sends: 'withdrawBid',
      looks: 'getBusinessJob',
      button: (say) => say('jobDetails.withdraw.button'),
    }
  },
  /** It is withdrawn, and may be placed again. */
  done: async ({ visit }) => {
    const { page, say } = visit
    await gone(visit, [good(say.code('YOUR_BID_WITHDRAWN'))])
    await page.getByText(say('jobDetails.bid.withdrawn'), { exact: true }).waitFor()
    await page.getByRole('button', { name: say('jobDetails.bid.again'), exact: true }).waitFor()
    await page.getByRole('button', { name: say('jobDetails.withdraw.button') }).waitFor({ state: 'detached' })
  },
  stored: {
    withdrawBid: async ({ account, jobId }) => {
      const { bidDetails, withdrawnBid } = await seenJob(account, jobId)
      keeps({ bidDetails, withdrawnBid }, { bidDetails: null, withdrawnBid: { state: 'withdrawn' } })
    },
  },
})

type World = JobQuestion & { readonly bidder: Account; readonly bidId: string }
type Given = { readonly context: { readonly intent: Acceptance<Interest> | null } }

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

type Place = {
  /** The screen, where it is not that of the job. */
  readonly path?: (businessId: string, jobId: string) => string
  /** What the screen loads. */
  readonly looks: 'getCustomerJob' | 'listMessages'
  readonly button: (say: Translate) => string
  /** The part of the screen that then has the price that both agreed on. */
  readonly assigned: (visit: Visit) => Locator
}

type AcceptStage = Stage<ReturnType<typeof createCommand<Acceptance<Interest>, Acknowledged>>, World>

/** A bid is accepted in the same dialog wherever it stands. */
const stageAt = ({ path, looks, button, assigned }: Place): AcceptStage => ({
  open: async (openVisit) => {
    const [owner, bidder] = await Promise.all([customer(), business()])
    const jobId = await newJob(owner)
    const bidId = await newBid(bidder, jobId, seenBid.amount)
    const world = await openQuestion(openVisit, owner, {
      jobId,
      sends: 'acceptBid',
      looks,
      button,
      ...(path && { path: path(bidder.session.user.id, jobId) }),
    })
    return { ...world, bidder, bidId }
  },
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
      await gone(visit, [good(visit.say.code('BID_ACCEPTED'))])
      await assigned(visit)
        .getByText(money(agreedIn(given).bid.amount), { exact: true })
        .waitFor()
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
})

function agreedIn({ context: { intent } }: Given): Acceptance<Interest> {
  if (intent === null) throw new Error('Nothing was asked')
  return intent
}

walkScene(
  command,
  'accept',
  stageAt({
    looks: 'getCustomerJob',
    button: (say) => say('jobDetails.interests.acceptNamed', { name: seenBid.businessName }),
    assigned: ({ page, say }) =>
      page
        .getByRole('region', { name: say('jobDetails.assigned.title'), exact: true })
        .filter({ hasText: seenBid.businessName }),
  }),
)

walkScene(
  command,
  'accept-beside',
  stageAt({
    path: links.bidder,
    looks: 'listMessages',
    button: (say) => say('jobDetails.interests.accept'),
    assigned: ({ page, say }) => page.getByRole('region', { name: say('dashboard.agreedPrice'), exact: true }),
  }),
)
