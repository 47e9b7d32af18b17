import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { declineBid, newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import { command } from '../models/command.ts'
import { remembered } from 'statechart-kit/script/notes'
import { answerYes, gone, openQuestion, question, type JobQuestion } from './support/questions.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { bidsOn, keeps } from './support/stored.ts'
import { good } from './support/toasts.ts'

const NAME = 'Ortega & Sons'
const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness(NAME))

const { does, sees } = question((say) => ({
  title: say('jobActs.reconsider.title'),
  text: say('jobActs.reconsider.text', { name: NAME }),
  yes: say('jobActs.reconsider.confirm'),
  no: say('jobActs.reconsider.cancel'),
}))

const stage: Stage<ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>, JobQuestion> = {
  open: async (openVisit) => {
    const [owner, bidder] = await Promise.all([customer(), business()])
    const jobId = await newJob(owner)
    await newBid(bidder, jobId, 100)
    await declineBid(owner, jobId, bidder)
    return openQuestion(openVisit, owner, {
      jobId,
      sends: 'reconsiderBid',
      looks: 'getCustomerJob',
      folded: (say) => say('jobDetails.interests.declined', { count: 1 }),
      button: (say) => say('jobDetails.interests.reconsiderNamed', { name: NAME }),
    })
  },
  screen: ({ visit }) => visit,
  does,
  answers: { save: answerYes },
  sees: {
    ...sees,
    'asked.changed': 'elsewhere',
    /** It stands again among the others, and none is folded away. */
    done: async ({ visit }) => {
      const { page, say } = visit
      await gone(visit, [good(say.code('INTEREST_RECONSIDERED'))])
      await page.getByRole('button', { name: say('jobDetails.interests.acceptNamed', { name: NAME }) }).waitFor()
      await page.getByText(say('jobDetails.interests.declined', { count: 1 })).waitFor({ state: 'detached' })
    },
  },
  stored: {
    reconsiderBid: async ({ account, jobId }) =>
      keeps(await bidsOn(account, jobId), [{ state: 'standing', declined: null }]),
  },
}

walkScene(command, 'reconsider-bid', stage)
