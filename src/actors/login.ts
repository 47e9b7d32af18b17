import { loginCustomer as loginCustomerRules } from '../../generated/validate/session.js'
import { waitFor } from 'xstate'
import { done, type Outcome } from '../../machines/outcome.ts'
import { checkCredentials } from '../services/credentials.ts'
import type { Credentials, Session } from '../services/types.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'

/** The login form: it checks the fields, and the session logs in. No draft is stored. `email` is known after a sign-up. */
export function loginForm(environment: Environment, email = '') {
  const { session } = environment
  return formOf<Credentials, Session>(environment, {
    initial: { email, password: '' },
    check: checkCredentials(loginCustomerRules),
    save: async ({ draft }): Promise<Outcome<Session>> => {
      session.send({ type: 'login.submitted', email: draft.email, password: draft.password })
      const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
      return context.session ? done(context.session) : (context.failure ?? { type: 'serverFailed' })
    },
  })
}
