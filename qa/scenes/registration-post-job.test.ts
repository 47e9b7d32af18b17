import { answer } from '../../docs/examples/over-the-wire/client.ts'
import type { JobPosted } from '../../src/actors/post-job.ts'
import type { JobDraft } from '../../src/services/drafts.ts'
import { newCustomer } from '../support/api.ts'
import { registration } from '../models/registration.ts'
import { city, select } from './support/fields.ts'
import { textField } from './support/form-stage.ts'
import { remembered } from 'statechart-kit/script/notes'
import { isPictured, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { walkScene } from './support/walk.ts'

const customer = remembered(() => newCustomer())

/** In which country is not asked. */
type Asked = Omit<JobDraft, 'country'>

const stage: RegistrationStage<JobDraft, 'pictures', JobPosted> = registrationStage<Asked, 'pictures'>({
  arrive: async (openVisit) => {
    const account = await customer()
    return { visit: await openVisit(account), email: account.email, account }
  },
  path: '/post-job',
  save: 'createJob',
  title: (say) => say('postJob.title'),
  fields: {
    category: select((say) => say('postJob.category')),
    title: textField((say) => say('postJob.jobTitle')),
    details: textField((say) => say('postJob.details')),
    state: select((say) => say('ui.place.state')),
    city,
    budget: textField((say) => say('postJob.budget')),
    neededBy: textField((say) => say('postJob.neededBy')),
  },
  slots: {
    pictures: {
      label: (say) => say('postJob.pictures'),
      looks: 'tiles',
      left: (say, count) => say('postJob.slotsLeft', { count }),
    },
  },
  nameOf: () => 'tap.jpg',
  submit: (say) => say('postJob.submit'),
  waiting: (say, count) => say('postJob.waiting', { count }),
  sending: (say) => say('postJob.submitting'),
  news: (say) => [say.code('JOB_POSTED')],
  stored: async ({ account }, { draft, files }) => {
    if (!account) return
    const { jobs } = await answer(account.client.POST('/get-jobs/customer', { body: { page: 1, limit: 1 } }))
    const [job] = jobs
    keeps(job, { ...draft, budget: Number(draft.budget), status: 'open' })
    keeps(
      job?.pics_url.map(() => 'picture'),
      files.map(() => 'picture'),
    )
    await isPictured(job?.pics_url[0] ?? null, files)
  },
  // The job itself; or the list, for whoever gives up.
  left: ({ page, say }, isSaved) =>
    page.getByRole('heading', { name: say(isSaved ? 'jobDetails.title' : 'dashboard.titleCustomer') }).waitFor(),
})

walkScene(registration, 'post-job', stage)
