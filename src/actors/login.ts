import { fromPromise, waitFor } from 'xstate'
import { loginCustomer as loginCustomerRules } from '../../generated/validate/session.js'
import type { FormInput } from '../../machines/draft.ts'
import { createForm } from '../../machines/form.ts'
import { done } from '../../machines/outcome.ts'
import { checkCredentials } from '../services/credentials.ts'
import type { Credentials, Session } from '../services/types.ts'
import type { Environment } from './environment.ts'

/** The login form: it checks the fields, and the session logs in. No draft is stored. `email` is known after a sign-up. */
export function loginForm({ session, newKey }: Environment, email = '') {
  const machine = createForm<Credentials, Session>().provide({
    actors: {
      save: fromPromise(async ({ input: { draft } }) => {
        session.send({ type: 'login.submitted', email: draft.email, password: draft.password })
        const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
        return context.session ? done(context.session) : (context.failure ?? { type: 'serverFailed' })
      }),
    },
  })
  const input: FormInput<Credentials> = {
    initial: { email, password: '' },
    check: checkCredentials(loginCustomerRules),
    newKey,
  }
  return { machine, input }
}
