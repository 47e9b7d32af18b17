import type { createForm } from '../../machines/form/machine.ts'
import type { ReplyDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newRatedJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const acts = dialogActs<ReplyDraft>({
  title: (say) => say('jobActs.reply.title'),
  submit: (say) => say('jobActs.reply.submit'),
  cancel: (say) => say('jobActs.reply.cancel'),
  fields: { reply: textField((say) => say('jobActs.reply.text')) },
})

const stage: Stage<ReturnType<typeof createForm<ReplyDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const [owner, worker] = [await customer(), await business()]
    const jobId = await newRatedJob(owner, worker)
    const visit = await openVisit(worker)
    const gate = await visit.gateOn('answerRating')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.getByRole('main'), visit.say('jobDetails.reply.button'))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: (world) => acts.gone(world, world.visit.say.code('RATING_ANSWERED')),
  },
}

walkScene(form, 'reply', stage)
