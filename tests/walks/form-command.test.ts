import type { createCommand } from '../../machines/command.ts'
import { done } from '../../machines/outcome.ts'
import type { RatingDraft } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newDoneJob } from '../e2e/support/api.ts'
import { form } from '../models/form.ts'
import { dialogViews, filesElsewhere, leaves, press, type DialogWorld } from './support/form-dialog.ts'
import { fieldFacts, setbacksElsewhere, wrongIn } from './support/form-facts.ts'
import type { Gate } from './support/gate.ts'
import { once } from './support/once.ts'
import type { Stage } from './support/stage.ts'
import { walkScene } from './support/walk.ts'

/** The job is behind a gate of its own: as long as it is on its way, nothing is asked. */
type World = DialogWorld & { readonly jobGate: Gate }

const customer = once(() => newCustomer())
const business = once(() => newBusiness())

const STARS = [1, 2, 3, 4, 5] as const

const { editing, saving, leaving, gone } = dialogViews<RatingDraft>({
  words: ({ visit: { say } }) => ({ title: say('jobDetails.rating.title'), submit: say('jobDetails.rating.submit') }),
  read: async ({ visit: { say } }, dialog) => ({
    stars: await Promise.all(
      STARS.map((count) => dialog.getByRole('radio', { name: say('ui.stars', { count }), exact: true }).isChecked()),
    ),
    wrong: await dialog
      .getByRole('group', { name: say('jobDetails.rating.stars') })
      .locator('p')
      .allInnerTexts(),
    comment: await fieldFacts(dialog.getByLabel(say('jobDetails.rating.comment'), { exact: true })),
  }),
  wanted: ({ visit: { say } }, { draft: { stars, comment }, errors }) => ({
    stars: STARS.map((count) => count === stars),
    wrong: [wrongIn(errors, 'stars', say)].filter((words) => words !== null),
    comment: { value: comment, wrong: wrongIn(errors, 'comment', say) },
  }),
})

const stage: Stage<ReturnType<typeof createCommand<RatingDraft>>, World> = {
  open: async (openVisit) => {
    const owner = await customer()
    const id = await newDoneJob(owner, await business())
    const visit = await openVisit(owner)
    const jobGate = await visit.gateOn('getCustomerJob')
    const gate = await visit.gateOn('rateJob')
    await visit.page.goto(`/job-details?id=${id}`)
    await jobGate.arrived()
    return { visit, gate, jobGate }
  },
  look: ({ visit }) => visit,
  does: {
    /** It opens by itself, as soon as the job is there; who puts it off has a button. */
    'form.opened': async ({ visit: { page, say }, jobGate }) => {
      const rate = page.getByRole('button', { name: say('jobDetails.assigned.rate'), exact: true })
      await ((await rate.isVisible()) ? rate.click() : jobGate.answer(done(null)))
    },
    'draft.changed': async ({ visit: { page, say } }, { changes: { stars: count } }) => {
      if (count === undefined) throw new Error('Only stars are given here')
      const star = page.getByRole('radio', { name: say('ui.stars', { count }), exact: true })
      await page.locator('label').filter({ has: star }).click()
    },
    'field.left': 'elsewhere',
    'form.submitted': ({ visit: { page, say } }) => press(page.getByRole('dialog'), say('jobDetails.rating.submit')),
    'form.closed': ({ visit: { page, say } }) => press(page.getByRole('dialog'), say('jobDetails.rating.later')),
    'form.kept': leaves.keep,
    'form.abandoned': leaves.abandon,
    ...filesElsewhere,
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome), upload: 'sends events' },
  sees: {
    starting: 'is passed',
    closed: (world) => gone(world, []),
    'open.editing': editing,
    'open.leaving': leaving,
    'open.waiting': 'elsewhere',
    'open.saving': saving,
    'open.settling': 'is passed',
    ...setbacksElsewhere,
    saved: (world) => gone(world, [world.visit.say.code('JOB_RATED')]),
  },
}

walkScene(form, 'command', stage)
