import type { createForm } from '../../machines/form.ts'
import type { JobEditDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newCustomer, newJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { ownJob, keeps } from './support/stored.ts'
import { remembered } from 'statechart-kit/script/notes'
import { type Stage, walkScene } from './support/walk.ts'

const customer = remembered(() => newCustomer())

const acts = dialogActs<JobEditDraft>({
  title: (say) => say('jobActs.edit.title'),
  submit: (say) => say('jobActs.edit.save'),
  cancel: (say) => say('jobActs.edit.cancel'),
  fields: {
    title: textField((say) => say('jobActs.edit.jobTitle')),
    details: textField((say) => say('jobActs.edit.description')),
    neededBy: textField((say) => say('jobDetails.neededBy')),
  },
})

const stage: Stage<
  ReturnType<typeof createForm<JobEditDraft, Acknowledged>>,
  FormWorld & { readonly jobId: string }
> = {
  open: async (openVisit) => {
    const owner = await customer()
    const jobId = await newJob(owner)
    const visit = await openVisit(owner)
    const gate = await visit.gateOn('updateJob')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.getByRole('main'), visit.say('jobDetails.edit.button'))
    return { visit, gate, jobId }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.gone(world, world.visit.say.code('JOB_UPDATED')),
  },
  stored: {
    updateJob: async ({ jobId }, { before }) => {
      const { title, details, neededBy } = before.context.draft
      const { job } = await ownJob(await customer(), jobId)
      keeps(job, { title, details, neededBy: neededBy === '' ? null : neededBy })
    },
  },
}

walkScene(form, 'edit-job', stage)
