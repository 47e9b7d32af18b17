import type { FormContext } from '../../machines/form/index.ts'
import { done } from '../../machines/outcome.ts'
import type { createRegistration } from '../../machines/registration.ts'
import type { JobPosted } from '../../src/actors/post-job.ts'
import type { JobDraft } from '../../src/services/types.ts'
import { newCustomer } from '../e2e/support/api.ts'
import { photo } from '../e2e/support/samples.ts'
import { form } from '../models/form.ts'
import { alertsIn, becomes, fieldFacts, isWorking, setbacksElsewhere, wrongIn } from './support/form-facts.ts'
import type { Gate } from './support/gate.ts'
import { once } from './support/once.ts'
import type { Stage } from './support/stage.ts'
import type { Visit } from './support/visit.ts'
import { walkScene } from './support/walk.ts'

/** A customer at the page that posts a job; one gate holds the job, the other its pictures. */
type World = { readonly visit: Visit; readonly gate: Gate; readonly uploads: Gate }

type Given = { readonly context: FormContext<JobDraft, 'pictures', JobPosted> }

const customer = once(() => newCustomer())

const stage: Stage<ReturnType<typeof createRegistration<JobDraft, 'pictures', JobPosted>>, World> = {
  open: async (openVisit) => {
    const visit = await openVisit(await customer())
    const gate = await visit.gateOn('createJob')
    const uploads = await visit.gateOn('uploadFile')
    await visit.page.goto('/post-job')
    return { visit, gate, uploads }
  },
  look: ({ visit }) => visit,
  does: {
    'form.opened': 'elsewhere',
    'draft.changed': async (world, { changes }) => {
      const { category, title, details, budget } = fieldsOf(world)
      if (changes.category !== undefined)
        await category.selectOption({ label: world.visit.say.category(changes.category) })
      if (changes.title !== undefined) await title.fill(changes.title)
      if (changes.details !== undefined) await details.fill(changes.details)
      if (changes.budget !== undefined) await budget.fill(changes.budget)
    },
    'field.left': async (world) => {
      await fieldsOf(world).title.focus()
      await world.visit.page.keyboard.press('Tab')
    },
    'form.submitted': ({ visit: { page, say } }) =>
      page.getByRole('button', { name: say('postJob.submit'), exact: true }).click(),
    /** Once the job is posted the page leaves of its own accord. */
    'form.closed': async ({ visit: { page, say } }) => {
      const posted = page.getByRole('status').getByText(say.code('JOB_POSTED'), { exact: true })
      if (!(await posted.isVisible())) await page.getByRole('link', { name: say('ui.back'), exact: true }).click()
    },
    'form.kept': 'elsewhere',
    'form.abandoned': 'elsewhere',
    'files.picked': async (world, { files: [file] }) =>
      fieldsOf(world).pictures.setInputFiles(await photo(file?.name ?? 'tap.jpg', 'teal')),
    'file.removed': (world) => row(world).remove.click(),
    /** The picture is on its way again. */
    'file.retried': async (world) => {
      await row(world).retry.click()
      await world.uploads.arrived()
      await row(world).progress.waitFor()
    },
    'upload.reported': async (world, { status, url, failure }) => {
      if (status !== 'done' && status !== 'failed') throw new Error('The scene of the picture shows the others')
      await world.uploads.answer(failure ?? done({ url }))
      await row(world).progress.waitFor({ state: 'detached' })
    },
  },
  answers: { save: ({ gate }, outcome) => gate.answer(outcome), upload: 'sends events' },
  sees: {
    starting: 'is passed',
    closed: async ({ visit: { page, say } }) => {
      await page.getByRole('heading', { name: say('dashboard.titleCustomer') }).waitFor()
      await page.getByRole('button', { name: say('postJob.submit'), exact: true }).waitFor({ state: 'detached' })
    },
    'open.editing': (world, given) => isThere(world, given),
    'open.leaving': 'elsewhere',
    'open.waiting': (world, given) =>
      isThere(world, given, world.visit.say('postJob.waiting', { count: given.context.files.length })),
    'open.saving': async (world, given) => {
      await world.gate.arrived()
      await isThere(world, given, world.visit.say('postJob.submitting'))
    },
    'open.settling': 'is passed',
    ...setbacksElsewhere,
    saved: ({ visit: { page, say } }) =>
      page.getByRole('status').getByText(say.code('JOB_POSTED'), { exact: true }).waitFor(),
  },
}

/** The page is there with what was filled in; `progress` is what it works on, and else its button waits to be pressed. */
async function isThere(world: World, { context }: Given, progress?: string): Promise<void> {
  const { page, say } = world.visit
  const { draft, errors, files, wasSubmitted } = context
  const names = ['category', 'title', 'details', 'budget'] as const
  const fields = fieldsOf(world)
  const button = page.getByRole('button', { name: say('postJob.submit'), exact: true })
  const failed = files.filter(({ status }) => status === 'failed').length
  const heldUp = wasSubmitted && failed > 0 ? say('ui.heldUp', { count: failed }) : null
  await becomes(
    async () => ({
      fields: await Promise.all(names.map((name) => fieldFacts(fields[name]))),
      pictures: (await fieldFacts(fields.pictures)).wrong,
      rows: await page.getByRole('button', { name: say('ui.removeNamed', { name: 'tap.jpg' }) }).count(),
      isBusy: await isWorking(button),
      progress: (await page.getByRole('status').allInnerTexts()).filter((words) => words === progress),
      alerts: await alertsIn(page.getByRole('form')),
    }),
    {
      fields: names.map((name) => ({ value: draft[name], wrong: wrongIn(errors, name, say) })),
      pictures: wrongIn(errors, 'pictures', say) ?? heldUp,
      rows: files.length,
      isBusy: progress !== undefined,
      progress: progress === undefined ? [] : [progress],
      alerts: [],
    },
  )
}

function fieldsOf({ visit: { page, say } }: World) {
  return {
    category: page.getByLabel(say('postJob.category'), { exact: true }),
    title: page.getByLabel(say('postJob.jobTitle'), { exact: true }),
    details: page.getByLabel(say('postJob.details'), { exact: true }),
    budget: page.getByLabel(say('postJob.budget'), { exact: true }),
    pictures: page.getByLabel(say('postJob.pictures'), { exact: true }),
  }
}

/** The picture, and what can be done with it. */
function row({ visit: { page, say } }: World) {
  const name = 'tap.jpg'
  return {
    progress: page.getByRole('progressbar', { name: say('ui.sending', { name }) }),
    retry: page.getByRole('button', { name: say('ui.retryNamed', { name }), exact: true }),
    remove: page.getByRole('button', { name: say('ui.removeNamed', { name }), exact: true }),
  }
}

walkScene(form, 'registration', stage)
