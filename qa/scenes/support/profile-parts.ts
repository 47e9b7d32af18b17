import type { Account } from '../../support/api.ts'
import { textField } from './form-stage.ts'
import type { RegistrationParts } from './registration-stage.ts'

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
