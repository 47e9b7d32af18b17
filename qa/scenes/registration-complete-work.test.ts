import type { Locator } from 'playwright-core'
import type { createRegistration } from '../../machines/registration.ts'
import type { RegistrationContext } from '../../machines/registration-context.ts'
import type { FormTag } from '../../machines/draft.ts'
import { done } from '../../machines/outcome.ts'
import type { EmptyIntent } from '../../src/actors/commands.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { newBusiness, newCustomer, newGivenJob } from '../support/api.ts'
import { photo } from '../support/samples.ts'
import { registration } from '../models/registration.ts'
import { becomes, wrongIn } from './support/form-facts.ts'
import { press, type FormWorld } from './support/form-acts.ts'
import type { Gate } from './support/network-gate.ts'
import { seesExpired, good } from './support/toasts.ts'
import { remembered } from 'statechart-kit/script/notes'
import { gone } from './support/confirmations.ts'
import { readSlot, slotControl, wantedSlot, type SlotParts } from './support/slot-facts.ts'
import { isPictured, isUploaded, ownJob, keeps } from './support/stored.ts'
import { type Stage, walkScene } from './support/walk.ts'

type World = FormWorld & { readonly uploads: Gate; readonly jobId: string }
type Given = {
  readonly context: Pick<
    RegistrationContext<EmptyIntent, 'pictures', Acknowledged>,
    'errors' | 'failure' | 'files' | 'slots' | 'wasSubmitted'
  >
  readonly hasTag: (tag: FormTag) => boolean
  readonly value: unknown
}

const customer = remembered(() => newCustomer())
const business = remembered(() => newBusiness())

const slot: SlotParts = {
  label: (say) => say('jobActs.complete.pictures'),
  looks: 'tiles',
  left: (say, count) => say('postJob.slotsLeft', { count }),
}

const dialog = ({ visit: { page, say } }: World): Locator =>
  page.getByRole('dialog', { name: say('jobActs.complete.title'), exact: true })

const question = ({ visit: { page, say } }: World): Locator =>
  page.getByRole('alertdialog', { name: say('jobActs.leave.title'), exact: true })

/** The dialog is there with what was picked. */
async function isThere(world: World, given: Given): Promise<void> {
  const { context, value } = given
  const { say } = world.visit
  if (context.failure?.type === 'unauthorized') return seesExpired(world.visit)
  const facts = {
    rows: context.files,
    rules: context.slots.pictures,
    wrong: wrongIn(context.errors, 'pictures', say),
    wasSubmitted: context.wasSubmitted,
    isBusy: given.hasTag('busy'),
    isFixed: value === 'submitting',
  }
  await becomes(() => readSlot(slotControl(dialog(world), slot, say)), wantedSlot(slot, facts, say))
}

const stage: Stage<ReturnType<typeof createRegistration<EmptyIntent, 'pictures', Acknowledged>>, World> = {
  open: async (openVisit) => {
    const worker = await business()
    const jobId = await newGivenJob(await customer(), worker)
    const visit = await openVisit(worker)
    const { page, say } = visit
    const gate = await visit.gateOn('completeJob')
    const uploads = await visit.gateOn('uploadFile')
    await page.goto(`/job-details?id=${jobId}`)
    await press(page.locator('body'), say('jobDetails.complete.button'))
    return { visit, gate, uploads, jobId }
  },
  stored: {
    completeJob: async ({ jobId }, { before: { context } }) => {
      const { job, workPictures } = await ownJob(await customer(), jobId)
      const files = context.files.filter(({ status }) => status === 'done')
      keeps(
        { status: job.status, pictures: workPictures.length },
        {
          status: 'completed',
          pictures: files.length,
        },
      )
      await isPictured(workPictures[0] ?? null, files)
    },
    uploadFile: async (_, { request }) => isUploaded(request, (await photo('work.jpg', 'teal')).buffer),
  },
  does: {
    'draft.changed': 'elsewhere',
    'field.left': 'elsewhere',
    'draft.discarded': 'elsewhere',
    'step.left': 'elsewhere',
    'form.opened': 'elsewhere',
    'file.removed': 'elsewhere',
    'file.retried': 'elsewhere',
    'form.submitted': (world) => press(dialog(world), world.visit.say('jobActs.complete.confirm')),
    'form.kept': (world) => press(question(world), world.visit.say('jobActs.leave.keep')),
    'form.abandoned': (world) => press(question(world), world.visit.say('jobActs.leave.discard')),
    /** Once it is saved the dialog has gone by itself. */
    'form.closed': async (world) => {
      if ((await dialog(world).count()) > 0) await press(dialog(world), world.visit.say('jobActs.complete.cancel'))
    },
    'files.picked': async (world, { files }) =>
      slotControl(dialog(world), slot, world.visit.say).setInputFiles(
        await Promise.all(files.map(({ name }) => photo(name, 'teal'))),
      ),
    'upload.reported': async ({ uploads }, { url }) => uploads.answer(done({ url })),
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome), upload: 'sends events' },
  sees: {
    'open.filling': isThere,
    'open.you': 'elsewhere',
    'open.business': 'elsewhere',
    'open.trust': 'elsewhere',
    'open.failed': isThere,
    'open.uploading': isThere,
    leaving: (world) => question(world).getByText(world.visit.say('jobActs.leave.text')).waitFor(),
    submitting: async (world, given) => {
      await world.gate.arrived()
      await isThere(world, given)
    },
    registered: ({ visit }) => gone(visit, [good(visit.say.code('JOB_MARKED_COMPLETED'))]),
    closed: async ({ visit: { page } }) => becomes(() => page.locator('dialog').count(), 0),
  },
}

walkScene(registration, 'complete-work', stage)
