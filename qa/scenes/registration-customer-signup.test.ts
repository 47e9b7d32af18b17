import type { CustomerSignupDraft } from '../../src/services/drafts.ts'
import type { Acknowledged } from '../../src/services/types.ts'
import { registration } from '../models/registration.ts'
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
  left: leftFor((say) => say('auth.login.title')),
})

walkScene(registration, 'customer-signup', stage)
