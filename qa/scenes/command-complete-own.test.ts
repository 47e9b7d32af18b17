import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newGivenJob } from '../support/api.ts'
import { command } from '../models/command.ts'
import { becomes } from './support/form-facts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { answerYes, openQuestion, question, type JobQuestion } from './support/questions.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { ownJob, keeps } from './support/stored.ts'
import { good, toastsOn } from './support/toasts.ts'

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const { does, sees } = question((say) => ({
  title: say('jobActs.complete.title'),
  text: say('jobActs.complete.ownerText'),
  yes: say('jobActs.complete.confirm'),
  no: say('jobActs.complete.cancel'),
}))

const stage: Stage<ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>, JobQuestion> = {
  open: async (openVisit) => {
    const owner = await customer()
    return openQuestion(openVisit, owner, {
      jobId: await newGivenJob(owner, await business()),
      sends: 'completeJob',
      looks: 'getCustomerJob',
      button: (say) => say('jobDetails.complete.button'),
    })
  },
  screen: ({ visit }) => visit,
  does,
  answers: { save: answerYes },
  sees: {
    ...sees,
    'asked.changed': 'elsewhere',
    /** It is completed, and the next thing to do is to rate it. */
    done: async ({ visit: { page, say } }) => {
      await becomes(() => toastsOn(page), [good(say.code('JOB_MARKED_COMPLETED'))])
      await page.getByRole('dialog', { name: say('jobActs.rating.title'), exact: true }).waitFor()
      await page.getByText(say('dashboard.status.completed'), { exact: true }).first().waitFor()
    },
  },
  stored: {
    completeJob: async ({ account, jobId }) => keeps((await ownJob(account, jobId)).job, { status: 'completed' }),
  },
}

walkScene(command, 'complete-own', stage)
