import { fromPromise, waitFor } from 'xstate'
import {
  finishLogin as finishLoginRules,
  loginCustomer as loginCustomerRules,
} from '../../generated/validate/session.js'
import type { FormInput } from '../../machines/draft.ts'
import { createForm } from '../../machines/form.ts'
import { done, type Outcome } from '../../machines/outcome.ts'
import { checkCredentials, checkLoginCode } from '../services/credentials.ts'
import type { CodeDraft } from '../services/drafts.ts'
import type { Credentials, Session } from '../services/types.ts'
import type { Environment } from './environment.ts'

/** The login form: it checks the fields, and the session logs in. No draft is stored. `email` is known after a sign-up. */
export function loginForm({ session, newKey }: Environment, email = '') {
  const machine = createForm<Credentials, Session>().provide({
    actors: {
      save: fromPromise(async ({ input: { draft } }) => {
        session.send({ type: 'login.submitted', email: draft.email, password: draft.password })
        return answerOf(session)
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

/** The form that asks for the code of a login that needs one. The session checks it. */
export function loginCodeForm({ session, newKey }: Environment) {
  const machine = createForm<CodeDraft, Session>().provide({
    actors: {
      save: fromPromise(async ({ input: { draft } }) => {
        session.send({ type: 'code.submitted', code: draft.code })
        return answerOf(session)
      }),
    },
  })
  const input: FormInput<CodeDraft> = { initial: { code: '' }, check: checkLoginCode(finishLoginRules), newKey }
  return { machine, input }
}

/** What comes of what the session tries. */
async function answerOf(session: Environment['session']): Promise<Outcome<Session>> {
  const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'))
  return context.session ? done(context.session) : (context.failure ?? { type: 'serverFailed' })
}
