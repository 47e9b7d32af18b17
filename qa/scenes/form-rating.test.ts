import type { createForm } from '../../machines/form/machine.ts'
import type { RatingDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newDoneJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { textField, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { stars } from './support/stars.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const acts = dialogActs<RatingDraft>({
  title: (say) => say('jobActs.rating.title'),
  submit: (say) => say('jobActs.rating.submit'),
  cancel: (say) => say('jobActs.rating.later'),
  fields: { stars, comment: textField((say) => say('jobActs.rating.comment')) },
})

/** It opens by itself, once the job is there. */
const stage: Stage<ReturnType<typeof createForm<RatingDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const owner = await customer()
    const jobId = await newDoneJob(owner, await business())
    const visit = await openVisit(owner)
    const gate = await visit.gateOn('rateJob')
    await visit.page.goto(`/job-details?id=${jobId}`)
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.gone(world, world.visit.say.code('JOB_RATED')),
  },
}

walkScene(form, 'rating', stage)
