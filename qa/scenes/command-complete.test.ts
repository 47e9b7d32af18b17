import type { createCommand } from '../../machines/command.ts'
import type { NoIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newGivenJob } from '../support/api.ts'
import { command } from '../models/command.ts'
import { once } from './support/once.ts'
import { answerYes, gone, openQuestion, question, type QuestionWorld } from './support/questions.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { good } from './support/toasts.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const { does, sees } = question((say) => ({
  title: say('jobActs.complete.title'),
  text: say('jobActs.complete.text'),
  yes: say('jobActs.complete.confirm'),
  no: say('jobActs.complete.cancel'),
}))

const stage: Stage<ReturnType<typeof createCommand<NoIntent, Acknowledged>>, QuestionWorld> = {
  open: async (openVisit) => {
    const worker = await business()
    return openQuestion(openVisit, worker, {
      jobId: await newGivenJob(await customer(), worker),
      sends: 'completeJob',
      looks: 'getBusinessJob',
      button: (say) => say('jobDetails.complete.button'),
    })
  },
  screen: ({ visit }) => visit,
  does,
  answers: { save: answerYes },
  sees: {
    ...sees,
    'asked.changed': 'elsewhere',
    /** It is completed, and nobody can say so again. */
    done: async ({ visit }) => {
      const { page, say } = visit
      await gone(visit, [good(say.code('JOB_MARKED_COMPLETED'))])
      await page.getByText(say('dashboard.status.completed'), { exact: true }).first().waitFor()
      await page.getByRole('button', { name: say('jobDetails.complete.button') }).waitFor({ state: 'detached' })
    },
  },
}

walkScene(command, 'complete', stage)
