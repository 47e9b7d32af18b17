import type { createCommand } from '../../machines/command.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import { links } from '../../src/routes.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, newJob } from '../support/api.ts'
import { command } from '../models/command.ts'
import { remembered } from 'statechart-kit/script/notes'
import { answerYes, gone, openQuestion, question, type JobQuestion } from './support/questions.ts'
import { type Stage, walkScene } from './support/walk.ts'
import { ownJob, refuses } from './support/stored.ts'
import { good } from './support/toasts.ts'

const customer = remembered(() => newCustomer())

const { does, sees } = question((say) => ({
  title: say('jobActs.delete.title'),
  text: say('jobActs.delete.text'),
  yes: say('jobActs.delete.confirm'),
  no: say('jobActs.delete.cancel'),
}))

const stage: Stage<ReturnType<typeof createCommand<EmptyIntent, Acknowledged>>, JobQuestion> = {
  open: async (openVisit) => {
    const owner = await customer()
    // What is not deleted stays behind, so the list is never without a job.
    await newJob(owner, 'Squeaking door')
    const jobId = await newJob(owner)
    return openQuestion(openVisit, owner, {
      jobId,
      sends: 'deleteJob',
      looks: 'getCustomerJob',
      button: (say) => say('jobDetails.delete.button'),
    })
  },
  screen: ({ visit }) => visit,
  does,
  answers: {
    save: (world, outcome) => (outcome.type === 'done' ? world.gate.answer(outcome) : answerYes(world, outcome)),
  },
  sees: {
    ...sees,
    'asked.changed': 'elsewhere',
    /** The list, without the job. */
    done: async ({ visit, jobId }) => {
      const { page, say } = visit
      await page.waitForURL(`**${links.dashboard}`)
      await gone(visit, [good(say.code('JOB_DELETED'))])
      await page.getByRole('link', { name: 'Squeaking door', exact: true }).first().waitFor()
      await page.locator(`a[href="${links.jobDetails(jobId)}"]`).waitFor({ state: 'detached' })
    },
  },
  stored: { deleteJob: ({ account, jobId }) => refuses(ownJob(account, jobId), 'JOB_NOT_FOUND') },
}

walkScene(command, 'delete-job', stage)
