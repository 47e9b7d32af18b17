import type { createForm } from '../../machines/form/machine.ts'
import type { DeclineDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBid, newBusiness, newCustomer, newJob } from '../support/api.ts'
import { form } from '../models/form.ts'
import { dialogActs } from './support/form-in-dialog.ts'
import { press, textField, type FieldParts, type FormWorld } from './support/form-stage.ts'
import { once } from './support/once.ts'
import { type Stage, walkScene } from './support/walk.ts'

const NAME = 'Ortega & Sons'
const customer = once(() => newCustomer())
const business = once(() => newBusiness(NAME))

/** Four reasons, of which none has to be chosen. */
const reason: FieldParts<DeclineDraft['reason']> = {
  find: (place, say) => place.getByRole('group', { name: say('jobActs.decline.reason') }),
  fill: (group, chosen, say) =>
    chosen === ''
      ? Promise.resolve()
      : group.getByRole('radio', { name: say(`jobDetails.decline.reasons.${chosen}`), exact: true }).check(),
  read: async (group) => ({
    value:
      (
        await group
          .locator('label')
          .filter({ has: group.page().locator(':checked') })
          .allInnerTexts()
      )[0] ?? '',
    wrong: (await group.locator('p').allInnerTexts())[0] ?? null,
  }),
  shown: (chosen, say) => (chosen === '' ? '' : say(`jobDetails.decline.reasons.${chosen}`)),
}

const acts = dialogActs<DeclineDraft>({
  title: (say) => say('jobActs.decline.title'),
  submit: (say) => say('jobActs.decline.submit'),
  cancel: (say) => say('jobActs.decline.cancel'),
  fields: { reason, comment: textField((say) => say('jobActs.decline.comment')) },
})

const stage: Stage<ReturnType<typeof createForm<DeclineDraft, Acknowledged>>, FormWorld> = {
  open: async (openVisit) => {
    const [owner, bidder] = await Promise.all([customer(), business()])
    const jobId = await newJob(owner)
    await newBid(bidder, jobId, 100)
    const visit = await openVisit(owner)
    const gate = await visit.gateOn('declineBid')
    await visit.page.goto(`/job-details?id=${jobId}`)
    await press(visit.page.getByRole('main'), visit.say('jobDetails.interests.declineNamed', { name: NAME }))
    return { visit, gate }
  },
  screen: ({ visit }) => visit,
  does: { ...acts.does, 'form.opened': 'elsewhere' },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome) },
  sees: {
    ...acts.sees,
    /** Folded away below the others, with the reason. */
    saved: async (world, { context: { draft } }) => {
      const { page, say } = world.visit
      await acts.gone(world, say.code('INTEREST_DECLINED'))
      await page.getByText(say('jobDetails.interests.declined', { count: 1 }), { exact: true }).click()
      if (draft.reason !== '') await page.getByText(say(`jobDetails.decline.reasons.${draft.reason}`)).waitFor()
      await page.getByRole('button', { name: say('jobDetails.interests.reconsiderNamed', { name: NAME }) }).waitFor()
    },
  },
}

walkScene(form, 'decline', stage)
