import type { CustomerSignupDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { registration } from '../models/registration.ts'
import { customerOf, isPictured, logInAs, keeps } from './support/stored.ts'
import { registrationStage, type RegistrationStage } from './support/registration-stage.ts'
import { leftFor, personFields, signUp } from './support/sign-up-fields.ts'
import { walkScene } from './support/walk.ts'

const stage: RegistrationStage<CustomerSignupDraft, 'picture', Acknowledged> = registrationStage<
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

walkScene(registration, 'customer-signup', stage)
