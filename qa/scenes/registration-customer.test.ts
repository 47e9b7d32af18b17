import type { CustomerSignupDraft, CustomerProfileDraft } from '../../src/services/drafts.ts'
import type { JobDraft } from '../../src/services/job-drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { registration } from '../models/registration.ts'
import { customerOf, isPictured, keeps, logInAs, ownJob } from './support/stored.ts'
import { jobOptions, storedOptions } from './support/job-options.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { leftFor, personFields, signUp, ownFields, profileOf } from './support/registration-fields-wire.ts'
import { walkScene } from './support/walk.ts'
import { answer } from '../../docs/examples/over-the-wire/client.ts'
import { newCustomer, newPicture, UNUSED } from '../support/api.ts'
import { category, city, select } from './support/fields.ts'
import type { JobPosted } from '../../src/actors/post-job.ts'
import { textField } from './support/form-acts.ts'
import { remembered } from 'statechart-kit/script/notes'

const signUpStage: RegistrationStage<CustomerSignupDraft, 'picture', Acknowledged> = registrationStage<
  CustomerSignupDraft,
  'picture'
>({
  ...signUp,
  path: '/signup-customer',
  save: 'signupCustomer',
  title: (say) => say('signup.customerTitle'),
  fields: personFields,
  slots: { picture: { label: (say) => say('fields.picture'), looks: 'picture' } },
  nameOf: () => 'ana.jpg',
  news: (say) => [say.code('REGISTRATION_SUCCESSFUL')],
  stored: async ({ email }, { draft, files }) => {
    const { name, phone, country, state, city, password } = draft
    const known = await customerOf(await logInAs(email, password))
    keeps(known, { name, email, phone, country, state, city })
    await isPictured(known.pic_url.url, files)
  },
  left: leftFor((say) => say('dashboard.titleCustomer')),
})

walkScene(registration, 'customer-signup', signUpStage)

async function newShownCustomer() {
  const customer = await newCustomer(undefined, UNUSED)
  const body = { pic_url: { url: await newPicture(customer) } }
  await answer(customer.client.POST('/edit-customer-details/customer', { body }))
  return customer
}

const profileStage: RegistrationStage<CustomerProfileDraft, 'picture', Acknowledged> = registrationStage<
  CustomerProfileDraft,
  'picture'
>({
  ...profileOf(newShownCustomer),
  path: '/profile',
  isFoundAgain: true,
  save: 'editCustomer',
  title: (say) => say('profile.title'),
  fields: {
    ...ownFields,
    country: select((say) => say('ui.place.country')),
    state: select((say) => say('ui.place.state')),
    city,
  },
  slots: { picture: { label: (say) => say('fields.picture'), looks: 'picture' } },
  nameOf: (_, { id, isKnown }) => (id === 'kept-0' || isKnown ? '' : 'ana.jpg'),
  stored: async ({ account }, { draft, files }) => {
    const known = account && (await customerOf(account))
    keeps(known, draft)
    await isPictured(known?.pic_url.url ?? null, files)
  },
  left: ({ page, say }) => page.getByRole('heading', { name: say('account.options.title'), exact: true }).waitFor(),
})

walkScene(registration, 'customer-profile', profileStage)

const customer = remembered(() => newCustomer())

/** In which country is not asked; whom it invites is known from where one comes from. */
type Asked = Omit<JobDraft, 'country' | 'invited'>

const stage: RegistrationStage<JobDraft, 'pictures', JobPosted> = registrationStage<Asked, 'pictures'>({
  arrive: async (openVisit) => {
    const account = await customer()
    return { visit: await openVisit(account), email: account.email, account }
  },
  path: '/post-job',
  save: 'createJob',
  title: (say) => say('postJob.title'),
  fields: {
    category,
    title: textField((say) => say('postJob.jobTitle')),
    details: textField((say) => say('postJob.details')),
    state: select((say) => say('ui.place.state')),
    city,
    budget: textField((say) => say('postJob.budget')),
    ...jobOptions,
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
    const { category: trade, title, details, state, city: town, budget, streetAddress, neededBy } = draft
    const shown = { category: trade, title, details, state, city: town }
    const options = storedOptions({ streetAddress, neededBy })
    keeps(job, { ...shown, ...options.job, budget: Number(budget), status: 'open' })
    keeps(await ownJob(account, job?.id ?? ''), { streetAddress: options.streetAddress })
    keeps(
      job?.pics_url.map(() => 'picture'),
      files.map(() => 'picture'),
    )
    await isPictured(job?.pics_url[0] ?? null, files)
  },
  // The job itself; or the list, where it was given up.
  left: ({ page, say }, isSaved) =>
    page.getByRole('heading', { name: say(isSaved ? 'jobDetails.title' : 'dashboard.titleCustomer') }).waitFor(),
})

walkScene(registration, 'post-job', stage)
