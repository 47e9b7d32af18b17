import type { createForm } from '../../machines/form/machine.ts'
import { links } from '../../src/routes.ts'
import type { ReasonDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBid, newBusiness, newCustomer, newJob, newMessage } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const acts = dialogActs<ReasonDraft>({
  title: (say) => say('messages.report.title'),
  submit: (say) => say('messages.report.submit'),
  cancel: (say) => say('messages.report.cancel'),
  fields: { reason: textField((say) => say('messages.report.reason')) },
})

const stage: Stage<ReturnType<typeof createForm<ReasonDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const [owner, worker] = await Promise.all([customer(), business()])
    const jobId = await newJob(owner)
    await newBid(worker, jobId, 120)
    await newMessage(worker, jobId, 'Pay me first.')
    const visit = await openVisit(owner)
    const { page, say } = visit
    const gate = await visit.gateOn('reportMessage')
    await page.goto(links.thread(jobId, worker.session.user.id))
    await press(page.getByRole('main'), say('messages.report.button'))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    saved: async (world) => {
      await acts.gone(world, world.visit.say.code('MESSAGE_REPORTED'))
      await world.visit.page.getByText(world.visit.say('messages.report.done')).waitFor()
    },
  },
}

walkScene(form, 'report', stage)
