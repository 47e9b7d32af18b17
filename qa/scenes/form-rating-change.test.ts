import type { createForm } from '../../machines/form/machine.ts'
import type { RatingDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newRatedJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { stars } from './support/stars.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const acts = dialogActs<RatingDraft>({
  title: (say) => say('jobDetails.rating.edit'),
  submit: (say) => say('jobActs.rating.save'),
  cancel: (say) => say('jobActs.rating.cancel'),
  fields: { stars, comment: textField((say) => say('jobActs.rating.comment')) },
})

const stage: Stage<ReturnType<typeof createForm<RatingDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const [owner, worker] = [await customer(), await business()]
    const jobId = await newRatedJob(owner, worker)
    const visit = await openVisit(owner)
    const gate = await visit.gateOn('editRating')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.getByRole('main'), visit.say('jobDetails.rating.edit'))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.gone(world, world.visit.say.code('RATING_UPDATED')),
  },
}

walkScene(form, 'rating-change', stage)
