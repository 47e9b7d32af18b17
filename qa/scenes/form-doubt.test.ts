import type { createForm } from '../../machines/form/machine.ts'
import type { ReasonDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newDoneJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const acts = dialogActs<ReasonDraft>({
  title: (say) => say('jobActs.doubt.title'),
  submit: (say) => say('jobActs.doubt.submit'),
  cancel: (say) => say('jobActs.doubt.cancel'),
  fields: { reason: textField((say) => say('jobActs.doubt.reason')) },
})

/** The rating opens by itself and is put off. */
const stage: Stage<ReturnType<typeof createForm<ReasonDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const owner = await customer()
    const jobId = await newDoneJob(owner, await business())
    const visit = await openVisit(owner)
    const { page, say } = visit
    const gate = await visit.gateOn('doubtCompletion')
    await page.goto(`/job-details?id=${jobId}`)
    await press(page.getByRole('dialog', { name: say('jobActs.rating.title') }), say('jobActs.rating.later'))
    await press(page.getByRole('main'), say('jobDetails.doubt.button'))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.gone(world, world.visit.say.code('COMPLETION_DOUBTED')),
  },
}

walkScene(form, 'doubt', stage)
