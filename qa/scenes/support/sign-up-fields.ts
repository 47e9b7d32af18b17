import type { CustomerSignupDraft } from '../../../src/services/drafts.ts'
import { unique } from '../../support/samples.ts'
import { city, select, tick } from './fields.ts'
import { textField, type FieldTable } from './form-stage.ts'
import type { RegistrationParts } from './registration-stage.ts'

/** What everybody is asked who signs up. */
export const personFields = {
  name: textField((say) => say('signup.name')),
  email: textField((say) => say('signup.email')),
  phone: textField((say) => say('signup.phone')),
  password: textField((say) => say('signup.password')),
  country: select((say) => say('ui.place.country')),
  state: select((say) => say('ui.place.state')),
  city,
  termsAccepted: tick((say) => say('signup.terms')),
} satisfies FieldTable<CustomerSignupDraft>

/** What both sign-ups have in common: nobody is logged in, and whoever has signed up can do so. */
export const signUp = {
  arrive: async (openVisit) => ({ visit: await openVisit(null), email: `${unique('ana')}@example.com` }),
  submit: (say) => say('signup.submit'),
  waiting: (say, count) => say('signup.waiting', { count }),
  sending: (say) => say('signup.submitting'),
  failed: (say) => say('signup.failed'),
  left: ({ page, say }, isSaved) =>
    page
      .getByRole('heading', { name: isSaved ? say('auth.login.title') : say('auth.registration.title'), exact: true })
      .waitFor(),
} as const satisfies Partial<RegistrationParts<CustomerSignupDraft, 'picture'>>
