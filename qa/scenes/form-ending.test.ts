import type { createForm } from '../../machines/form/machine.ts'
import type { ReasonDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newGivenJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const acts = dialogActs<ReasonDraft>({
  title: (say) => say('jobActs.ending.business.title'),
  submit: (say) => say('jobActs.ending.business.submit'),
  cancel: (say) => say('jobActs.ending.cancel'),
  fields: { reason: textField((say) => say('jobActs.ending.reason')) },
})

const stage: Stage<ReturnType<typeof createForm<ReasonDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const worker = await business()
    const jobId = await newGivenJob(await customer(), worker)
    const visit = await openVisit(worker)
    const { page, say } = visit
    const gate = await visit.gateOn('endAssignment')
    await page.goto(`/job-details?id=${jobId}`)
    await press(page.getByRole('main'), say('jobDetails.ending.business.button'))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.gone(world, world.visit.say.code('STEPPED_DOWN')),
  },
}

walkScene(form, 'ending', stage)
