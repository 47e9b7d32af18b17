import type { CustomerSignupDraft } from '../../../src/services/drafts.ts'
import type { Translate } from '../../../src/i18n/translate.ts'
import { newAddress, type Account } from '../../support/api.ts'
import { city, select, tick } from './fields.ts'
import { textField, type FieldTable } from './form-stage.ts'
import type { RegistrationParts } from './registration-stage.ts'
import type { Visit } from './visit.ts'

/** What everybody is asked who signs up. */
export const personFields = {
  name: textField((say) => say('fields.name')),
  email: textField((say) => say('fields.email')),
  phone: textField((say) => say('fields.phone')),
  password: textField((say) => say('fields.password')),
  country: select((say) => say('ui.place.country')),
  state: select((say) => say('ui.place.state')),
  city,
  termsAccepted: tick((say) => say('signup.terms')),
} satisfies FieldTable<CustomerSignupDraft>

/** What both sign-ups have in common: nobody is logged in, and the choice of a role is where one goes back to. */
export const signUp = {
  arrive: async (openVisit) => ({ visit: await openVisit(null), email: newAddress('ana') }),
  submit: (say) => say('signup.submit'),
  waiting: (say, count) => say('fields.waiting', { count }),
  sending: (say) => say('signup.submitting'),
  failed: (say) => say('signup.failed'),
} as const satisfies Partial<RegistrationParts<CustomerSignupDraft, 'picture'>>

/** The screen that somebody comes to who has signed up, and is logged in; or the choice of a role where it was given up. */
export const leftFor =
  (onward: (say: Translate) => string) =>
  ({ page, say }: Visit, isSaved: boolean): Promise<void> =>
    page.getByRole('heading', { name: isSaved ? onward(say) : say('auth.registration.title'), exact: true }).waitFor()

/** What everybody can change of themselves. */
export const ownFields = {
  name: textField((say) => say('fields.name')),
  phone: textField((say) => say('fields.phone')),
}

/** What all profiles have in common: whoever edits one has an account. */
export function profileOf(accountOf: () => Promise<Account>) {
  return {
    arrive: async (openVisit) => {
      const account = await accountOf()
      return { visit: await openVisit(account), email: account.email, account }
    },
    staysOpen: true,
    submit: (say) => say('fields.save'),
    waiting: (say, count) => say('fields.waiting', { count }),
    sending: (say) => say('fields.saving'),
    news: (say) => [say.code('PROFILE_UPDATED')],
  } as const satisfies Partial<RegistrationParts<object, never>>
}
