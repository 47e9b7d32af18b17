import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import { command } from '../models/command.ts'
import { remembered } from 'statechart-kit/script/notes'
import { answerYes, gone, openQuestion, question, type JobQuestion } from './support/questions.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { seenJob, keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const { does, sees } = question((say) => ({
  title: say('jobActs.withdraw.title'),
  text: say('jobActs.withdraw.text'),
  yes: say('jobActs.withdraw.confirm'),
  no: say('jobActs.withdraw.cancel'),
}))

const stage: Stage<ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>, JobQuestion> = {
  open: async (openVisit) => {
    const [jobId, bidder] = await Promise.all([newJob(await customer()), business()])
    await newBid(bidder, jobId, 100)
    return openQuestion(openVisit, bidder, {
      jobId,
      sends: 'withdrawBid',
      looks: 'getBusinessJob',
      button: (say) => say('jobDetails.withdraw.button'),
    })
  },
  screen: ({ visit }) => visit,
  does,
  answers: { save: answerYes },
  sees: {
    ...sees,
    'asked.changed': 'elsewhere',
    /** It is withdrawn, and may be placed anew. */
    done: async ({ visit }) => {
      const { page, say } = visit
      await gone(visit, [good(say.code('YOUR_BID_WITHDRAWN'))])
      await page.getByText(say('jobDetails.bid.withdrawn'), { exact: true }).waitFor()
      await page.getByRole('button', { name: say('jobDetails.bid.again'), exact: true }).waitFor()
      await page.getByRole('button', { name: say('jobDetails.withdraw.button') }).waitFor({ state: 'detached' })
    },
  },
  stored: {
    withdrawBid: async ({ account, jobId }) => {
      const { bidDetails, withdrawnBid } = await seenJob(account, jobId)
      keeps({ bidDetails, withdrawnBid }, { bidDetails: null, withdrawnBid: { state: 'withdrawn' } })
    },
  },
}

walkScene(command, 'withdraw-bid', stage)
