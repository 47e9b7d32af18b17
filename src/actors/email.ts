import { fromPromise } from 'xstate'
import { editCustomer as editCustomerRules } from '../../generated/validate/editCustomer.js'
import { createDetails } from '../../machines/loader.ts'
import type { Outcome } from '../../machines/outcome.ts'
import type { Service } from '../services/client.ts'
import type { EmailDraft } from '../services/drafts.ts'
import { changeEmail, checkEmailChange, confirmEmail, undoEmailChange } from '../services/email-change.ts'
import { resendVerification, verifyEmail } from '../services/passwords.ts'
import type { Acknowledged, Schemas } from '../services/types.ts'
import { commandOf, type EmptyIntent } from './commands.ts'
import type { Environment } from './environment.ts'
import { formOf } from './forms.ts'
import { roleIn } from './jobs.ts'
import { refreshProfile } from './profile.ts'
import { runService } from './run-service.ts'

/** Verifies an address with the token of a mailed link; the input is `{ request: token }`. */
export const verifyEmailMachine = (environment: Environment) => followLink(environment, verifyEmail)

/** Confirms a new address with the token of a mailed link; the input is `{ request: token }`. */
export const confirmEmailMachine = (environment: Environment) => followLink(environment, confirmEmail)

/** Follows a mailed link at once, with the call that its token is for. */
function followLink(environment: Environment, follow: (token: string) => Service<Acknowledged>) {
  return createDetails<string, Acknowledged>().provide({
    actors: {
      load: fromPromise(async ({ input: { request: token }, signal }) => {
        const followed = environment.shared(noneFollowed)
        const known = followed.get(token)
        if (known) return known
        const outcome = await runService(environment, signal, follow(token))
        if (outcome.type === 'done') {
          followed.set(token, outcome)
          // The link may belong to the viewer, but the answer does not say.
          await refreshProfile(environment, signal)
        }
        return outcome
      }),
    },
  })
}

// A link works only once: coming back to the screen shows the first answer again.
const noneFollowed = () => new Map<string, Outcome<Acknowledged>>()

/** Sends the link that verifies the viewer's address again. */
export function resendCommand(environment: Environment) {
  return commandOf<EmptyIntent, Acknowledged>(environment, { call: resendVerification })
}

/** Asks for another address than `present`. No draft is stored. */
export function changeEmailForm(environment: Environment, present: string) {
  return formOf<EmailDraft, Acknowledged>(environment, {
    initial: { email: '', password: '' },
    check: (draft) => checkEmailChange(editCustomerRules)(draft, present),
    call: ({ draft }) => changeEmail({ role: roleIn(environment.session), draft }),
  })
}

/** Keeps or brings back the old address. It is asked for: programs that look at mails follow links, too. */
export function undoEmailCommand(environment: Environment, token: string) {
  return commandOf<EmptyIntent, Schemas['EmailChangeUndone']>(environment, { call: () => undoEmailChange(token) })
}
