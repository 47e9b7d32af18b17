import { links } from '../../src/shared/routes.ts'
import { declineBid, newBid, newBusiness, newCustomer, newGivenJob, newJob } from '../support/api.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { gone, walkQuestion } from './support/confirmations.ts'
import { bidsOn, keeps, ownJob, refuses, seenJob } from './support/stored.ts'
import { good, toastsOn } from './support/toasts.ts'

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
    await page.getByRole('dialog', { name: say('jobActs.rating.title'), exact: true }).waitFor()
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
  /** The list, without the job. */
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
